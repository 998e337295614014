"""The stack: drawing and showing a tile, and what happens to one that fits nowhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from magehall.core.chance import Rng
from magehall.core.facts import Fact
from magehall.core.game import Chance
from magehall.core.refusal import Refusal
from magehall.core.seat import CHANCE, Seat, letter, seat_text
from magehall.games.carcassonne import final, place
from magehall.games.carcassonne.events import StarterChosen, TileDiscarded, TileDrawn
from magehall.games.carcassonne.moves import DrawTile
from magehall.games.carcassonne.phase import CHOOSING, DRAWING, NO_TILE, PLACING

if TYPE_CHECKING:
    from magehall.games.carcassonne.state import CarcassonneState


def any_tile(state: CarcassonneState, rng: Rng) -> i64:
    """Pick the kind of the next tile; every tile of the stack is equally likely (carcassonne-2)."""
    point: i64 = rng.below(state.stack)
    left = state.left
    kind: i64 = 0
    while point >= left[kind]:
        point -= left[kind]
        kind += 1
    return kind


def chances(state: CarcassonneState) -> list[Chance]:
    """List the kinds of tiles that may come, with their probabilities."""
    names = state.box.names
    total = int(state.stack)
    return [
        Chance(DrawTile(names[kind]), int(left) / total) for kind, left in enumerate(state.left) if left > 0
    ]


def refuse(state: CarcassonneState, seat: Seat, name: str) -> Refusal | None:
    """Judge a draw: nature's alone, when one is due, of a tile still in the stack."""
    if seat != CHANCE:
        return Refusal("carcassonne-5", "nature-draws", {"seat": seat_text(seat)})
    if state.phase != DRAWING:
        return Refusal("carcassonne-4", "no-draw-now")
    kind = state.box.places.get(name, NO_TILE)
    if kind == NO_TILE or state.is_aside(name):
        return Refusal("carcassonne-2", "tile-not-in-box", {"tile": name})
    if state.left[kind] == 0:
        return Refusal(
            "carcassonne-2", "no-such-tile-left", {"tile": name, "count": int(state.box.counts[kind])}
        )
    return None


def draw(state: CarcassonneState, kind: i64) -> None:
    """Show a tile; one that fits nowhere is out of the game (carcassonne-5, carcassonne-9)."""
    state.left[kind] -= 1
    state.stack -= 1
    state.ways = place.ways(state, kind)
    if state.listener is not None:
        state.tell(TileDrawn(letter(int(state.turn)), state.box.names[kind], int(state.stack)))
    if state.ways > 0:
        state.drawn = kind
        state.phase = PLACING
        return
    state.gone[kind] += 1
    if state.listener is not None:
        state.tell(TileDiscarded(letter(int(state.turn)), state.box.names[kind], int(state.stack)))
    if state.stack == 0:
        final.end(state)  # carcassonne-10


def refuse_starter(state: CarcassonneState, seat: Seat, starter: i64) -> Refusal | None:
    """Judge nature's choice of the start player (carcassonne-43)."""
    if seat != CHANCE or state.phase != CHOOSING:
        return Refusal("carcassonne-43", "no-starter-now")
    if starter >= state.seats:
        facts: dict[str, Fact] = {"seat": seat_text(int(starter)), "players": int(state.seats)}
        return Refusal("carcassonne-3", "no-such-starter", facts)
    return None


def choose_starter(state: CarcassonneState, starter: i64) -> None:
    """Let this seat begin (carcassonne-43)."""
    state.starter = starter
    state.turn = starter
    state.phase = DRAWING
    if state.listener is not None:
        state.tell(StarterChosen(letter(int(starter))))
