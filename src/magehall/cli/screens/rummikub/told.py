"""Describes a proposed move by what changes on the table, and in the short forms a player would type."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from magehall.core import Move
from magehall.games.rummikub.difference import (
    EXTENDED,
    JOINED,
    JOKER_SWAPPED,
    NEW,
    REBUILT,
    SPLIT,
    TAKEN_FROM,
    Difference,
    Step,
)
from magehall.games.rummikub.moves import Draw, Pass, Table
from magehall.games.rummikub.referee import laid_from_rack
from magehall.games.rummikub.rules import Rules
from magehall.games.rummikub.sets import TileSet
from magehall.games.rummikub.tiles import tiles_text
from magehall.locales import Words

STEPS: Final = {
    JOKER_SWAPPED: "rummikub-step-joker-swapped",
    TAKEN_FROM: "rummikub-step-taken-from",
    SPLIT: "rummikub-step-split",
    EXTENDED: "rummikub-step-extended",
    JOINED: "rummikub-step-joined",
    REBUILT: "rummikub-step-rebuilt",
    NEW: "rummikub-step-new",
}


class Told:
    """Puts moves into words, as changes of the table at the beginning of the turn."""

    def __init__(self, before: list[TileSet], rules: Rules, words: Words) -> None:
        self.before = before
        self.rules = rules
        self.words = words

    def name(self, move: Move) -> str:
        """Name a move by the tiles it lays."""
        if isinstance(move, Table):
            tiles = list(tiles_text(laid_from_rack(self.before, move.sets)))
            return self.words.say("rummikub-move-lay", tiles=tiles, count=len(tiles))
        if isinstance(move, Draw):
            return self.words.say("rummikub-move-draw")
        return self.words.say("rummikub-move-pass") if isinstance(move, Pass) else str(move)

    def steps(self, move: Table) -> list[str]:
        """Say how the table changes, set by set."""
        return [self._step(step) for step in self._changes(move)]

    def _changes(self, move: Table) -> list[Step]:
        return Difference(self.before, move.sets, self.rules).steps()

    def _step(self, step: Step) -> str:
        if step.kind == SPLIT and not step.old:
            return self._other_part(step)
        old = "+".join([str(number) for number in step.old])
        told = self.words.say(STEPS[step.kind], set=step.laid.text, old=old, left=list(step.left))
        only_rack = step.kind == NEW and not step.taken
        return told if only_rack else self._with_pieces(told, step, 0)

    def _other_part(self, step: Step) -> str:
        """Describe a set that continues part of another, the one most of its tiles come from."""
        old = max(step.taken_from, key=step.taken_from.count)
        told = self.words.say("rummikub-step-other-part", set=step.laid.text, old=old)
        return self._with_pieces(told, step, old)

    def _with_pieces(self, told: str, step: Step, known: int) -> str:
        """Add where tiles come from, if not from the set already named."""
        pieces = [self.words.say("rummikub-piece-rack", tiles=list(step.rack))] if step.rack else []
        for number in sorted({*step.taken_from} - {known}):
            both = zip(step.taken, step.taken_from, strict=True)
            tiles = " ".join(name for name, source in both if source == number)
            pieces.append(self.words.say("rummikub-piece-set", tiles=tiles, number=number))
        return self.words.say("rummikub-step-from", step=told, pieces=", ".join(pieces)) if pieces else told

    def listed(self, moves: Sequence[Move]) -> str:
        """List moves as they are typed; those that need more than that are for the hint."""
        told: list[str] = []
        for move in moves:
            text = self._typed(move) if isinstance(move, Table) else self.name(move)
            text = text or self.words.say("rummikub-move-hint")
            if text not in told:
                told.append(text)
        return ", ".join(told)

    def _typed(self, move: Table) -> str:
        """Write a move as steps to type, if it only lays new sets and lengthens old ones from the rack."""
        changes = self._changes(move)
        if any(step.taken or step.kind not in (NEW, EXTENDED) for step in changes):
            return ""
        typed = [[*step.rack, *[str(old) for old in step.old]] for step in changes]
        return "; ".join([" ".join(words).lower() for words in typed])
