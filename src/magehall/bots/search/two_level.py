"""A tree of two levels: candidates, and below each the replies of the next seat to what nature deals.

At the root it is sequential halving. Nature deals only one of a few things, so the same reply comes up again
and again: more and more replies are tried, in the order of their priors, and the seat that replies takes what
is best for itself (max^n). From there the quick policy plays on.
"""

from __future__ import annotations

import math
from typing import Final, final

from magehall.bots.search.budget import Budget
from magehall.bots.search.halving import Halving, Trials
from magehall.bots.search.problem import Candidate, Problem, carry_out
from magehall.core.chance import Rng
from magehall.core.game import State
from magehall.core.seat import CHANCE, Seat

TRUST: Final = 2.0
"""A prior counts as this many roll-outs of its reply."""
CURIOSITY: Final = 1.0
"""How many points worse a reply may be and still be tried again, at first."""


@final
class TwoLevel(Halving):
    """Sequential halving over candidates whose next replies are searched too."""

    def __init__(
        self, budget: Budget, weight: float = 15.0, most: int = 64, futures: int = 16, width: int = 6
    ) -> None:
        super().__init__(budget, weight, 1, most)
        self.futures = futures
        self.width = width

    def trials(self, problem: Problem, rng: Rng) -> Trials:
        """Try candidates with the replies found so far."""
        return Answered(problem, int(rng.next()), self.futures, self.width)


@final
class Answered(Trials):
    """The second level while it grows: a node for each candidate and each thing nature deals."""

    def __init__(self, problem: Problem, salt: int, futures: int, width: int) -> None:
        super().__init__(problem)
        self.salt = salt
        self.futures = futures
        self.width = width
        self.nodes: dict[str, Node] = {}

    def value(self, world: State, candidate: Candidate, luck: int) -> float:
        """Carry out the candidate, let nature and the next seat answer, and play on from there."""
        problem = self.problem
        future = Rng(self.salt + luck % self.futures, "future")
        carry_out(world, problem.seat, candidate, luck)
        path = [str(move) for move in candidate.moves]
        while world.acting() == (CHANCE,):
            sent = world.draw(future)
            world.apply(CHANCE, sent)
            path.append(str(sent))
        if problem.is_settled(world) or world.acting()[0] == problem.seat:
            return problem.worth(problem.play_on(world, luck), problem.seat)
        node = self._node(" ".join(path), world)
        possible = node.possible(world)
        if not possible:
            return problem.worth(problem.play_on(world, luck), problem.seat)
        reply = node.pick(possible)
        carry_out(world, node.seat, reply.candidate, luck)
        end = problem.play_on(world, luck)
        reply.add(problem.worth(end, node.seat))
        return problem.worth(end, problem.seat)

    def _node(self, path: str, world: State) -> Node:
        if path not in self.nodes:
            self.nodes[path] = Node(world.acting()[0], self.problem.replies(world)[: self.width])
        return self.nodes[path]


@final
class Reply:
    """One reply: how often it was tried, and what the seat that made it scored."""

    def __init__(self, candidate: Candidate) -> None:
        self.candidate = candidate
        self.visits = 0
        self.total = 0.0

    def add(self, value: float) -> None:
        """Note what it scored."""
        self.visits += 1
        self.total += value


@final
class Node:
    """A seat that must reply, with its replies in the order of their priors."""

    def __init__(self, seat: Seat, replies: list[Candidate]) -> None:
        self.seat = seat
        self.replies = [Reply(candidate) for candidate in replies]
        self.visits = 0

    def possible(self, world: State) -> list[Reply]:
        """List the replies that a world allows; what is hidden may differ from world to world."""
        return [one for one in self.replies if world.refuse(self.seat, one.candidate.moves[0]) is None]

    def pick(self, replies: list[Reply]) -> Reply:
        """Take the most promising of the replies looked at so far; with more visits, more of them are."""
        self.visits += 1
        first = replies[0]
        if first.visits == 0:
            return first
        shift = first.total / first.visits - first.candidate.prior
        best = first
        most = -math.inf
        for reply in replies[: math.isqrt(self.visits) + 1]:
            expected = reply.total + TRUST * (reply.candidate.prior + shift)
            spread = CURIOSITY * math.sqrt(math.log(self.visits) / (1 + reply.visits))
            urgency = expected / (reply.visits + TRUST) + spread
            if urgency > most:
                best, most = reply, urgency
        return best
