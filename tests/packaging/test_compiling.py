"""The build hook: compiling is a matter of speed, never of whether Magehall runs."""

import shutil
import sysconfig
from pathlib import Path

import pytest

import hatch_build
from magehall import game_keys


def test_rules_and_bots_are_compiled_and_no_declaration_is() -> None:
    files = hatch_build.modules()
    assert files == sorted(set(files))
    for key in game_keys():
        assert {f"magehall/games/{key}/state.py", f"magehall/bots/{key}/medium.py"} <= set(files)
        assert not {f"magehall/games/{key}/view.py", f"magehall/games/{key}/events.py"} & set(files)
    assert {"magehall/core/game.py", "magehall/server/tables/seen.py"} <= set(files)
    assert not [file for file in files if "/cli/" in file or "__init__" in file]


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
