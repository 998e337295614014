"""Every byte a viewer receives is the same in two worlds that differ only in what they may not know."""

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest

from magehall import Rng, game, game_keys
from magehall.core import CHANCE, Event, seat_text
from magehall.core.match import natures_moves
from magehall.core.options import spelled
from magehall.server.store import Row
from magehall.server.store.sqlite import connect
from magehall.server.tables.fold import fold_log
from magehall.server.tables.streams import encode
from magehall.server.wire import entries
from magehall.server.wire.lines import Line
from magehall.server.wire.messages import SocketMessage
from magehall.server.wire.plain import Terms
from magehall.testing import positions, random_match
from tests.server.harness import guests, run, served
from tests.server.players import play_to_the_end
from tests.server.test_play import seated
from tests.server.told import told_after
from tests.server.twins import OUTPUTS, World, follow_alike

Agreement = tuple[str, dict[str, str]]
AGREEMENTS: list[Agreement] = [*((key, {}) for key in game_keys()), ("wizard", {"bids": "hidden"})]
DEALS = 300
POSITIONS = 6
STEPS = 4


def has_secrets(key: str) -> bool:
    """Tell whether a game hides anything from somebody besides nature's next draw."""
    found = game(key)
    state = found.start(found.seats[0])
    natures_moves(state, "0", 0)
    return bool(state.secrets(None))


@pytest.mark.parametrize(("key", "options"), AGREEMENTS, ids=str)
def test_no_message_of_any_type_tells_a_secret(key: str, options: dict[str, str]) -> None:
    found = game(key)
    compared: set[str] = set()
    moved = hidden = secrets = 0
    for seats in (found.seats[0], min(4, found.seats[-1])):
        record = random_match(found, seats, options, f"twins/{key}/{seats}")
        texts = sorted({str(ply.move) for ply in record.plies})[:: max(1, len(record.plies) // 12)]
        for state, ply in positions(record, POSITIONS, "twins"):
            if state.acting() in ((), (CHANCE,)):
                continue
            for viewer in (None, *range(seats)):
                other = found.imagine(state.view(viewer), Rng(f"twin/{ply}/{viewer}"))
                hidden += len(state.secrets(viewer))
                secrets += other.secrets(viewer) != state.secrets(viewer)
                one, two = (World(found, world, viewer, options, seats) for world in (state, other))
                compared |= compare(one, two, texts)
                for _ in follow_alike(one, two, STEPS):
                    moved += 1
                    compared |= compare(one, two, texts)
    assert secrets or not hidden, "the worlds differ, where a game has secrets besides nature's next draw"
    assert moved, "games went on in both worlds"
    assert compared == {"news", *OUTPUTS, "moves", "why", "denied", "hint", "review", "bot", "turn"}


def compare(one: World, two: World, texts: list[str]) -> set[str]:
    assert one.told == two.told, "the stream of news"
    here, there = one.outputs(texts), two.outputs(texts)
    for name, parts in here.items():
        assert parts == there[name], name
    return {"news", *here}


def deals_that_look_alike(key: str, viewer: int | None) -> tuple[str, str] | None:
    """Find two seeds whose first deals look and sound the same to a viewer and are not the same."""
    found = game(key)
    seen: dict[bytes, tuple[str, dict[str, str]]] = {}
    for number in range(DEALS):
        state = found.start(found.seats[0])
        heard: list[Event] = []
        state.listener = heard.append
        natures_moves(state, str(number), 0)
        sounds = encode([event.data() for event in heard if event.is_for(viewer)])
        before = seen.setdefault(state.view(viewer).bytes() + sounds, (str(number), state.secrets(viewer)))
        if before[1] != state.secrets(viewer):
            return before[0], str(number)
    return None


def test_deals_stay_secret() -> None:
    """Where two deals that look alike can be found, everything that follows from them looks alike."""
    pairs = {key: deals_that_look_alike(key, None) for key in game_keys()}
    assert pairs["wizard"] is not None
    assert pairs["rummikub"] is not None
    for key, pair in pairs.items():
        if pair is not None:
            found = game(key)
            start = found.start(found.seats[0])
            one, two = (World(found, start, None, {}, found.seats[0], seed) for seed in pair)
            assert one.rows != two.rows, "the logs tell the deals"
            compare(one, two, [])
            for _ in follow_alike(one, two, STEPS):
                compare(one, two, [])


def test_every_type_of_message_is_compared() -> None:
    """A new type of message must be added to the outputs of `twins`, or tell nothing of a game."""
    types = {kind.__struct_config__.tag for kind in (*SocketMessage.__args__, *Line.__args__)}
    from_games = {"sync", "news", "denied", "moves", "why", "hint", "since", "history", "turn"}
    public = {"welcome", "done", "invited", "called", "started", "finished"}
    assert types - from_games == public


@pytest.mark.parametrize("key", game_keys())
def test_nothing_shown_depends_on_the_seed_before_the_end(key: str) -> None:
    """The same log with another secret gives the same messages: the seed is read by nature alone."""
    found = game(key)
    record = random_match(found, found.seats[0], {}, "seeds")
    plies = [(seat_text(ply.seat), str(ply.move)) for ply in record.plies[:-1]]
    written: list[entries.Entry] = [
        entries.Opened(terms=_terms(key), host="a"),
        *(entries.Sat(seat="ABCDEFGH"[seat], name="n", player="p") for seat in range(found.seats[0])),
        entries.Started(commitment="0" * 64, options=spelled(found.options, None, {})),
        *(entries.Played(seat=seat, plies=[(seat, move)]) for seat, move in plies),
    ]
    rows = [Row(n, "", entries.encode(entry), n) for n, entry in enumerate(written, 1)]
    for viewer in (None, 0):
        told = [told_after("TTTTTT", seed, rows, viewer, 1) for seed in ("1" * 64, "2" * 64)]
        assert [encode(news) for news in told[0]] == [encode(news) for news in told[1]]
    assert fold_log("TTTTTT", "3" * 64, rows).state.view(0) == record.replay(len(plies)).state.view(0)


def _terms(key: str) -> Terms:
    return Terms(game=key, seats=game(key).seats[0])


@pytest.mark.parametrize("key", game_keys())
def test_what_comes_over_the_socket_is_the_pure_function_of_log_and_viewer(tmp_path: Path, key: str) -> None:
    async def story() -> None:
        with served(tmp_path) as server:
            async with guests(server.url, "Ann", "Bob", "Zoe") as (ann, bob, zoe):
                code = await seated(ann, [bob], key)
                for guest, seat in ((ann, "A"), (bob, "B"), (zoe, None)):
                    await guest.do("follow", code, **({} if seat is None else {"seat": seat}))
                await ann.do("start", code, fill="random")
                playing = [
                    asyncio.create_task(play_to_the_end(guest, code, [seat], most=4))
                    for guest, seat in ((ann, "A"), (bob, "B"))
                ]
                await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
                for task in playing:
                    task.cancel()
                await asyncio.gather(*playing, return_exceptions=True)
                await zoe.until(lambda: zoe.numbers[(code, None)] == ann.numbers[(code, "A")])
                rows = logged(tmp_path / "magehall.sqlite", code)
                for guest, viewer in ((ann, 0), (bob, 1), (zoe, None)):
                    news = [frame for frame in guest.frames if json.loads(frame)["type"] == "news"]
                    first = json.loads(news[0])["n"]
                    pure = told_after(code, "", rows, viewer, first - 1)[: len(news)]
                    assert [encode(message).decode() for message in pure] == news

    run(story())


def logged(file: Path, code: str) -> list[Row]:
    connection: sqlite3.Connection = connect(str(file))
    query = "SELECT n, kind, body, at FROM entries WHERE table_id = ? ORDER BY n"
    rows = [Row(*row) for row in connection.execute(query, (code,))]
    connection.close()
    return rows
