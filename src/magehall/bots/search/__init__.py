"""Search that knows no game: worlds, candidates, budgets."""

from magehall.bots.search.arm import Arm
from magehall.bots.search.budget import Budget
from magehall.bots.search.choice import pick
from magehall.bots.search.halving import Halving
from magehall.bots.search.problem import Candidate, PlainProblem, Problem
from magehall.bots.search.tree import Tree
from magehall.bots.search.two_level import TwoLevel

__all__ = ["Arm", "Budget", "Candidate", "Halving", "PlainProblem", "Problem", "Tree", "TwoLevel", "pick"]
