"""Bots that others write sit at tables like those of the house."""

from pathlib import Path

from tests.cli.terminal import magehall, one_clear_line
from tests.server.harness import ROOT, Guest, guests, run, served
from tests.server.players import play_to_the_end
from tests.server.test_play import seated

PAGE = ROOT / "docs" / "lab.md"


def test_the_bot_in_twenty_lines_plays_a_whole_game_at_a_table(tmp_path: Path) -> None:
    folder = tmp_path / "my bots"
    folder.mkdir()
    file = folder / "brave.py"
    file.write_text(
        PAGE.read_text(encoding="utf-8").split("```python\n")[1].split("```")[0], encoding="utf-8"
    )

    async def story(url: str) -> None:
        async with guests(url, "Ann") as (ann,):
            assert await offered(ann, "wizard") == ["random", "easy", "medium", "hard", "expert", "brave"]
            assert "brave" not in await offered(ann, "rummikub")
            code = await seated(ann, [], "wizard")
            await ann.do("follow", code, seat="A")
            await ann.do("seat", code, seat="B", bot="brave")
            await ann.do("start", code, fill="brave")
            await ann.until(lambda: "A" in ann.picture(code, "A")["acting"])
            hint = await ann.do("hint", code, seat="A")
            assert [why["code"] for why in hint["reasons"]] != ["any-move"], "hints are the house's own"
            await play_to_the_end(ann, code, ["A"])
            assert [chair.get("bot") for chair in ann.picture(code, "A")["seats"]] == [None, "brave", "brave"]
            assert "(brave)" in (await ann.http.get(f"/tables/{code}/record")).text

    with served(tmp_path, bots=str(file)) as server:
        run(story(server.url))
    log = (tmp_path / "server.log").read_text(encoding="utf-8")
    assert "bot failed" not in log, "no simpler bot had to stand in"


async def offered(guest: Guest, key: str) -> list[str]:
    lines = (await guest.get("/games"))["games"]
    return next(list(line["bots"]) for line in lines if line["key"] == key)


def test_bots_that_cannot_be_imported_are_named_before_the_hall_opens(tmp_path: Path) -> None:
    file = tmp_path / "broken_bot.py"
    file.write_text("add(", encoding="utf-8")
    told = magehall("serve", "--port", "0", MAGEHALL_BOTS=str(file), MAGEHALL_DATA_DIR=str(tmp_path))
    assert "broken_bot.py: SyntaxError" in one_clear_line(told)
