"""Reviews of finished games: begun once, in the background, by workers that receive views."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from magehall.core import game
from magehall.server import reviews
from magehall.server.bots import thinking
from magehall.server.bots.turns import Thinkers
from magehall.server.reviews import Reviews
from magehall.server.store.sqlite import SqliteStore
from magehall.server.wire.thoughts import Answer, Question
from magehall.testing import random_match
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


class Tired:
    """Workers of whom each answers only the first questions, then none in time."""

    def __init__(self, answers: int) -> None:
        self.left = answers

    async def ask(self, question: Question, seconds: float) -> Answer:
        self.left -= 1
        return thinking.answer(question) if self.left >= 0 else Answer(error="Late")


@pytest.mark.parametrize(("answers", "status"), [(0, "failed"), (1, "done"), (2, "done")])
def test_a_review_is_kept_only_if_all_of_it_was_looked_at(tmp_path: Path, answers: int, status: str) -> None:
    """Else a busy hour would leave a game without slips, and with the best grade, for ever."""

    async def story() -> None:
        store = SqliteStore(str(tmp_path / "hall.sqlite"))
        workers: Any = Tired(answers)
        judging = Reviews(store, Thinkers(workers, 5.0), 0.01, 3)
        record = random_match(game("wizard"), 3, {"rounds": "tournament"}, "1")
        record.plies = record.plies[:12]
        job = judging.begin("TTTTTT", 0, record)
        await asyncio.gather(*judging.tasks)
        assert (job.status, len(job.judgements), job.of) == (status, answers, 2)
        assert list(await store.reviews("TTTTTT")) == ([0] if answers == 2 else [])
        judging.forget("TTTTTT", 0)
        assert list(await judging.known("TTTTTT")) == ([0] if answers == 2 else []), "else it is begun anew"
        await store.close()

    run(story())


def test_a_review_under_way_is_not_forgotten_for_others(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(str(tmp_path / "hall.sqlite"))
        workers: Any = Tired(0)
        judging = Reviews(store, Thinkers(workers, 5.0), 0.01, 3)
        async with judging.turn:
            job = judging.begin("TTTTTT", 0, random_match(game("wizard"), 3, {}, "1"))
            for number in range(reviews.KEPT + 5):
                await store.keep_review(f"T{number}", 0, reviews.written(reviews.Job("done")), 1)
                await judging.known(f"T{number}")
            assert (await judging.known("TTTTTT"))[0] is job
            assert len(judging.kept) == reviews.KEPT
            await judging.close()
        await store.close()

    run(story())
