"""Gives hints in three steps: what to look at, the best few with their values, the answer and why."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

from magehall import bots, coach
from magehall.bots import house_levels
from magehall.coach.hints import contrast, said, value_said
from magehall.core import Game, Seat, seat_text
from magehall.locales import Words
from magehall.server.bots.turns import Thinkers, question
from magehall.server.refused import Refused
from magehall.server.tables.table import Table
from magehall.server.wire import commands
from magehall.server.wire.messages import Advice, Choice, Reason
from magehall.server.wire.thoughts import Because, Considered, Question, Weighed

KEPT: Final = 500
"""This many thoughts are remembered, so that the steps of one hint agree and cost one thought."""


class Hints:
    """Has a worker think about a seat's view once, and reveals as much of it as each step may."""

    def __init__(self, thinkers: Thinkers, seconds: float) -> None:
        self.thinkers = thinkers
        self.seconds = seconds
        self.kept: OrderedDict[str, Considered] = OrderedDict()

    async def answer(self, table: Table, seat: Seat, asked: commands.Hint, language: str) -> Advice:
        """Return a step of a hint."""
        if not table.terms.hints:
            raise Refused("no-hints")
        if seat not in table.acting():
            raise Refused("not-your-turn")
        words, names = Words(language), table.names()
        found = await self._considered(question(table, seat, house_levels(table.terms.game)[-1], why=True))
        match asked.step:
            case "nudge":
                return Advice(id=asked.id, step="nudge", reasons=told(words, table.game, found.nudge, names))
            case "candidates":
                return Advice(
                    id=asked.id, step="candidates", choices=choices(words, table.game, found.options)
                )
            case _:
                return in_full(asked.id, words, table.game, found, names)

    async def _considered(self, asked: Question) -> Considered:
        """Return what was thought about a view, or think now."""
        key = thought_of(asked)
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key]
        asked.task, asked.seconds = "hint", self.seconds
        found = (await self.thinkers.ask(asked)).found
        if found is None or not found.options:
            asked.task = "move"
            found = await self._simply(asked)
        self.kept[key] = found
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return found

    async def _simply(self, asked: Question) -> Considered:
        """Ask the strongest bot alone, if the coach has no answer."""
        answer = await self.thinkers.ask(asked)
        if not answer.move:
            raise Refused("no-answer")
        only = Weighed(moves=[answer.move], value=0.0, error=0.0)
        return Considered(options=[only], reasons=answer.reasons)


def thought_of(asked: Question) -> str:
    """Name a thought by everything it depends on: whose it is, what that seat sees, and its chance."""
    seen = hashlib.sha256(asked.view).hexdigest()
    return f"{asked.game}/{asked.seed}/{seat_text(asked.seat)}/{seen}"


def in_full(number: int, words: Words, game: Game, found: Considered, names: Sequence[str]) -> Advice:
    """Return the answer: the move, why, and why not the second."""
    against = list(found.against)
    if len(found.options) > 1:
        second = coach.Option(**{key: getattr(found.options[1], key) for key in coach.Option._fields})
        why = contrast(second)
        against.insert(0, Because(code=why.code, facts=dict(why.facts), weight=why.weight))
    return Advice(
        id=number,
        move=found.options[0].moves[0],
        reasons=told(words, game, found.reasons or found.nudge, names),
        choices=choices(words, game, found.options),
        against=told(words, game, against, names),
    )


def choices(words: Words, game: Game, options: Sequence[Weighed]) -> list[Choice]:
    """Put choices with their values into words; one on its own was not tried."""
    if len(options) == 1:
        return [Choice(moves=options[0].moves, value=0.0, error=0.0)]
    return [
        Choice(
            moves=option.moves,
            value=round(option.value, 2),
            error=round(option.error, 2),
            behind=round(option.behind, 2),
            behind_error=round(option.behind_error, 2),
            words=value_said(words, game, option.value, option.error),
        )
        for option in options
    ]


def told(words: Words, game: Game, reasons: Sequence[Because], names: Sequence[str]) -> list[Reason]:
    """Put reasons into words, if the language has them."""
    return [
        Reason(
            code=why.code,
            facts=why.facts,
            words=said(words, game, bots.Reason(why.code, why.facts, why.weight), names),
        )
        for why in reasons
    ]
