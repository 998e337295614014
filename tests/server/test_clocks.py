import pytest

from magehall.core.match import verify
from magehall.server.refused import Refused
from magehall.server.tables import duties, timeouts
from magehall.server.tables.clocks import deadline
from magehall.server.tables.seating import agree
from magehall.server.wire import commands, entries
from magehall.server.wire.plain import Clock, Terms
from tests.server.bench_table import ANN, BOB, Bench, at, clock, letters


def test_each_decision_has_its_time() -> None:
    bench = Bench("wizard", 2, clock=clock("turn", 30))
    bench.wait(100)
    bench.let_others_play("A")
    assert deadline(bench.table, 0) == bench.now + 30_000
    assert deadline(bench.table, 1) == 0
    assert duties.duties(bench.table)[0] == (bench.now + 30_000, duties.CLOCK, 0)


def test_a_bank_runs_down_and_grows_by_the_increment() -> None:
    bench = Bench("wizard", 2, clock=clock("bank", 60, increment=5))
    bench.let_others_play("A")
    bench.wait(20)
    bench.play(ANN, "A")
    assert bench.table.left[0] == 45_000
    bench.let_others_play("A")
    assert deadline(bench.table, 0) == bench.now + 45_000
    assert bench.again().left == bench.table.left


def test_time_in_which_the_server_was_away_is_not_counted_and_given_back_once() -> None:
    bench = Bench("wizard", 2, clock=clock("turn", 30))
    bench.let_others_play("A")
    begun = bench.now
    bench.wait(1000)
    pause = timeouts.paused(bench.table, begun + 10_000, bench.now)
    bench.write(pause)
    assert deadline(bench.table, 0) == bench.now + 20_000
    bench.write(pause)
    assert deadline(bench.table, 0) == bench.now + 20_000


def test_a_bot_stands_in_after_a_timeout_until_the_player_returns(monkeypatch: pytest.MonkeyPatch) -> None:
    bench = Bench("wizard", 2, clock=clock("turn", 30))
    bench.let_others_play("A")
    at(monkeypatch, bench.now + 29_999)
    assert timeouts.timed_out(bench.table, 0, None) == []
    bench.wait(30)
    at(monkeypatch, bench.now)
    bench.write(timeouts.timed_out(bench.table, 0, None))
    assert bench.table.bot_on(0) == "medium"
    assert duties.duties(bench.table)[0].kind == duties.BOT
    bench.wait(5)
    bench.do(ANN, commands.Return())
    assert bench.table.bot_on(0) is None
    assert deadline(bench.table, 0) == bench.now + 30_000


def test_a_bot_may_decide_just_this_once(monkeypatch: pytest.MonkeyPatch) -> None:
    bench = Bench("wizard", 2, clock=clock("turn", 30, expiry="move"))
    bench.let_others_play("A")
    bench.wait(31)
    at(monkeypatch, bench.now)
    move = bench.table.state.moves(0)[0]
    written = timeouts.timed_out(bench.table, 0, move)
    assert isinstance(written[0], entries.TimedOut)
    assert isinstance(written[1], entries.Played)
    bench.write(written)
    assert bench.table.bot_on(0) is None
    assert "A" not in letters(bench.table)


def test_clocks_must_make_sense() -> None:
    for chosen in (clock("turn", 0), clock("turn", 60, expiry="rule")):
        with pytest.raises(Refused):
            agree(Terms(game="wizard", seats=3, clock=chosen))
    agree(Terms(game="rummikub", seats=2, clock=clock("turn", 60, expiry="rule")))
    agree(Terms(game="wizard", seats=3, clock=Clock(mode="days", seconds=86_400)))


def test_somebody_who_is_gone_too_long_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    bench = Bench("wizard", 2, absence=60)
    bench.let_others_play("A")
    assert duties.due(bench.table) == 0
    assert bench.refused(BOB, commands.Replace(seat="A")) == "not-gone"
    bench.write([entries.Gone(player=ANN.id)])
    assert duties.duties(bench.table) == [(bench.now + 60_000, duties.ABSENCE, 0)]
    at(monkeypatch, bench.now + 60_000)
    bench.write(timeouts.patience_ended(bench.table, 0))
    assert bench.table.bot_on(0) == "medium"
    bench.do(ANN, commands.Return())
    assert not bench.table.seats[0].gone
    assert bench.table.bot_on(0) is None


def test_others_may_replace_somebody_who_is_gone() -> None:
    bench = Bench("wizard", 2)
    bench.write([entries.Gone(player=ANN.id)])
    bench.do(BOB, commands.Replace(seat="A"))
    assert bench.table.bot_on(0) == "medium"
    assert bench.table.humans() == [BOB.id]


def test_leaving_a_running_game_and_resigning() -> None:
    bench = Bench("wizard", 2)
    bench.do(ANN, commands.Leave())
    assert bench.table.host == BOB.id
    assert bench.table.bot_on(0) == "medium"
    bench.do(ANN, commands.Return())
    bench.do(ANN, commands.Resign(seat="A"))
    assert bench.refused(ANN, commands.Resign(seat="A")) == "resigned"
    bench.do(ANN, commands.Return())
    assert bench.table.bot_on(0) == "medium", "who has resigned does not get the seat back"
    bench.do(BOB, commands.Resign(seat="B"))
    assert bench.table.status == "finished"
    assert bench.table.finish is not None
    assert bench.table.finish.reason == "abandoned"
    assert letters(bench.table) == []


def test_what_may_be_said() -> None:
    bench = Bench("wizard", 2, chat="phrases")
    bench.do(ANN, commands.Say(phrase="hello"))
    assert bench.refused(ANN, commands.Say(text="hi")) == "no-chat"
    assert bench.refused(ANN, commands.Say()) == "bad-request"
    free = Bench("wizard", 1)
    free.do(ANN, commands.Say(text="  what a\n day "))
    entry = entries.read(free.rows[-1].body)
    assert isinstance(entry, entries.Said)
    assert entry.text == "what a day"
    assert free.refused(BOB, commands.Say(text="me too")) == "not-seated"
    assert free.refused(ANN, commands.Say(text="\x07")) == "bad-request"


def test_the_rule_of_the_game_speaks_where_it_has_one(monkeypatch: pytest.MonkeyPatch) -> None:
    bench = Bench("rummikub", 2, clock=clock("turn", 60, expiry="rule"))
    seat = bench.table.acting()[0]
    before = len(bench.table.state.secrets(None))
    bench.wait(61)
    at(monkeypatch, bench.now)
    assert not timeouts.needs_bot(bench.table)
    bench.write(timeouts.timed_out(bench.table, seat, None))
    assert bench.table.record is not None
    moves = [(ply.seat, str(ply.move)) for ply in bench.table.record.plies]
    assert (seat, "draw") in moves, "an untouched table means a draw"
    assert bench.table.acting() == (1 - seat,)
    other = 1 - seat
    bench.wait(61)
    at(monkeypatch, bench.now)
    draft = bench.table.game.read(f"table [{bench.table.state.view(other).data()['racks'][other][0]}]")  # type: ignore[index]
    bench.write(timeouts.timed_out(bench.table, other, None, draft))
    assert (-1, "timeout") in [(ply.seat, str(ply.move)) for ply in bench.table.record.plies]
    assert bench.table.acting() == (seat,), "the turn passed, and tiles were taken as the rule says"
    assert len(bench.table.state.secrets(None)) == before
    assert bench.again().state.view(seat) == bench.table.state.view(seat)
    bench.do(ANN, commands.Resign(seat="A"))
    bench.do(BOB, commands.Resign(seat="B"))
    assert verify(bench.table.record) is None, "the clock speaks for nature without a draw of its own"


def test_where_the_game_refuses_the_clock_a_bot_decides() -> None:
    bench = Bench("rummikub", 2, clock=clock("turn", 60, expiry="rule"), options={"clock": "off"})
    assert timeouts.needs_bot(bench.table)
