"""Nature at a table of Rummikub, tile by tile: every deal and every draw comes out equally likely."""

from __future__ import annotations

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from magehall.adapters.encoding import Nature, Staged
from magehall.core import BadInput, Move, State
from magehall.games.rummikub import phase
from magehall.games.rummikub.deal import contenders
from magehall.games.rummikub.moves import ChooseStarter, Deal, Lots, Take
from magehall.games.rummikub.rules import TILES_EACH, Rules
from magehall.games.rummikub.state import RummikubState
from magehall.games.rummikub.tiles import KINDS, counted


class RummikubNature(Nature):
    """Lots, racks and tiles taken, one tile after the other; or who starts."""

    def most(self) -> int:
        """Tiles have 53 kinds."""
        return KINDS

    def outcomes(self, state: State, drawn: Staged) -> list[tuple[int, float]]:
        """Each tile that is left is equally likely."""
        assert isinstance(state, RummikubState), "a game of Rummikub"
        if state.phase == phase.STARTER:
            return [(seat, 1 / int(state.seats)) for seat in range(int(state.seats))]
        left = [int(count) - drawn.count(kind) for kind, count in enumerate(state.bank)]
        return [(kind, count / sum(left)) for kind, count in enumerate(left) if count > 0]

    def move(self, state: State, drawn: Staged) -> Move | None:
        """Return nature's move once all its tiles are drawn."""
        assert isinstance(state, RummikubState), "a game of Rummikub"
        if state.phase == phase.STARTER:
            return ChooseStarter(drawn[0])
        if len(drawn) < self._needed(state):
            return None
        tiles = list(drawn)
        if state.phase == phase.LOTS:
            return Lots(vec[i64](contenders(state)), vec[i64](tiles))
        if state.phase == phase.TAKING:
            return Take(counted(tiles))
        racks = range(0, len(tiles), TILES_EACH)
        return Deal([counted(tiles[first : first + TILES_EACH]) for first in racks])

    def _needed(self, state: RummikubState) -> int:
        if state.phase == phase.LOTS:
            return len(contenders(state))
        return int(state.taking) if state.phase == phase.TAKING else TILES_EACH * int(state.seats)

    def longest(self, seats: int, options: Mapping[str, str]) -> int:
        """Bound the draws: lots and every tile of the box, each round."""
        if options["redeal"] == "on":
            raise BadInput("a deal that may be dealt again cannot be told tile by tile: set redeal=off")
        return int(Rules(options).rounds) * (106 + 100)
