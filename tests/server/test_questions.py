import pytest

from magehall import game, game_keys
from tests.server.harness import Denial, Guest, Served, guests, happened, run
from tests.server.players import play_to_the_end
from tests.server.test_play import seated
from tests.server.test_tables import denied


@pytest.mark.parametrize("key", game_keys())
def test_moves_why_hint_and_since_answer_the_one_who_holds_the_seat(server: Served, key: str) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann", "Bob") as (ann, bob):
            code = await seated(ann, [bob], key)
            for guest, seat in ((ann, "A"), (bob, "B")):
                await guest.do("follow", code, seat=seat)
            await ann.do("start", code, fill="random")
            for verb in ("moves", "hint", "since"):
                assert await denied(bob.do(verb, code, seat="A")) == "not-your-seat"
            assert await denied(bob.do("why", code, seat="A", move="pass")) == "not-your-seat"
            both = {"A": ann, "B": bob}
            await ann.until(lambda: bool(set(ann.picture(code, "A")["acting"]) & {"A", "B"}))
            seat = next(iter(set(ann.picture(code, "A")["acting"]) & {"A", "B"}))
            other = "B" if seat == "A" else "A"
            actor = both[seat]
            possible = await actor.do("moves", code, seat=seat)
            assert possible["moves"]
            assert possible["complete"] == game(key).lists_all_moves
            assert (await actor.do("why", code, seat=seat, move=possible["moves"][0]))["legal"]
            refused = await both[other].do("why", code, seat=other, move=possible["moves"][0])
            assert not refused["legal"] or other in ann.picture(code, "A")["acting"]
            if not refused["legal"]:
                assert refused["error"]["clause"].startswith(f"{key}-")
                assert refused["error"]["message"]
            hint = await actor.do("hint", code, seat=seat)
            assert (await actor.do("why", code, seat=seat, move=hint["move"]))["legal"]
            assert hint["reasons"]
            assert hint["reasons"][0]["words"]
            nudge = await actor.do("hint", code, seat=seat, step="nudge")
            assert "move" not in nudge
            assert "choices" not in nudge, "a nudge tells no move"
            assert all(why["words"] for why in nudge["reasons"])
            few = await actor.do("hint", code, seat=seat, step="candidates")
            assert "move" not in few
            assert few["choices"] == hint["choices"], "one thought, told in steps"
            assert few["choices"][0]["moves"][0] == hint["move"]
            assert 1 <= len(few["choices"]) <= 3
            if len(few["choices"]) > 1:
                assert all(choice["words"] for choice in few["choices"])
                assert hint["against"][0]["code"] in ("second", "second-close")
                assert hint["against"][0]["words"]
            http = await actor.post(f"/tables/{code}/moves", {"seat": seat})
            assert http["moves"] == possible["moves"]

    run(story())


def test_since_my_last_turn(server: Served) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann") as (ann,):
            code = await seated(ann, [], "wizard")
            await ann.do("follow", code, seat="A")
            await ann.do("start", code, fill="random")
            await play_to_the_end(ann, code, ["A"], most=5)
            await ann.until(lambda: "A" in ann.picture(code, "A")["acting"])
            told = await ann.do("since", code, seat="A")
            live = [message for message in ann.heard if message["type"] == "news"]
            assert told["news"] == [happened(message) for message in live if message["n"] > told["after"]]
            assert {"B", "C"} & {message["entry"].get("seat") for message in told["news"]}

    run(story())


def test_hints_only_where_the_table_allows_them(server: Served) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann") as (ann,):
            code = await seated(ann, [], "wizard", hints=False)
            await ann.do("start", code, fill="random")
            assert await denied(ann.do("hint", code, seat="A")) == "no-hints"

    run(story())


def test_next_game_waiting_for_me_and_the_code_as_a_picture(server: Served) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann") as (ann,):
            codes = [await seated(ann, [], "carcassonne", seats=2) for _ in range(2)]
            assert (await ann.get("/me/turns"))["turns"] == []
            for code in codes:
                await ann.do("follow", code, seat="A")
                await ann.do("start", code, fill="random")
                await ann.until(lambda code=code: ann.picture(code, "A")["acting"] == ["A"])  # type: ignore[misc]
            turns = (await ann.get("/me/turns"))["turns"]
            assert [turn["table"] for turn in turns] == codes
            answer = await ann.http.get(f"/tables/{codes[0]}/qr.svg")
            assert answer.headers["content-type"] == "image/svg+xml"
            assert b"<svg" in answer.content
            pages = [
                (await ann.http.get(f"/tables/{codes[0]}/qr.svg?page={page}")).content
                for page in ("table", "hand", "tv", "https://elsewhere.example")
            ]
            assert len(set(pages)) == 3
            assert answer.content == pages[0] == pages[3]

    run(story())


def test_a_table_may_be_closed_to_watchers(server: Served) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann", "Zoe") as (ann, zoe):
            code = await seated(ann, [], "wizard", watching=False)
            await zoe.do("follow", code)
            await ann.do("start", code, fill="random")
            assert await denied(zoe.get(f"/tables/{code}")) == "no-watching"
            assert await denied(zoe.do("follow", code)) == "no-watching"
            assert await denied(zoe.get(f"/tables/{code}/replay")) == "no-watching"
            with pytest.raises(Denial):
                await zoe.get(f"/tables/{code}/record")

    run(story())


def kinds(who: Guest) -> list[str]:
    """List the kinds of entries that somebody was told of as they happened."""
    return [message["entry"]["kind"] for message in who.heard if message["type"] == "news"]


def test_who_looked_on_before_the_game_sees_it_begin_and_no_more_where_nobody_may_watch(
    server: Served,
) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann", "Zoe") as (ann, zoe):
            code = await seated(ann, [], "wizard", watching=False)
            for who in (ann, zoe):
                await who.do("follow", code)
            await ann.do("start", code, fill="random")
            await ann.until(lambda: ann.view(code) is not None and ann.view(code)["phase"] != "deal")
            await zoe.until(lambda: "started" in kinds(zoe))
            assert kinds(zoe)[-1] == "started"
            assert "played" in kinds(ann)

    run(story())
