import sqlite3
from pathlib import Path

import pytest

from tests.server.harness import Denial, Guest, guests, run, served
from tests.server.players import play_to_the_end
from tests.server.test_play import seated


@pytest.mark.parametrize("how", ["stop", "kill"])
def test_a_game_goes_on_after_the_server_was_gone(tmp_path: Path, how: str) -> None:
    async def story() -> None:
        with served(tmp_path) as server:
            async with guests(server.url, "Ann") as (ann,):
                code = await seated(ann, [], "wizard")
                await ann.do("follow", code, seat="A")
                await ann.do("start", code, fill="easy")
                await play_to_the_end(ann, code, ["A"], most=9)
                getattr(server, how)()
                server.start()
                before = ann.numbers[(code, "A")]
                await ann.come_back(server.url)
                await play_to_the_end(ann, code, ["A"], most=9)
                assert ann.numbers[(code, "A")] > before

    run(story())


def test_a_table_that_cannot_be_read_keeps_no_other_from_going_on(tmp_path: Path) -> None:
    codes: list[str] = []

    async def begun(ann: Guest) -> str:
        code = await seated(ann, [], "wizard", clock={"mode": "turn", "seconds": 600})
        await ann.do("start", code, fill="random")
        return code

    async def before() -> None:
        async with guests(server.url, "Ann") as (ann,):
            codes.extend([await begun(ann), await begun(ann)])

    async def after() -> None:
        async with guests(server.url, "Bob") as (bob,):
            assert (await bob.get(f"/tables/{codes[1]}"))["picture"]["status"] == "playing"
            with pytest.raises(Denial, match="failed"):
                await bob.get(f"/tables/{codes[0]}")

    with served(tmp_path) as server:
        run(before())
    with sqlite3.connect(tmp_path / "magehall.sqlite") as store:
        store.execute("UPDATE entries SET body = '{}' WHERE table_id = ? AND n = 2", (codes[0],))
    store.close()
    with served(tmp_path) as server:
        run(after())
