"""A table without a server: entries are judged and folded at times that the test says."""

from __future__ import annotations

from typing import Any

import pytest

from magehall.core import game, seat_text
from magehall.server import wallclock
from magehall.server.refused import Refused
from magehall.server.store import Person, Row
from magehall.server.tables.fold import fold, fold_log
from magehall.server.tables.room import rows_of
from magehall.server.tables.table import Table
from magehall.server.tables.verbs import VERBS
from magehall.server.wire import commands, entries
from magehall.server.wire.plain import Clock, Terms

ANN, BOB = Person("ann", "Ann"), Person("bob", "Bob")


class Bench:
    """Judges and folds, and keeps the log."""

    def __init__(self, key: str, people: int, seed: str = "7" * 64, **terms: Any) -> None:
        agreed = Terms(game=key, seats=max(people, game(key).seats[0]), pause=False, **terms)
        self.table = Table("TTTTTT", seed)
        self.rows: list[Row] = []
        self.now = 1_000_000
        self.write([entries.Opened(terms=agreed, host=ANN.id)])
        for who in (ANN, BOB)[:people]:
            self.do(who, commands.Sit())
        self.do(ANN, commands.Start(fill="random"))

    def write(self, written: list[entries.Entry]) -> None:
        for row in rows_of(self.table.n + 1, written, self.now):
            fold(self.table, row)
            self.rows.append(row)

    def do(self, who: Person, command: commands.Command) -> None:
        self.write(VERBS[type(command)](self.table, who, command))

    def refused(self, who: Person, command: commands.Command) -> str:
        with pytest.raises(Refused) as caught:
            VERBS[type(command)](self.table, who, command)
        return caught.value.code

    def play(self, who: Person, seat: str, move: str = "") -> str:
        """Make a move, the first legal one where none is named."""
        text = move or str(self.table.state.moves(self.table.seat(seat))[0])
        self.do(who, commands.Play(seat=seat, move=text))
        return text

    def let_others_play(self, until: str) -> None:
        """Let everybody else make any move until a seat must act."""
        while self.table.status == "playing" and until not in letters(self.table):
            seat = self.table.acting()[0]
            move = str(self.table.state.moves(seat)[0])
            self.do_for(seat, move)

    def do_for(self, seat: int, move: str) -> None:
        from magehall.server.tables.play import judge_move

        self.write(judge_move(self.table, seat, self.table.game.read(move)))

    def wait(self, seconds: float) -> None:
        self.now += int(seconds * 1000)

    def again(self) -> Table:
        """Fold the log once more, as after a restart."""
        return fold_log(self.table.code, self.table.seed, self.rows)


def letters(table: Table) -> list[str]:
    return [seat_text(seat) for seat in table.acting()]


def at(monkeypatch: pytest.MonkeyPatch, now: int) -> None:
    monkeypatch.setattr(wallclock, "now", lambda: now)


def clock(mode: str, seconds: int, increment: int = 0, expiry: str = "deputy") -> Clock:
    return Clock(mode=mode, seconds=seconds, increment=increment, expiry=expiry)  # type: ignore[arg-type]
