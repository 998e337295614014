"""The legal moves as a short list: tiles and crystals are grouped, for there can be hundreds of them."""

from __future__ import annotations

from collections.abc import Sequence

from magehall.cli.screens.witchstone.names import Names, names_of
from magehall.core import Move, game
from magehall.games.witchstone.moves import BringOut, MoveCrystal, PlaceSpecial, PlaceTile, RemoveCrystal
from magehall.games.witchstone.state import WitchstoneState
from magehall.games.witchstone.symbols import tile_of, tile_text
from magehall.locales import Words


def moves_text(moves: Sequence[Move], state: WitchstoneState, words: Words) -> str:
    """List moves, each group of a kind in one phrase."""
    names = names_of(state.board)
    tiles = [move for move in moves if isinstance(move, PlaceTile)]
    groups = [*_crystals(moves, names), *_places(moves, names), *_removals(moves, names)]
    single = [
        names.shown(str(move))
        for move in moves
        if not isinstance(move, PlaceTile | MoveCrystal | BringOut | PlaceSpecial | RemoveCrystal)
    ]
    told = [*_tiles(tiles, names, words), *([", ".join(single)] if single else []), *groups]
    return words.say("list-separator").join(told)


def _tiles(moves: list[PlaceTile], names: Names, words: Words) -> list[str]:
    """Name the tiles and the pairs of hexes; every tile goes on every pair, either way round."""
    if not moves:
        return []
    tiles = sorted({int(tile_of(move.first, move.second)) for move in moves})
    pairs = sorted({_pair(move, names) for move in moves})
    return [
        words.say(
            "witchstone-label-moves-tiles",
            tiles=words.listed(game("witchstone"), "tiles", [tile_text(tile) for tile in tiles]),
            pairs=", ".join(pairs),
        )
    ]


def _pair(move: PlaceTile, names: Names) -> str:
    return " ".join(sorted((names.cell_name[int(move.a)], names.cell_name[int(move.b)])))


def _crystals(moves: Sequence[Move], names: Names) -> list[str]:
    """List each crystal's targets: `crystal b2 to a2 a3, out a f`."""
    found: dict[str, list[str]] = {}
    for move in moves:
        if isinstance(move, MoveCrystal):
            found.setdefault(f"crystal {names.cell_name[int(move.cell)]} to", []).append(
                names.cell_name[int(move.to)]
            )
        elif isinstance(move, BringOut):
            found.setdefault(f"crystal {names.cell_name[int(move.cell)]} out", []).append(move.side)
    return [f"{start} {' | '.join(sorted(targets))}" for start, targets in found.items()]


def _places(moves: Sequence[Move], names: Names) -> list[str]:
    hexes = sorted(names.cell_name[int(move.cell)] for move in moves if isinstance(move, PlaceSpecial))
    return [f"place {' | '.join(hexes)}"] if hexes else []


def _removals(moves: Sequence[Move], names: Names) -> list[str]:
    hexes = sorted(names.cell_name[int(move.cell)] for move in moves if isinstance(move, RemoveCrystal))
    return [f"remove {' | '.join(hexes)}"] if hexes else []
