"""Nature at a table of Carcassonne: tiles, who starts, and what an expansion leaves to chance."""

from __future__ import annotations

from collections.abc import Mapping

from magehall.adapters.encoding import Nature, Staged
from magehall.core import Move, State
from magehall.games.carcassonne.moves import ChooseStarter, DrawTile
from magehall.games.carcassonne.phase import ASKING, CHOOSING
from magehall.games.carcassonne.rules import Rules, every_tile
from magehall.games.carcassonne.state import CarcassonneState


class CarcassonneNature(Nature):
    """One kind of tile after another."""

    def most(self) -> int:
        """Count the kinds of tiles of all expansions: more than any table has seats, or any draw outcomes."""
        return len(every_tile())

    def outcomes(self, state: State, drawn: Staged) -> list[tuple[int, float]]:
        """Return the kinds of tiles that are left with their chances."""
        assert isinstance(state, CarcassonneState), "a game of Carcassonne"
        if state.phase == CHOOSING:
            return [(seat, 1 / int(state.seats)) for seat in range(int(state.seats))]
        if state.phase == ASKING:
            return [(place, chance.weight) for place, chance in enumerate(state.chances())]
        total = sum(int(left) for left in state.left)
        return [(kind, int(left) / total) for kind, left in enumerate(state.left) if left > 0]

    def move(self, state: State, drawn: Staged) -> Move | None:
        """Every draw is a move."""
        assert isinstance(state, CarcassonneState), "a game of Carcassonne"
        if state.phase == CHOOSING:
            return ChooseStarter(drawn[0])
        if state.phase == ASKING:
            return state.chances()[drawn[0]].move
        return DrawTile(state.box.names[drawn[0]])

    def longest(self, seats: int, options: Mapping[str, str]) -> int:
        """Count every tile, the choice of a starter and a draw of circles."""
        return 2 + int(Rules(options).box.total)
