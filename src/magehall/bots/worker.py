"""A bot in a process of its own: it is sent a view as bytes and answers with a move, and knows nothing else.

One request per line, one answer per line, both JSON. A request names the game, the level, the bot's stream
and the legal moves, and holds the view; the answer holds the move and the reasons.
"""

from __future__ import annotations

import json
import sys
from typing import TextIO, cast

from magehall.bots.levels import bot
from magehall.core.chance import Rng
from magehall.core.registry import game


def answer(line: str) -> str:
    """Answer one request."""
    asked = cast("dict[str, object]", json.loads(line))
    key = str(asked["game"])
    found = game(key)
    view = found.read_view(cast("dict[str, object]", asked["view"]))
    moves = [found.read(text) for text in cast("list[str]", asked["moves"])]
    stream = Rng(str(asked["seed"]), str(asked["purpose"]))
    player = bot(key, str(asked["level"]))
    if not asked["reasons"]:
        return json.dumps({"move": str(player.choose(view, moves, stream)), "reasons": []})
    advice = player.advise(view, moves, stream)
    reasons = [[reason.code, reason.facts, reason.weight] for reason in advice.reasons]
    return json.dumps({"move": str(advice.move), "reasons": reasons})


def serve(requests: TextIO, answers: TextIO) -> None:
    """Answer requests until there are no more."""
    for line in requests:
        answers.write(answer(line) + "\n")
        answers.flush()


def main() -> None:
    """Serve standard input."""
    serve(sys.stdin, sys.stdout)
