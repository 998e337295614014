"""What games of others bring, and what is said where it is broken."""

from __future__ import annotations

import sys
from functools import cache
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from magehall import BadInput, game
from magehall.core import is_ours, part, registry
from tests.conformance.toys import HighCard


class Brought(HighCard):
    """A toy in a package of its own."""

    package = "brought"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make a package for the toy, and let the registry find it."""
    made = tmp_path / "brought"
    made.mkdir()
    (made / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    for name in [name for name in sys.modules if name.partition(".")[0] == "brought"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(registry._found, "high", Brought())
    return made


def test_a_part_of_ours_is_in_the_rooms_of_the_house() -> None:
    found = part("wizard", "magehall.bots.{}.tutor", "tutor")
    assert found is not None
    assert found.__name__ == "magehall.bots.wizard.tutor"
    assert part("wizard", "magehall.bots.{}.nothing", "nothing") is None
    assert part("chess", "magehall.bots.{}.tutor", "tutor") is None
    assert is_ours(game("wizard"))


def test_a_part_of_others_is_in_their_package(folder: Path) -> None:
    (folder / "tutor.py").write_text("TUTOR = 7\n", encoding="utf-8")
    found = part("high", "magehall.bots.{}.tutor", "tutor")
    assert found is not None
    assert found.TUTOR == 7
    assert part("high", "magehall.bots.{}.helper", "helper") is None
    assert part("high", "magehall.bots.{}.style", "style.of.its") is None
    assert not is_ours(game("high"))


@pytest.mark.parametrize("text", ["import nothing_of_the_kind", "1 / 0", "def"])
def test_a_broken_part_is_said_in_one_line(folder: Path, text: str) -> None:
    (folder / "broken.py").write_text(text, encoding="utf-8")
    with pytest.raises(
        BadInput, match=r"the game 'high' cannot be loaded: brought\.broken: \w+Error"
    ) as told:
        part("high", "magehall.bots.{}.broken", "broken")
    assert told.value.reason == "game-broken"


def test_a_missing_module_of_another_package_is_no_missing_part(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "inner").mkdir()
    (folder / "inner" / "__init__.py").write_text("import nothing_of_the_kind", encoding="utf-8")
    with pytest.raises(BadInput, match="nothing_of_the_kind"):
        part("high", "magehall.bots.{}.tutor", "inner.tutor")


@pytest.mark.parametrize(
    ("where", "why"),
    [
        ("nothing_of_the_kind:Game", "ModuleNotFoundError"),
        ("tests.conformance.toys:HighCard", "has the key 'high'"),
        ("tests.core.test_parts:Path", "is no Game"),
    ],
)
def test_a_broken_game_is_said_in_one_line(monkeypatch: pytest.MonkeyPatch, where: str, why: str) -> None:
    point = EntryPoint("chess", where, "magehall.games")
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: [point])
    monkeypatch.setattr(registry, "_others", cache(registry._others.__wrapped__))
    with pytest.raises(BadInput, match=f"the game 'chess' cannot be loaded: .*{why}"):
        game("chess")


def test_a_game_without_editions_and_boards_has_none() -> None:
    toy = HighCard()
    assert toy.editions() == {}
    assert not toy.has_text("board.js")
    assert game("wizard").has_text("RULES.md")
    assert not type("Lost", (HighCard,), {"package": "nothing.of.the.kind"})().has_text("RULES.md")
