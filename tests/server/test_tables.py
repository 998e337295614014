import asyncio

import pytest

from tests.server.harness import Denial, Guest, Served, guests, run
from tests.server.players import meanwhile, play_to_the_end
from tests.server.test_play import seated

WIZARD = {"game": "wizard", "seats": 3, "pause": False}


async def denied(asked: object) -> str:
    with pytest.raises(Denial) as caught:
        await asked  # type: ignore[misc]
    return str(caught.value.code)


def test_sitting_standing_kicking_and_leaving(server: Served) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann", "Bob", "Cleo") as (ann, bob, cleo):
            code = (await ann.post("/tables", {"terms": {**WIZARD, "visibility": "open"}}))["table"]
            assert code in [line["table"] for line in (await cleo.get("/tables"))["tables"]]
            await bob.do("follow", code)
            assert await denied(bob.do("sit", code, seat="A")) == "seat-taken"
            await bob.do("sit", code)
            assert await denied(cleo.do("kick", code, seat="B")) == "not-host"
            await ann.do("kick", code, seat="B")
            assert await denied(bob.do("stand", code, seat="B")) == "not-your-seat"
            await bob.do("sit", code, seat="C", name="Bobby")
            await ann.do("seat", code, seat="B", bot="easy")
            assert await denied(cleo.do("sit", code)) == "table-full"
            await bob.do("rename", code, seat="C", name="Robert")
            await bob.until(lambda: bob.picture(code)["seats"][2].get("name") == "Robert")
            assert [chair["name"] for chair in bob.picture(code)["seats"]] == ["Ann", "Merula", "Robert"]
            await ann.do("leave", code)
            await bob.until(lambda: bob.picture(code)["host"] == bob.id)
            assert await denied(bob.do("start", code)) == "seats-free"
            await bob.do("start", code, fill="random")
            assert await denied(cleo.do("sit", code)) == "already-started"
            assert code not in [line["table"] for line in (await cleo.get("/tables"))["tables"]]
            assert [line["table"] for line in (await bob.get("/me/tables"))["tables"]] == [code]

    run(story())


def test_lists_tell_terms_bots_and_results(server: Served) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann", "Bob") as (ann, bob):
            terms = {
                **WIZARD,
                "visibility": "open",
                "language": "cs",
                "clock": {"mode": "turn", "seconds": 90},
            }
            code = (await ann.post("/tables", {"terms": terms}))["table"]
            await ann.do("seat", code, seat="C", bot="random")
            line = next(line for line in (await bob.get("/tables"))["tables"] if line["table"] == code)
            assert line["sitters"] == [{"name": "Ann"}, {}, {"name": "Merula", "bot": "random"}]
            assert line["terms"].items() >= terms.items()
            await ann.do("follow", code, seat="A")
            await ann.do("start", code, fill="random")
            await play_to_the_end(ann, code, ["A"])
            outcome = ann.picture(code, "A")["outcome"]
            (done,) = (await ann.get("/me/tables"))["tables"]
            assert [sitter["place"] for sitter in done["sitters"]] == outcome["ranks"]
            assert [sitter["points"] for sitter in done["sitters"]] == outcome["scores"]

    run(story())


def test_who_plays_alone_with_bots_may_change_their_pace(server: Served) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann", "Bob") as (ann, bob):
            terms = {"game": "wizard", "seats": 3}
            code = (await ann.post("/tables", {"terms": terms}))["table"]
            await ann.do("start", code, fill="random")
            await ann.do("follow", code, seat="A")
            await ann.do("agree", code, terms={**terms, "pause": "fast"})
            await ann.until(lambda: ann.picture(code, "A")["terms"].get("pause") == "fast")
            assert await denied(ann.do("agree", code, terms={**terms, "hints": False})) == "already-started"
            shared = (await ann.post("/tables", {"terms": terms}))["table"]
            await bob.do("sit", shared)
            await ann.do("start", shared, fill="random")
            assert (
                await denied(ann.do("agree", shared, terms={**terms, "pause": "slow"})) == "already-started"
            )

    run(story())


def test_who_is_kicked_sees_it(server: Served) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann", "Bob") as (ann, bob):
            code = (await ann.post("/tables", {"terms": WIZARD}))["table"]
            await bob.do("sit", code, seat="B")
            await bob.do("follow", code, seat="B")
            await ann.do("kick", code, seat="B")
            await bob.until(lambda: not bob.picture(code, "B")["seats"][1].get("name"))

    run(story())


def test_the_same_verbs_over_http(server: Served) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann") as (ann,):
            code = (await ann.post("/tables", {"terms": WIZARD}))["table"]
            await ann.post(f"/tables/{code}/start", {"fill": "random"})
            page = await ann.get(f"/tables/{code}?seat=A")
            assert page["view"]["seat"] == "A"
            with pytest.raises(Denial) as caught:
                await ann.post(f"/tables/{code}/play", {"seat": "B", "move": "bid 0"})
            assert caught.value.code == "not-your-seat"
            assert await denied(ann.get("/tables/ZZZZZZ")) == "no-such-table"
            assert await denied(ann.get(f"/tables/{code}?seat=B")) == "not-your-seat"

    run(story())


def test_terms_must_make_sense(server: Served) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann") as (ann,):
            for terms, code in [
                ({"game": "chess", "seats": 2}, "no-such-game"),
                ({"game": "wizard", "seats": 8}, "bad-option"),
                ({"game": "wizard", "seats": 3, "options": {"colour": "red"}}, "bad-option"),
                ({"game": "wizard", "seats": 3, "edition": "none"}, "bad-option"),
                ({"game": "wizard", "seats": 3, "colour": "red"}, "bad-request"),
            ]:
                with pytest.raises(Denial) as caught:
                    await ann.post("/tables", {"terms": terms})
                assert caught.value.code == code, terms

    run(story())


def test_a_name_of_no_letters_is_refused_as_a_name(server: Served) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann") as (ann,):
            for name, code in [("", "bad-name"), ("x" * 33, "bad-name"), (3, "bad-request")]:
                answer = await ann.http.put("/me?lang=uk", json={"name": name})
                fault = answer.json()["error"]
                assert fault["code"] == code
                assert "Expected" not in fault["message"]

    run(story())


def test_nobody_sits_down_twice_but_for_somebody_else(server: Served) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann", "Bob") as (ann, bob):
            code = (await ann.post("/tables", {"terms": {**WIZARD, "seats": 4}}))["table"]
            await bob.do("sit", code, name="Bobby")
            for again in ({}, {"seat": "C"}, {"name": "Bobby"}, {"seat": "C", "name": " Bobby"}):
                assert await denied(bob.do("sit", code, **again)) == "already-seated", again
            await bob.do("sit", code, name="Toma")
            await bob.do("follow", code)
            names = [chair.get("name") for chair in bob.picture(code)["seats"]]
            assert names == ["Ann", "Bobby", "Toma", None]

    run(story())


def test_the_host_changes_the_number_of_seats_before_the_game(server: Served) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann", "Bob") as (ann, bob):
            code = (await ann.post("/tables", {"terms": {**WIZARD, "seats": 4}}))["table"]
            await bob.do("sit", code, seat="D")
            await bob.do("follow", code)
            assert await denied(bob.do("agree", code, terms={**WIZARD, "seats": 6})) == "not-host"
            assert await denied(ann.do("agree", code, terms={**WIZARD, "seats": 3})) == "seat-taken"
            assert await denied(ann.do("agree", code, terms={**WIZARD, "seats": 7})) == "bad-option"
            await ann.do("agree", code, terms={**WIZARD, "seats": 6})
            await bob.until(lambda: len(bob.picture(code)["seats"]) == 6)
            assert bob.picture(code)["seats"][3]["name"] == "Bob", "whoever sits stays"
            await bob.do("stand", code, seat="D")
            await ann.do("agree", code, terms={**WIZARD, "seats": 3})
            await bob.do("sit", code)
            assert await denied(bob.do("sit", code, seat="D", name="Toma")) == "no-such-seat"
            await ann.do("start", code, fill="random")
            await bob.do("follow", code, seat="B")
            assert len(bob.picture(code, "B")["seats"]) == 3

    run(story())


def test_one_device_may_hold_several_seats(server: Served) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann") as (ann,):
            code = (await ann.post("/tables", {"terms": WIZARD}))["table"]
            await ann.do("sit", code, seat="B", name="Grandma")
            await ann.do("follow", code, seat="A")
            await ann.do("follow", code, seat="B")
            await ann.do("start", code, fill="random")
            await play_to_the_end(ann, code, ["A", "B"], most=12)
            for seat, place in (("A", 0), ("B", 1)):
                hands = ann.view(code, seat)["hands"]
                assert hands[place] is not None
                assert hands[1 - place] is None or not hands[1 - place]

    run(story())


def test_a_refused_move_cites_its_clause_in_the_language_of_the_reader(server: Served) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann", "Bob") as (ann, bob):
            code = await seated(ann, [bob], "wizard")
            await ann.do("follow", code, seat="A")
            await ann.do("start", code, fill="random")
            await bob.disconnect()
            await bob.connect(**{"Accept-Language": "uk"})
            for guest, seat in ((ann, "A"), (bob, "B")):
                with pytest.raises(Denial) as caught:
                    await guest.do("play", code, seat=seat, move="bid 99")
                assert caught.value.code in ("illegal", "not-understood")
            with pytest.raises(Denial) as caught:
                await bob.do("play", code, seat="B", move="play B7")
            assert caught.value.error["clause"].startswith("wizard-")
            assert any("а" <= letter <= "я" for letter in caught.value.error["message"])

    run(story())


def test_a_client_that_was_cut_off_resumes_without_gap_or_duplicate(server: Served) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann", "Bob") as (ann, bob):
            code = await seated(ann, [bob], "wizard")
            for guest, seat in ((ann, "A"), (bob, "B")):
                await guest.do("follow", code, seat=seat)
            await ann.do("start", code, fill="random")
            async with meanwhile(play_to_the_end(ann, code, ["A"])):
                for _ in range(8):
                    await play_to_the_end(bob, code, ["B"], most=3)
                    await bob.disconnect()
                    await asyncio.sleep(0.02)
                    await bob.come_back(server.url)
            await asyncio.sleep(0.5)
            assert bob.numbers[(code, "B")] == ann.numbers[(code, "A")]
            page = await bob.get(f"/tables/{code}?seat=B")
            assert page["picture"] == bob.picture(code, "B")

    run(story())


def test_a_command_decided_too_early_is_refused_by_name(server: Served) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann") as (ann,):
            code = (await ann.post("/tables", {"terms": WIZARD}))["table"]
            await ann.do("follow", code, seat="A")
            await ann.do("start", code, fill="random")
            await play_to_the_end(ann, code, ["A"], most=1)
            assert await denied(ann.do("play", code, seat="A", move="bid 0", n=2)) == "stale"

    run(story())


def test_a_rematch_seats_the_same_people(server: Served) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann", "Bob") as (ann, bob):
            code = await seated(ann, [bob], "carcassonne", seats=3)
            for guest, seat in ((ann, "A"), (bob, "B")):
                await guest.do("follow", code, seat=seat)
            await ann.do("start", code, fill="random")
            assert await denied(ann.do("rematch", code)) == "not-finished"
            await asyncio.gather(play_to_the_end(ann, code, ["A"]), play_to_the_end(bob, code, ["B"]))
            new = (await bob.do("rematch", code))["table"]
            assert new != code
            assert (await ann.do("rematch", code))["table"] == new, "one rematch for all"
            page = await ann.get(f"/tables/{new}")
            assert [chair["name"] for chair in page["picture"]["seats"]] == ["Bob", "Merula", "Ann"]
            await bob.do("start", new)

    run(story())


@pytest.mark.parametrize("is_over", [False, True], ids=["in the game", "after the game"])
def test_a_rematch_seats_nobody_who_was_forgotten(server: Served, is_over: bool) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann", "Bob") as (ann, bob):
            code = await seated(ann, [bob], "wizard")
            await ann.do("start", code, fill="random")
            if not is_over:
                await bob.http.delete("/me")
            await ann.do("resign", code, seat="A")
            if is_over:
                await bob.post(f"/tables/{code}/resign", {"seat": "B"})
                await bob.http.delete("/me")
            page = await ann.get(f"/tables/{(await ann.do('rematch', code))['table']}")
            assert [chair.get("name") for chair in page["picture"]["seats"]] == [None, "Merula", "Ann"]

    run(story())


def test_who_came_back_to_a_table_of_bots_may_still_change_their_pace(server: Served) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann") as (ann,):
            code = await seated(ann, [], "wizard", pause=True)
            await ann.do("follow", code, seat="A")
            await ann.do("start", code, fill="random")
            await ann.do("leave", code)
            await ann.do("return", code)
            terms = ann.picture(code, "A")["terms"]
            await ann.do("agree", code, terms={**terms, "pause": "fast"})
            assert ann.picture(code, "A")["terms"]["pause"] == "fast"

    run(story())


def test_names_and_strangers(server: Served) -> None:
    async def story() -> None:
        stranger = Guest(server.url, "Zoe")
        assert await denied(stranger.get("/me")) == "not-signed-in"
        assert await denied(stranger.post("/tables", {"terms": WIZARD})) == "not-signed-in"
        stranger.http.cookies.set("magehall", "somebody.else")
        assert await denied(stranger.get("/me")) == "not-signed-in"
        stranger.http.cookies.clear()
        await stranger.introduce()
        token = (await stranger.post("/me/tokens"))["token"]
        program = Guest(server.url, "program")
        program.http.headers["authorization"] = f"Bearer {token}"
        assert (await program.get("/me"))["id"] == stranger.id
        answer = await program.http.put("/me", json={"name": " Zoë "})
        assert answer.json()["name"] == "Zoë"
        answer = await program.http.put("/me", json={"name": "two\nlines"})
        assert answer.json()["error"]["code"] == "bad-name"
        await stranger.close()
        await program.close()

    run(story())
