"""The build hook: compiling is a matter of speed, never of whether Magehall runs."""

import shutil

import pytest

import hatch_build


def test_core_games_and_bots_are_compiled_as_one_group() -> None:
    modules = hatch_build.modules()
    for module in ("core/game.py", "games/wizard/trick.py", "bots/wizard/policy.py"):
        assert f"magehall/{module}" in modules
    assert not [module for module in modules if "cli" in module or "__init__" in module]


def test_without_a_compiler_the_build_says_so_and_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("MAGEHALL_INTERPRETED", raising=False)
    assert hatch_build.wanted()
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert not hatch_build.wanted()
    assert "no C compiler was found" in capsys.readouterr().out


def test_one_variable_leaves_everything_interpreted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("MAGEHALL_INTERPRETED", "1")
    assert not hatch_build.wanted()
    assert "stays interpreted" in capsys.readouterr().out
