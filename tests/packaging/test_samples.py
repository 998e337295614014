"""Every Python sample of the docs and every example is strictly typed against the installed package.

A newcomer has the wheel and nothing else, so that is what mypy is given: no source of ours lies on its path.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.terminal import clean
from tests.docs.samples import PAGES, SAMPLED, samples
from tests.packaging.test_games_of_others import EXAMPLE, ROOT, Environment

PACKED = {"src", "pyproject.toml", "hatch_build.py", "README.md", "LICENSE"}
"""What the wheel is made of, without the web client."""
SETTINGS = """
[mypy]
strict = True
explicit_package_bases = True
mypy_path = {pages}:{example}

[mypy-pyspiel.*,open_spiel.*]
# OpenSpiel ships no types.
ignore_missing_imports = True
"""
SLIP = """
from magehall import Match, game
from magehall.adapters.pettingzoo import wizard_v0
from magehall.games.wizard import WizardView

view = Match.start(game("wizard"), ["Ann", "Bob", "Cleo"]).state.view(0)
assert isinstance(view, WizardView)
reveal_type(view.hand)
reveal_type(view.bids[2])
view.hnd
wizard_v0.env(seats="three")
"""


def not_packed(folder: str, names: list[str]) -> set[str]:
    """Name what is not for the wheel."""
    wanted = PACKED if Path(folder) == ROOT else {name for name in names if not name.endswith((".so", "__"))}
    return set(names) - wanted


class Checker:
    """Magehall and Goofspiel installed from their wheels, and mypy that sees them as a newcomer would."""

    def __init__(self, work: Path) -> None:
        self.work = work
        self.place = Environment(work / "environment")
        self.place.install(ROOT, work / "wheel", not_packed)
        self.place.install(EXAMPLE, work / "wheel of others")
        self.pages = work / "pages"
        self.pages.mkdir()
        self.settings = work / "mypy.ini"
        self.settings.write_text(SETTINGS.format(pages=self.pages, example=EXAMPLE / "src"), encoding="utf-8")

    def write(self, name: str, text: str) -> Path:
        """Write a module of samples."""
        path = self.pages / f"{name}.py"
        path.write_text(text, encoding="utf-8")
        return path

    def check(self, *paths: Path) -> list[str]:
        """Let mypy look at files and folders; return the lines it says."""
        command = [sys.executable, "-m", "mypy", "--config-file", str(self.settings), "--no-error-summary"]
        command += ["--python-executable", self.place.python, "--cache-dir", str(self.work / "cache")]
        alone = {key: value for key, value in clean().items() if key not in ("PYTHONPATH", "MYPYPATH")}
        done = subprocess.run(
            [*command, *map(str, paths)],
            cwd=self.work,
            env=alone,
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
        assert done.returncode in (0, 1), done.stdout + done.stderr
        return done.stdout.splitlines()


def test_every_sample_and_example_is_strictly_typed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One call looks at all of them, and at a slip that it must find, so it is known to be able to."""
    monkeypatch.setenv("MAGEHALL_INTERPRETED", "1")
    checker = Checker(tmp_path)
    pages = [
        checker.write("_".join(page.relative_to(ROOT).with_suffix("").parts), samples(page))
        for page in SAMPLED
    ]
    assert {"docs_bots.py", "docs_lab.py", "docs_library.py"} <= {page.name for page in pages}
    told = checker.check(*pages, checker.write("slip", SLIP), ROOT / "examples")
    slip = [line for line in told if line.startswith("pages/slip.py:")]
    faults = "\n".join(line for line in told if line not in slip)
    assert not faults, faults
    for known in (
        'Revealed type is "list[str]"',
        "Revealed type is \"int | Literal['sealed'] | None\"",
        '"WizardView" has no attribute "hnd"; maybe "hand"?',
        'Argument "seats" to "__call__" of "Maker" has incompatible type "str"',
    ):
        assert any(known in line for line in slip), slip


def test_nothing_is_excused() -> None:
    code = [samples(page) for page in PAGES]
    code += [path.read_text(encoding="utf-8") for path in (ROOT / "examples").rglob("*.py")]
    assert not any("type: ignore" in text for text in code)


def test_the_bot_in_the_docs_is_the_example() -> None:
    bot = (ROOT / "examples" / "brave.py").read_text(encoding="utf-8")
    body = bot.partition('"""\n\n')[2].partition("\nif __name__")[0]
    assert f"```python\n{body}```" in (ROOT / "docs" / "lab.md").read_text(encoding="utf-8")
