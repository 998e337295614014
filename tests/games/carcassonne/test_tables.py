"""The tiles, their tables, the grid and the masks."""

from __future__ import annotations

import pytest

from magehall.core import Rng, bits
from magehall.games.carcassonne.box import NEEDS, TERRAINS
from magehall.games.carcassonne.landscape import Landscape
from magehall.games.carcassonne.rules import BASE_TILES, EXPANSIONS
from magehall.games.carcassonne.tiles import DIRECTIONS, Tile
from magehall.testing import rule
from tests.games.carcassonne.tables import begin

EVERY_TILE = [*BASE_TILES, *(tile for expansion in EXPANSIONS for tile in expansion.every_tile())]


@pytest.mark.parametrize("tile", EVERY_TILE, ids=[tile.name for tile in EVERY_TILE])
def test_every_edge_and_half_edge_belongs_to_one_segment(tile: Tile) -> None:
    for edge, letter in enumerate(tile.edges):
        assert sum(edge in city for city in tile.cities) == (letter == "c")
        assert sum(edge in road for road in tile.roads) == (letter == "r")
        for half in (2 * edge, 2 * edge + 1):
            assert sum(half in field for field in tile.fields) == (letter != "c")
        if letter == "f":
            assert tile.half_segment(2 * edge) == tile.half_segment(2 * edge + 1)
    assert len(tile.shields) == len(tile.cities)
    assert len(tile.touches) == len(tile.fields)
    assert all(city < len(tile.cities) for cities in tile.touches for city in cities)


@pytest.mark.parametrize("tile", EVERY_TILE, ids=[tile.name for tile in EVERY_TILE])
def test_a_field_beside_a_city_edge_touches_that_city(tile: Tile) -> None:
    for edge, letter in enumerate(tile.edges):
        city = tile.edge_segment(edge)
        for half in ((2 * edge - 1) % 8, (2 * edge + 2) % 8):
            if letter == "c" and tile.edges[half // 2] != "c":
                field = tile.half_segment(half) - len(tile.cities) - len(tile.roads)
                assert city in tile.touches[field]


@rule("carcassonne-2")
def test_the_base_game_has_ten_shields_and_the_printed_edges() -> None:
    assert sum(tile.count * sum(tile.shields) for tile in BASE_TILES) == 10
    edges = "".join(tile.edges * tile.count for tile in BASE_TILES)
    assert (edges.count("c"), edges.count("r"), edges.count("f")) == (79, 94, 115)


@rule("carcassonne-7")
def test_the_table_of_fits_agrees_with_the_edges() -> None:
    box = begin().box
    for kind, tile in enumerate(box.tiles):
        for need in range(NEEDS):
            asked = [TERRAINS[need >> (2 * edge) & 3] for edge in range(4)]
            turns = sum(
                1 << turn
                for turn in range(4)
                if all(want in ("?", tile.edges[(edge - turn) % 4]) for edge, want in enumerate(asked))
            )
            assert box.fits[NEEDS * kind + need] == turns
    assert DIRECTIONS == "NESW"


def test_no_two_cells_of_a_landscape_share_a_slot() -> None:
    land = Landscape(begin().box)
    tiles = int(land.box.total)
    reach = tiles + 2
    taken = int(land.slot(0, 0))
    for x in range(-reach, reach + 1):
        for y in range(-(reach - abs(x)), reach - abs(x) + 1):
            assert (x, y) == (0, 0) or land.slot(x, y) != taken


def test_the_longest_row_of_tiles_fits() -> None:
    state = begin()
    road = state.box.places["U"]
    for step in range(1, int(state.box.total)):
        state.lay_again(state.land.cell(step, 0), 4 * road)
    assert state.land.placed == state.box.total
    assert state.land.open == 2 * state.box.total + 2
    assert state.features.tiles(state.features.at(1)) == state.box.total


@pytest.mark.parametrize("number", [0, 1, 30, 31, 32, 60, 61])
def test_masks_hold_large_numbers(number: int) -> None:
    assert bits.bit(number) == 2**number
    assert bits.count(bits.bit(number)) == 1
    assert bits.lowest(bits.bit(number)) == number


def test_masks_count_what_they_hold() -> None:
    rng = Rng("masks")
    for _ in range(200):
        mask = int(rng.next()) << 30 | int(rng.next()) >> 2
        assert bits.count(mask) == mask.bit_count()
