"""The hard and the expert player: the heuristic, tried in deals that explain what was heard and seen."""

from __future__ import annotations

from typing import final

from magehall.bots.bot import Reason, by_weight, tenth
from magehall.bots.search.arm import Arm
from magehall.bots.search.bot import SearchBot
from magehall.bots.search.problem import Problem
from magehall.bots.search.reasons import tried_next
from magehall.bots.wizard.medium import MediumBot
from magehall.bots.wizard.problem import WizardProblem
from magehall.core.chance import Rng
from magehall.core.facts import Fact
from magehall.core.move import Move
from magehall.core.shape import View
from magehall.games.wizard.view import WizardView


@final
class WizardSearcher(SearchBot):
    """Plays every candidate to the end of the round in many deals, the likelier ones more often."""

    def problem(self, view: View, moves: list[Move]) -> Problem:
        """State the decision as the search wants it."""
        assert isinstance(view, WizardView), "a view of Wizard"
        return WizardProblem(view, view.me)

    def explain(self, view: View, moves: list[Move], arms: list[Arm], chosen: Arm) -> list[Reason]:
        """Return the value found and the lead over the next, and the heuristic's reasons if it agrees."""
        reasons: list[Reason] = []
        if chosen.values:
            facts: dict[str, Fact] = {"points": tenth(chosen.value()), "deals": len(chosen.values)}
            reasons.append(Reason("tried-out", facts, 1.0))
        usual = MediumBot().advise(view, moves, Rng(0))
        if usual.move == chosen.candidate.moves[0]:
            reasons += [reason for reason in usual.reasons if reason.code != "instead-of"]
        return by_weight(reasons + tried_next(chosen, arms, 0.5))
