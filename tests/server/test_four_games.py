"""Four people and bots finish each game over real sockets; the server is stopped and killed meanwhile."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from magehall import game, game_keys, read_record
from magehall.core import Record, seat_text
from magehall.core.match import verify
from magehall.server import wallclock
from tests.server.harness import Guest, Served, guests, run, served
from tests.server.players import play_to_the_end
from tests.server.test_play import seated
from tests.server.test_secrets import logged

PEOPLE = ("Ann", "Bob", "Cleo", "Dan")
APART = 12
"""Entries after which the server goes away, and again after it came back."""
OPTIONS = {"rummikub": {"rounds": "3"}}
"""A single round may be over before the server has gone away twice."""


@pytest.mark.parametrize("key", game_keys())
def test_four_people_and_bots_finish_a_game_with_restarts_in_the_middle(tmp_path: Path, key: str) -> None:
    async def story() -> None:
        with served(tmp_path) as server:
            async with guests(server.url, *PEOPLE) as people:
                seats = min(5, game(key).seats[-1])
                code = await seated(people[0], people[1:], key, seats=seats, options=OPTIONS.get(key, {}))
                for place, guest in enumerate(people):
                    await guest.do("follow", code, seat=seat_text(place))
                await people[0].do("start", code, fill="easy")
                await play_while(server, "stop", people, code)
                await play_while(server, "kill", people, code)
                staying = people if seats > len(people) else people[:-1]
                if staying != people:
                    await people[-1].do("leave", code)  # a bot stands in where no seat was left for one
                await asyncio.gather(*(play(guest, code, people) for guest in staying))
                await check_end(tmp_path / "magehall.sqlite", people, code)

    run(story())


async def play(guest: Guest, code: str, people: list[Guest]) -> int:
    return await play_to_the_end(guest, code, [seat_text(people.index(guest))])


async def play_while(server: Served, how: str, people: list[Guest], code: str) -> None:
    """Let everybody play until the server goes away under their moves; then all come back."""
    enough = people[0].numbers[(code, "A")] + APART
    playing = [asyncio.create_task(play(guest, code, people)) for guest in people]
    reached = asyncio.create_task(people[0].until(lambda: people[0].numbers[(code, "A")] >= enough))
    ended, _ = await asyncio.wait([reached, *playing], return_when=asyncio.FIRST_COMPLETED)
    for task in ended:
        task.result()  # a player who cannot go on says why
    await asyncio.to_thread(getattr(server, how))
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    await asyncio.to_thread(server.start)
    for guest in people:
        await guest.come_back(server.url)


async def check_end(file: Path, people: list[Guest], code: str) -> None:
    """All saw the same end; record, log and last pictures tell one game, whose draws follow from the seed."""
    for place, guest in enumerate(people):
        await guest.until(lambda guest=guest, place=place: is_over(guest, code, place))  # type: ignore[misc]
    record = read_record((await people[0].http.get(f"/tables/{code}/record")).text)
    assert verify(record) is None
    end = record.replay().state
    outcome = end.outcome()
    assert outcome is not None
    for place, guest in enumerate(people):
        picture = guest.picture(code, seat_text(place))
        assert picture["outcome"] == outcome.data()
        view = guest.view(code, seat_text(place))
        assert view == end.view(place).data(), "what was told step by step is how it ended"
        assert guest.legal(code, seat_text(place)) == [], "nobody moves any more"
        assert picture["commitment"] == record.commitment
    assert logged_plies(file, code) == recorded_plies(record)


def is_over(guest: Guest, code: str, place: int) -> bool:
    return bool(guest.picture(code, seat_text(place))["status"] == "finished")


def recorded_plies(record: Record) -> list[list[str]]:
    return [[seat_text(ply.seat), str(ply.move)] for ply in record.plies]


def logged_plies(file: Path, code: str) -> list[list[str]]:
    bodies: list[dict[str, Any]] = [json.loads(row.body) for row in logged(file, code)]
    return [ply for body in bodies for ply in body.get("plies", [])]


MINUTE = {"mode": "turn", "seconds": 5, "expiry": "rule"}
"""A short minute."""


def test_rummikubs_minute_is_kept_by_the_server_and_survives_a_restart_fairly(tmp_path: Path) -> None:
    async def story() -> None:
        with served(tmp_path) as server:
            async with guests(server.url, "Ann", "Bob") as (ann, bob):
                code = await seated(ann, [bob], "rummikub", clock=MINUTE)
                await ann.do("follow", code, seat="A")
                await bob.do("follow", code, seat="B")
                await ann.do("start", code)
                sleeper, seat = (ann, "A") if "A" in ann.picture(code, "A")["acting"] else (bob, "B")
                place = "AB".index(seat)
                await sleeper.until(lambda: "deadline" in sleeper.picture(code, seat)["seats"][place])
                promised = sleeper.picture(code, seat)["seats"][place]["deadline"]
                had = racked(sleeper.view(code, seat), place)
                assert promised - 5000 <= wallclock.now() < promised
                await asyncio.to_thread(server.kill)
                away = wallclock.now()
                await asyncio.sleep(5.2)
                await asyncio.to_thread(server.start)
                back = wallclock.now()
                await sleeper.come_back(server.url)
                picture = sleeper.picture(code, seat)
                assert picture["acting"] == [seat], "nobody could play, so no time has run"
                given = picture["seats"][place]["deadline"] - promised
                assert back - away - 1000 <= given <= back - away + 3000
                await sleeper.until(lambda: sleeper.picture(code, seat)["acting"] != [seat])
                after = sleeper.view(code, seat)
                assert racked(after, place) == had + 1, "nothing was touched (rummikub-41)"
                kinds = [json.loads(row.body)["kind"] for row in logged(tmp_path / "magehall.sqlite", code)]
                assert kinds.count("timed-out") == 1
                assert kinds.count("paused") == 1
                assert [seat, "draw"] in logged_plies(tmp_path / "magehall.sqlite", code)

    run(story())


def racked(view: dict[str, Any], place: int) -> int:
    return int(view["counts"][place])
