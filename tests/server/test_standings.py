"""Finished games are counted once, from their logs alone, whoever counts them and however often."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from magehall import game, game_keys
from magehall.core import seat_text
from magehall.server.standings.counting import count, recount
from magehall.server.standings.ratings import Belief, believed
from magehall.server.standings.results import is_rated, places, results_of, who_sat
from magehall.server.store import Person, Rating, Result, Row, Step, Store, open_store
from magehall.server.tables.fold import fold_log
from magehall.server.tables.room import line_of, rows_of
from magehall.server.wire import entries
from magehall.server.wire.messages import Chair
from magehall.server.wire.plain import Terms
from magehall.testing import random_match
from tests.cli.terminal import magehall
from tests.server.harness import Guest, Served, guests, run, served
from tests.server.players import play_to_the_end
from tests.server.test_play import FEWEST, seated
from tests.server.test_tables import denied

RATED = {"rated": True, "hints": False}


def log_of(key: str, players: list[str], seed: str, at: int, **terms: object) -> list[Row]:
    """Write the log of a game that was played to its end; a player called `bot/…` is a bot of the house."""
    record = random_match(game(key), len(players), {}, seed)
    written: list[entries.Entry] = [
        entries.Opened(terms=Terms(game=key, seats=len(players), hints=False, **terms), host="p1")  # type: ignore[arg-type]
    ]
    for seat, player in enumerate(players):
        level = player.removeprefix("bot/") if player.startswith("bot/") else None
        who = None if level else player
        written.append(entries.Sat(seat=seat_text(seat), name=player, player=who, bot=level))
    outcome = record.replay().state.outcome()
    assert outcome is not None
    plies = [(seat_text(ply.seat), str(ply.move)) for ply in record.plies]
    written += [entries.Started(commitment="0" * 64), entries.Played(seat="*", plies=plies)]
    written.append(entries.Finished(reason=outcome.reason, seed=seed, outcome=outcome.data()))
    return rows_of(1, written, at)


async def stored(store: Store, code: str, rows: list[Row]) -> None:
    await store.append([Step(code, rows, seed="s", line=line_of(fold_log(code, "s", rows)))])


@asynccontextmanager
async def opened(url: str, folder: Path) -> AsyncIterator[Store]:
    store = await open_store(url, str(folder / "magehall.sqlite"))
    try:
        yield store
    finally:
        await store.close()


def result(who: str, place: int) -> Result:
    return Result("AAAAAA", 0, "wizard", 3, who, place, 0, "{}", 1)


def test_who_wins_rises_and_who_loses_falls() -> None:
    before = {"p1": Belief(), "p2": Belief(), "bot/easy": Belief()}
    after = believed(before, [result("p1", 1), result("p2", 2), result("bot/easy", 3)])
    assert after["p1"].mu > after["p2"].mu > after["bot/easy"].mu
    assert all(belief.sigma < Belief().sigma for belief in after.values())
    assert Belief().shown == 0


def test_a_level_on_several_seats_has_one_rating() -> None:
    before = {"p1": Belief(), "bot/easy": Belief()}
    after = believed(before, [result("bot/easy", 1), result("p1", 2), result("bot/easy", 3)])
    assert set(after) == {"p1", "bot/easy"}
    assert after["bot/easy"].mu == pytest.approx(Belief().mu, abs=0.5)


def test_who_resigned_comes_last() -> None:
    chairs = [Chair(name="A", resigned=True), Chair(name="B"), Chair(name="C"), Chair(name="D")]
    assert places(chairs, (1, 2, 2, 4)) == [4, 1, 1, 3]
    chairs[1].resigned = True
    assert places(chairs, (1, 2, 2, 4)) == [3, 3, 1, 2]


def test_only_fair_games_are_rated() -> None:
    players = ["p1", "p2", "bot/easy"]
    rated = fold_log("AAAAAA", "s", log_of("wizard", players, "x", 1, rated=True))
    assert is_rated(rated)
    assert [who_sat(chair) for chair in rated.seats] == players
    assert not is_rated(fold_log("AAAAAA", "s", log_of("wizard", players, "x", 1)))
    assert not is_rated(fold_log("AAAAAA", "s", log_of("wizard", ["p1", "p1", "p2"], "x", 1, rated=True)))
    assert not is_rated(fold_log("AAAAAA", "s", log_of("wizard", ["bot/easy"] * 3, "x", 1, rated=True)))
    rows = log_of("wizard", players, "x", 1, rated=True)
    assert not is_rated(fold_log("AAAAAA", "s", rows[:-1])), "it is not over"
    assert results_of(fold_log("AAAAAA", "s", rows[:-1]), 1) == []


@pytest.mark.parametrize("key", game_keys())
def test_every_game_has_results_with_its_own_figures(key: str) -> None:
    players = ["p1", "p2", "p3", "p4"][: FEWEST[key]]
    table = fold_log("AAAAAA", "s", log_of(key, players, "results", 7))
    found = results_of(table, 7)
    outcome = table.state.outcome()
    assert outcome is not None
    assert [one.points for one in found] == list(outcome.scores)
    assert [one.place for one in found] == list(outcome.ranks)
    assert all(one.figures != "{}" and one.at == 7 for one in found)


def test_a_table_is_counted_once_whoever_counts_it(either_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(either_url, tmp_path) as store:
            for player in ("p1", "p2"):
                await store.add_player(Person(player, f"Name of {player}"), 1)
            codes = [f"TABLE{place}" for place in range(4)]
            for place, code in enumerate(codes):
                rows = log_of("wizard", ["p1", "bot/easy", "p2"], code, 100 - place, rated=True)
                await stored(store, code, rows)
            assert await store.uncounted(0, 9) == codes[::-1], "the first to finish first"
            await asyncio.gather(*(count(store, code) for code in codes for _ in range(3)))
            assert await store.uncounted(0, 9) == []
            assert [one.table for one in await store.results_of("p1", 9)] == codes
            ladder = await store.ladder("wizard", 3, 9)
            assert {standing.rating.who: standing.rating.number for standing in ladder} == {
                "p1": 4,
                "p2": 4,
                "bot/easy": 4,
            }
            assert await store.ladder("wizard", 4, 9) == []

    run(story())


def test_everything_can_be_counted_anew(either_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(either_url, tmp_path) as store:
            for place in range(5):
                rows = log_of("wizard", ["p1", "bot/easy", "p2"], str(place), 100 + place, rated=True)
                await stored(store, f"TABLE{place}", rows)
            assert await recount(store) == 5
            once = await known(store)
            assert await recount(store) == 5
            assert await known(store) == once

    run(story())


async def known(store: Store) -> list[tuple[list[Result], list[Rating]]]:
    return [
        (await store.results_of(who, 99), await store.ratings_of(who)) for who in ("p1", "p2", "bot/easy")
    ]


async def counted(guest: Guest, games: int) -> list[dict[str, object]]:
    """Wait until the server has counted a guest's games."""
    async with asyncio.timeout(30):
        while True:
            found: list[dict[str, object]] = (await guest.get("/me/statistics"))["statistics"]
            if sum(int(str(line["played"])) for line in found) == games:
                return found
            await asyncio.sleep(0.05)


def test_people_see_how_they_did(server: Served) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann", "Bob") as (ann, bob):
            code = await seated(ann, [bob], "wizard", **RATED)
            for guest, seat in ((ann, "A"), (bob, "B")):
                await guest.do("follow", code, seat=seat)
            await ann.do("start", code, fill="random")
            assert await denied(ann.do("takeback", code, seat="A")) == "rated"
            await asyncio.gather(play_to_the_end(ann, code, ["A"]), play_to_the_end(bob, code, ["B"]))
            (line,) = await counted(ann, 1)
            await ann.until(lambda: ann.picture(code, "A")["status"] == "finished")
            outcome = ann.picture(code, "A")["outcome"]
            assert (line["game"], line["seats"], line["best"]) == ("wizard", 3, outcome["scores"][0])
            assert line["won"] == (outcome["ranks"][0] == 1)
            assert [figure["name"] for figure in line["figures"]] == ["exact", "astray"]  # type: ignore[attr-defined]
            greek = (await ann.get("/me/statistics?lang=el"))["statistics"][0]["figures"][0]
            assert (greek["words"], greek["of"]) == ("Ακριβείς προβλέψεις", 20)
            (own,) = (await ann.get("/me/results"))["results"]
            assert (own["table"], own["place"]) == (code, outcome["ranks"][0])
            ladder = (await bob.get("/ratings?game=wizard&seats=3"))["ratings"]
            assert {(one["kind"], one["name"]) for one in ladder} == {
                ("person", "Ann"),
                ("person", "Bob"),
                ("level", "random"),
            }
            assert ladder == sorted(ladder, key=lambda one: -one["rating"])
            levels = (await bob.get("/ratings?game=wizard&seats=3&kind=level"))["ratings"]
            assert [one["level"] for one in levels] == ["random"]
            assert await denied(bob.get("/ratings?game=wizard&seats=many")) == "bad-request"
            assert len((await ann.get("/me/data"))["results"]) == 1
            await ann.http.delete("/me")
            assert (await bob.get("/me/results"))["results"][0]["table"] == code
            left = (await bob.get("/ratings?game=wizard&seats=3&kind=person"))["ratings"]
            assert [one["name"] for one in left] == ["Bob"]
            assert (await bob.get("/me/statistics"))["statistics"][0]["rating"]["games"] == 1

    run(story())


def test_what_is_rated_is_agreed_before(server: Served) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann") as (ann,):
            terms = {"game": "wizard", "seats": 3, "rated": True}
            assert await denied(ann.post("/tables", {"terms": terms})) == "bad-option"
            record = str(random_match(game("wizard"), 3, {}, "branch"))
            code = (await ann.post("/records", {"record": record}))["table"]
            branch = (await ann.post(f"/tables/{code}/branch", {"ply": 5}))["table"]
            again = {**terms, "hints": False}
            assert await denied(ann.do("agree", branch, terms=again)) == "bad-option"
            assert (await ann.get("/me/results"))["results"] == [], "it was not played here"

    run(story())


def test_what_a_dead_server_left_uncounted_is_counted_by_the_next(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened("", tmp_path) as store:
            await store.add_player(Person("p1", "Zoe"), 1)
            await stored(store, "TABLE2", log_of("wizard", ["p1", "p2", "p3"], "left", 5, rated=True))
        with served(tmp_path) as server:
            async with guests(server.url, "Ann") as (ann,), asyncio.timeout(20):
                while not (found := (await ann.get("/ratings?game=wizard&seats=3"))["ratings"]):
                    await asyncio.sleep(0.1)
                assert [one["name"] for one in found] == ["Zoe"]

    run(story())


def test_the_command_counts_anew(tmp_path: Path) -> None:
    async def story() -> None:
        store = await open_store("", str(tmp_path / "magehall.sqlite"))
        await stored(store, "TABLE2", log_of("wizard", ["p1", "p2", "p3"], "command", 5))
        await store.close()

    run(story())
    done = magehall("recount", "--json", MAGEHALL_DATA_DIR=str(tmp_path))
    assert done.out.strip() == '{"games": 1}'
