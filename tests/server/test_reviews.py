"""Reviews of finished games: begun once, in the background, by workers that receive views."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Guest, Served, guests, run, served
from tests.server.players import play_to_the_end
from tests.server.test_play import seated
from tests.server.test_tables import denied

QUICK = {"review_seconds": "0.02", "review_decisions": "4", "hint_seconds": "0.05"}


async def finished(guest: Guest, key: str = "wizard") -> str:
    code = await seated(guest, [], key, options={"rounds": "tournament"} if key == "wizard" else {})
    await guest.do("follow", code, seat="A")
    await guest.do("start", code, fill="random")
    await play_to_the_end(guest, code, ["A"])
    return code


async def reviewed(guest: Guest, code: str, seat: str = "A") -> dict[str, Any]:
    for _ in range(600):
        page = await guest.get(f"/tables/{code}/review?seat={seat}&lang=cs")
        if page["status"] != "working":
            return page
        assert page["done"] <= page["of"]
        await asyncio.sleep(0.1)
    raise AssertionError("a review ends")


@pytest.mark.parametrize("key", ["wizard", "carcassonne"])
def test_a_finished_game_is_reviewed_once_from_the_seats_own_view(tmp_path: Path, key: str) -> None:
    async def story(server: Served) -> None:
        async with guests(server.url, "Ann") as (ann,):
            code = await finished(ann, key)
            page = await reviewed(ann, code)
            assert page["status"] == "done"
            assert page["done"] == page["of"] == len(page["judgements"]) == 4
            assert page["had"] > 4
            plies = [line["ply"] for line in page["judgements"]]
            assert plies == sorted(plies)
            for line in page["judgements"]:
                assert not line["marked"] or line["loss"] > 2 * line["error"]
                assert not line["marked"] or line["reasons"][0]["words"]
            assert await reviewed(ann, code) == page, "the same the second time"
            steps = (await ann.get(f"/tables/{code}/replay?seat=open"))["steps"]
            assert all(steps[line["ply"]]["move"] == line["played"][0] for line in page["judgements"])
            other = await reviewed(ann, code, "B")
            assert other["seat"] == "B"
            assert other["grades"].keys() == {"A", "B"}
            marked = [line["loss"] for line in page["judgements"] if line["marked"]]
            assert other["grades"]["A"]["slips"] == len(marked)
            assert other["grades"]["A"]["lost"] == pytest.approx(sum(marked), abs=0.05)
            kept.update(code=code, page=page)

    async def the_day_after(server: Served) -> None:
        async with guests(server.url, "Bob") as (bob,):
            page = await bob.get(f"/tables/{kept['code']}/review?seat=A&lang=cs")
            assert page == {**kept["page"], "grades": page["grades"]}, "as it was, and at once"
            assert page["grades"].keys() == {"A", "B"}

    kept: dict[str, Any] = {}
    with served(tmp_path, **QUICK) as server:
        run(story(server))
    with served(tmp_path, **QUICK) as server:
        run(the_day_after(server))
    assert "a review failed" not in (tmp_path / "server.log").read_text(encoding="utf-8")


def test_running_games_and_strangers_get_no_review(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        async with guests(server.url, "Ann") as (ann,):
            code = await seated(ann, [], "wizard")
            await ann.do("start", code, fill="random")
            assert await denied(ann.get(f"/tables/{code}/review?seat=A")) == "not-finished"
            over = await finished(ann, "carcassonne")
            stranger = Guest(server.url, "Zoe")
            assert await denied(stranger.get(f"/tables/{over}/review")) == "not-signed-in"
            assert await denied(ann.get(f"/tables/{over}/review?seat=F")) == "no-such-seat"
            await stranger.close()

    with served(tmp_path, **QUICK) as server:
        run(story(server))
