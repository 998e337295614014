"""Draws what can be seen of a game of Carcassonne: everything except the order of the stack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from magehall.core.seat import actor, letter
from magehall.games.carcassonne import meeple
from magehall.games.carcassonne.phase import (
    ASKING,
    BEGUN,
    MEEPLE,
    MOMENTS,
    NO_TILE,
    OVER,
    TILE_PLACED,
    TURN_SCORED,
    WORDS,
)
from magehall.games.carcassonne.spots import spot_text
from magehall.games.carcassonne.view import CarcassonneView, Expansions

if TYPE_CHECKING:
    from magehall.games.carcassonne.state import CarcassonneState


def public(state: CarcassonneState, before: CarcassonneView | None) -> CarcassonneView:
    """Draw what everyone sees; what cannot have changed is taken over from an earlier view."""
    if before is None:
        return drawn(state, None, [])
    # before the first turn an expansion may put tiles into the stack: its height says nothing yet
    return drawn(state, None if before.moment == MOMENTS[BEGUN] else before, before.placed)


def drawn(state: CarcassonneState, kept: CarcassonneView | None, placed: list[str]) -> CarcassonneView:
    """Draw everything except what is known already: an earlier view, and tiles of the landscape."""
    seats = int(state.seats)
    is_asking = state.phase == ASKING
    same = kept if kept is not None and _is_same_turn(state, kept) else None
    return CarcassonneView(
        seat=None,
        seats=seats,
        options=state.rules.shape(),
        phase=WORDS[int(state.phase)],
        turn=letter(int(state.turn)),
        starter=letter(int(state.starter)),
        acting=[actor(seat) for seat in state.acting()],
        drawn=None if state.drawn == NO_TILE else state.box.names[int(state.drawn)],
        stack=int(state.stack),
        remaining=_remaining(state, kept),
        discarded=_discarded(state, kept),
        placed=_placed(state, placed),
        meeples=_meeples(state) if same is None else same.meeples,
        supply=[int(left) for left in state.supply] if same is None else same.supply,
        scores=_scores(state) if same is None or state.phase == OVER else same.scores,
        moment=MOMENTS[int(state.moment)] if is_asking else None,
        asking=state.layers[state.asking].name() if is_asking else None,
        expansions=_expansions(state, kept, same),
    )


def _is_same_turn(state: CarcassonneState, kept: CarcassonneView) -> bool:
    """Tell whether no turn was scored since an earlier view, and no answer given that follows a scoring.

    Until then meeples and points stay where they are, except in the final scoring.
    """
    if kept.moment == MOMENTS[TURN_SCORED]:
        return False
    is_due = state.phase == MEEPLE or (state.phase == ASKING and state.moment == TILE_PLACED)
    was_due = kept.phase == WORDS[MEEPLE] or kept.moment is not None
    return int(state.land.placed) - is_due == len(kept.placed) - was_due


def _remaining(state: CarcassonneState, kept: CarcassonneView | None) -> dict[str, int] | None:
    """Count the tiles that are left, if everyone may know it (carcassonne-44)."""
    if not state.rules.list_shown:
        return None
    names = state.box.names
    if kept is not None and kept.remaining is not None:
        taken = kept.stack - int(state.stack)
        if taken == 0:
            return kept.remaining
        if taken == 1 and state.drawn != NO_TILE:
            return {**kept.remaining, names[int(state.drawn)]: int(state.left[state.drawn])}
    return {name: int(state.left[kind]) for kind, name in enumerate(names)}


def _discarded(state: CarcassonneState, kept: CarcassonneView | None) -> list[str]:
    gone = int(state.total - state.stack - state.land.placed) - (state.drawn != NO_TILE)
    if kept is not None and len(kept.discarded) == gone:
        return kept.discarded
    return [name for kind, name in enumerate(state.box.names) for _ in range(int(state.gone[kind]))]


def _placed(state: CarcassonneState, known: list[str]) -> list[str]:
    """Write the tiles of the landscape as the moves that placed them; some are known."""
    count = int(state.land.placed)
    if len(known) == count:
        return known
    return known + [placed_text(state, number) for number in range(len(known), count)]


def placed_text(state: CarcassonneState, number: int) -> str:
    """Write a tile in the landscape as the move that placed it: `D 0,0 r0`."""
    land = state.land
    tile, cell = int(land.tiles[number]), land.places[number]
    return f"{state.box.names[tile >> 2]} {int(land.xs[cell])},{int(land.ys[cell])} r{90 * (tile & 3)}"


def _meeples(state: CarcassonneState) -> list[list[str]]:
    """Name the spots of each seat's meeples, in the order of the landscape."""
    return [
        [spot_text(state, segment) for segment in meeple.standing(state, owner)]
        for owner in range(int(state.seats))
    ]


def _scores(state: CarcassonneState) -> list[int]:
    return [int(points) for points in state.points]


def _expansions(
    state: CarcassonneState, kept: CarcassonneView | None, same: CarcassonneView | None
) -> Expansions:
    """Draw the parts of the expansions; they act when a tile is placed or a turn scored."""
    if same is not None and same.moment is None and len(same.placed) == state.land.placed:
        return same.expansions
    found = Expansions(**{layer.name().replace("-", "_"): layer.part(state) for layer in state.layers})
    return kept.expansions if kept is not None and kept.expansions == found else found
