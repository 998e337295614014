"""Whether a step fills the roles of the table's jokers at a number (rummikub-16, rummikub-49, rummikub-50).

A role is seven bits: the colours it may have, whether only all of those tiles together replace the joker,
whether it comes with another role of the same group, from which it must then differ in colour, and whether
only a joker may fill it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from magehall.games.rummikub.solver.lookup import GROUP_ROLES, GROUP_TILES
from magehall.games.rummikub.solver.task import ROLE_BITS, ROLE_NEEDS_ALL, ROLE_SHARED, ROLE_STAYS, Task

ROLE_MASK: Final = 127


def are_filled(task: Task, number: i64, group: i64, word: i64) -> bool:
    """Tell whether distinct tiles of this step fill the one or two roles at a number."""
    tiles: i64 = 0
    jokers: i64 = GROUP_ROLES[group]
    colour: i64 = 0
    while colour < 4:
        code: i64 = (word >> (32 + 4 * colour)) & 15
        laid: i64 = ((GROUP_TILES[group] >> (4 * colour)) & 15) + (code & 3)
        laid += task.fixed[13 * colour + task.number(number)]
        if task.from_rack:
            laid -= task.must[4 * number + colour]
        tiles |= laid << (4 * colour)
        run_jokers: i64 = code >> 2
        while run_jokers > 0:
            jokers = (jokers << 4) | (8 >> (3 - colour))
            run_jokers -= 1
        colour += 1
    packed = task.roles[number]
    return _fill(packed & ROLE_MASK, packed >> ROLE_BITS, tiles, jokers, 0)


def _fill(role: i64, others: i64, tiles: i64, jokers: i64, taken: i64) -> bool:
    """Fill a role in every possible way until the others can be filled too."""
    if role == 0:
        return True
    colour: i64 = 0
    while colour < 4:
        if (role >> colour) & 1 and not (taken >> colour) & 1:
            used: i64 = 0
            if role & ROLE_SHARED:
                used = 8 >> (3 - colour)
            if (jokers >> colour) & 1 and _fill(others, 0, tiles, jokers >> 4, used):
                return True
            if (jokers >> (4 + colour)) & 1 and _fill(others, 0, tiles, jokers & 15, used):
                return True
            may_replace = role & (ROLE_NEEDS_ALL | ROLE_STAYS) == 0 and (tiles >> (4 * colour)) & 15 != 0
            if may_replace and _fill(others, 0, tiles - one(colour), jokers, used):
                return True
        colour += 1
    return role & (ROLE_NEEDS_ALL | ROLE_STAYS) == ROLE_NEEDS_ALL and _fill_all(
        role & 15, others, tiles, jokers
    )


def _fill_all(colours: i64, others: i64, tiles: i64, jokers: i64) -> bool:
    """Replace a joker by all the tiles it may stand for."""
    colour: i64 = 0
    while colour < 4:
        if (colours >> colour) & 1:
            if (tiles >> (4 * colour)) & 15 == 0:
                return False
            tiles -= one(colour)
        colour += 1
    return _fill(others, 0, tiles, jokers, 0)


def one(colour: i64) -> i64:
    """Return a packed count of one tile of a colour."""
    return 0x1000 >> (12 - 4 * colour)
