"""Whole rounds in compiled code: bots on states, without views in between, for tuning and roll-outs.

The choices are those the ordinary bots make from their views; a test checks it.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.bots.wizard.policy import best_bid, best_trump, choose_card
from magehall.bots.wizard.sight import Sight
from magehall.bots.wizard.thumb import thumb_bid, thumb_card, thumb_trump
from magehall.core.bits import count, nth
from magehall.core.chance import Rng
from magehall.core.seat import CHANCE
from magehall.games.wizard import bid, phase, trick, trump
from magehall.games.wizard.rules import OPEN_BIDS
from magehall.games.wizard.state import WizardState

RANDOM: Final = 0
THUMB: Final = 1
HEURISTIC: Final = 2


@final
class Mind:
    """How a seat thinks: at random, by rules of thumb, or by the heuristic with these weights."""

    def __init__(self, kind: i64, weights: vec[float], rng: Rng) -> None:
        self.kind: i64 = kind
        self.weights: vec[float] = weights
        self.rng = rng


def play_round(state: WizardState, minds: list[Mind]) -> None:
    """Play a dealt round to its end, each seat by its mind."""
    if state.phase == phase.NAMING:
        trump.name(state, _trump(state, minds[state.dealer]))
    while state.phase == phase.BIDDING:
        seat: i64 = bidder(state)
        bid.make(state, seat, _bid(state, seat, minds[seat]))
    sight = Sight(state, state.turn, state.trump)
    while state.phase == phase.PLAYING:
        trick.lay(state, _card(sight, state, minds[state.turn]))


def bidder(state: WizardState) -> i64:
    """Return the seat that bids next: in turn, or the first that has yet to write down its bid."""
    seat: i64 = state.turn
    if state.rules.bids != OPEN_BIDS:
        seat = 0
        while state.bids[seat] != phase.NO_BID:
            seat += 1
    return seat


def _trump(state: WizardState, mind: Mind) -> i64:
    if mind.kind == HEURISTIC:
        return best_trump(state, mind.weights)
    return thumb_trump(state) if mind.kind == THUMB else mind.rng.below(4)


def _bid(state: WizardState, seat: i64, mind: Mind) -> i64:
    if mind.kind == HEURISTIC:
        return best_bid(state, seat, mind.weights)
    if mind.kind == THUMB:
        return thumb_bid(state, seat, mind.rng)
    return any_bid(state, mind.rng)


def any_bid(state: WizardState, rng: Rng) -> i64:
    """Return any allowed bid."""
    never: i64 = bid.forbidden(state)
    if never == phase.NO_BID or never > state.size():
        return rng.below(state.size() + 1)
    tricks: i64 = rng.below(state.size())
    return tricks + 1 if tricks >= never else tricks


def _card(sight: Sight, state: WizardState, mind: Mind) -> i64:
    if mind.kind == HEURISTIC:
        return choose_card(sight, state, mind.weights)
    if mind.kind == THUMB:
        return thumb_card(state)
    cards: i64 = trick.legal(state)
    return nth(cards, mind.rng.below(count(cards)))


@final
class Tally:
    """What each seat has gathered over many rounds: points, exact bids, games won."""

    def __init__(self, seats: int) -> None:
        self.rounds: i64 = 0
        self.points: vec[i64] = vec[i64]([0] * seats)
        self.exact: vec[i64] = vec[i64]([0] * seats)
        self.wins: vec[float] = vec[float]([0.0] * seats)


def play_game(state: WizardState, minds: list[Mind], rng: Rng) -> Tally:
    """Play a game from its start to its end, nature drawing from `rng`, and count."""
    tally = Tally(int(state.seats))
    while state.phase != phase.OVER:
        if state.phase in (phase.CHOOSING, phase.DEALING):
            state.apply(CHANCE, state.draw(rng))
            continue
        play_round(state, minds)
        tally.rounds += 1
        seat: i64 = 0
        while seat < state.seats:
            if state.bids[seat] == state.won[seat]:
                tally.exact[seat] += 1
            seat += 1
    _finish(state, tally)
    return tally


def _finish(state: WizardState, tally: Tally) -> None:
    """Enter the totals; a shared victory counts in parts."""
    best: i64 = state.totals[0]
    winners: i64 = 0
    for total in state.totals:
        if total > best:
            best = total
            winners = 0
        if total == best:
            winners += 1
    seat: i64 = 0
    while seat < state.seats:
        tally.points[seat] = state.totals[seat]
        if state.totals[seat] == best:
            tally.wins[seat] = 1.0 / float(winners)
        seat += 1


@final
class Duel:
    """One mind against a field of equals on the same deals, once in every seat, and the result."""

    def __init__(self) -> None:
        self.games: i64 = 0
        self.rounds: i64 = 0
        self.own: i64 = 0
        self.others: i64 = 0
        self.exact: i64 = 0
        self.wins: float = 0.0

    def play(self, start: WizardState, mind: Mind, field: Mind, seed: str) -> None:
        """Play the deals of a seed once in every seat and count."""
        seats: i64 = start.seats
        seat: i64 = 0
        while seat < seats:
            minds = [field] * int(seats)
            minds[seat] = mind
            tally = play_game(start.copy(), minds, Rng(seed, "deals"))
            self.games += 1
            self.rounds += tally.rounds
            self.exact += tally.exact[seat]
            self.wins += tally.wins[seat]
            for points in tally.points:
                self.others += points
            self.own += tally.points[seat]
            self.others -= tally.points[seat]
            seat += 1

    def own_points(self) -> float:
        """Return the points per round."""
        return float(self.own) / float(self.rounds)

    def other_points(self, seats: i64) -> float:
        """Return the points per round of each of the others."""
        return float(self.others) / float(self.rounds * (seats - 1))
