"""Our own search: candidates tried in common worlds, the worse half dropped again and again."""

from __future__ import annotations

from typing import Final

from magehall.bots.search.arm import Arm
from magehall.bots.search.budget import Budget, Clock
from magehall.bots.search.problem import Candidate, Problem, carry_out
from magehall.bots.search.worlds import Worlds
from magehall.core.chance import Rng
from magehall.core.game import State

SURE: Final = 3.0
"""A lead this many standard errors away is out of the question."""
LEAST: Final = 32
"""Before this many worlds no lead is trusted."""


class Trials:
    """How a candidate is tried in a world: carried out, and played on from there by the quick policy."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem

    def value(self, world: State, candidate: Candidate, luck: int) -> float:
        """Return what the candidate scores in a world, which it may change."""
        carry_out(world, self.problem.seat, candidate, luck)
        return self.problem.worth(self.problem.play_on(world, luck), self.problem.seat)


class Halving:
    """Sequential halving: each phase spends an equal part of the budget on the remaining candidates."""

    def __init__(
        self, budget: Budget, weight: float = 15.0, tries: int = 1, most: int = 64, slight: float = 0.0
    ) -> None:
        self.budget = budget
        self.weight = weight
        self.tries = tries
        self.most = most
        self.slight = slight
        """A gain of this many points is not worth searching for."""

    def run(self, problem: Problem, rng: Rng) -> list[Arm]:
        """Try the candidates of a problem and return them, the best first."""
        clock = self.budget.clock()
        arms = [Arm(candidate, self.weight) for candidate in problem.candidates()[: self.most]]
        left = sorted(arms, key=_value, reverse=True)
        dropped: list[Arm] = []
        worlds = Worlds(problem, self.tries, rng)
        trials = self.trials(problem, rng)
        phases = (len(arms) - 1).bit_length()
        for _ in range(phases):
            number = max(1, self.budget.roll_outs // (phases * len(left)))
            if self.try_all(trials, left, worlds, number, clock):
                break
            half = (len(left) + 1) // 2
            dropped = left[half:] + dropped
            left = left[:half]
        return left + dropped

    def trials(self, problem: Problem, rng: Rng) -> Trials:
        """Say how candidates are tried."""
        return Trials(problem)

    def try_all(self, trials: Trials, arms: list[Arm], worlds: Worlds, number: int, clock: Clock) -> bool:
        """Try every arm in the same worlds and sort them; tell whether the search may end here."""
        for done in range(number):
            if clock.is_up() or (done % LEAST == 0 and is_sure(arms, self.slight)):
                break
            world = worlds.next()
            luck = int(worlds.rng.next())
            values: list[float] = []
            for arm in arms:
                if clock.is_up():
                    break
                values.append(trials.value(world.copy(), arm.candidate, luck))
            if len(values) < len(arms):
                break  # a world in which only some were tried says nothing
            for place, arm in enumerate(arms):
                arm.add(values[place])
        arms.sort(key=_value, reverse=True)
        return clock.is_up() or is_sure(arms, self.slight)


def is_sure(arms: list[Arm], slight: float = 0.0) -> bool:
    """Tell whether no arm beats the best by more than a slight amount, as far as chance explains."""
    best = max(arms, key=_value)
    if len(best.values) < LEAST:
        return False
    return all(arm is best or best.lead(arm) + slight > SURE * best.lead_error(arm) for arm in arms)


def _value(arm: Arm) -> float:
    return arm.value()
