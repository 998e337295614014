"""Nature at a table of Witchstone, piece by piece: every setup comes out equally likely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from magehall.adapters.encoding import Nature, Staged
from magehall.core import Move, State
from magehall.games.witchstone import prompts
from magehall.games.witchstone.moves import Deal
from magehall.games.witchstone.state import WitchstoneState
from magehall.games.witchstone.symbols import TILES

MOST = 64


class WitchstoneNature(Nature):
    """Chips on the map, scrolls, special tiles, then each player's tiles; later one piece at a time."""

    def most(self) -> int:
        """No board has more kinds of anything."""
        return MOST

    def _rows(self, state: WitchstoneState) -> list[tuple[list[int], int]]:
        """Return for each part of the setup its pieces by kind and how many of them are drawn."""
        board = state.board
        chips = [int(count) for count in board.rack.chips]
        scrolls = list(Counter(int(kind) for kind in board.scrolls.card_kind).values())
        each = [(list([1] * TILES), int(size)) for size in state.rules.hands]
        return [
            (chips, len(board.map.chip_places)),
            (scrolls, int(board.scrolls.shelves)),
            ([1] * TILES, board.pentagram.specials),
            *each,
        ]

    def outcomes(self, state: State, drawn: Staged) -> list[tuple[int, float]]:
        """Each piece that is left is equally likely."""
        assert isinstance(state, WitchstoneState), "a game of Witchstone"
        if prompts.top(state) != prompts.DEALING:
            return [(place, chance.weight) for place, chance in enumerate(state.chances())]
        before = 0
        for pieces, need in self._rows(state):
            if len(drawn) < before + need:
                gone = drawn[before:]
                left = [count - gone.count(kind) for kind, count in enumerate(pieces)]
                return [(kind, count / sum(left)) for kind, count in enumerate(left) if count > 0]
            before += need
        raise AssertionError("a deal that is complete is a move")

    def move(self, state: State, drawn: Staged) -> Move | None:
        """Return the setup once it is complete; any later draw is a move."""
        assert isinstance(state, WitchstoneState), "a game of Witchstone"
        if prompts.top(state) != prompts.DEALING:
            return state.chances()[drawn[0]].move
        needs = [need for _, need in self._rows(state)]
        if len(drawn) < sum(needs):
            return None
        parts: list[list[int]] = []
        for need in needs:
            done = sum(len(part) for part in parts)
            parts.append(list(drawn[done : done + need]))
        library = [state.board.scrolls.kinds[kind] for kind in parts[1]]
        hands = [sum(1 << tile for tile in part) for part in parts[3:]]
        return Deal(parts[0], library, parts[2], hands)

    def longest(self, seats: int, options: Mapping[str, str]) -> int:
        """Bound the draws by the pieces in the box."""
        return 400
