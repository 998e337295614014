"""Groups and runs: what a set is, what its jokers stand for, and why some tiles are not a set.

A run is written from its lowest tile upwards, so a joker's place is its role (rummikub-57). One tile with two
jokers could be either: it is a run if possible, and a group if the player says so.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.core.facts import Fact
from magehall.core.refusal import Refusal
from magehall.games.rummikub.rules import Rules
from magehall.games.rummikub.tiles import (
    COLOUR_MASK,
    COLOUR_WORDS,
    HIGHEST,
    JOKER,
    NOTHING,
    colour_of,
    number_of,
    tile,
    tile_text,
)

NO_SET: Final = 0
GROUP: Final = 1
RUN: Final = 2


@final
class TileSet:
    """Tiles laid side by side in a player's order; immutable, and not necessarily a legal set."""

    def __init__(self, tiles: vec[i64], is_marked: bool = False) -> None:
        self.tiles: vec[i64] = tiles
        self.is_marked = is_marked
        words = [tile_text(kind) for kind in tiles]
        self.text = f"[{' '.join(['group', *words] if is_marked else words)}]"

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return self.text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TileSet) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __reduce__(self) -> tuple[object, ...]:
        return TileSet, (self.tiles, self.is_marked)


def colour_bit(colour: i64) -> i64:
    """Return the mask of one colour."""
    return 8 >> (3 - colour)


def jokers_in(laid: TileSet) -> i64:
    """Count the jokers of a set."""
    found: i64 = 0
    for kind in laid.tiles:
        if kind == JOKER:
            found += 1
    return found


def needs_mark(tiles: list[int]) -> bool:
    """Tell whether only a word can mark these tiles as a group: one tile and two jokers."""
    return len(tiles) == 3 and tiles.count(JOKER) == 2


def shape(laid: TileSet, rules: Rules) -> i64:
    """Say what a set is: GROUP, RUN or NO_SET (rummikub-6, rummikub-7)."""
    if len(laid.tiles) < 3 or (rules.two_jokers_forbidden and jokers_in(laid) > 1):
        return NO_SET
    if not laid.is_marked and run_start(laid, rules) != NO_SET:
        return RUN
    return GROUP if group_number(laid) != NO_SET else NO_SET


def first_natural(laid: TileSet) -> i64:
    """Return the place of the first tile that is not a joker, or -1."""
    place: i64 = 0
    while place < len(laid.tiles):
        if laid.tiles[place] != JOKER:
            return place
        place += 1
    return -1


def run_start(laid: TileSet, rules: Rules) -> i64:
    """Return the number a run begins with, or NO_SET if the tiles are not a run (rummikub-7, rummikub-34)."""
    size: i64 = len(laid.tiles)
    anchor = first_natural(laid)
    if anchor < 0 or size > HIGHEST:
        return NO_SET
    start: i64 = number_of(laid.tiles[anchor]) - anchor
    if rules.wrap:
        start = (start + HIGHEST - 1) % HIGHEST + 1
    elif start < 1 or start + size - 1 > HIGHEST:
        return NO_SET
    colour = colour_of(laid.tiles[anchor])
    place: i64 = anchor
    while place < size:
        if laid.tiles[place] != JOKER and laid.tiles[place] != run_tile(colour, start, place):
            return NO_SET
        place += 1
    return start


def run_tile(colour: i64, start: i64, place: i64) -> i64:
    """Return the tile that belongs at a place in a run, continuing from 13 to 1."""
    return tile(colour, (start + place - 1) % HIGHEST + 1)


def group_number(laid: TileSet) -> i64:
    """Return the number of a group, or NO_SET if the tiles are not a group (rummikub-6)."""
    anchor = first_natural(laid)
    if anchor < 0 or not 3 <= len(laid.tiles) <= 4:
        return NO_SET
    number = number_of(laid.tiles[anchor])
    seen: i64 = 0
    for kind in laid.tiles:
        if kind != JOKER:
            mask = colour_bit(colour_of(kind))
            if number_of(kind) != number or seen & mask:
                return NO_SET
            seen |= mask
    return number


def group_colours(laid: TileSet) -> i64:
    """Return the colours of the tiles of a group as a mask."""
    seen: i64 = 0
    for kind in laid.tiles:
        if kind != JOKER:
            seen |= colour_bit(colour_of(kind))
    return seen


def role(number: i64, colours: i64) -> i64:
    """Pack what a joker stands for: a number, and the colours it may have."""
    return number * 16 + colours


def role_number(packed: i64) -> i64:
    """Return the number of a role."""
    return packed >> 4


def role_colours(packed: i64) -> i64:
    """Return the colours of a role as a mask."""
    return packed & COLOUR_MASK


def role_text(packed: i64) -> list[str]:
    """Write the tiles a joker may stand for."""
    number, colours = role_number(packed), role_colours(packed)
    return [tile_text(tile(colour, number)) for colour in range(4) if colours & colour_bit(colour)]


def roles(laid: TileSet, rules: Rules) -> list[int]:
    """Say what each joker of a legal set stands for, in their order (rummikub-16, rummikub-49)."""
    found: list[int] = []
    if shape(laid, rules) == GROUP:
        missing: i64 = COLOUR_MASK & ~group_colours(laid)
        return [int(role(group_number(laid), missing))] * int(jokers_in(laid))
    start = run_start(laid, rules)
    place: i64 = 0
    while place < len(laid.tiles):
        if laid.tiles[place] == JOKER:
            stands_for = run_tile(colour_of(laid.tiles[first_natural(laid)]), start, place)
            found.append(int(role(number_of(stands_for), colour_bit(colour_of(stands_for)))))
        place += 1
    return found


def value(laid: TileSet, rules: Rules, joker_counts: bool = True) -> i64:
    """Add up a legal set's numbers, a joker as what it stands for or nothing (rummikub-8, rummikub-36)."""
    found: i64 = 0
    for kind in laid.tiles:
        if kind != JOKER:
            found += number_of(kind)
    if joker_counts:
        for stands_for in roles(laid, rules):
            found += role_number(stands_for)
    return found


def same(one: TileSet, other: TileSet, rules: Rules) -> bool:
    """Tell whether two legal sets are alike: equal tiles with equal roles, a group in any order."""
    if one.text == other.text:
        return True
    return shape(one, rules) == GROUP == shape(other, rules) and sorted(one.tiles) == sorted(other.tiles)


def tally(sets: list[TileSet]) -> vec[i64]:
    """Count the tiles of a table."""
    counts = NOTHING[:]
    for laid in sets:
        for kind in laid.tiles:
            counts[kind] += 1
    return counts


def fault(laid: TileSet, number: int, rules: Rules) -> Refusal | None:
    """Explain what is wrong with the set at this place on the table, or return None if it is legal."""
    if shape(laid, rules) != NO_SET:
        return None
    size = len(laid.tiles)
    facts: dict[str, Fact] = {"number": number, "set": laid.text, "size": int(size)}
    if size < 2:
        return Refusal("rummikub-13", "loose-tile", facts)
    if rules.two_jokers_forbidden and jokers_in(laid) > 1:
        return Refusal("rummikub-54", "two-jokers", facts)
    naturals = [int(kind) for kind in laid.tiles if kind != JOKER]
    alike = len(naturals) < 2 or number_of(naturals[0]) == number_of(naturals[1])
    if laid.is_marked or (alike and len(naturals) > 1):
        return _group_fault(naturals, int(size), facts)
    if len(naturals) > 1 and colour_of(naturals[0]) == colour_of(naturals[1]):
        return _run_fault(laid, naturals, rules, facts)
    if size < 3:
        return Refusal("rummikub-13", "set-too-short", facts)
    return Refusal(
        "rummikub-13", "neither-group-nor-run", {**facts, "tiles": [tile_text(kind) for kind in naturals[:2]]}
    )


def _group_fault(naturals: list[int], size: int, facts: dict[str, Fact]) -> Refusal:
    number = number_of(naturals[0])
    seen: i64 = 0
    for kind in naturals:
        facts["tile"] = tile_text(kind)
        if number_of(kind) != number:
            return Refusal("rummikub-6", "group-number", {**facts, "wanted": int(number)})
        if seen & colour_bit(colour_of(kind)):
            return Refusal(
                "rummikub-6", "group-colour-twice", {**facts, "colour": COLOUR_WORDS[int(colour_of(kind))]}
            )
        seen |= colour_bit(colour_of(kind))
    del facts["tile"]
    if size > 4:
        return Refusal("rummikub-6", "group-too-long", facts)
    facts["missing"] = [
        tile_text(tile(colour, number)) for colour in range(4) if not seen & colour_bit(colour)
    ]
    return Refusal("rummikub-6", "group-too-short", facts)


def _run_fault(laid: TileSet, naturals: list[int], rules: Rules, facts: dict[str, Fact]) -> Refusal:
    colour = colour_of(naturals[0])
    for kind in naturals:
        if colour_of(kind) != colour:
            wrong: dict[str, Fact] = {"tile": tile_text(kind), "colour": COLOUR_WORDS[int(colour)]}
            return Refusal("rummikub-7", "run-colour", {**facts, **wrong})
    in_order = sorted(set(naturals))
    if (
        naturals != in_order
        and len(in_order) == len(naturals)
        and in_order[-1] - in_order[0] < len(laid.tiles)
    ):
        return Refusal("rummikub-57", "run-order", facts)
    return _run_number_fault(laid, rules, facts)


def _run_number_fault(laid: TileSet, rules: Rules, facts: dict[str, Fact]) -> Refusal:
    anchor = first_natural(laid)
    colour, start = colour_of(laid.tiles[anchor]), number_of(laid.tiles[anchor]) - anchor
    place: i64 = anchor
    while place < len(laid.tiles):
        wanted: i64 = start + place
        if wanted > HIGHEST and not rules.wrap:
            return Refusal("rummikub-34", "run-past-the-end", {**facts, "start": int(start)})
        kind = laid.tiles[place]
        if kind != JOKER and number_of(kind) != (wanted - 1) % HIGHEST + 1:
            expected = tile_text(tile(colour, (wanted - 1) % HIGHEST + 1))
            return Refusal(
                "rummikub-7", "run-number", {**facts, "tile": tile_text(kind), "missing": [expected]}
            )
        place += 1
    if len(laid.tiles) > HIGHEST:
        return Refusal("rummikub-34", "run-too-long", facts)
    if len(laid.tiles) > 2:
        return Refusal("rummikub-34", "run-past-the-end", {**facts, "start": int(start)})
    ends = [end for end in (start - 1, start + 2) if 1 <= end <= HIGHEST]
    return Refusal(
        "rummikub-7", "run-too-short", {**facts, "missing": [tile_text(tile(colour, end)) for end in ends]}
    )
