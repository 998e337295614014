"""The search that ours is compared with: one tree over information sets, each descent in a fresh world
(ISMCTS).

Opponents are taken to see their own cards and to play for their own points (max^n). A move is judged
against the times it could have been chosen, since not every world allows it.
"""

from __future__ import annotations

import math
from typing import Final, final

from magehall.bots.search.arm import Arm
from magehall.bots.search.budget import Budget
from magehall.bots.search.problem import Candidate, Problem, carry_out
from magehall.bots.search.worlds import Worlds
from magehall.core.chance import Rng
from magehall.core.game import State
from magehall.core.move import Move
from magehall.core.seat import CHANCE, Seat

CURIOSITY: Final = 0.7


@final
class Node:
    """What came of a move: how often it was made and could have been made, and what its seat scored."""

    def __init__(self, seat: Seat, candidate: Candidate) -> None:
        self.seat = seat
        self.candidate = candidate
        self.visits = 0
        self.chances = 0
        self.total = 0.0
        self.children: dict[str, Node] = {}

    def urgency(self, low: float, span: float) -> float:
        """Weigh what is known against what is not (UCB)."""
        mean = (self.total / self.visits - low) / span
        return mean + CURIOSITY * math.sqrt(math.log(self.chances) / self.visits)


@final
class Tree:
    """Spends a budget on descents from the root."""

    def __init__(self, budget: Budget, tries: int = 1) -> None:
        self.budget = budget
        self.tries = tries

    def run(self, problem: Problem, rng: Rng) -> list[Arm]:
        """Grow a tree and return the candidates, the most visited first."""
        growth = Growth(problem, rng)
        worlds = Worlds(problem, self.tries, rng)
        clock = self.budget.clock()
        for _ in range(self.budget.roll_outs):
            growth.descend(worlds.next())
            if clock.is_up():
                break
        return growth.arms()


@final
class Growth:
    """A tree while it grows, with the range of values seen so far."""

    def __init__(self, problem: Problem, rng: Rng) -> None:
        self.problem = problem
        self.rng = rng
        self.root = [Node(problem.seat, candidate) for candidate in problem.candidates()]
        self.found = [Arm(node.candidate, 0.0) for node in self.root]
        self.low = math.inf
        self.high = -math.inf

    def descend(self, world: State) -> None:
        """Walk down by urgency to a new node, play on, and tell every node on the way what came of it."""
        luck = int(self.rng.next())
        node = self._pick(self.root)
        first = self.root.index(node)
        path = [node]
        carry_out(world, node.seat, node.candidate, luck)
        while node.visits > 0 and not self.problem.is_settled(world):
            seat = world.acting()[0]
            if seat == CHANCE:
                world.apply(CHANCE, world.draw(self.rng))
                continue
            node = self._pick(_offered(node, seat, world.moves(seat)))
            path.append(node)
            world.apply(seat, node.candidate.moves[0])
        end = self.problem.play_on(world, luck)
        self._tell(path, end)
        self.found[first].add(self.problem.worth(end, self.problem.seat))

    def _pick(self, nodes: list[Node]) -> Node:
        """Take one that is new, else the most urgent; all of them could have been chosen."""
        span = max(self.high - self.low, 1.0)
        best = nodes[0]
        most = -math.inf
        for node in nodes:
            node.chances += 1
            urgency = math.inf if node.visits == 0 else node.urgency(self.low, span)
            if urgency > most:
                best, most = node, urgency
        return best

    def _tell(self, path: list[Node], world: State) -> None:
        for node in path:
            value = self.problem.worth(world, node.seat)
            self.low = min(self.low, value)
            self.high = max(self.high, value)
            node.visits += 1
            node.total += value

    def arms(self) -> list[Arm]:
        """Return what was found out about the candidates."""
        return sorted(self.found, key=_visits, reverse=True)


def _offered(node: Node, seat: Seat, moves: list[Move]) -> list[Node]:
    """Return the nodes of the moves a world allows, new ones if it is the first to do so."""
    found: list[Node] = []
    for move in moves:
        name = str(move)
        if name not in node.children:
            node.children[name] = Node(seat, Candidate([move]))
        found.append(node.children[name])
    return found


def _visits(arm: Arm) -> int:
    return len(arm.values)
