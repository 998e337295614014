"""Wizard's encoding: 60 cards (numbered up to 62), 21 bids, 4 trumps; observations as in `planes`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.adapters.encoding import Encoding, Staged
from magehall.adapters.wizard.planes import (
    ACTIONS,
    BIDS_FROM,
    MASK_WORDS,
    TRUMPS_FROM,
    legal_cards,
    legal_words,
    must_act,
    put_mask,
    shown_by_seat,
    words_for,
    write,
)
from magehall.core.bits import bit, lowest
from magehall.core.game import State
from magehall.core.move import Move
from magehall.core.seat import Seat
from magehall.core.shape import View
from magehall.games.wizard.cards import rank_of
from magehall.games.wizard.moves import BIDS, PLAYS, TRUMPS, Bid, NameTrump, Play
from magehall.games.wizard.rules import hand_sizes
from magehall.games.wizard.state import WizardState
from magehall.games.wizard.view import WizardView
from magehall.games.wizard.worlds import known


@final
class WizardEncoding(Encoding):
    """Actions 0 to 62 play the card with this number, 64 to 84 bid 0 to 20, 85 to 88 name trump."""

    def __init__(self, seats: int, options: Mapping[str, str]) -> None:
        self.seats = seats
        self.options = dict(options)
        self.words: i64 = words_for(seats, options["clairvoyance"] == "on")

    def actions(self) -> int:
        """Count cards, the four numbers that are not cards, bids and trumps."""
        return ACTIONS

    def size(self) -> int:
        """Return the length of an observation."""
        return int(8 * self.words)

    def legal(self, state: State, seat: Seat, staged: Staged) -> dict[int, Move | None]:
        """Return the legal actions with their moves."""
        assert isinstance(state, WizardState), "a game of Wizard"
        found: dict[int, Move | None] = {}
        if not must_act(state, seat):
            return found
        cards: i64 = legal_cards(state)
        while cards != 0:
            card: i64 = lowest(cards)
            found[int(card)] = PLAYS[card]
            cards &= cards - 1
        others: i64 = legal_words(state)
        while others != 0:
            action: i64 = BIDS_FROM + lowest(others)
            found[int(action)] = move_of(action)
            others &= others - 1
        return found

    def observe(self, view: View, staged: Staged) -> bytes:
        """Write what a view knows, from the state as far as the view knows it."""
        assert isinstance(view, WizardView), "a view of Wizard"
        seen = known(view)
        out = vec[i64]([0] * int(self.words))
        write(out, 0, seen, shown_by_seat(seen), 0, view.me)
        return bytes(memoryview(out))

    def see(self, state: State, seat: Seat, staged: Staged) -> bytes:
        """Write what a seat sees without making a view: the same bytes."""
        assert isinstance(state, WizardState), "a game of Wizard"
        out = vec[i64]([0] * int(self.words))
        write(out, 0, state, shown_by_seat(state), 0, seat)
        return bytes(memoryview(out))

    def mask(self, state: State, seat: Seat, staged: Staged) -> bytes:
        """Write a one for each legal action."""
        assert isinstance(state, WizardState), "a game of Wizard"
        out = vec[i64]([0] * MASK_WORDS)
        if must_act(state, seat):
            put_mask(out, 0, state)
        return bytes(memoryview(out))[:ACTIONS]

    def name(self, action: int) -> str:
        """Name an action by the text of its move; the four that are not cards have none."""
        return str(move_of(action)) if is_move(action) else f"none {action}"

    def longest(self) -> int:
        """Count every trump, bid and card."""
        return sum([1 + self.seats * (1 + size) for size in hand_sizes(self.seats, self.options)])


def is_move(action: i64) -> bool:
    """Tell whether an action is a move at all: rank 15 does not exist."""
    return 0 <= action < ACTIONS and (action >= BIDS_FROM or rank_of(action) < 15)


def move_of(action: i64) -> Move:
    """Return the move of an action."""
    if action >= TRUMPS_FROM:
        return TRUMPS[action - TRUMPS_FROM]
    return BIDS[action - BIDS_FROM] if action >= BIDS_FROM else PLAYS[action]


def action_of(move: Move) -> i64:
    """Return the action of a seat's move."""
    if isinstance(move, Play):
        return move.card
    if isinstance(move, Bid):
        return BIDS_FROM + move.tricks
    assert isinstance(move, NameTrump), "a seat's move"
    return TRUMPS_FROM + move.people


def is_legal(state: WizardState, action: i64) -> bool:
    """Tell whether the seat to be asked may take an action."""
    if action < 0 or action >= ACTIONS:
        return False
    if action < BIDS_FROM:
        return legal_cards(state) & bit(action) != 0
    return legal_words(state) & bit(action - BIDS_FROM) != 0
