import asyncio

import pytest

from magehall import game, game_keys
from tests.server.harness import Guest, Served, guests, run
from tests.server.players import play_to_the_end

FEWEST = {key: game(key).seats[0] for key in game_keys()}
SHORT: dict[str, dict[str, str]] = {"wizard": {}}


async def seated(host: Guest, others: list[Guest], key: str, **terms: object) -> str:
    """Make a table where these people sit, in the order of seats."""
    seats = max(FEWEST[key], 1 + len(others))
    asked = {"game": key, "seats": seats, "pause": False, **terms}
    code = str((await host.post("/tables", {"terms": asked}))["table"])
    for place, guest in enumerate(others, 1):
        await guest.do("sit", code, seat="ABCDEFGH"[place])
    return code


@pytest.mark.parametrize("key", game_keys())
def test_two_people_and_bots_finish_a_game_over_sockets(server: Served, key: str) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann", "Borislav") as (ann, borislav):
            code = await seated(ann, [borislav], key)
            await ann.do("follow", code, seat="A")
            await borislav.do("follow", code, seat="B")
            await ann.do("start", code, fill="random")
            await asyncio.gather(play_to_the_end(ann, code, ["A"]), play_to_the_end(borislav, code, ["B"]))
            await borislav.until(lambda: borislav.picture(code, "B")["status"] == "finished")
            assert ann.picture(code, "A")["outcome"] == borislav.picture(code, "B")["outcome"]
            assert ann.picture(code, "A")["outcome"]["winners"]

    run(story())
