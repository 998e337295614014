"""What people ask of each other ends by itself, and holds nobody up."""

import pytest

from magehall.server.store import Person
from magehall.server.tables import asking, duties, timeouts
from magehall.server.tables.clocks import deadline
from magehall.server.tables.streams import picture
from magehall.server.wire import commands, entries
from tests.server.bench_table import ANN, BOB, Bench, at, clock, letters


def asked(bench: Bench) -> None:
    """Let Ann decide, Bob be in turn, and Ann ask to take it back."""
    bench.let_others_play("A")
    bench.play(ANN, "A")
    bench.let_others_play("B")
    bench.do(ANN, commands.Takeback(seat="A"))


def test_a_request_lapses_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    bench = Bench("wizard", 2)
    asked(bench)
    until = bench.now + asking.LIVE
    shown = picture(bench.table).asking
    assert shown is not None
    assert (shown.what, shown.seat, shown.missing, shown.until) == ("takeback", "A", [BOB.id], until)
    assert duties.duties(bench.table)[0] == (until, duties.LAPSE, -1)
    at(monkeypatch, until - 1)
    assert asking.let_lapse(bench.table) == []
    at(monkeypatch, until)
    bench.write(asking.let_lapse(bench.table))
    assert bench.rows[-1].kind == "lapsed"
    assert bench.table.asking is None
    assert asking.let_lapse(bench.table) == []
    assert bench.again().asking is None
    bench.do(ANN, commands.Takeback(seat="A"))
    assert bench.table.asking is not None, "and may be asked for anew"


def test_where_the_clock_counts_days_an_answer_has_a_day() -> None:
    bench = Bench("wizard", 2, clock=clock("days", 86_400))
    asked(bench)
    bench.write([entries.Gone(player=BOB.id)])
    assert bench.table.asking is not None
    assert bench.table.asking.until == bench.now + asking.LONG, "people come and go there"


def test_nobody_is_asked_who_is_not_there() -> None:
    bench = Bench("wizard", 2)
    bench.let_others_play("A")
    bench.play(ANN, "A")
    bench.write([entries.Gone(player=BOB.id)])
    assert bench.refused(ANN, commands.Takeback(seat="A")) == "nobody-there"
    bench.write([entries.Back(player=BOB.id)])
    bench.do(ANN, commands.Takeback(seat="A"))
    bench.wait(5)
    bench.write([entries.Gone(player=BOB.id)])
    assert duties.duties(bench.table)[0] == (bench.now, duties.LAPSE, -1), "it is over at once"


def test_bots_wait_half_a_minute_and_then_play_on(monkeypatch: pytest.MonkeyPatch) -> None:
    bench = Bench("wizard", 2, clock=clock("days", 86_400))
    bench.let_others_play("A")
    bench.play(ANN, "A")
    bench.let_others_play("C")
    assert duties.duties(bench.table)[0].kind == duties.BOT
    bench.do(ANN, commands.Takeback(seat="A"))
    duty = duties.duties(bench.table)[0]
    assert (duty.kind, duty.at) == (duties.BOT, bench.now + asking.LIVE)
    bench.wait(31)
    bench.do_for(2, str(bench.table.state.moves(2)[0]))
    assert bench.table.asking is not None, "a bot's move answers nothing"
    bench.do(BOB, commands.Answer(yes=True))
    assert letters(bench.table) == ["A"]


def test_a_question_takes_nobodys_time_but_the_askers(monkeypatch: pytest.MonkeyPatch) -> None:
    bench = Bench("wizard", 2, clock=clock("bank", 60))
    bench.let_others_play("A")
    bench.play(ANN, "A")
    bench.let_others_play("B")
    bench.wait(50)
    before = deadline(bench.table, 1) - bench.now
    assert before == 10_000
    bench.do(ANN, commands.Takeback(seat="A"))
    assert bench.table.asking is not None
    assert deadline(bench.table, 1) - bench.table.asking.until == before, "what a page shows while it stands"
    bench.wait(25)
    at(monkeypatch, bench.now)
    assert timeouts.end_clock(bench.table, 1, None) == []
    bench.do(BOB, commands.Answer(yes=False))
    assert deadline(bench.table, 1) - bench.now == before
    bench.do(ANN, commands.Takeback(seat="A"))
    bench.wait(20)
    bench.play(BOB, "B")
    assert bench.table.left[1] == before, "a move is a no, and costs no more"
    assert bench.again().left == bench.table.left


def test_the_askers_own_clock_goes_on() -> None:
    bench = Bench("wizard", 2, clock=clock("turn", 60))
    bench.let_others_play("A")
    bench.play(ANN, "A")
    bench.let_others_play("A")
    before = deadline(bench.table, 0)
    bench.do(ANN, commands.Takeback(seat="A"))
    assert deadline(bench.table, 0) == before


def test_one_thing_is_asked_at_a_time_and_only_in_the_game() -> None:
    bench = Bench("wizard", 2)
    asked(bench)
    assert bench.refused(BOB, commands.End()) == "already-asked"
    bench.do(ANN, commands.Answer(yes=False))
    bench.do(BOB, commands.End())
    assert bench.refused(ANN, commands.Takeback(seat="A")) == "already-asked"


def test_people_end_a_game_together_without_a_result() -> None:
    bench = Bench("wizard", 2)
    bench.let_others_play("C")
    bench.do(ANN, commands.End())
    assert picture(bench.table).asking is not None
    assert duties.duties(bench.table)[0] == (bench.now, duties.BOT, 2), "bots play on meanwhile"
    bench.let_others_play("B")
    bench.play(BOB, "B")
    assert bench.table.asking is not None, "a move says nothing about it"
    assert bench.refused(ANN, commands.Answer(yes=True)) == "not-asked"
    bench.do(BOB, commands.Answer(yes=True))
    shown = picture(bench.table)
    assert (shown.status, shown.reason, shown.outcome, shown.asking) == ("finished", "agreed", None, None)
    assert bench.again().status == "finished"
    assert bench.refused(ANN, commands.End()) == "finished"


@pytest.mark.parametrize("who", [ANN, BOB])
def test_a_no_goes_on_playing(who: Person) -> None:
    bench = Bench("wizard", 2)
    bench.do(ANN, commands.End())
    bench.do(who, commands.Answer(yes=False))
    assert bench.table.asking is None
    assert bench.table.status == "playing"
    answered = entries.decode(bench.rows[-1].body)
    assert isinstance(answered, entries.Answered)
    assert (answered.what, answered.withdrawn) == ("end", who is ANN)


def test_alone_with_bots_or_with_people_who_are_gone_it_ends_at_once() -> None:
    alone = Bench("wizard", 1)
    alone.do(ANN, commands.End())
    assert alone.table.status == "finished"
    left = Bench("wizard", 2)
    left.write([entries.Gone(player=BOB.id)])
    left.do(ANN, commands.End())
    assert left.table.status == "finished"


def test_a_rated_game_ends_only_by_everybodys_consent() -> None:
    bench = Bench("wizard", 2, rated=True, hints=False)
    bench.write([entries.Gone(player=BOB.id)])
    assert bench.refused(ANN, commands.End()) == "nobody-there"
    bench.write([entries.Back(player=BOB.id)])
    bench.do(ANN, commands.End())
    assert bench.table.asking is not None
    assert bench.table.asking.missing == [BOB.id]


def test_where_the_clock_counts_days_nobody_ends_the_game_of_somebody_who_sleeps() -> None:
    bench = Bench("wizard", 2, clock=clock("days", 86_400))
    bench.write([entries.Gone(player=BOB.id)])
    bench.do(ANN, commands.End())
    assert bench.table.status == "playing"
    assert bench.table.asking is not None
    assert bench.table.asking.missing == [BOB.id]


def test_a_log_from_before_requests_had_an_end_still_folds() -> None:
    bench = Bench("wizard", 2)
    asked(bench)
    old = [
        row._replace(body=row.body.replace(b',"absence":120', b"")) if row.n == 1 else row
        for row in bench.rows
    ]
    assert old[0] != bench.rows[0]
    bench.rows = old
    table = bench.again()
    assert table.terms == bench.table.terms
    assert table.asking == bench.table.asking
    bench.wait(86_400)
    bench.do(BOB, commands.Answer(yes=True))
    assert bench.again().state.view(0) == bench.table.state.view(0), "an answer that came late then"
    assert [row.kind for row in bench.rows[-2:]] == ["answered", "undone"]
