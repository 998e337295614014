"""Reads what players type to try a turn out: `k3 k4 k5`, `k6 2`, `2 r5 3`, `2/r6`, `swap 2 r5` and so on."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from magehall.games.rummikub.tiles import BY_NAME, COLOURS, HIGHEST

MOVE: Final = "move"
GROUP: Final = "group"
SPLIT: Final = "split"
JOIN: Final = "join"
SWAP: Final = "swap"
BACK: Final = "back"

_RANGE: Final = re.compile(r"([krgb])(\d{1,2})-\1?(\d{1,2})")
_SAME: Final = re.compile(r"(\d{1,2})([krgb]{2,4})")
_SET: Final = re.compile(r"\d{1,2}")
_IDLE: Final = {"to", ">", "→"}


class Step(NamedTuple):
    """One step of a turn that is tried out; sets are counted from 1, 0 is none."""

    verb: str
    source: int
    tiles: list[int]
    target: int


def read_steps(line: str) -> list[Step] | None:
    """Read steps separated by semicolons; None if the line is something else."""
    steps: list[Step] = []
    for part in line.lower().rstrip("; ").split(";"):
        step = read_step(part)
        if step is None:
            return None
        steps.append(step)
    return steps


def read_step(part: str) -> Step | None:
    """Read one step."""
    words = [word for word in re.sub(r"([/+])", r" \1 ", part.replace(",", " ")).split() if word not in _IDLE]
    if len(words) == 3 and words[1] in "/+":
        verb = SPLIT if words[1] == "/" else JOIN
        words = [verb, words[0], words[2]]
    verb = words[0] if words and words[0] in (GROUP, SPLIT, JOIN, SWAP, BACK) else MOVE
    return _READERS[verb](words[1:] if verb != MOVE else words)


def _read_move(words: list[str]) -> Step | None:
    """Read tiles with the set they come from before them and the set they go to after them."""
    source, target = 0, 0
    if words and _SET.fullmatch(words[0]):
        source, words = int(words[0]), words[1:]
    if words and _SET.fullmatch(words[-1]):
        target, words = int(words[-1]), words[:-1]
    tiles = read_tiles(words)
    return Step(MOVE, source, tiles, target) if tiles else None


def _read_swap(words: list[str]) -> Step | None:
    step = _read_move(words)
    if step is None or not step.source or len(step.tiles) != 1:
        return None
    return step._replace(verb=SWAP)


def _read_split(words: list[str]) -> Step | None:
    step = _read_swap(words)
    return None if step is None or step.target else step._replace(verb=SPLIT)


def _read_join(words: list[str]) -> Step | None:
    if len(words) != 2 or not all(_SET.fullmatch(word) for word in words):
        return None
    return Step(JOIN, int(words[1]), [], int(words[0]))


def _read_group(words: list[str]) -> Step | None:
    tiles = read_tiles(words)
    return Step(GROUP, 0, tiles, 0) if tiles else None


def _read_back(words: list[str]) -> Step | None:
    tiles = read_tiles(words)
    return Step(BACK, 0, tiles, 0) if tiles else None


_READERS: Final = {
    MOVE: _read_move,
    GROUP: _read_group,
    SPLIT: _read_split,
    JOIN: _read_join,
    SWAP: _read_swap,
    BACK: _read_back,
}


def read_tiles(words: list[str]) -> list[int]:
    """Read tiles; nothing if a word is not one."""
    found: list[int] = []
    for word in words:
        tiles = read_word(word)
        if not tiles:
            return []
        found += tiles
    return found


def read_word(word: str) -> list[int]:
    """Read `k7`, `j`, the run `k3-5` or the group `7krg`."""
    if word.upper() in BY_NAME:
        return [BY_NAME[word.upper()]]
    run = _RANGE.fullmatch(word)
    if run is not None and 1 <= int(run[2]) < int(run[3]) <= HIGHEST:
        return [BY_NAME[f"{run[1].upper()}{number}"] for number in range(int(run[2]), int(run[3]) + 1)]
    group = _SAME.fullmatch(word)
    if group is not None and 1 <= int(group[1]) <= HIGHEST:
        return [COLOURS.index(letter.upper()) * HIGHEST + int(group[1]) - 1 for letter in group[2]]
    return []
