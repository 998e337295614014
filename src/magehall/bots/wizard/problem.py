"""A decision of Wizard as the search sees it: candidates, deals that fit, and a round played to its end."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.bots.search.problem import Candidate, Problem
from magehall.bots.wizard import policy
from magehall.bots.wizard.chances import weigh
from magehall.bots.wizard.hearing import Hearing
from magehall.bots.wizard.rounds import HEURISTIC, Mind, play_round
from magehall.bots.wizard.sight import Sight
from magehall.bots.wizard.weights import weights_for
from magehall.core.bits import bit, lowest
from magehall.core.chance import Rng
from magehall.core.game import State
from magehall.core.seat import Seat
from magehall.games.wizard import bid
from magehall.games.wizard.moves import BIDS, PLAYS, TRUMPS
from magehall.games.wizard.phase import BIDDING, NAMING
from magehall.games.wizard.state import WizardState
from magehall.games.wizard.view import WizardView
from magehall.games.wizard.worlds import Unseen, known

REACH: Final = 2
"""Bids this far from the heuristic's are tried too."""
TRICK: Final = 10.0
"""Roughly what one more trick is worth, in points, to a dealer who names trump."""


@final
class WizardProblem(Problem):
    """Which trump, bid or card gains a seat most points this round."""

    def __init__(self, view: WizardView, seat: Seat) -> None:
        self.seat = seat
        self.view = view
        self.state = known(view)
        self.weights: vec[float] = weights_for(self.state.seats, self.state.rules.one_colour)
        self.minds = [Mind(HEURISTIC, self.weights, Rng(0))] * view.seats
        self.unseen = Unseen(self.state, view)
        self.hearing = Hearing(self.state, self.weights)

    def candidates(self) -> list[Candidate]:
        """List trumps, bids near the heuristic's, or cards, no two of which do the same."""
        if self.state.phase == NAMING:
            found = self._trumps()
        elif self.state.phase == BIDDING:
            found = self._bids()
        else:
            found = self._cards()
        found.sort(key=_prior, reverse=True)
        return found

    def _trumps(self) -> list[Candidate]:
        values = [TRICK * policy.trump_value(self.state, people, self.weights) for people in range(4)]
        return [Candidate([TRUMPS[people]], values[people]) for people in range(4)]

    def _bids(self) -> list[Candidate]:
        state = self.state
        chances = policy.chances_of_tricks(state, self.seat, self.weights)
        near = int(policy.best_bid(state, self.seat, self.weights))
        never = bid.forbidden(state)
        size = int(state.size())
        return [
            Candidate([BIDS[tricks]], policy.bid_value(tricks, size, chances))
            for tricks in range(max(0, near - REACH), min(size, near + REACH) + 1)
            if tricks != never
        ]

    def _cards(self) -> list[Candidate]:
        state = self.state
        sight = Sight(state, state.turn, state.trump)
        sight.for_card(state)
        weigh(sight, self.weights)
        found: list[Candidate] = []
        cards: i64 = policy.choices(state)
        while cards != 0:
            card: i64 = lowest(cards)
            cards &= ~(bit(card) | policy.alike(sight, card))
            found.append(Candidate([PLAYS[card]], policy.card_value(sight, state, card, self.weights)))
        return found

    def world(self, rng: Rng) -> State:
        """Deal the unseen cards; a sealed bid is what the heuristic would bid with that hand."""
        world = self.state.copy()
        self.unseen.fill(world, rng)
        if self.unseen.sealed:
            past = self.hearing.before_bids(world)
            for seat in self.unseen.sealed:
                world.bids[seat] = policy.best_bid(past, seat, self.weights)
        return world

    def likelihood(self, world: State) -> float:
        """Ask whether the others would have bid and played as they did with these hands."""
        assert isinstance(world, WizardState), "a world of Wizard"
        return self.hearing.heard(world, self.seat)

    def is_settled(self, world: State) -> bool:
        """Look to the end of the round."""
        assert isinstance(world, WizardState), "a world of Wizard"
        return not world.dealt()

    def play_on(self, world: State, luck: int) -> State:
        """Let everyone play by the heuristic, which leaves nothing to luck."""
        assert isinstance(world, WizardState), "a world of Wizard"
        play_round(world, self.minds)
        return world

    def worth(self, world: State, seat: Seat) -> float:
        """Return the points of the round."""
        assert isinstance(world, WizardState), "a world of Wizard"
        return float(world.totals[seat] - self.state.totals[seat])


def _prior(candidate: Candidate) -> float:
    return candidate.prior
