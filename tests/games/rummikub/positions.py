"""Random positions: tables of legal sets with up to two jokers, and racks from the tiles that are left."""

from __future__ import annotations

from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from magehall.core.chance import Rng
from magehall.games.rummikub.rules import DEFAULTS, Rules
from magehall.games.rummikub.sets import NO_SET, TileSet, role_text, roles, shape
from magehall.games.rummikub.tiles import BY_NAME, HIGHEST, JOKER, KINDS, counted, nth, tile, total, whole_box


class RandomPosition(NamedTuple):
    """A table and a rack."""

    table: list[TileSet]
    rack: list[int]

    def table_names(self) -> list[list[str]]:
        return [laid.text[1:-1].removeprefix("group ").split() for laid in self.table]

    def marked(self) -> tuple[int, ...]:
        return tuple(place for place, laid in enumerate(self.table) if laid.is_marked)


def random_position(
    rng: Rng,
    table_tiles: int,
    rack_tiles: int,
    rules: Rules = DEFAULTS,
    jokers_in: int = 6,
    rack_jokers: int = 0,
) -> RandomPosition:
    """Lay random sets until the table is full enough, a joker in one of so many, then draw a rack.

    As far as jokers are left, at least `rack_jokers` are on it.
    """
    left = whole_box(2)
    table: list[TileSet] = []
    size, tries = 0, 0
    while size < table_tiles and tries < 400:
        laid = random_set(rng, left, rules, jokers_in)
        tries += 1
        if laid is not None:
            table.append(laid)
            size += len(laid.tiles)
            for kind in laid.tiles:
                left[kind] -= 1
    wanted = [kind for laid in table for kind in _wanted(laid, rules) if left[kind] > 0 and rng.below(2)]
    chosen = sorted(set(wanted)) + [JOKER] * min(rack_jokers, int(left[JOKER]))
    for kind in chosen:
        left[kind] -= 1
    return RandomPosition(table, sorted([*chosen, *random_tiles(rng, left, rack_tiles)]))


def _wanted(laid: TileSet, rules: Rules) -> list[int]:
    """List the tiles that would replace the jokers of a set."""
    return [BY_NAME[name] for packed in roles(laid, rules) for name in role_text(packed)]


def random_tiles(rng: Rng, left: vec[i64], number: int) -> list[int]:
    """Draw tiles."""
    found: list[int] = []
    for _ in range(min(number, int(total(left)))):
        kind = int(nth(left, rng.below(total(left))))
        left[kind] -= 1
        found.append(kind)
    return sorted(found)


def random_set(rng: Rng, left: vec[i64], rules: Rules, jokers_in: int) -> TileSet | None:
    """Make up a set, with a joker now and then; None where its tiles are not there."""
    tiles = _random_group(rng) if rng.below(2) else _random_run(rng, rules.wrap)
    if rng.below(jokers_in) == 0:
        for _ in range(1 + int(rng.below(4) == 0)):
            tiles[int(rng.below(len(tiles)))] = JOKER
    counts = counted(tiles)
    if any(counts[kind] > left[kind] for kind in range(KINDS)) or counts[JOKER] == len(tiles):
        return None
    is_marked = len(tiles) == 3 and counts[JOKER] == 2 and rng.below(2) == 0
    laid = TileSet(vec[i64](tiles), is_marked)
    return laid if shape(laid, rules) != NO_SET else None


def _random_group(rng: Rng) -> list[int]:
    colours = [0, 1, 2, 3]
    rng.shuffle(colours)
    number = 1 + int(rng.below(HIGHEST))
    return [int(tile(colour, number)) for colour in sorted(colours[: 3 + int(rng.below(2))])]


def _random_run(rng: Rng, wrap: bool) -> list[int]:
    length = min(3 + int(rng.below(3)) + int(rng.below(2)) * int(rng.below(5)), HIGHEST)
    start = 1 + int(rng.below(HIGHEST if wrap else HIGHEST - length + 1))
    colour = int(rng.below(4))
    return [int(tile(colour, (start + step - 1) % HIGHEST + 1)) for step in range(length)]


def tiles_of(rack: list[int]) -> vec[i64]:
    return counted(rack)
