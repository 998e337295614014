"""Games that others install: Goofspiel in `examples/` brings much, High Card among the toys brings nothing.

Both are installed into an environment of their own, where nothing else differs from ours.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.terminal import clean, magehall
from tests.server.harness import Denial, Guest, guests, run, served

ROOT = Path(__file__).parents[2]
OURS = (ROOT / "src", ROOT)
EXAMPLE = ROOT / "examples" / "goofspiel"
MOST_FILES = 6
OTHERS = ("goofspiel", "high")
REFUSED = {
    "goofspiel": ("turn", "This prize cannot be turned up now."),
    "high": ("lay", "Lay what you hold."),
}
"""A move that nobody may make with a card that is not held, and what is said of it."""
Ignore = Callable[[str, list[str]], set[str]]
"""Names what of a folder is not copied."""
BIDS = "\n".join(str(card) for card in range(13, 0, -1))


class Environment:
    """An environment with what Magehall needs, our own folders if they are named, and what is installed."""

    def __init__(self, folder: Path, *ours: Path) -> None:
        venv.create(folder, with_pip=False, symlinks=True)
        self.python = str(folder / "bin" / "python")
        self.site = next((folder / "lib").glob("python*")) / "site-packages"
        here = [*map(str, ours), sysconfig.get_path("purelib")]
        (self.site / "here.pth").write_text("\n".join(here), encoding="utf-8")

    def install(self, project: Path, work: Path, ignore: Ignore | None = None) -> None:
        """Build a project's wheel and install it, without asking any registry."""
        source = shutil.copytree(project, work / project.name, ignore=ignore)
        build = ["hatchling", "build", "-t", "wheel", "-d", str(work)]
        subprocess.run([sys.executable, "-m", *build], cwd=source, check=True, capture_output=True)
        quiet = ["--quiet", "--disable-pip-version-check", "--no-compile", "--no-deps", "--no-index"]
        wheels = [str(wheel) for wheel in work.glob("*.whl")]
        install = ["pip", "install", *quiet, "--target", str(self.site), *wheels]
        subprocess.run([sys.executable, "-m", *install], check=True, capture_output=True)

    def name(self, key: str, where: str) -> None:
        """Name a game by an entry point, as if a package with it were installed."""
        folder = self.site / f"{key}-1.dist-info"
        folder.mkdir()
        folder.joinpath("METADATA").write_text(f"Metadata-Version: 2.1\nName: {key}\nVersion: 1\n")
        folder.joinpath("entry_points.txt").write_text(f"[magehall.games]\n{key} = {where}\n")

    def run(self, *arguments: str, cwd: Path | None = None) -> str:
        """Run a module or a program and return what it printed."""
        done = subprocess.run(
            [self.python, *arguments],
            cwd=cwd,
            env={**clean(), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout + done.stderr

    def magehall(self, *arguments: str, typed: str = "", code: int = 0) -> str:
        """Run a command of the terminal and return what it printed, after looking how it ended."""
        ran = magehall(*arguments, typed=typed, python=self.python)
        assert ran.code == code, ran
        assert "Traceback" not in ran.err
        return ran.out + ran.err


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """Make the environment once for all tests here."""
    made = Environment(tmp_path_factory.mktemp("environment"), *OURS)
    made.install(EXAMPLE, tmp_path_factory.mktemp("wheel"))
    made.name("high", "tests.conformance.toys:HighCard")
    return made


def test_a_game_is_playable_with_six_files_at_most() -> None:
    inside = EXAMPLE / "src" / "goofspiel"
    brought = {"bots.py", "screen.py", "locales", "py.typed", "cover.svg"}
    needed = [EXAMPLE / "pyproject.toml", *(path for path in inside.iterdir() if path.name not in brought)]
    assert len([path for path in needed if path.name != "__pycache__"]) <= MOST_FILES


def test_its_own_tests_pass_where_it_is_installed(place: Environment, tmp_path: Path) -> None:
    shutil.copytree(EXAMPLE / "tests", tmp_path / "tests")
    shutil.copy(EXAMPLE / "pyproject.toml", tmp_path)
    told = place.run("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests", cwd=tmp_path)
    assert "12 passed" in told


def test_games_are_listed_in_their_own_words_or_in_readable_ones(place: Environment) -> None:
    told = place.magehall("games")
    assert "goofspiel – Goofspiel, 2 to 4 players. Thirteen prizes" in told
    assert "high – High, 2 to 3 players." in told
    assert "wizard – Wizard" in told
    assert "goofspiel – Гуфшпил" in place.magehall("games", "--lang", "bg")
    greek = place.magehall("games", "--lang", "el")
    assert "goofspiel – Goofspiel" in greek, "English stands in where a language is missing"
    listed = {line["game"]: line for line in json.loads(place.magehall("games", "--json"))}
    assert listed["goofspiel"]["bots"] == ["random", "medium"]
    assert listed["high"] | {"game": "high"} == {
        "game": "high",
        "seats": [2, 3],
        "options": {"colour": ["red", "blue"]},
        "variants": {},
        "editions": {},
        "bots": ["random"],
    }


def test_rules_are_told(place: Environment) -> None:
    assert "The highest bid takes the prize" in place.magehall("rules", "goofspiel", "6")
    assert "Най-високият залог взима" in place.magehall("rules", "goofspiel", "6", "--lang", "bg")
    assert "The highest bid takes the prize" in place.magehall("rules", "goofspiel", "6", "--lang", "cs")
    assert "Lay what you hold." in place.magehall("rules", "high", "--lang", "uk")


def test_a_game_with_a_screen_is_played_replayed_and_reviewed(place: Environment, tmp_path: Path) -> None:
    save = str(tmp_path / "game.mage")
    first = "?\n99\nwhy 7\nhint\nhint answer\n13\n13\nlog\nrules 7\n"
    seated = ("play", "goofspiel", "--seats", "2", "--name", "Ann", "--seed", "5", "--save", save)
    told = place.magehall(*seated, typed=f"{first}{BIDS}\n")
    for line in (
        "Your cards: 1 2 3 4 5 6 7 8 9 10 11 12 13",
        "“99” isn’t a move here",
        "Bid 7 is allowed.",
        "Hint: Bid",
        "✗ You do not hold the 13 any more. (goofspiel-5)",
        "You have laid a bid.",
        "The bids: Ann 13, Merula",
        "The record is in",
    ):
        assert line in told, line
    again = place.magehall("replay", save, "--lang", "bg")
    assert "Залозите: Ann 13, Merula" in again
    assert place.magehall("verify", save)
    review = place.magehall("review", save, "--seat", "A", "--decisions", "3", "--seconds", "0.05")
    assert "Looked at 3 of" in review


def test_a_game_that_brings_nothing_is_played_by_numbers(place: Environment, tmp_path: Path) -> None:
    save = str(tmp_path / "game.mage")
    typed = "?\nwhy 3\nlay 8\nhint\nhint answer\n1\n"
    told = place.magehall("play", "high", "--seats", "2", "--seed", "1", "--save", save, typed=typed)
    for line in (
        "High. Type a move",
        "Counts  Guest: 2; Merula (Bot, random): 2",
        "  1 lay",
        "You can: 1 lay",
        "“3” isn’t a move here",
        "✗ Lay what you hold. (high-2)",
        "Hint: lay",
        "Card laid: card",
        "The record is in",
    ):
        assert line in told, line
    assert "Card drawn: card" in place.magehall("replay", save, "--lang", "cs")


def test_bots_simulate_and_compete(place: Environment, tmp_path: Path) -> None:
    for key in OTHERS:
        played = json.loads(place.magehall("simulate", key, "--games", "5", "--seed", "1", "--json"))
        assert (played["games"], played["refusals"]) == (5, 0)
    report = tmp_path / "report.html"
    contest = ("arena", "goofspiel", "medium", "random", "--deals", "10", "--workers", "1", "--seed", "1")
    found = json.loads(place.magehall(*contest, "--report", str(report), "--json"))
    assert found["pairings"][0]["share"][0] > 0.6, "who bids what a prize is worth beats who bids anything"
    assert report.is_file()


def test_they_come_into_the_lab_without_an_encoding(place: Environment) -> None:
    told = place.run(str(Path(__file__).with_name("adapted.py")), *OTHERS)
    assert [f"adapted {key}" in told for key in OTHERS] == [True, True]


async def play_on(guest: Guest, code: str) -> dict[str, Any]:
    """Make the first listed move at every turn until the game is over; return the last picture."""
    while True:
        await guest.until(lambda: is_asked(guest, code))
        if guest.picture(code, "A")["status"] == "finished":
            return guest.picture(code, "A")
        move = (await guest.do("moves", code, seat="A"))["moves"][0]
        try:
            await guest.do("play", code, seat="A", move=move, n=guest.numbers[(code, "A")])
        except Denial as denial:
            assert denial.code in ("stale", "finished"), denial.error


def is_asked(guest: Guest, code: str) -> bool:
    picture = guest.picture(code, "A")
    return picture["status"] == "finished" or "A" in picture["acting"]


def test_the_server_plays_them_and_says_everything(place: Environment, tmp_path: Path) -> None:
    async def story(url: str) -> None:
        async with guests(url, "Ann") as (ann,):
            lines = {line["key"]: line for line in (await ann.get("/games?lang=bg"))["games"]}
            assert lines["goofspiel"]["title"] == "Гуфшпил"
            assert lines["high"]["title"] == "High"
            assert [key for key in lines if lines[key].get("cover")] == ["goofspiel"]
            for key in OTHERS:
                await whole_game(ann, key)
            await words(ann)
            assert [line["game"] for line in (await ann.get("/me/statistics"))["statistics"]] == list(OTHERS)

    with served(tmp_path, place.python) as server:
        run(story(server.url))
    log = (tmp_path / "server.log").read_text(encoding="utf-8")
    assert "Traceback" not in log
    assert "bot failed" not in log


async def whole_game(ann: Guest, key: str) -> None:
    """Play a game with bots, ask all there is to ask, and make tables of its record."""
    terms = {"game": key, "seats": 2, "pause": False, "hints": True}
    assert await ann.post("/terms", {"terms": terms}) == {}
    odd = await ann.post("/terms", {"terms": {**terms, "seats": 5}})
    assert odd["error"]["code"] == "bad-option"
    code = (await ann.post("/tables", {"terms": terms}))["table"]
    await ann.do("follow", code, seat="A")
    with pytest.raises(Denial, match="no-such-level"):
        await ann.do("seat", code, seat="B", bot="expert")
    await ann.do("start", code, fill="random")
    await ann.until(lambda: is_asked(ann, code))
    for step in ("nudge", "candidates", "answer"):
        assert (await ann.do("hint", code, seat="A", step=step))["type"] == "hint"
    wrong, why = REFUSED[key]
    missing = next(card for card in range(1, 9) if card not in ann.view(code, "A")["hand"] or key != "high")
    judged = await ann.do("why", code, seat="A", move=f"{wrong} {missing}")
    assert judged["error"]["message"] == why
    assert (await play_on(ann, code))["outcome"]["winners"]
    assert (await ann.get(f"/tables/{code}/verify"))["verified"]
    assert len((await ann.get(f"/tables/{code}/history?seat=A"))["news"]) > 3
    assert (await ann.get(f"/tables/{code}/replay?seat=open"))["steps"]
    assert (await ann.get(f"/tables/{code}/review?seat=A"))["of"] >= 0
    record = (await ann.http.get(f"/tables/{code}/record")).text
    copied = (await ann.post("/records", {"record": record}))["table"]
    assert (await ann.get(f"/tables/{copied}"))["picture"]["status"] == "finished"
    assert (await ann.post(f"/tables/{code}/branch", {"ply": 3}))["table"]


async def words(ann: Guest) -> None:
    """Ask for words and boards of games, those that are there and those that are not."""
    found = await ann.get("/games/goofspiel/words?lang=bg")
    assert found["title"] == "Гуфшпил"
    assert "goofspiel-event-bid-sealed = { $seat } има залог на масата." in found["catalogue"]
    assert [section["heading"] for section in found["rules"]] == ["Масата", "Един рунд", "Краят"]
    assert found["rules"][1]["clauses"]["goofspiel-6"].startswith("Най-високият")
    english = await ann.get("/games/goofspiel/words?lang=uk")
    assert "goofspiel-move-bid = Bid { $what }" in english["catalogue"]
    bare = await ann.get("/games/high/words")
    assert (bare["title"], bare["catalogue"]) == ("High", "")
    cover = await ann.http.get("/games/goofspiel/cover.svg")
    assert cover.headers["content-type"].startswith("image/svg+xml")
    assert cover.text == (EXAMPLE / "src" / "goofspiel" / "cover.svg").read_text(encoding="utf-8")
    declared = (await ann.get("/games/goofspiel/schema.json"))["$defs"]
    assert declared["View"] == {"$ref": "#/$defs/GoofspielView"}
    fields = declared["GoofspielView"]["properties"]
    assert [name for name, field in fields.items() if field.get("x-by") == "seat"] == ["scores"]
    assert [name for name, field in fields.items() if field.get("x-audience") == "own"] == [
        "seat",
        "hand",
        "bid",
    ]
    assert declared["Round"]["properties"]["bids"]["x-by"] == "seat"
    assert (await ann.get("/games/wizard/schema.json"))["title"] == "wizard"
    for path, code in (
        ("/games/high/board.js", "no-such-page"),
        ("/games/high/cover.svg", "no-such-page"),
        ("/games/chess/schema.json", "no-such-game"),
        ("/games/chess/words", "no-such-game"),
        ("/games/chess/board.js", "no-such-game"),
    ):
        with pytest.raises(Denial, match=code):
            await ann.get(path)


def test_a_broken_game_is_named_and_spoils_nothing(tmp_path: Path) -> None:
    broken = Environment(tmp_path / "environment", *OURS)
    broken.name("chess", "chess_that_is_not_there:Chess")
    told = broken.magehall("games")
    assert "magehall: Can’t load the game chess: ModuleNotFoundError" in told
    assert "wizard – Wizard" in told
    assert "Can’t load the game" in broken.magehall("rules", "chess", code=2)
    assert "wizard-1" in broken.magehall("rules", "wizard", "1")
    assert "Can’t load the game chess" in broken.magehall("serve", "--port", "0", code=2)
    code = "import magehall.adapters.openspiel, pyspiel; print(pyspiel.load_game('python_magehall_wizard'))"
    lab = broken.run("-c", code)
    assert "chess is not there for OpenSpiel" in lab
    assert "python_magehall_wizard" in lab
