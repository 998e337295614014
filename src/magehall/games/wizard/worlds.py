"""Worlds that fit what a seat knows: everything seen is put back, the rest is made up."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.core.bits import bit, count, nth
from magehall.core.chance import Rng
from magehall.core.errors import BadInput
from magehall.core.seat import LETTERS, Seat
from magehall.games.wizard import phase, score, trick
from magehall.games.wizard.cards import BY_NAME, COLOURS, NO_CARD, own_deck, people_cards
from magehall.games.wizard.rules import rules_for
from magehall.games.wizard.state import WizardState
from magehall.games.wizard.view import PadRow, Trick, WizardView

SEALED: Final = -2
"""A bid that is written, but not shown."""
DEALT: Final = ("trump", "bid", "play")
"""The phases in which a round is under way."""


def known(view: WizardView) -> WizardState:
    """Build the state as far as a view knows it: unseen hands are empty, sealed bids missing."""
    state = known_round(view)
    for number, row in enumerate(view.pad):
        state.pad[number] = _packed(row, view.seats)
    if view.last is not None:
        _remember_last(state, view.last)
    return state


def known_round(view: WizardView) -> WizardState:
    """Build the same without the earlier rounds, except for their totals: enough for a quick decision."""
    seats = view.seats
    state = WizardState(seats, rules_for(seats, view.options))
    state.phase = phase.WORDS.index(view.phase)
    state.round = view.round - 1
    state.dealer = LETTERS.index(view.dealer)
    _check(view, state)
    hands, bids = view.hands, view.bids
    totals = view.totals
    for seat in range(seats):
        hand, made = hands[seat], bids[seat]
        state.hands[seat] = 0 if hand is None else _mask(hand)
        state.bids[seat] = phase.NO_BID if made is None else SEALED if made == "sealed" else made
        state.won[seat] = 0
        state.totals[seat] = totals[seat]
    state.bids_made = seats - bids.count(None)
    state.turned = NO_CARD if view.turned is None else _card(view.turned)
    state.trump = phase.NO_TRUMP if view.trump is None else COLOURS.index(view.trump)
    if view.phase == "play":
        trick.lead(state, state.after(state.dealer))
        for shown in view.tricks:
            for name in shown.cards:
                trick.put_again(state, _card(name))
    else:
        state.turn = (state.dealer + 1 + state.bids_made) % state.seats
    return state


def _check(view: WizardView, state: WizardState) -> None:
    """Refuse what types cannot rule out: places beyond the table, rounds and tricks beyond the game."""
    seats, sizes = view.seats, state.rules.sizes
    if not (0 <= state.round < len(sizes) and len(view.pad) <= len(sizes)):
        raise BadInput(f"there is no round {view.round} in a game of {len(sizes)}")
    for column in (view.hands, view.counts, view.bids, view.won, view.totals):
        if len(column) != seats:
            raise BadInput(f"this view is not of a game of {seats}")
    if state.dealer >= seats:
        raise BadInput(f"this view is not of a game of {seats}")
    laid = 0
    for shown in view.tricks:
        laid += len(shown.cards)
    if laid > seats * int(sizes[state.round]):
        raise BadInput("more cards were laid than dealt")


def _card(name: str) -> int:
    card = BY_NAME.get(name)
    if card is None:
        raise BadInput(f"{name[:12]!r} is no card")
    return card


def _mask(names: list[str]) -> int:
    cards: i64 = 0
    for name in names:
        cards |= bit(_card(name))
    return cards


def _packed(row: PadRow, seats: int) -> i64:
    """Pack a line of the pad as a state keeps it."""
    bids, won = row.bids, row.won
    if len(bids) != seats or len(won) != seats:
        raise BadInput(f"a line of the pad has {seats} columns")
    line: i64 = 0
    seat: i64 = seats - 1
    while seat >= 0:
        line = (line << score.COLUMN) | score.column(bids[seat], won[seat])
        seat -= 1
    return line


def _remember_last(state: WizardState, last: Trick) -> None:
    state.last_leader = LETTERS.index(last.leader)
    state.last = vec[i64]([_card(name) for name in last.cards])
    state.last_winner = LETTERS.index(last.winner)


def impossible(state: WizardState) -> vec[i64]:
    """Return for each seat the cards it cannot hold, because it failed to follow that people this round."""
    lacking = vec[i64]([0] * int(state.seats))
    for seat in range(state.seats):
        for people in range(i64(4)):
            if state.voids & trick.void(seat, people):
                lacking[seat] |= people_cards(people)
    return lacking


def imagine(view: WizardView, rng: Rng) -> WizardState:
    """Make up a world that fits a view: unseen cards dealt, voids respected, sealed bids guessed."""
    state = known(view)
    if view.phase in DEALT:
        fill(state, view, rng)
    return state


def fill(state: WizardState, view: WizardView, rng: Rng) -> None:
    """Fill a state that is known from a view with what the view cannot see."""
    Unseen(state, view).fill(state, rng)


@final
class Unseen:
    """What a view cannot see, to be made up as often as needed."""

    def __init__(self, state: WizardState, view: WizardView) -> None:
        self.cards: i64 = state.deck() & ~state.seen
        if state.turned != NO_CARD:
            self.cards &= ~bit(state.turned)
        for hand in state.hands:
            self.cards &= ~hand
        self.pool: i64 = self.cards
        self.may_hold: vec[i64] = impossible(state)
        seats = range(int(state.seats))
        for seat in seats:
            deck: i64 = own_deck(seat) if state.rules.one_colour else state.deck()
            self.may_hold[seat] = deck & ~self.may_hold[seat]
        self.sealed = [seat for seat in seats if state.bids[seat] == SEALED]
        self.needs = [(seat, view.counts[seat]) for seat in seats if view.hands[seat] is None]
        self.order = sorted(self.needs, key=self._slack)

    def fill(self, state: WizardState, rng: Rng) -> None:
        """Deal the unseen cards, the most constrained hand first, and guess the sealed bids."""
        self.pool = self.cards
        for seat, need in self.order:
            for _ in range(need):
                if not self._give(state, seat, 0, rng):
                    raise BadInput("no deal fits this view")  # the true deal fits, so this was never seen
        state.stock = self.pool
        for seat in self.sealed:
            state.bids[seat] = sum(rng.below(state.seats) == 0 for _ in range(int(state.size())))

    def _slack(self, need: tuple[Seat, int]) -> tuple[int, Seat]:
        return int(count(self.cards & self.may_hold[need[0]])) - need[1], need[0]

    def _give(self, state: WizardState, seat: Seat, asked: int, rng: Rng) -> bool:
        """Give a seat a random card it may hold, from the pool or by way of another hand."""
        free: i64 = self.pool & self.may_hold[seat]
        if free != 0:
            card: i64 = bit(nth(free, rng.below(count(free))))
            self.pool &= ~card
            state.hands[seat] |= card
            return True
        asked |= 1 << seat
        others = [other for other, _ in self.needs if not asked >> other & 1]
        return any(self._swap(state, seat, other, asked, rng) for other in others)

    def _swap(self, state: WizardState, seat: Seat, other: Seat, asked: int, rng: Rng) -> bool:
        """Take a card from another hand that can be filled up again."""
        wanted: i64 = state.hands[other] & self.may_hold[seat]
        if wanted == 0 or not self._give(state, other, asked, rng):
            return False
        card: i64 = bit(nth(wanted, rng.below(count(wanted))))
        state.hands[other] &= ~card
        state.hands[seat] |= card
        return True
