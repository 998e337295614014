"""The command line: right commands with one thing wrong end in one clear line, never in a traceback."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

from magehall.locales import LANGUAGES
from tests.cli.terminal import Ran, magehall
from tests.fuzz.budget import chance, tries
from tests.fuzz.world import GAMES, RECORD

COMMANDS = tries(40)
ODD = [
    *("", " ", "-", "--", "-1", "0", "99999999999999999999", "1e999", "nan", "é", "\u202e", "x" * 5000, "\n"),
    *("/", "/dev/null", "..", "no/such/file", "[", "%s", "${HOME}", "A=B=C", "=", "--json", "--lang=xx"),
]
ENDINGS = (0, 1, 2)


def whole(chance: random.Random, folder: Path) -> list[str]:
    """Make up a command that is right and soon over."""
    game = chance.choice(GAMES)
    record, backup = str(folder / "game.mage"), str(folder / "hall.backup")
    return chance.choice(
        [
            ["games", "--json"],
            ["rules", game, chance.choice(["1", "2", "seats", "score"])],
            ["rules", game, "--clause", "1", "--json"],
            ["ask", game, chance.choice(["who starts?", "points at the end"]), "--json"],
            ["replay", record, "--to", "5"],
            ["replay", record, "--seat", "A", "--json"],
            ["verify", record, "--json"],
            ["simulate", "wizard", "--seats", "3", "--games", "1", "--bots", "random", "--workers", "1"],
            ["solve", "rummikub", "--rack", "R1 R2 R3", "--json"],
            ["config", "--json"],
            ["backup", backup],
            ["backup", "--keep", "2", str(folder / "kept")],
            ["restore", backup, "--replace"],
            ["recount", "--json"],
            ["play", "wizard", "--seats", "3", "--bots", "random,random", "--seed", "s"],
            ["--version"],
        ]
    )


def spoilt(command: list[str], chance: random.Random) -> list[str]:
    """Spoil one thing: leave something out, put something odd in, or say something twice."""
    arguments, at = list(command), chance.randrange(len(command))
    how = chance.randrange(4)
    if how == 0:
        del arguments[at]
    elif how == 1:
        arguments[at] = chance.choice(ODD)
    elif how == 2:
        arguments.insert(at + 1, chance.choice(ODD))
    else:
        arguments.insert(at, arguments[at])
    return arguments


def clear(ran: Ran) -> bool:
    """Tell whether an end is one that people can read."""
    return ran.code in ENDINGS and "Traceback" not in ran.err and (ran.code == 0 or bool(ran.err.strip()))


def test_one_thing_wrong_is_one_clear_end(tmp_path: Path) -> None:
    lots = chance("commands")
    (tmp_path / "game.mage").write_text(RECORD, encoding="utf-8")
    ended: Counter[int] = Counter()
    for number in range(COMMANDS):
        command = whole(lots, tmp_path)
        arguments = command if number % 4 == 0 else spoilt(command, lots)
        ran = magehall(
            *arguments,
            typed="\n".join(lots.choice(["1", "?", "quit", "é", ""]) for _ in range(3)),
            cwd=tmp_path,
            MAGEHALL_DATA_DIR=str(tmp_path / "saves"),
            MAGEHALL_LANG=lots.choice(LANGUAGES),
        )
        assert clear(ran), (arguments, ran.code, ran.err[-2000:])
        ended[ran.code] += 1
    print(f"{COMMANDS} commands ended {dict(ended)}")
    assert {0, 2} <= ended.keys(), ended
