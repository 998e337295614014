"""The numbers behind the evaluation, in points.

`weights.json` holds the numbers set by hand, by which beams plan, and the tables tuned from them for the
quick player of the roll-outs. `tools/tune_witchstone.py` writes it.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from magehall.bots.numbers import Groups, read_tables

GROUPS: Final[Groups] = [
    ("action", 6),  # an open action, by symbol: energy, witch, pentagram, crystal, wand, scroll
    ("group", 6),  # a hex of the largest group that can grow, by symbol, with ten turns left
    ("room", 1),  # each hex missing for the tiles to come
    ("chain-begun", 1),  # a point of the chain begun, for the share of it that is laid
    ("goal", 3),  # a location within reach without a witch; its chip; a point of the Witchstone's slot
    ("lying", 1),  # a lying witch
    ("segment", 1),  # a segment of energy
    ("pentagram-step", 1),  # a step since the last reward
    ("wand", 4),  # a step since the last stop; the lead; steps per turn to expect; a point of silver ahead
    ("crystal", 3),  # a step that a crystal is away from the rim; the same for the black one; one brought out
    ("boost", 1),  # an unused boosting spell
    ("prophecy", 1),  # a level that a prophecy may yet rise
    ("waiting", 2),  # a chip, a special tile that waits to be used
    ("scroll", 2),  # a scroll to take; each further shelf to choose from
]
"""The parts of a table in `weights.json`, with their lengths, in order."""
SIZES: Final = {"2": [2], "3-4": [3, 4]}
"""The tables, and the numbers of players for which each is used."""


@final
class Weights:
    """What things that are not points yet are worth."""

    def __init__(self, numbers: list[float]) -> None:
        self.action = numbers[0:6]
        self.group = numbers[6:12]
        self.room, self.chain_begun, self.goal, self.goal_chip, self.goal_stone = numbers[12:17]
        self.lying, self.segment, self.pentagram_step = numbers[17:20]
        self.wand_step, self.wand_lead, self.wand_pace, self.silver = numbers[20:24]
        self.crystal_step, self.black_step, self.crystal_out = numbers[24:27]
        self.boost, self.prophecy, self.waiting_chip, self.waiting_tile = numbers[27:31]
        self.scroll, self.scroll_more = numbers[31:33]


TABLES: Final = read_tables("witchstone", GROUPS)


@final
class Book:
    """The numbers for every size of table."""

    def __init__(self, two: Weights, more: Weights) -> None:
        self.two = two
        self.more = more

    def at(self, seats: i64) -> Weights:
        """Return the numbers for so many players."""
        return self.two if seats == 2 else self.more


HAND: Final = Book(Weights(TABLES["hand"]), Weights(TABLES["hand"]))
"""The numbers set by hand, by which beams plan."""
QUICK: Final = Book(Weights(TABLES["2"]), Weights(TABLES["3-4"]))
"""The numbers tuned for the quick player of the roll-outs."""
