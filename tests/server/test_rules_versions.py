"""A rules fix changes no game under way: it goes on by its own version, or says plainly why it cannot."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from magehall.cli import main
from magehall.core import BadInput, Game, OtherRules, Outcome, Record, read_record, registry
from magehall.core.match import Match, verify
from magehall.locales import LANGUAGES, Words
from magehall.server.refused import Refused
from magehall.server.speech import fault
from magehall.server.standings.counting import count, recount
from magehall.server.store import Person, Store
from magehall.server.tables.absence import forgotten
from magehall.server.tables.hall import Hall
from magehall.server.tables.imports import branch_entries, import_entries, read
from magehall.server.tables.streams import encode, picture, sync
from magehall.server.tables.table import FINISHED, PLAYING
from magehall.server.wire import commands, entries
from magehall.server.wire.plain import Terms
from tests.conformance.toys import HighCard, HighState
from tests.server.harness import run
from tests.server.test_stores import opened

ANN, BOB = Person("p1", "Ann"), Person("p2", "Bob")
TERMS = Terms(game="high", seats=2)
ROOT = Path(__file__).parents[2]


class LowState(HighState):
    """The fixed rules: the points of a card are counted from nine downwards."""

    def scores(self) -> tuple[int, ...]:
        return (*(9 - card for card in self.laid), *([0] * (self.seats - len(self.laid))))


class Fixed(HighCard):
    """High Card after a fix; games of before go on as they were begun."""

    rules = 2
    state = LowState

    def earlier(self) -> list[Game]:
        return [HighCard()]


class Hardened(HighCard):
    """High Card after a fix that gave the earlier rules up."""

    rules = 2
    state = LowState


@pytest.fixture(autouse=True)
def before(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """High Card is a game of the house, by its first rules."""
    monkeypatch.setitem(registry._found, "high", HighCard())
    return monkeypatch


def upgrade(patch: pytest.MonkeyPatch, game: Game) -> None:
    patch.setitem(registry._found, "high", game)


@asynccontextmanager
async def hall_on(url: str, folder: Path) -> AsyncIterator[Hall]:
    async with opened(url, folder) as store:
        yield Hall(store, "alone", 10)


async def begun(hall: Hall) -> str:
    """Begin a game between Ann and Bob; Ann is to lay."""
    code = (await hall.open(ANN, TERMS)).table.code
    await hall.do(BOB, commands.Sit(table=code))
    await hall.do(ANN, commands.Start(table=code))
    return code


async def lay(hall: Hall, code: str, who: Person) -> None:
    table = (await hall.room(code)).table
    (seat,) = table.acting()
    move = str(table.state.moves(seat)[0])
    await hall.do(who, commands.Play(table=code, seat="AB"[seat], move=move))


async def finished(hall: Hall, code: str) -> tuple[int, ...]:
    await lay(hall, code, ANN)
    await lay(hall, code, BOB)
    outcome: Outcome | None = (await hall.room(code)).table.state.outcome()
    assert outcome is not None
    return outcome.scores


async def starts(store: Store, code: str) -> list[dict[str, Any]]:
    return [json.loads(row.body) for row in await store.rows(code) if row.kind == "started"]


def test_a_game_under_way_goes_on_by_the_rules_it_was_begun_with(
    either_url: str, tmp_path: Path, before: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with hall_on(either_url, tmp_path) as hall:
            code = await begun(hall)
            assert "rules" not in (await starts(hall.store, code))[0], "the first version is not said"
        upgrade(before, Fixed())
        async with hall_on(either_url, tmp_path) as hall:
            laid = [hand[0] for hand in (await hall.room(code)).table.state.hands]  # type: ignore[attr-defined]
            assert await finished(hall, code) == tuple(laid), "the higher card is worth more"
            record = (await hall.room(code)).table.record
            assert record is not None
            assert "rules:" not in str(record)
            assert read_record(str(record)).replay().state.scores() == tuple(laid)
            assert verify(record) is None
            other = await begun(hall)
            assert (await starts(hall.store, other))[0]["rules"] == 2
            laid = [hand[0] for hand in (await hall.room(other)).table.state.hands]  # type: ignore[attr-defined]
            assert await finished(hall, other) == tuple(9 - card for card in laid)
            record = (await hall.room(other)).table.record
            assert "\ngame: high\nrules: 2\n" in str(record)
            assert record is not None
            assert read_record(str(record)) == record

    run(story())


def test_a_branch_and_an_import_keep_the_rules_of_their_moves(
    either_url: str, tmp_path: Path, before: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with hall_on(either_url, tmp_path) as hall:
            code = await begun(hall)
            await finished(hall, code)
        upgrade(before, Fixed())
        async with hall_on(either_url, tmp_path) as hall:
            table = (await hall.room(code)).table
            assert table.record is not None
            cut = Record(table.record.game, table.record.names)
            cut.plies = table.record.plies[:4]
            for opened_with in (branch_entries(table, ANN, 4), import_entries(cut, ANN, "5" * 64)):
                other = (await hall.make(opened_with)).table.code
                await hall.do(ANN, commands.Sit(table=other, seat="A"))
                await hall.do(BOB, commands.Sit(table=other, seat="B"))
                await hall.do(ANN, commands.Start(table=other))
                assert "rules" not in (await starts(hall.store, other))[0]
                assert await finished(hall, other) == table.state.scores()

    run(story())


def test_a_game_whose_rules_are_given_up_says_so_and_stays(
    either_url: str, tmp_path: Path, before: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with hall_on(either_url, tmp_path) as hall:
            code = await begun(hall)
            over = await begun(hall)
            await finished(hall, over)
            log = await hall.store.rows(code)
        upgrade(before, Hardened())
        async with hall_on(either_url, tmp_path) as hall:
            table = (await hall.room(code)).table
            assert table.status == PLAYING
            shown = msgspec.to_builtins(picture(table))
            assert shown["barred"]["code"] == "other-rules"
            assert shown["barred"]["facts"] == {"game": "high", "version": 1, "known": "2"}
            assert json.loads(encode(sync(table, 0)))["view"] is None
            for command in (
                commands.Play(table=code, seat="A", move="lay 1"),
                commands.Undo(table=code, seat="A"),
                commands.Resign(table=code, seat="A"),
                commands.Leave(table=code),
            ):
                assert await refused(hall.do(ANN, command)) == "other-rules"
            assert await hall.store.rows(code) == log, "not an entry was written"
            await hall.do(ANN, commands.Say(table=code, text="what now?"))
            ended = (await hall.room(over)).table
            assert ended.status == FINISHED
            with pytest.raises(Refused, match="other-rules"):
                branch_entries(ended, ANN, 1)
            with pytest.raises(Refused, match="other-rules"):
                await count(hall.store, over)
        upgrade(before, Fixed())
        async with hall_on(either_url, tmp_path) as hall:
            await finished(hall, code)

    run(story())


def test_who_wants_to_be_forgotten_is_also_where_the_rules_are_not_known(
    either_url: str, tmp_path: Path, before: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with hall_on(either_url, tmp_path) as hall:
            code = await begun(hall)
        upgrade(before, Hardened())
        async with hall_on(either_url, tmp_path) as hall:
            for who in (ANN, BOB):
                await hall.write(code, lambda table, who=who: forgotten(table, who.id))  # type: ignore[misc]
            table = (await hall.room(code)).table
            assert table.finish is not None
            assert table.finish.reason == "abandoned"

    run(story())


def test_nothing_is_counted_anew_where_one_game_could_not_be(
    either_url: str, tmp_path: Path, before: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with hall_on(either_url, tmp_path) as hall:
            code = await begun(hall)
            await finished(hall, code)
            await count(hall.store, code)
            known = await hall.store.results_of(ANN.id, 9)
            assert known
            upgrade(before, Hardened())
            with pytest.raises(OtherRules):
                await recount(hall.store)
            assert await hall.store.results_of(ANN.id, 9) == known
            upgrade(before, Fixed())
            assert await recount(hall.store) == 1
            assert await hall.store.results_of(ANN.id, 9) == known, "by the rules it was played by"

    run(story())


def test_a_game_that_is_no_longer_installed_says_so(
    either_url: str, tmp_path: Path, before: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with hall_on(either_url, tmp_path) as hall:
            code = await begun(hall)
            gathering = (await hall.open(ANN, TERMS)).table.code
        before.delitem(registry._found, "high")
        async with hall_on(either_url, tmp_path) as hall:
            table = (await hall.room(code)).table
            assert table.barred is not None
            assert (table.barred.code, table.barred.facts) == ("no-such-game", {"game": "high"})
            await hall.do(BOB, commands.Sit(table=gathering))
            assert await refused(hall.do(ANN, commands.Start(table=gathering))) == "no-such-game"

    run(story())


async def refused(doing: Any) -> str:
    with pytest.raises(Refused) as error:
        await doing
    return error.value.code


def test_a_record_names_its_rules_and_is_refused_where_they_are_not_known(
    before: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first = Match.start(HighCard(), ["Ann", "Bob"], seed="one").record
    second = Match.start(Fixed(), ["Ann", "Bob"], seed="one").record
    assert "rules" not in first.data()
    assert second.data()["rules"] == 2
    file = tmp_path / "game.mage"
    cases: list[tuple[Game, Record]] = [(HighCard(), second), (Hardened(), first)]
    for game, record in cases:
        upgrade(before, game)
        for text in (str(record), json.dumps(record.data())):
            with pytest.raises(OtherRules):
                read_record(text)
            with pytest.raises(Refused, match="other-rules"):
                read(text)
            file.write_text(text, encoding="utf-8")
            for command in ("replay", "verify"):
                for language in LANGUAGES:
                    assert main.run([command, str(file), "--lang", language]) == 2
                    told = capsys.readouterr().err.strip()
                    assert "\n" not in told
                    assert told == f"magehall: {other_rules(language, game, record)}"
    upgrade(before, Fixed())
    for record in (first, second):
        for text in (str(record), json.dumps(record.data())):
            assert read_record(text) == record
            assert str(read_record(text).game) == str(record.game)
            assert read_record(text).game.rules == record.game.rules


def other_rules(language: str, game: Game, record: Record) -> str:
    facts = {"game": "high", "version": record.game.rules, "known": str(game.rules)}
    return Words(language).say("cli-error-other-rules", **facts)  # type: ignore[arg-type]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_refusal_is_a_sentence_in_every_language(language: str) -> None:
    told = fault(Refused("other-rules", game="high", version=3, known="1, 2"), language).message
    assert "3" in told
    assert "1, 2" in told
    assert told.endswith(".")


@pytest.mark.parametrize("said", ["0", "01", "-1", "1.5", "two", "9999999999"])
def test_a_version_is_a_plain_number(said: str) -> None:
    with pytest.raises(BadInput, match="line 3, column 8"):
        read_record(f"magehall-record: 1\ngame: high\nrules: {said}\nseat A: Ann\nseat B: Bob\n")


def test_a_version_comes_before_what_it_decides() -> None:
    late = "magehall-record: 1\ngame: high\noption colour: red\nrules: 1\nseat A: Ann\nseat B: Bob\n"
    with pytest.raises(BadInput, match="line 4"):
        read_record(late)


def test_a_game_tells_which_rules_it_knows() -> None:
    assert [HighCard().knows(number) for number in (1, 2)] == [True, False]
    assert [Fixed().knows(number) for number in (1, 2, 3)] == [True, True, False]
    assert [Hardened().knows(number) for number in (1, 2)] == [False, True]
    assert isinstance(Fixed().by(1), HighCard)
    assert Fixed().by(2) == Fixed()


def test_an_entry_of_the_first_rules_is_written_as_ever() -> None:
    assert entries.encode(entries.Started(commitment="c")) == b'{"kind":"started","commitment":"c"}'
    assert b"rules" not in entries.encode(entries.Opened(terms=TERMS, host="p1", plies=[("A", "lay 1")]))
