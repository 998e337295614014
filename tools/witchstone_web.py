"""Writes what the page needs to know about Witchstone's boards: their data sets, without the certainties.

    PYTHONPATH=src python tools/witchstone_web.py

web/src/lib/boards/witchstone/boards.json   the default board, and of the others the blocks that differ

A test of the game checks that it is up to date.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from magehall.games.witchstone.bits import cell_text, listed
from magehall.games.witchstone.board import (
    CONNECTED_SEQUENCE,
    LARGEST_CLUSTER,
    NOTHING,
    OCCUPIED_SAME,
    OCCUPIED_SEQUENCE,
    PLACE_KINDS,
    SILVER,
    SPACES,
    TESTS,
    WANTED,
    Board,
    Cauldron,
    Map,
    Pentagram,
    Rack,
    Scrolls,
    Wand,
)
from magehall.games.witchstone.boards import DEFAULT, board, board_names
from magehall.games.witchstone.symbols import SYMBOLS

WEB: Final = Path(__file__).resolve().parent.parent / "web"
BOARDS: Final = WEB / "src" / "lib" / "boards" / "witchstone" / "boards.json"


def boards() -> dict[str, object]:
    """Return every board by its name, the default first."""
    default = _board(board(DEFAULT))
    found: dict[str, object] = {DEFAULT: default}
    for name in board_names():
        if name != DEFAULT:
            own = _board(board(name))
            found[name] = {block: own[block] for block in own if own[block] != default[block]}
    return found


def _board(made: Board) -> dict[str, object]:
    return {
        "once": int(made.once),
        "bigWitch": int(made.big_witch_vp),
        "energy": int(made.energy),
        "witches": int(made.small_witches),
        "map": _map(made.map),
        "cauldron": _cauldron(made.cauldron),
        "pentagram": _pentagram(made.pentagram),
        "wand": _wand(made.wand),
        "rack": _rack(made.rack),
        "scrolls": _scrolls(made.scrolls),
    }


def _map(ball: Map) -> dict[str, object]:
    places = [
        {"id": place, "kind": PLACE_KINDS[ball.kind[number]], "x": float(x), "y": float(y)}
        for number, (place, (x, y)) in enumerate(zip(ball.places, ball.spots, strict=True))
    ]
    chains = [
        {
            "id": chain,
            "a": ball.places[ball.a[number]],
            "b": ball.places[ball.b[number]],
            "links": int(ball.links[number]),
        }
        for number, chain in enumerate(ball.chains)
    ]
    return {
        "places": places,
        "chains": chains,
        "slots": [int(points) for points in ball.slots],
        "standUp": int(ball.stand_up_vp),
        "chainPoints": [int(points) for points in ball.chain_vp],
    }


def _cauldron(pot: Cauldron) -> dict[str, object]:
    printed = {
        cell_text(cell): SYMBOLS[symbol]
        for symbol, cells in enumerate(pot.printed)
        for cell in listed(int(cells))
    }
    exits = [
        {
            "side": side,
            "symbol": SYMBOLS[int(pot.exit_symbol[number])],
            "from": [cell_text(cell) for cell in listed(int(pot.exit_from[number]))],
        }
        for number, side in enumerate(pot.exits)
    ]
    return {"radius": pot.radius, "printed": printed, "exits": exits}


def _pentagram(track: Pentagram) -> dict[str, object]:
    return {
        "spaces": [SPACES[int(kind)] for kind in track.spaces],
        "owlEmpty": int(track.owl_empty_vp),
        "specialEmpty": int(track.special_empty),
    }


def _wand(track: Wand) -> dict[str, object]:
    spaces = range(int(track.length) + 1)
    bonus = {
        space: {
            "action": SYMBOLS[int(track.action[space])],
            "amount": int(track.amount[space]),
            "leading": int(track.leading[space]),
        }
        for space in spaces
        if track.action[space] != NOTHING
    }
    silver = {
        space: {"counts": SILVER[int(track.counts[space])], "points": int(track.points[space])}
        for space in spaces
        if track.counts[space] != NOTHING
    }
    return {"length": int(track.length), "bonus": bonus, "silver": silver}


def _rack(rack: Rack) -> dict[str, object]:
    return {
        "upper": [int(number) for number in rack.upper],
        "bottom": [int(number) for number in rack.bottom],
        "own": int(rack.own_actions),
        "black": int(rack.black_actions),
        "blackExtra": int(rack.black_extra),
        "chipNow": int(rack.chip_now),
        "chipEnd": int(rack.chip_end),
    }


def _scrolls(scrolls: Scrolls) -> dict[str, object]:
    return {
        "shelves": int(scrolls.shelves),
        "unused": int(scrolls.unused_boost),
        "points": [int(points) for points in scrolls.points],
        "kinds": {name: _scroll(scrolls, kind) for kind, name in enumerate(scrolls.kinds)},
    }


def _scroll(scrolls: Scrolls, kind: int) -> dict[str, object]:
    """Return a boosting spell with its action, or a prophecy with what it asks for."""
    if kind < scrolls.boosts:
        return {"action": (*SYMBOLS, "any")[int(scrolls.action[kind])], "extra": int(scrolls.extra[kind])}
    test = int(scrolls.test[kind])
    levels = [int(level) for level in scrolls.levels[3 * kind : 3 * kind + 3]]
    body: dict[str, object] = {"test": TESTS[test]}
    if test in (OCCUPIED_SEQUENCE, CONNECTED_SEQUENCE):
        return body | {"sequence": [WANTED[level] for level in levels]}
    if test == LARGEST_CLUSTER:
        body["symbol"] = SYMBOLS[int(scrolls.what[kind])]
    if test == OCCUPIED_SAME:
        body["place"] = WANTED[int(scrolls.what[kind])]
    return body | {"levels": levels}


def text(body: dict[str, object]) -> str:
    """Write the file's text, one board per line."""
    lines = [f"{_line(name)}:{_line(blocks)}" for name, blocks in body.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _line(body: object) -> str:
    return json.dumps(body, separators=(",", ":"))


if __name__ == "__main__":
    BOARDS.write_text(text(boards()), encoding="utf-8")
    print(BOARDS.relative_to(WEB.parent))
