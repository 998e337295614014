"""Every command, option and clause is documented and proved, or the build fails."""

import ast
import re
from pathlib import Path

import click
import pytest

from magehall import game, game_keys
from magehall.cli.main import build
from magehall.core import clauses_of
from magehall.locales import Words
from tests.docs.samples import SAMPLED, samples

ROOT = Path(__file__).parents[2]
COMMANDS = build(Words("en")).commands


def rules_named() -> set[str]:
    """Collect the clauses that tests name with `@rule(…)`."""
    found: set[str] = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule":
                found |= {str(argument.value) for argument in node.args if isinstance(argument, ast.Constant)}
    return found


@pytest.mark.parametrize("key", game_keys())
def test_every_clause_has_a_test_and_every_test_names_a_clause(key: str) -> None:
    clauses = {clause.key for clause in clauses_of(game(key))}
    named = {name for name in rules_named() if name.rpartition("-")[0] == key}
    assert clauses - named == set(), "clauses without a test"
    assert named - clauses == set(), "tests that name no clause"


def test_every_named_rule_is_of_a_game() -> None:
    assert {name.rpartition("-")[0] for name in rules_named()} <= set(game_keys())


@pytest.mark.parametrize("key", game_keys())
def test_every_clause_cited_in_code_exists(key: str) -> None:
    clauses = {clause.key for clause in clauses_of(game(key))}
    for path in (ROOT / "src" / "magehall" / "games" / key).rglob("*.py"):
        cited = set(re.findall(rf"\b{key}-\d+\b", path.read_text(encoding="utf-8")))
        assert cited <= clauses, path.name


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_and_option_is_documented(name: str) -> None:
    text = (ROOT / "docs" / "terminal.md").read_text(encoding="utf-8")
    assert f"magehall {name}" in text
    section = text.partition(f"## `magehall {name}")[2].partition("\n## ")[0]
    for parameter in COMMANDS[name].params:
        if isinstance(parameter, click.Option) and parameter.opts[-1] not in ("--lang", "--help"):
            assert f"`{parameter.opts[0]}" in section, f"{name} {parameter.opts[0]}"


@pytest.mark.parametrize("key", game_keys())
def test_every_game_has_its_page_with_options_and_notation(key: str) -> None:
    text = (ROOT / "docs" / "games" / f"{key}.md").read_text(encoding="utf-8")
    for heading in ("## Notation", "## Options", "## Where the rules live", "## Bots"):
        assert heading in text
    for option in game(key).options:
        assert f"`{option.name}`" in text, option.name
        for value in option.values[:8]:
            assert f"`{value}`" in text, f"{option.name}={value}"


def test_the_readme_has_exactly_two_set_up_commands_and_fits_a_screen() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    block = re.search(r"```sh\n(.*?)```", text, re.DOTALL)
    assert block is not None
    assert [line.split("#")[0].strip() for line in block[1].strip().splitlines()] == [
        "make play",
        "make test",
    ]
    assert len(text.splitlines()) <= 60


@pytest.mark.parametrize(
    "path", [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")], ids=lambda path: path.name
)
def test_links_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", path.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (path.parent / target).exists(), target


@pytest.mark.parametrize("page", SAMPLED, ids=lambda page: page.name)
def test_python_examples_in_the_docs_run(
    page: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(ROOT / "examples" / "goofspiel" / "src")
    space: dict[str, object] = {}
    exec(compile(samples(page), str(page), "exec"), space)
    assert capsys.readouterr().out


@pytest.mark.parametrize("path", sorted((ROOT / "examples").glob("*.py")), ids=lambda path: path.name)
def test_examples_run(path: Path) -> None:
    import subprocess
    import sys

    done = subprocess.run(
        [sys.executable, str(path)], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_locks_name_no_registry() -> None:
    for lock in ROOT.glob("requirements*.lock"):
        assert "://" not in lock.read_text(encoding="utf-8")
