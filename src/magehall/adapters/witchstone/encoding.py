"""Witchstone's encoding: the engine's own move numbers, packed without gaps between the verbs.

Actions follow the order of the verbs in `witchstone/codes.py`: laying a tile (36 pairs of symbols times the
pairs of neighbouring hexes), discarding one, taking out a crystal, energy on each chain, and so on up to the
towers; `name` gives each. An observation is written by `sight.py`, which also describes it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from magehall.adapters.encoding import Encoding, Staged
from magehall.adapters.witchstone.sight import Sight
from magehall.core.game import State
from magehall.core.move import Move
from magehall.core.seat import Seat
from magehall.core.shape import View
from magehall.games.witchstone import codes
from magehall.games.witchstone.board import Board
from magehall.games.witchstone.game import LONGEST_TURN
from magehall.games.witchstone.rules import Rules
from magehall.games.witchstone.state import WitchstoneState
from magehall.games.witchstone.symbols import CHIP_KINDS, KINDS, SHELVES, TILES
from magehall.games.witchstone.view import WitchstoneView

CELLS: Final = 64


def spans(board: Board) -> list[int]:
    """Return for each verb of a player how many things it can apply to."""
    places = len(board.map.places)
    return [
        KINDS * KINDS * len(board.cauldron.edges),
        TILES,
        CELLS,
        len(board.map.chains),
        1,
        places,
        int(board.pentagram.length) + 1,
        CELLS,
        1,
        TILES * 8,
        KINDS,
        CELLS * CELLS,
        CELLS * 8,
        len(SHELVES),
        CHIP_KINDS,
        16,
        int(board.wand.length) + 1,
        int(board.scrolls.shelves) + 1,
        len(board.scrolls.kinds),
        1,
        places,
    ]


@final
class WitchstoneEncoding(Encoding):
    """Verbs and what they apply to."""

    def __init__(self, seats: int, options: Mapping[str, str]) -> None:
        self.seats = seats
        self.options = dict(options)
        self.rules = Rules(seats, options)
        self.sight = Sight(seats, self.rules)
        self.starts = [0]
        for span in spans(self.rules.board):
            self.starts.append(self.starts[-1] + span)

    def actions(self) -> int:
        """Count them all."""
        return self.starts[-1]

    def size(self) -> int:
        """Return the length of an observation."""
        return self.sight.size

    def longest(self) -> int:
        """Bound the actions by the moves of a game."""
        return 1 + (11 * self.seats + 1) * LONGEST_TURN

    def legal(self, state: State, seat: Seat, staged: Staged) -> dict[int, Move | None]:
        """Return the legal actions with their moves."""
        assert isinstance(state, WitchstoneState), "a game of Witchstone"
        found: dict[int, Move | None] = {self.number(move): move for move in state.moves(seat)}
        return dict(sorted(found.items()))

    def number(self, move: Move) -> int:
        """Return the action of a move."""
        code = self.rules.lexicon.number(move)
        verb = int(codes.verb_of(code))
        action = self.starts[verb] + int(codes.about(code))
        assert action < self.starts[verb + 1], "a verb has room for all it can be about"
        return action

    def observe(self, view: View, staged: Staged) -> bytes:
        """Write what a view knows."""
        assert isinstance(view, WitchstoneView), "a view of Witchstone"
        return self.sight.write(view)

    def name(self, action: int) -> str:
        """Name an action by its move; some numbers have none."""
        verb = max(number for number, start in enumerate(self.starts[:-1]) if start <= action)
        try:
            return str(self.rules.lexicon.move(codes.code(verb, action - self.starts[verb])))
        except (IndexError, KeyError):
            return f"none {action}"
