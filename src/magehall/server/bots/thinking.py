"""What a worker process does: reads a question, lets a bot think about a view, writes the answer."""

from __future__ import annotations

import signal
from typing import TYPE_CHECKING

import msgspec

from magehall.bots import bot
from magehall.core import Rng, game, seat_text
from magehall.server.bots.coaching import because, coached
from magehall.server.wire.thoughts import Answer, Question

if TYPE_CHECKING:
    from multiprocessing.connection import Connection


def answer(question: Question) -> Answer:
    """Let a bot think; its legal moves are those of any world that fits its view."""
    if question.task != "move":
        return Answer(found=coached(question))
    found = game(question.game)
    rng = Rng(question.seed, f"bot/{seat_text(question.seat)}")
    view = found.view.read_json(question.view)
    moves = found.imagine(view, rng.spawn("world")).moves(question.seat)
    player = bot(question.game, question.level)
    if not question.why:
        return Answer(move=str(player.choose(view, moves, rng)))
    advice = player.advise(view, moves, rng)
    return Answer(move=str(advice.move), reasons=because(advice.reasons))


def work(door: Connection) -> None:
    """Answer questions until the door closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    decoder = msgspec.msgpack.Decoder(Question)
    while True:
        try:
            asked = door.recv_bytes()
        except (EOFError, OSError):
            return
        try:
            made = answer(decoder.decode(asked))
        except Exception as error:  # a bot may fail in any way; the table goes on
            made = Answer(error=f"{type(error).__name__}: {error}")
        door.send_bytes(msgspec.msgpack.encode(made))
