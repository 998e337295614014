import os
import signal
import sys
from pathlib import Path

import pexpect
import pytest

from magehall import read_record
from magehall.core.match import verify
from magehall.locales import LANGUAGES
from tests.cli.terminal import magehall


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_through_a_pipe(language: str, tmp_path: Path) -> None:
    """Answer every prompt with all moves there are: those that are refused say why, one is taken."""
    save = tmp_path / "game.mage"
    peoples = [f"{letter}{rank}" for letter in "BRGY" for rank in range(1, 14)]
    cards = [*peoples, *(f"{letter}{number}" for letter in "ZN" for number in range(1, 5))]
    typed = "\n".join(["r", "0", *cards] * 60)
    ran = magehall(
        "play", "wizard", "--seats", "6", "--bots", "random", "--seed", "pipe",
        "--save", str(save), "--lang", language, typed=typed,
    )  # fmt: skip
    assert ran.code == 0, ran.err
    assert "wizard-23" in ran.out, "a card that does not follow was refused with its clause"
    record = read_record(save.read_text(encoding="utf-8"))
    assert record.replay().state.outcome() is not None
    assert verify(record) is None
    assert max(len(line) for line in ran.out.splitlines()) <= 80


def test_commands_at_the_table(tmp_path: Path) -> None:
    save = tmp_path / "game.mage"
    typed = "\n".join(
        [
            "?",
            "help",
            "why play B1",
            "hint",
            "hint answer",
            "log",
            "rules 35",
            "rules qqqq",
            "nonsense",
            "",
            "save",
            "bid 0",
            "undo",
            "quit",
        ]
    )
    ran = magehall(
        "play", "wizard", "--seats", "3", "--bots", "random", "--seed", "4", "--save", str(save), typed=typed
    )
    assert ran.code == 0, ran.err
    for expected in (
        "You can:",
        "no card",
        "Hint:",
        "20 points and 10 more",
        "Which clause?",
        "isn’t a move here",
        "Saved to",
    ):
        assert expected.lower() in ran.out.lower(), expected
    assert save.exists()


def test_undo_takes_back_to_my_previous_decision(tmp_path: Path) -> None:
    save = tmp_path / "game.mage"
    ran = magehall(
        "play",
        "wizard",
        "--seats",
        "3",
        "--bots",
        "random",
        "--seed",
        "4",
        "--save",
        str(save),
        typed="undo\n0\nundo\n",
    )
    assert "nothing to take back" in ran.out
    assert "Taken back" in ran.out
    record = read_record(save.read_text(encoding="utf-8"))
    assert not [ply for ply in record.plies if ply.seat == 0]


def test_a_saved_game_goes_on_where_it_was(tmp_path: Path) -> None:
    save = tmp_path / "game.mage"
    first = ("play", "wizard", "--seats", "3", "--bots", "random,random", "--seed", "9", "--save", str(save))
    magehall(*first, typed="0\n")
    before = read_record(save.read_text(encoding="utf-8"))
    ran = magehall("play", "wizard", "--resume", str(save), typed="quit\n")
    assert ran.code == 0
    after = read_record(save.read_text(encoding="utf-8"))
    assert str(after) == str(before)
    other = magehall("play", "wizard", "--resume", str(save), "--lang", "cs", typed="")
    assert other.code == 0


def test_a_record_without_its_seed_goes_on_with_fresh_chance(tmp_path: Path) -> None:
    save = tmp_path / "game.mage"
    save.write_text(
        "magehall-record: 1\ngame: wizard\nseat A: Ann\nseat B: Oswin (random)\nseat C: Tamsin (random)\n\n",
        encoding="utf-8",
    )
    ran = magehall("play", "wizard", "--resume", str(save), typed="")
    assert ran.code == 0
    assert read_record(save.read_text(encoding="utf-8")).plies


def test_two_people_at_one_device_do_not_see_each_other(tmp_path: Path) -> None:
    save = tmp_path / "game.mage"
    command = (
        "play",
        "wizard",
        "--seats",
        "3",
        "--name",
        "Ann",
        "--name",
        "Bob",
        "--bots",
        "random",
        "--seed",
        "2",
    )
    ran = magehall(*command, "--save", str(save), typed="0\n0\n0\n")
    assert "Bob, it’s your turn" in ran.out
    assert read_record(save.read_text(encoding="utf-8")).names[:2] == ["Ann", "Bob"]


def spawn(*arguments: str, cwd: Path) -> "pexpect.spawn[str]":
    return pexpect.spawn(
        sys.executable, ["-m", "magehall", *arguments],
        cwd=str(cwd), encoding="utf-8", timeout=60, dimensions=(24, 80),
        env={**os.environ, "TERM": "xterm-256color", "LANG": "en_GB.UTF-8"},
    )  # fmt: skip


def test_ctrl_c_saves_and_ends_with_130(tmp_path: Path) -> None:
    child = spawn("play", "wizard", "--seats", "3", "--bots", "random", "--seed", "1", cwd=tmp_path)
    child.expect("Guest> ?")
    child.sendintr()
    child.expect("Saved to")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 130
    saved = list((tmp_path / "saves").glob("*.mage"))
    assert len(saved) == 1
    assert read_record(saved[0].read_text(encoding="utf-8")).plies


def test_a_real_terminal_of_80_by_24_shows_colours_and_signs(tmp_path: Path) -> None:
    child = spawn("play", "wizard", "--seats", "4", "--bots", "random", "--seed", "3", cwd=tmp_path)
    child.expect("Your hand: ")
    child.expect("Guest>")
    child.sendline("hint answer")
    child.expect("Hint: ")
    child.sendline("quit")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_a_simulation_that_is_interrupted_says_so(tmp_path: Path) -> None:
    child = spawn(
        "simulate", "wizard", "--games", "1000000", "--bots", "random", "--workers", "1", cwd=tmp_path
    )
    child.expect("Playing")
    child.kill(signal.SIGINT)
    child.expect("Interrupted")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 130
