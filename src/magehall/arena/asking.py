"""Asks a bot for its move; one that breaks is named with the place, instead of a traceback from a process."""

from __future__ import annotations

import traceback
from pathlib import Path

from magehall.bots import Bot
from magehall.core import BadInput, Move, Rng, View


def ask(player: Bot, name: str, view: View, moves: list[Move], rng: Rng) -> Move:
    """Let a player choose; an error in it says which bot, in which game, and on which of its lines."""
    try:
        return player.choose(view, moves, rng)
    except Exception as error:
        where = traceback.extract_tb(error.__traceback__)[-1]
        why = f"{type(error).__name__}: {error} ({Path(where.filename).name}:{where.lineno})"
        facts: dict[str, str | int] = {"bot": name, "seed": rng.seed, "why": why}
        raise BadInput(f"the bot {name} failed in the game {rng.seed}: {why}", "bot-failed", facts) from error
