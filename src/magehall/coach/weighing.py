"""Thinks about one decision from a view: a search for the best choice, then the best few in fresh worlds."""

from __future__ import annotations

import time
from typing import Final, final

from magehall.bots import Reason
from magehall.bots.search import Arm, Budget, Candidate, Halving, Problem
from magehall.bots.search.budget import SPENT
from magehall.bots.search.problem import carry_out
from magehall.bots.search.worlds import Worlds
from magehall.bots.tutor import Tutor, tutor_for
from magehall.coach.thought import Option, Thought, finite
from magehall.core import Move, Rng, Seat, State, View, game

FINALISTS: Final = 3
"""This many choices are shown."""
LEAST: Final = 8
"""The best few are tried in this many worlds, even if that takes longer than it should,"""
PATIENCE: Final = 5.0
"""but not more than this many times longer."""


def consider(
    key: str, view: View, seat: Seat, budget: Budget, rng: Rng, played: list[Move] | None = None
) -> Thought:
    """Think about a seat's decision; with the moves that were played, compare the best choice with them.

    Without any time, quick judgement has the last word.
    """
    tutor, watch = tutor_for(key), Watch(budget)
    moves = game(key).imagine(view, rng.spawn("world")).moves(seat)
    problem = tutor.problem(view, seat, moves, rng.spawn("problem"))
    offered = problem.candidates()
    if played is None and (len(offered) < 2 or budget.seconds <= 0.0):
        quick = [Arm(candidate, 0.0) for candidate in offered or [Candidate(moves[:1])]]
        return _thought(tutor, view, seat, quick[:FINALISTS], rng)
    fixed = Offering(problem, offered)
    half = watch.half()
    halving = Halving(half, weight=tutor.weight, tries=tutor.tries, most=tutor.most)
    best = [arm.candidate for arm in halving.run(fixed, rng.spawn("search"))]
    if played is not None:
        return _thought(
            tutor, view, seat, _duel(tutor, fixed, best[0], Candidate(played), watch.half(), rng), rng
        )
    arms = [Arm(candidate, 0.0) for candidate in best[:FINALISTS]]
    tried(fixed, arms, tutor.tries, watch.half(), rng.spawn("final"))
    arms.sort(key=lambda arm: arm.value(), reverse=True)
    return _thought(tutor, view, seat, arms, rng)


def glance(key: str, view: View, seat: Seat, played: list[Move], rng: Rng) -> float:
    """Say by how much the quick judgement prefers another choice to what was played; nothing if the same."""
    moves = game(key).imagine(view, rng.spawn("world")).moves(seat)
    offered = tutor_for(key).problem(view, seat, moves, rng.spawn("problem")).candidates()
    if not offered:
        return 0.0
    same = [candidate.prior for candidate in offered if candidate.moves[0] == played[0]]
    return offered[0].prior - (max(same) if same else offered[-1].prior)


@final
class Watch:
    """Divides a budget, so that all parts of a thought together keep to it."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.begun = SPENT()
        self.asked = time.perf_counter()

    def half(self) -> Budget:
        """Return half of the budget, or what is left of it if that is less, but enough to try something."""
        whole = self.budget
        seconds = max(whole.seconds - (SPENT() - self.begun), whole.seconds / 8)
        patience = whole.patience - (time.perf_counter() - self.asked)
        roll_outs = max(1, whole.roll_outs // 2)
        return Budget(roll_outs, min(seconds, whole.seconds / 2), min(patience, whole.patience / 2))


@final
class Offering(Problem):
    """A problem whose choices have already been listed."""

    def __init__(self, whole: Problem, offered: list[Candidate]) -> None:
        super().__init__(whole.seat)
        self.whole = whole
        self.offered = offered

    def candidates(self) -> list[Candidate]:
        """Return what was listed."""
        return self.offered

    def world(self, rng: Rng) -> State:
        """Make up a world as the game does."""
        return self.whole.world(rng)

    def likelihood(self, world: State) -> float:
        """Weigh a world as the game does."""
        return self.whole.likelihood(world)

    def replies(self, world: State) -> list[Candidate]:
        """List replies as the game does."""
        return self.whole.replies(world)

    def is_settled(self, world: State) -> bool:
        """Look as far as the game does."""
        return self.whole.is_settled(world)

    def play_on(self, world: State, luck: int) -> State:
        """Play on as the game does."""
        return self.whole.play_on(world, luck)

    def worth(self, world: State, seat: Seat) -> float:
        """Judge as the game does."""
        return self.whole.worth(world, seat)


def tried(problem: Problem, arms: list[Arm], tries: int, budget: Budget, rng: Rng) -> None:
    """Try choices in the same worlds, none of which the search has seen: their values owe nothing to luck."""
    worlds, clock = Worlds(problem, tries, rng), budget.clock()
    late = Budget(1, PATIENCE * budget.seconds, budget.patience).clock()
    for done in range(max(LEAST, budget.roll_outs // len(arms))):
        if (done >= LEAST and clock.is_up()) or (done >= 2 and late.is_up()):
            return
        world, luck = worlds.next(), int(rng.next())
        for arm in arms:
            copy = world.copy()
            carry_out(copy, problem.seat, arm.candidate, luck)
            arm.add(problem.worth(problem.play_on(copy, luck), problem.seat))


def _duel(
    tutor: Tutor, problem: Problem, best: Candidate, played: Candidate, budget: Budget, rng: Rng
) -> list[Arm]:
    """Compare the best choice with what was played; there is nothing to try if they are the same."""
    arms = [Arm(best, 0.0), Arm(played, 0.0)]
    if best.moves == played.moves:
        return arms[:1]
    tried(problem, arms, tutor.tries, budget, rng.spawn("duel"))
    return arms


def _thought(tutor: Tutor, view: View, seat: Seat, arms: list[Arm], rng: Rng) -> Thought:
    options = [_option(arm, arms[0]) for arm in arms]
    said = rng.spawn("said")
    reasons = tutor.explain(view, seat, arms[0].candidate, said)
    nudge = tutor.nudge(view, seat, arms[0].candidate, said)
    against: list[Reason] = []
    if len(arms) > 1:
        second = tutor.explain(view, seat, arms[1].candidate, said)
        against = [reason for reason in second if reason not in reasons]
    return Thought(options, reasons, against, [*([] if nudge is None else [nudge]), _clarity(options)])


def _option(arm: Arm, best: Arm) -> Option:
    moves = [str(move) for move in arm.candidate.moves]
    if arm is best:
        return Option(moves, arm.value(), finite(arm.error()))
    return Option(moves, arm.value(), finite(arm.error()), best.lead(arm), finite(best.lead_error(arm)))


def _clarity(options: list[Option]) -> Reason:
    """Say how far apart the choices are."""
    if len(options) < 2:
        return Reason("only", {})
    return Reason("clear" if options[1].is_worse() else "close", {})
