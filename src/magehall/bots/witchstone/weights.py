"""The numbers behind the evaluation, in points, weighed by hand on the reconstructed board."""

from __future__ import annotations

from typing import final


@final
class Weights:
    """What things are worth that are not points yet."""

    def __init__(self) -> None:
        # by symbol: energy, witch, pentagram, crystal, wand, scroll
        self.action: list[float] = [1.3, 1.3, 1.1, 0.9, 1.3, 1.0]
        self.group: list[float] = [2.2, 2.6, 2.0, 1.3, 2.4, 0.9]
        self.room = 0.8
        self.chain_begun = 0.8
        self.goal = 0.3
        self.goal_chip = 0.5
        self.goal_stone = 0.4
        self.lying = 0.9
        self.segment = 0.05
        self.pentagram_step = 0.7
        self.wand_step = 0.6
        self.wand_lead = 0.6
        self.wand_pace = 1.6
        self.silver = 0.7
        self.crystal_step = 0.45
        self.black_step = 0.7
        self.crystal_out = 2.4
        self.boost = 0.6
        self.prophecy = 0.6
        self.waiting_chip = 1.0
        self.waiting_tile = 2.3
        self.scroll = 2.6
        self.scroll_more = 0.35
