import pytest

from magehall.core import CHANCE
from magehall.server.wire import commands
from tests.server.bench_table import ANN, BOB, Bench, letters


def placed(bench: Bench) -> None:
    """Let Ann place her tile and face the choice of a meeple."""
    bench.let_others_play("A")
    while True:
        move = next(str(move) for move in bench.table.state.moves(0))
        bench.play(ANN, "A", move)
        assert bench.table.record is not None
        if letters(bench.table) == ["A"] and bench.table.record.plies[-1].seat == 0:
            return
        bench.let_others_play("A")


def test_a_decision_inside_the_own_turn_can_be_undone() -> None:
    bench = Bench("carcassonne", 2)
    placed(bench)
    assert bench.table.record is not None
    before = [str(ply.move) for ply in bench.table.record.plies]
    assert bench.refused(BOB, commands.Undo(seat="A")) == "not-your-seat"
    assert bench.refused(BOB, commands.Undo(seat="B")) in ("nothing-to-undo", "turn-over")
    bench.do(ANN, commands.Undo(seat="A"))
    assert [str(ply.move) for ply in bench.table.record.plies] == before[:-1]
    assert letters(bench.table) == ["A"]
    assert bench.again().state.view(0) == bench.table.state.view(0)


def test_what_nature_has_drawn_stays_drawn() -> None:
    bench = Bench("carcassonne", 2)
    bench.let_others_play("A")
    assert bench.refused(ANN, commands.Undo(seat="A")) == "nothing-to-undo"
    while "A" in letters(bench.table):
        bench.play(ANN, "A")
    bench.let_others_play("A")
    assert bench.refused(ANN, commands.Undo(seat="A")) == "revealed"


@pytest.mark.parametrize("move", ["bid 0", "bid 1"])
def test_a_card_or_bid_that_the_next_player_may_have_seen_needs_consent(move: str) -> None:
    bench = Bench("wizard", 2)
    bench.let_others_play("A")
    bench.play(ANN, "A", move)
    assert bench.refused(ANN, commands.Undo(seat="A")) == "turn-over", "and says what can be done"


def test_a_stale_undo_is_refused() -> None:
    bench = Bench("carcassonne", 2)
    placed(bench)
    assert bench.refused(ANN, commands.Undo(seat="A", n=2)) == "stale"


def test_a_takeback_needs_the_consent_of_all_people() -> None:
    bench = Bench("wizard", 2)
    bench.let_others_play("A")
    bench.play(ANN, "A")
    bench.let_others_play("B")
    assert bench.refused(BOB, commands.Answer(yes=True)) == "not-asked"
    bench.do(ANN, commands.Takeback(seat="A"))
    assert bench.refused(BOB, commands.Takeback(seat="B")) in ("already-asked", "nothing-to-undo")
    assert bench.refused(ANN, commands.Answer(yes=True)) == "not-asked"
    bench.do(BOB, commands.Answer(yes=True))
    assert letters(bench.table) == ["A"]
    assert bench.table.asking is None
    assert bench.again().state.view(1) == bench.table.state.view(1)


def test_one_no_ends_a_takeback_and_so_does_the_asker() -> None:
    bench = Bench("wizard", 2)
    bench.let_others_play("A")
    bench.play(ANN, "A")
    for who in (BOB, ANN):
        bench.do(ANN, commands.Takeback(seat="A"))
        assert bench.table.asking is not None
        bench.do(who, commands.Answer(yes=False))
        assert bench.table.asking is None
    bench.do(ANN, commands.Takeback(seat="A"))
    bench.let_others_play("A")
    assert bench.table.asking is None, "a move ends it too"


def test_bots_agree_to_everything_and_chance_does_not_change() -> None:
    bench = Bench("wizard", 1)
    for _ in range(6):
        bench.let_others_play("A")
        bench.play(ANN, "A")
    bench.let_others_play("A")
    assert bench.table.record is not None
    plies = [(ply.seat, str(ply.move)) for ply in bench.table.record.plies]
    bench.do(ANN, commands.Takeback(seat="A"))
    own = [move for seat, move in plies if seat == 0][-1]
    bench.play(ANN, "A", own)
    bench.let_others_play("A")
    again = [(ply.seat, str(ply.move)) for ply in bench.table.record.plies]
    assert [ply for ply in again if ply[0] == CHANCE] == [ply for ply in plies if ply[0] == CHANCE]
    assert bench.table.match.draws == sum(seat == CHANCE for seat, _ in again)


def test_who_gave_up_has_nothing_to_take_back() -> None:
    bench = Bench("carcassonne", 2)
    placed(bench)
    bench.do(ANN, commands.Resign(seat="A"))
    assert bench.refused(ANN, commands.Undo(seat="A")) == "resigned"
    assert bench.refused(ANN, commands.Takeback(seat="A")) == "resigned"
