"""What the table in the terminal asks a game's screen for."""

from pathlib import Path

import pytest
from rich.console import RenderableType

from magehall import game
from magehall.cli.screens import Screen
from magehall.cli.session import Session
from magehall.core import Match, Move, View
from magehall.locales import Words

WIZARD = game("wizard")
NAMES = ["Ann", "Oswin (random)", "Tamsin (random)"]


class Composing(Screen):
    """Tries two steps out before a move is sent, and tells moves in its own words."""

    tried = 2

    def named(self, move: Move, view: View) -> str:
        return f"<{move}>"

    def steps(self, move: Move, view: View) -> list[str]:
        return ["first this", "then that"]

    def step_back(self, view: View) -> RenderableType | None:
        self.tried -= 1
        return None if self.tried < 0 else f"steps left: {self.tried}"


def session(file: Path) -> Session:
    made = Session(Match.start(WIZARD, NAMES, {}, None, "4"), Words("en"), file)
    made.screen = Composing(WIZARD, made.words, NAMES)
    while made.match.state.acting() != (0,):
        made.turn()
    return made


def test_undo_takes_back_steps_that_are_not_sent_before_moves(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = session(tmp_path / "game.mage")
    table.answer(0, "bid 0")
    while table.match.state.acting() != (0,):
        table.turn()
    plies = len(table.match.record.plies)
    assert not table.answer(0, "undo")
    assert not table.answer(0, "undo")
    assert "steps left: 1\nsteps left: 0\n" in capsys.readouterr().out
    assert len(table.match.record.plies) == plies
    assert table.answer(0, "undo"), "then the last move is taken back"
    assert "Taken back." in capsys.readouterr().out


def test_a_hint_is_told_in_the_words_and_steps_of_the_screen(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = session(tmp_path / "game.mage")
    for _ in range(3):
        table.answer(0, "hint")
    nudge, few, told = capsys.readouterr().out.split("(hint again: a step further)\n")
    assert "bid" not in nudge, "the first step names no move"
    assert "<bid" in few
    assert "points this round" in few
    assert "Hint: <bid" in told
    assert "Second best: <bid" in told or "About as good: <bid" in told
    assert "  first this\n  then that\n" in told
    table.answer(0, "why bid 1")
    assert "<bid 1> is allowed." in capsys.readouterr().out
