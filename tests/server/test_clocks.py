import pytest

from magehall.core import game, game_keys
from magehall.core.match import verify
from magehall.server.bots.turns import judge_bot_move
from magehall.server.refused import Refused
from magehall.server.tables import duties, seating, shuffle, timeouts
from magehall.server.tables.absence import forgotten
from magehall.server.tables.clocks import deadline
from magehall.server.tables.fold import fold
from magehall.server.tables.room import line_of, rows_of
from magehall.server.tables.seating import agree
from magehall.server.tables.table import Table
from magehall.server.wire import commands, entries
from magehall.server.wire.plain import PATIENCE, Clock, Terms
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


@pytest.mark.parametrize("key", game_keys())
@pytest.mark.parametrize("increment", [0, 7])
@pytest.mark.parametrize("people", [1, 2])
def test_a_bank_is_full_for_every_seat_when_the_game_begins(key: str, increment: int, people: int) -> None:
    bench = Bench(key, people, clock=clock("bank", 600, increment=increment))
    assert bench.table.left == [600_000] * max(people, game(key).seats[0])
    full = Bench(key, 2, clock=clock("bank", 600, increment=increment))
    for _ in range(3):
        seat = full.table.acting()[0]
        before = list(full.table.left)
        full.wait(10)
        full.do_for(seat, str(full.table.state.moves(seat)[0]))
        spent = 10_000 - increment * 1000 if full.table.bot_on(seat) is None else 0
        before[seat] -= spent
        assert full.table.left == before, "nobody pays but the mover"


def test_time_in_which_the_server_was_away_is_not_counted_and_given_back_once() -> None:
    bench = Bench("wizard", 2, clock=clock("turn", 30))
    bench.let_others_play("A")
    begun = bench.now
    bench.wait(1000)
    pause = timeouts.pause_clocks(bench.table, begun + 10_000, bench.now)
    bench.write(pause)
    assert deadline(bench.table, 0) == bench.now + 20_000
    bench.write(pause)
    assert deadline(bench.table, 0) == bench.now + 20_000


def test_a_bot_stands_in_after_a_timeout_until_the_player_returns(monkeypatch: pytest.MonkeyPatch) -> None:
    bench = Bench("wizard", 2, clock=clock("turn", 30))
    bench.let_others_play("A")
    at(monkeypatch, bench.now + 29_999)
    assert timeouts.end_clock(bench.table, 0, None) == []
    bench.wait(30)
    at(monkeypatch, bench.now)
    bench.write(timeouts.end_clock(bench.table, 0, None))
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
    written = timeouts.end_clock(bench.table, 0, move)
    assert isinstance(written[0], entries.TimedOut)
    assert isinstance(written[1], entries.Played)
    bench.write(written)
    assert bench.table.bot_on(0) is None
    assert "A" not in letters(bench.table)


def test_where_everybody_waits_it_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    bench = Bench("wizard", 2, clock=clock("turn", 30, expiry="wait"))
    bench.let_others_play("A")
    bench.wait(30)
    at(monkeypatch, bench.now)
    assert bench.refused(BOB, commands.Replace(seat="A")) == "not-gone"
    bench.write(timeouts.end_clock(bench.table, 0, None))
    assert bench.rows[-1].kind == "timed-out"
    assert bench.table.seats[0].late
    assert duties.due(bench.table) == 0
    assert timeouts.end_clock(bench.table, 0, None) == []
    bench.write([entries.Gone(player=ANN.id)])
    bench.wait(1000)
    assert duties.due(bench.table) == 0, "nor is anything done about somebody who is gone"
    bench.write([entries.Back(player=ANN.id)])
    again = bench.again()
    bench.play(ANN, "A")
    assert not bench.table.seats[0].late
    again.seats[0].gone = False
    bench.table = again
    bench.do(BOB, commands.Replace(seat="A"))
    assert bench.table.bot_on(0) == "medium", "others may call a stand-in for who is late"


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
    bench.write(timeouts.end_patience(bench.table, 0))
    assert bench.table.bot_on(0) == "medium"
    assert (bench.table.seats[0].deputy_at, bench.table.seats[0].deputy_why) == (bench.now, "gone")
    bench.do_for(0, str(bench.table.state.moves(0)[0]))
    assert bench.table.seats[0].deputy_moves == 1
    bench.do(ANN, commands.Return())
    assert not bench.table.seats[0].gone
    assert bench.table.bot_on(0) is None
    assert (bench.table.seats[0].deputy_at, bench.table.seats[0].deputy_moves) == (None, 0)


@pytest.mark.parametrize("expiry", ["move", "rule"])
def test_somebody_who_is_gone_has_one_turn_played_at_a_time(
    monkeypatch: pytest.MonkeyPatch, expiry: str
) -> None:
    bench = Bench("rummikub", 2, absence=60, clock=clock("none", 0, expiry=expiry))
    bench.let_others_play("A")
    bench.wait(5)
    bench.write([entries.Gone(player=ANN.id)])
    assert duties.duties(bench.table) == [(bench.now + 60_000, duties.ABSENCE, 0)]
    bench.wait(60)
    at(monkeypatch, bench.now)
    bench.write(timeouts.end_patience(bench.table, 0, bench.table.game.read("draw")))
    assert [row.kind for row in bench.rows[-2:]] == ["timed-out", "played"]
    assert bench.table.bot_on(0) is None
    bench.wait(10)
    bench.let_others_play("A")
    assert duties.duties(bench.table) == [(bench.now + 60_000, duties.ABSENCE, 0)], "the next turn waits anew"


def test_the_rest_of_a_turn_follows_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    bench = Bench("carcassonne", 2, absence=60, clock=clock("none", 0, expiry="move"))
    bench.let_others_play("A")
    bench.write([entries.Gone(player=ANN.id)])
    due = duties.due(bench.table)
    bench.wait(60)
    at(monkeypatch, bench.now)
    bench.write(timeouts.end_patience(bench.table, 0, bench.table.state.moves(0)[0]))
    assert letters(bench.table) == ["A"], "a meeple may be put"
    assert duties.due(bench.table) == due


def test_a_game_that_all_have_left_sleeps_until_one_is_back() -> None:
    bench = Bench("wizard", 2, absence=60)
    bench.let_others_play("A")
    bench.write([entries.Gone(player=ANN.id)])
    bench.wait(10)
    bench.write([entries.Gone(player=BOB.id)])
    assert duties.duties(bench.table) == []
    bench.wait(3600)
    bench.write([entries.Back(player=BOB.id)])
    assert duties.duties(bench.table) == [(bench.now + 60_000, duties.ABSENCE, 0)], "Bob waits from now on"
    bench.write([entries.Gone(player=BOB.id), entries.Back(player=ANN.id)])
    bench.let_others_play("B")
    assert duties.duties(bench.table) == [(bench.now + 60_000, duties.ABSENCE, 1)], "and Ann for Bob"


def test_who_watches_a_stand_in_play_for_them_still_waits_for_others() -> None:
    bench = Bench("wizard", 2, absence=60)
    bench.let_others_play("A")
    bench.do(BOB, commands.Leave())
    bench.write([entries.Gone(player=ANN.id)])
    assert duties.duties(bench.table) == [(bench.now + 60_000, duties.ABSENCE, 0)]
    bench.write([entries.Gone(player=BOB.id)])
    assert duties.duties(bench.table) == []


def test_nobody_is_gone_too_long_where_the_clock_counts_days() -> None:
    bench = Bench("wizard", 2, absence=60, clock=clock("days", 86_400))
    bench.let_others_play("A")
    bench.write([entries.Gone(player=ANN.id)])
    assert duties.duties(bench.table)[0].kind == duties.CLOCK


def test_a_bot_stands_in_for_somebody_who_is_gone_where_nothing_else_is_agreed() -> None:
    bench = Bench("wizard", 2)
    assert (bench.table.terms.absence, bench.table.terms.clock.expiry) == (PATIENCE, "deputy")
    assert b'"absence":120' in bench.rows[0].body, "terms tell it, so that no reader must know the default"


def test_a_move_of_the_player_takes_the_seat_back() -> None:
    bench = Bench("wizard", 2)
    bench.let_others_play("A")
    bench.do(ANN, commands.Leave())
    bench.play(ANN, "A")
    assert bench.table.bot_on(0) is None
    bench.do(ANN, commands.Resign(seat="A"))
    bench.let_others_play("A")
    assert bench.refused(ANN, commands.Play(seat="A", move="bid 0")) == "resigned"


def test_a_late_move_of_a_stand_in_is_dropped() -> None:
    bench = Bench("wizard", 2)
    bench.let_others_play("A")
    bench.do(ANN, commands.Leave())
    since, move = bench.table.since[0], bench.table.state.moves(0)[0]
    assert judge_bot_move(bench.table, 0, move, since), "what it thinks of would be played"
    bench.do(ANN, commands.Return())
    assert judge_bot_move(bench.table, 0, move, since) == []
    assert deadline(bench.table, 0) == 0


def test_the_table_goes_to_somebody_who_is_there() -> None:
    bench = Bench("wizard", 2)
    bench.do(BOB, commands.Leave())
    bench.do(ANN, commands.Leave())
    assert bench.table.host == BOB.id, "to whom else"
    bench.do(BOB, commands.Return())
    bench.do(ANN, commands.Return())
    bench.do(BOB, commands.Leave())
    assert bench.table.host == ANN.id


def test_who_is_forgotten_leaves_no_table_stuck() -> None:
    bench = Bench("wizard", 2)
    bench.let_others_play("A")
    bench.write(forgotten(bench.table, ANN.id))
    assert (bench.table.host, bench.table.bot_on(0)) == (BOB.id, "medium")
    assert duties.duties(bench.table)[0].kind == duties.BOT
    assert forgotten(bench.table, ANN.id) == []
    bench.do(ANN, commands.Return())
    assert bench.table.bot_on(0) == "medium", "the forgotten do not come back"
    assert line_of(bench.table).players == [BOB.id]
    bench.do(BOB, commands.End())
    assert bench.table.status == "finished", "nobody else is to be asked"
    assert forgotten(bench.table, BOB.id) == []


def test_when_the_last_person_is_forgotten_the_game_is_over() -> None:
    bench = Bench("wizard", 2)
    bench.write(forgotten(bench.table, ANN.id))
    bench.write(forgotten(bench.table, BOB.id))
    assert bench.table.finish is not None
    assert bench.table.finish.reason == "abandoned"


def test_a_table_that_gathers_people_goes_to_the_next_who_sits_down() -> None:
    table = Table("TTTTTT", "7")
    opened = entries.Opened(terms=Terms(game="wizard", seats=3), host=ANN.id)
    written: list[entries.Entry] = [opened, entries.Sat(seat="A", name="Ann", player=ANN.id)]
    for row in rows_of(1, written, 5):
        fold(table, row)
    for row in rows_of(3, forgotten(table, ANN.id), 6):
        fold(table, row)
    assert (table.host, table.names()) == ("", ["", "", ""])
    for row in rows_of(5, seating.sit(table, BOB, commands.Sit()), 7):
        fold(table, row)
    assert table.host == BOB.id
    assert shuffle.start(table, BOB, commands.Start(fill="random"))


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
    entry = entries.decode(free.rows[-1].body)
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
    bench.write(timeouts.end_clock(bench.table, seat, None))
    assert bench.table.record is not None
    moves = [(ply.seat, str(ply.move)) for ply in bench.table.record.plies]
    assert (seat, "draw") in moves, "an untouched table means a draw"
    assert bench.table.acting() == (1 - seat,)
    other = 1 - seat
    bench.wait(61)
    at(monkeypatch, bench.now)
    draft = bench.table.game.read(f"table [{bench.table.state.view(other).data()['racks'][other][0]}]")
    bench.write(timeouts.end_clock(bench.table, other, None, draft))
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


def test_whoever_moves_is_there_though_no_socket_says_so() -> None:
    """Else a bot would stand in again in each turn of somebody who plays over HTTP alone."""
    bench = Bench("wizard", 2, absence=60)
    bench.let_others_play("A")
    bench.write([entries.Gone(player=ANN.id)])
    bench.wait(60)
    assert duties.duties(bench.table)[0] == (bench.now, duties.ABSENCE, 0)
    bench.play(ANN, "A")
    assert not bench.table.seats[0].gone
    bench.let_others_play("A")
    assert duties.duties(bench.table) == []
