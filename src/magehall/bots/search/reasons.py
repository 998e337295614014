"""What a search can say for its choice in any game."""

from __future__ import annotations

from magehall.bots.bot import Reason, tenth
from magehall.bots.search.arm import Arm
from magehall.core.facts import Fact


def tried_next(chosen: Arm, arms: list[Arm], weight: float) -> list[Reason]:
    """Say how far a candidate leads the next best one tried that begins differently."""
    for arm in arms:
        behind = arm.value() <= chosen.value()  # at a temperature some may be ahead
        if behind and arm.values and arm.candidate.moves[0] != chosen.candidate.moves[0]:
            facts: dict[str, Fact] = {
                "move": str(arm.candidate.moves[0]),
                "points": tenth(chosen.lead(arm)),
                "error": tenth(chosen.lead_error(arm)),
            }
            return [Reason("tried-next", facts, weight)]
    return []
