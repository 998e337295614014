"""What the landscape has come to, for viewers: its areas with their worth, and lost cells.

A page works these facts out from the tiles by itself, at once and without asking; its tests compare them with
these functions. Playing needs none of this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from magehall.core.bits import count
from magehall.games.carcassonne import score
from magehall.games.carcassonne.box import NEEDS
from magehall.games.carcassonne.features import OPEN_ENDS, meeples, open_ends, shields
from magehall.games.carcassonne.fields import finished_cities
from magehall.games.carcassonne.landscape import cell_text
from magehall.games.carcassonne.spots import spot_text
from magehall.games.carcassonne.tiles import CITY, FIELD, KINDS, MONASTERY

if TYPE_CHECKING:
    from magehall.games.carcassonne.state import CarcassonneState


def areas(state: CarcassonneState) -> list[dict[str, object]]:
    """List every connected road, city, field and monastery: its segments, its meeples and its worth.

    `now` is what it pays if the game ended now, `closed` what it would pay if it were complete as it is.
    """
    found: list[dict[str, object]] = []
    for kind in range(CITY, MONASTERY + 1):
        for feature in range(int(state.box.first[kind]), int(state.features.next[kind])):
            if state.features.parents[feature] == feature:
                found.append(_area(state, feature, kind))
    return found


def _area(state: CarcassonneState, feature: int, kind: int) -> dict[str, object]:
    sums = state.features.sums[feature]
    return {
        "kind": KINDS[kind],
        "spots": _spots(state, feature),
        "open": int(open_ends(sums)),
        "shields": int(shields(sums)),
        "meeples": [int(meeples(sums, seat)) for seat in range(int(state.seats))],
        "now": _worth(state, feature, kind, open_ends(sums)),
        "closed": _worth(state, feature, kind, 0),
    }


def _spots(state: CarcassonneState, feature: int) -> list[str]:
    owners = state.features.owners
    return [
        spot_text(state, segment)
        for segment in range(8 * int(state.land.placed))
        if owners[segment] >= 0 and state.features.at(segment) == feature
    ]


def _worth(state: CarcassonneState, feature: int, kind: int, ends: i64) -> int:
    """Return the worth of an area with this many open ends; a field pays for cities (carcassonne-34)."""
    if kind == FIELD:
        low, high = finished_cities(state.features, feature)
        return 3 * int(count(low) + count(high))
    kept = state.features.sums[feature]
    state.features.sums[feature] = (kept & ~OPEN_ENDS) | ends
    points = score.worth(state, feature, kind)
    state.features.sums[feature] = kept
    return int(points)


def lost_cells(state: CarcassonneState) -> list[str]:
    """List the open cells that no tile in the stack or in hand can fill."""
    land = state.land
    cells = [land.frontier[place] for place in range(int(land.open))]
    lost = [cell for cell in cells if not _can_be_filled(state, cell)]
    return sorted(cell_text(land.xs[cell], land.ys[cell]) for cell in lost)


def _can_be_filled(state: CarcassonneState, cell: i64) -> bool:
    for kind in range(int(state.box.kinds)):
        is_left = state.left[kind] > 0 or state.drawn == kind
        if is_left and state.box.fits[NEEDS * kind + state.land.needs[cell]] != 0:
            return True
    return False
