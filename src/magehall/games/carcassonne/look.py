"""Draws what can be seen of a game of Carcassonne: all of it is open, but the order of the stack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from magehall.core.seat import letter, seat_text
from magehall.games.carcassonne import meeple
from magehall.games.carcassonne.phase import (
    ASKING,
    BEGUN,
    MEEPLE,
    MOMENTS,
    NO_TILE,
    TILE_PLACED,
    TURN_SCORED,
    WORDS,
)
from magehall.games.carcassonne.spots import spot_text
from magehall.games.carcassonne.view import CarcassonneView, Expansions

if TYPE_CHECKING:
    from magehall.games.carcassonne.state import CarcassonneState


def public(state: CarcassonneState, before: CarcassonneView | None) -> CarcassonneView:
    """Draw what all see; from an earlier view is taken over what cannot have changed since."""
    if before is None:
        return drawn(state, None, [])
    # before the first turn an expansion may put tiles into the stack: its height tells nothing yet
    return drawn(state, None if before.moment == MOMENTS[BEGUN] else before, before.placed)


def drawn(state: CarcassonneState, kept: CarcassonneView | None, placed: list[str]) -> CarcassonneView:
    """Draw it all but what is known already: an earlier view, and tiles of the landscape."""
    seats = int(state.seats)
    is_asking = state.phase == ASKING
    return CarcassonneView(
        seat=None,
        seats=seats,
        options=state.rules.shape(),
        phase=WORDS[int(state.phase)],
        turn=letter(int(state.turn)),
        starter=letter(int(state.starter)),
        acting=[seat_text(seat) for seat in state.acting()],
        drawn=None if state.drawn == NO_TILE else state.box.names[int(state.drawn)],
        stack=int(state.stack),
        remaining=_remaining(state, kept),
        discarded=_discarded(state, kept),
        placed=_placed(state, placed),
        meeples=_meeples(state, kept),
        supply=[int(state.supply[seat]) for seat in range(seats)],
        scores=[int(state.points[seat]) for seat in range(seats)],
        moment=MOMENTS[int(state.moment)] if is_asking else None,
        asking=state.layers[state.asking].name() if is_asking else None,
        expansions=_expansions(state, kept),
    )


def _remaining(state: CarcassonneState, kept: CarcassonneView | None) -> dict[str, int] | None:
    """Count the tiles that are left, where all may know it (carcassonne-44)."""
    if not state.rules.list_shown:
        return None
    if kept is not None and kept.stack == state.stack:
        return kept.remaining
    return {name: int(state.left[kind]) for kind, name in enumerate(state.box.names)}


def _discarded(state: CarcassonneState, kept: CarcassonneView | None) -> list[str]:
    if kept is not None and kept.stack == state.stack:
        return kept.discarded
    return [name for kind, name in enumerate(state.box.names) for _ in range(int(state.gone[kind]))]


def _placed(state: CarcassonneState, known: list[str]) -> list[str]:
    """Write the tiles of the landscape as in the moves that placed them; some are known."""
    count = int(state.land.placed)
    if len(known) == count:
        return known
    return known + [placed_text(state, number) for number in range(len(known), count)]


def placed_text(state: CarcassonneState, number: int) -> str:
    """Write a tile in the landscape as in the move that placed it: `D 0,0 r0`."""
    tile = int(state.land.tiles[number])
    return f"{state.box.names[tile >> 2]} {state.land.text(number)} r{90 * (tile & 3)}"


def _meeples(state: CarcassonneState, kept: CarcassonneView | None) -> list[list[str]]:
    """Name the spots of each seat's meeples; they move only when a turn is scored, and answers follow it."""
    if kept is not None and kept.moment != MOMENTS[TURN_SCORED] and _scored_in(kept) == _scored(state):
        return kept.meeples
    return [
        [spot_text(state, segment) for segment in meeple.standing(state, owner)]
        for owner in range(int(state.seats))
    ]


def _scored(state: CarcassonneState) -> int:
    """Count the tiles whose turn has been scored."""
    is_due = state.phase == MEEPLE or (state.phase == ASKING and state.moment == TILE_PLACED)
    return int(state.land.placed) - is_due


def _scored_in(view: CarcassonneView) -> int:
    """Count the tiles whose turn had been scored in an earlier view."""
    is_due = view.phase == WORDS[MEEPLE] or view.moment == MOMENTS[TILE_PLACED]
    return len(view.placed) - is_due


def _expansions(state: CarcassonneState, kept: CarcassonneView | None) -> Expansions:
    found = Expansions(**{layer.name().replace("-", "_"): layer.part(state) for layer in state.layers})
    return kept.expansions if kept is not None and kept.expansions == found else found
