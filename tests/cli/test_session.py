"""What the table in the terminal asks a game's screen for."""

from pathlib import Path

import pytest
from rich.console import RenderableType

from magehall import game
from magehall.cli.letters import latin
from magehall.cli.screens import Screen
from magehall.cli.session import Quit, Session
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


def told(table: Session, line: str, capsys: pytest.CaptureFixture[str]) -> str:
    """Type a line at the table; give what is printed."""
    capsys.readouterr()
    table.answer(0, line)
    return capsys.readouterr().out


def test_saving_into_a_folder_that_is_not_there_makes_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = session(tmp_path / "game.mage")
    missing = tmp_path / "no" / "such"
    assert "does not exist" in told(table, f"save {missing / 'game.mage'}", capsys).replace("\n", " ")
    assert not missing.parent.exists()
    assert table.file == tmp_path / "game.mage"
    told(table, f"save {tmp_path / 'other.mage'}", capsys)
    assert (tmp_path / "other.mage").is_file()


def test_quit_with_a_word_behind_it_does_not_quit(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = session(tmp_path / "game.mage")
    assert "type just quit" in told(table, "quit no", capsys)
    with pytest.raises(Quit):
        table.answer(0, "quit")


def test_why_alone_asks_for_a_move(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = told(session(tmp_path / "game.mage"), "why", capsys)
    assert "Why what?" in out
    assert "“”" not in out


def test_rules_are_found_by_number_and_by_word(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = session(tmp_path / "game.mage")
    table.words = Words("bg")
    assert told(table, "rules 23", capsys).startswith("wizard-23 ")
    by_word = told(table, "rules шут", capsys)
    assert "wizard-9 " in by_word
    assert "wizard-33 " in by_word
    for nothing in ("rules 999", "rules", "rules жираф"):
        assert "Кое правило?" in told(table, nothing, capsys)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("table [К3 К4 К5]", "table [K3 K4 K5]"),
        ("play Β7", "play B7"),
        ("play В7", "play B7"),
        ("play Ζ1", "play Z1"),
    ],
)
def test_letters_of_other_keyboards_that_look_the_same_are_read(typed: str, meant: str) -> None:
    assert latin(typed) == meant
    assert typed != meant


def test_a_card_typed_in_cyrillic_or_greek_letters_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = session(tmp_path / "game.mage")
    assert told(table, "why play Β7", capsys) == told(table, "why play B7", capsys)
    assert told(table, "why play К7", capsys).strip() != ""
