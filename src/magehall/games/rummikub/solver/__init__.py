"""The exact solver: best plays and best openings by dynamic programming."""

from magehall.games.rummikub.solver.answer import Play, best_play
from magehall.games.rummikub.solver.opening import best_opening
from magehall.games.rummikub.solver.task import OBJECTIVES

__all__ = ["OBJECTIVES", "Play", "best_opening", "best_play"]
