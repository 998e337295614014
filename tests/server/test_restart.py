from pathlib import Path

import pytest

from tests.server.harness import guests, run, served
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
