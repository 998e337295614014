"""Finds the data sets that lie beside the game and builds their boards."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Final

from magehall.games.witchstone.board import Board
from magehall.games.witchstone.checks import check
from magehall.games.witchstone.sheet import BoardError, Sheet

DEFAULT: Final = "reconstructed"
_FOLDER: Final = "boards"
_PACKAGE: Final = "magehall.games.witchstone"

_built: dict[str, Board] = {}


def board_names() -> tuple[str, ...]:
    """List the data sets, the default first."""
    files = resources.files(_PACKAGE).joinpath(_FOLDER).iterdir()
    names = sorted(file.name.removesuffix(".toml") for file in files if file.name.endswith(".toml"))
    return (DEFAULT, *(name for name in names if name != DEFAULT))


def board(name: str) -> Board:
    """Return the board of a data set, building it when it is first asked for."""
    if name not in _built:
        _built[name] = read_board(name, _text(name))
    return _built[name]


def _text(name: str) -> str:
    return resources.files(_PACKAGE).joinpath(_FOLDER, f"{name}.toml").read_text(encoding="utf-8")


def read_board(name: str, text: str) -> Board:
    """Read a data set, on top of its base if it names one, and check it."""
    made = Board(name, Sheet(name, _merged(name, text)))
    check(made)
    return made


def _merged(name: str, text: str) -> dict[str, object]:
    """Take over from the base every block that the data set does not define itself."""
    data = _parse(name, text)
    base = data.pop("base", None)
    if base is None:
        return data
    if base not in board_names() or base == name:
        raise BoardError(
            f"board {name}: base {base!r} is no other data set; there are {', '.join(board_names())}"
        )
    return {**_merged(str(base), _text(str(base))), **data}


def _parse(name: str, text: str) -> dict[str, object]:
    try:
        return dict(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise BoardError(f"board {name}: not TOML: {error}") from None
