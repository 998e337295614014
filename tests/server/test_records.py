import asyncio

import pytest

from magehall import game, game_keys, read_record
from magehall.core.match import verify
from magehall.server.tables.changes import apply_changes
from magehall.testing import random_match
from tests.server.harness import Served, guests, run
from tests.server.players import meanwhile, play_to_the_end
from tests.server.test_play import FEWEST, seated
from tests.server.test_tables import denied


@pytest.mark.parametrize("key", game_keys())
def test_a_finished_game_can_be_exported_verified_and_replayed(server: Served, key: str) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann", "Zoe") as (ann, zoe):
            code = await seated(ann, [], key)
            await ann.do("follow", code, seat="A")
            await ann.do("start", code, fill="random")
            assert await denied(ann.get(f"/tables/{code}/record")) == "not-finished"
            assert await denied(ann.get(f"/tables/{code}/verify")) == "not-finished"
            assert await denied(ann.get(f"/tables/{code}/replay?seat=open")) == "not-finished"
            assert await denied(zoe.get(f"/tables/{code}/replay?seat=A")) == "not-your-seat"
            assert await denied(ann.get(f"/tables/{code}/replay?seat=B")) == "not-your-seat"
            await play_to_the_end(ann, code, ["A"])
            text = (await zoe.http.get(f"/tables/{code}/record")).text
            record = read_record(text)
            assert verify(record) is None
            verdict = await zoe.get(f"/tables/{code}/verify")
            assert verdict["verified"]
            assert verdict["commitment"] == ann.picture(code, "A")["commitment"]
            replay = record.replay().state
            for seat in ("A", "B"):
                page = await zoe.get(f"/tables/{code}/replay?seat={seat}")
                shown = {"views": page["views"]}
                for step in page["steps"]:
                    shown = apply_changes(shown, step.get("changes", []))
                assert shown["views"] == [replay.view("AB".index(seat)).data()]
                assert not any("move" in step for step in page["steps"])
            page = await zoe.get(f"/tables/{code}/replay?seat=open")
            assert len(page["views"]) == FEWEST[key]
            assert [step["move"] for step in page["steps"]] == [str(ply.move) for ply in record.plies]

    run(story())


@pytest.mark.parametrize("key", game_keys())
def test_records_can_be_imported_to_look_at_or_to_go_on_with(server: Served, key: str) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann") as (ann,):
            record = random_match(game(key), FEWEST[key], {}, "import")
            code = (await ann.post("/records", {"record": str(record)}))["table"]
            page = await ann.get(f"/tables/{code}")
            assert page["picture"]["status"] == "finished"
            assert page["picture"]["outcome"]["scores"] == list(record.replay().state.scores())
            verdict = await ann.get(f"/tables/{code}/verify")
            assert verdict == {"verified": False, "draws": verdict["draws"], "reason": "no-seed", "ply": 0}
            half = len(record.plies) // 2
            del record.plies[half:]
            unfinished = (await ann.post("/records", {"record": str(record)}))["table"]
            branch = (await ann.post(f"/tables/{code}/branch", {"ply": half}))["table"]
            for new in (unfinished, branch):
                await ann.do("sit", new, seat="A")
                terms = (await ann.get(f"/tables/{new}"))["picture"]["terms"]
                await ann.do("agree", new, terms={**terms, "pause": False})
                other = {**terms, "seats": FEWEST[key] + 1}
                assert await denied(ann.do("agree", new, terms=other)) == "bad-option"
                await ann.do("follow", new, seat="A")
                await ann.do("start", new, fill="random")
                assert await play_to_the_end(ann, new, ["A"]) > 0
                text = (await ann.http.get(f"/tables/{new}/record")).text
                assert read_record(text).plies[:half] == record.plies

    run(story())


def test_bad_records_are_refused_in_one_sentence(server: Served) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann") as (ann,):
            record = str(random_match(game("wizard"), 3, {}, "bad"))
            for text in ("", "{}", "nonsense", record.replace("bid", "did", 1), record + "A: bid 1\n"):
                assert await denied(ann.post("/records", {"record": text})) == "bad-record"

    run(story())


def test_who_goes_is_noted_and_gets_the_seat_back(server: Served) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann", "Bob") as (ann, bob):
            code = await seated(ann, [bob], "wizard", absence=1)
            for guest, seat in ((ann, "A"), (bob, "B")):
                await guest.do("follow", code, seat=seat)
            await ann.do("start", code, fill="random")
            playing = asyncio.create_task(play_to_the_end(ann, code, ["A"], most=8))
            await bob.disconnect()
            await ann.until(lambda: ann.picture(code, "A")["seats"][1].get("gone", False))
            await ann.until(lambda: bool(ann.picture(code, "A")["seats"][1].get("deputy")))
            await playing
            await bob.come_back(server.url)
            await ann.until(lambda: not ann.picture(code, "A")["seats"][1].get("deputy"))
            assert not ann.picture(code, "A")["seats"][1].get("gone")
            async with meanwhile(play_to_the_end(ann, code, ["A"])):
                await play_to_the_end(bob, code, ["B"], most=3)

    run(story())
