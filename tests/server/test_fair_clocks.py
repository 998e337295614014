"""Nobody gains time by undoing, leaving or asking, and nobody loses any to others."""

from __future__ import annotations

import pytest

from magehall.server.tables.clocks import deadline
from magehall.server.tables.fold import fold
from magehall.server.tables.room import rows_of
from magehall.server.tables.table import Table
from magehall.server.wire import commands, entries
from magehall.server.wire.plain import Terms
from tests.server.bench_table import ANN, BOB, Bench, clock

STEPS = 5


def to_a_step_of_ann(mode: str, seconds: int, increment: int = 0) -> Bench:
    """Let Ann begin a turn of two steps, of which the first can be undone."""
    bench = Bench("carcassonne", 2, clock=clock(mode, seconds, increment=increment))
    bench.let_others_play("A")
    return bench


def place_and_undo(bench: Bench, thinking: float) -> None:
    bench.wait(thinking)
    bench.play(ANN, "A")
    bench.wait(thinking)
    bench.do(ANN, commands.Undo(seat="A"))


def test_undoing_gives_no_time_in_a_bank() -> None:
    bench = to_a_step_of_ann("bank", 60, increment=10)
    for _ in range(STEPS):
        place_and_undo(bench, 2)
    assert deadline(bench.table, 0) == bench.now + 60_000 - STEPS * 4_000
    assert bench.again().left == bench.table.left
    bench.play(ANN, "A")
    assert bench.table.left[0] == 70_000 - STEPS * 4_000, "a decision that stands has its increment"


def test_undoing_does_not_begin_the_time_of_a_turn_anew() -> None:
    bench = to_a_step_of_ann("turn", 60)
    place_and_undo(bench, 20)
    assert deadline(bench.table, 0) == bench.now + 40_000


@pytest.mark.parametrize("mode", ["bank", "turn"])
def test_who_leaves_and_comes_back_has_no_more_time_than_before(mode: str) -> None:
    bench = to_a_step_of_ann(mode, 60)
    for _ in range(STEPS):
        bench.wait(10)
        bench.do(ANN, commands.Leave())
        bench.wait(1)
        bench.do(ANN, commands.Return())
    assert deadline(bench.table, 0) == bench.now + 60_000 - STEPS * 10_000


def test_who_lost_the_connection_pays_for_what_was_used_but_can_still_move() -> None:
    bench = to_a_step_of_ann("bank", 60)
    bench.wait(55)
    bench.write([entries.Absent(seat="A", bot="medium", why="gone")])
    bench.wait(100)
    bench.write([entries.Returned(seat="A")])
    assert deadline(bench.table, 0) == bench.now + 10_000


def test_a_pause_of_the_server_inside_a_question_takes_nobodys_time() -> None:
    bench = Bench("wizard", 2, clock=clock("days", 86_400))
    bench.let_others_play("B")
    bench.play(BOB, "B")
    bench.let_others_play("A")
    before = deadline(bench.table, 0)
    bench.do(BOB, commands.Takeback(seat="B"))
    asked = bench.now
    bench.wait(72_000)
    bench.write([entries.Paused(since=bench.now, until=bench.now + 60_000)])
    bench.wait(60)
    bench.do(ANN, commands.Answer(yes=False))
    assert deadline(bench.table, 0) == before + (bench.now - asked)


def test_a_table_is_never_left_to_a_program() -> None:
    table = Table("TTTTTT", "7" * 64)
    written: list[entries.Entry] = [
        entries.Opened(terms=Terms(game="wizard", seats=3), host=ANN.id),
        entries.Sat(seat="A", player=ANN.id, name="Ann"),
        entries.Sat(seat="B", player="program", name="Robot", program=True),
        entries.Stood(seat="A"),
        entries.Left(player=ANN.id),
    ]
    for row in rows_of(1, written, 1_000):
        fold(table, row)
    assert table.host == ""
    (row,) = rows_of(6, [entries.Sat(seat="C", player=BOB.id, name="Bob")], 1_000)
    fold(table, row)
    assert table.host == BOB.id
