"""Writes what the page needs to know about Carcassonne's tiles, and what the engine says about some
landscapes.

    PYTHONPATH=src python tools/carcassonne_web.py

web/src/lib/boards/carcassonne/tiles.json   every kind of tile, from the `tiles.toml` files; the page draws it
web/fixtures/known/carcassonne.json         landscapes with their areas, points and lost cells as the engine
                                            tells them; the page's tests compare
web/fixtures/known/carcassonne-games.json   whole games, view by view with the legal moves, and what was paid

A test of the game checks that all are up to date.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from magehall.core import CHANCE, Event, Move, Rng, Seat, game, read_record
from magehall.games.carcassonne.areas import areas, lost_cells
from magehall.games.carcassonne.rules import BASE_TILES, EXPANSIONS
from magehall.games.carcassonne.state import CarcassonneState
from magehall.games.carcassonne.tiles import DIRECTIONS, HALVES, Tile
from magehall.server.tables.changes import changes

WEB: Final = Path(__file__).resolve().parent.parent / "web"
TILES: Final = WEB / "src" / "lib" / "boards" / "carcassonne" / "tiles.json"
KNOWN: Final = WEB / "fixtures" / "known" / "carcassonne.json"
GAMES: Final = WEB / "fixtures" / "known" / "carcassonne-games.json"
RECORDS: Final = sorted((WEB / "fixtures" / "records").glob("carcassonne-*.mage"))
"""Games of six in which a page froze right after their last move; they are continued at random."""

TABLES: Final[list[tuple[int, int, dict[str, str]]]] = [
    (2, 40, {}),
    (3, 150, {"crop-circles": "6"}),
    (4, 200, {"two-tile-city": "2", "crop-circles": "3"}),
    (5, 190, {"fields": "off"}),
    (6, 230, {"crop-circles": "6", "tile-list": "hidden"}),
    (2, 120, {"mage-witch": "off"}),
    (3, 500, {"crop-circles": "6"}),
]
"""Seats, how many moves are made at random, options."""


def tiles() -> dict[str, object]:
    """Return every kind of tile by name, in the order of the box, with the option that adds it."""
    found: dict[str, object] = {tile.name: _tile(tile, "") for tile in BASE_TILES}
    for expansion in EXPANSIONS:
        found |= {tile.name: _tile(tile, expansion.option().name) for tile in expansion.every_tile()}
    return found


def _tile(tile: Tile, option: str) -> dict[str, object]:
    body: dict[str, object] = {
        "count": tile.count,
        "edges": tile.edges,
        "cities": ["".join(DIRECTIONS[edge] for edge in ends) for ends in tile.cities],
        "shields": tile.shields,
        "roads": ["".join(DIRECTIONS[edge] for edge in ends) for ends in tile.roads],
        "fields": [[HALVES[half] for half in halves] for halves in tile.fields],
        "touches": tile.touches,
        "monastery": tile.monastery,
    }
    if tile.symbol:
        body["symbol"] = tile.symbol
    if option:
        body["option"] = option
    return body


def known() -> list[dict[str, object]]:
    """Return landscapes grown at random, and what the engine says about them."""
    found: list[dict[str, object]] = []
    for seats, moves, options in TABLES:
        state = _grown(seats, moves, options)
        found.append({"view": state.view(None).data(), "areas": areas(state), "lost": lost_cells(state)})
    return found


def games() -> list[dict[str, object]]:
    """Return whole games as a watcher sees them: what each move changes, and the legal moves after it."""
    return [_followed(file) for file in RECORDS]


def _followed(file: Path) -> dict[str, object]:
    record = read_record(file.read_text(encoding="utf-8"))
    state = record.start()
    assert isinstance(state, CarcassonneState)
    told: list[Event] = []
    state.listener = told.append
    rng = Rng(file.stem, "played on")
    first = before = state.view(None).data()
    steps: list[dict[str, object]] = []
    while state.acting():
        seat = state.acting()[0]
        known = record.plies[len(steps)].move if len(steps) < len(record.plies) else None
        state.apply(seat, known or (state.draw(rng) if seat == CHANCE else _any(state, seat, rng)))
        now = state.view(None).data()
        steps.append({"changes": changes(before, now, []), "moves": _moves(state)})
        before = now
    paid = [event.data() for event in told if event.kind.endswith(("-scored", "-fed"))]
    return {"view": first, "steps": steps, "paid": paid, "scores": list(state.scores())}


def _moves(state: CarcassonneState) -> list[str]:
    seat = (state.acting() or (CHANCE,))[0]
    return [] if seat == CHANCE else [str(move) for move in state.moves(seat)]


def _grown(seats: int, moves: int, options: dict[str, str]) -> CarcassonneState:
    state = game("carcassonne").start(seats, options)
    assert isinstance(state, CarcassonneState)
    rng = Rng(f"{seats} {moves}", "landscape")
    for _ in range(moves):
        seat = (state.acting() or (None,))[0]
        if seat is None:
            break
        state.apply(seat, state.draw(rng) if seat == CHANCE else _any(state, seat, rng))
    return state


def _any(state: CarcassonneState, seat: Seat, rng: Rng) -> Move:
    moves = state.moves(seat)
    return moves[rng.below(len(moves))]


def text(body: object) -> str:
    """Write a file's text, one entry per line."""
    if isinstance(body, dict):
        lines = [f"{_line(key)}:{_line(value)}" for key, value in body.items()]
        return "{\n" + ",\n".join(lines) + "\n}\n"
    return _line(body) + "\n"


def _line(body: object) -> str:
    return json.dumps(body, separators=(",", ":"))


if __name__ == "__main__":
    for file, body in ((TILES, tiles()), (KNOWN, known()), (GAMES, games())):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text(body), encoding="utf-8")
        print(file.relative_to(WEB.parent))
