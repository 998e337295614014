"""The build hook: compiling is a matter of speed, never of whether Magehall runs."""

import shutil
import sysconfig
from pathlib import Path

import pytest

import hatch_build
from magehall import game_keys


def test_each_game_is_compiled_with_its_bots_and_what_they_share_together() -> None:
    groups = hatch_build.groups()
    assert set(groups) == {"core", "search", *game_keys()}
    assert {"magehall/games/wizard/trick.py", "magehall/bots/wizard/policy.py"} <= set(groups["wizard"])
    assert {"magehall/core/game.py", "magehall/bots/bot.py"} <= set(groups["core"])
    assert sorted(file for group in groups.values() for file in group) == hatch_build.modules()
    assert not [file for file in hatch_build.modules() if "/cli/" in file or "__init__" in file]


def test_without_a_compiler_the_build_says_so_and_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("MAGEHALL_INTERPRETED", raising=False)
    assert hatch_build.wanted()
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert not hatch_build.wanted()
    assert "no C compiler was found" in capsys.readouterr().out


def test_without_pythons_headers_the_build_says_so_and_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.delenv("MAGEHALL_INTERPRETED", raising=False)
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(tmp_path))
    assert not hatch_build.wanted()
    assert "headers were not found" in capsys.readouterr().out


def test_one_variable_leaves_everything_interpreted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("MAGEHALL_INTERPRETED", "1")
    assert not hatch_build.wanted()
    assert "stays interpreted" in capsys.readouterr().out
