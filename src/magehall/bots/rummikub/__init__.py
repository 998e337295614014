"""Players of Rummikub.

Their reasons, each with its facts (the words are in the locales under `rummikub-reason-…`):

- `goes-out` (tiles), `opens` (tiles, value), `lays` (tiles, points): what the play does; one of the three.
- `changes-sets` (sets), `table-stays`: how many old sets the play changes, or that it changes none.
- `leaves` (tiles, points): what stays on the rack.
- `cannot-open` (value, wanted): the best that the rack has for an opening.
- `nothing-fits` (easy), `nothing-with-two-sets` (medium), `nothing-possible` (hard): why nothing is laid.
- `draws` (bank), `passes`: what is done instead.
- `must-play`: whoever can lay must, and only a rearrangement was left.
- `keeps-joker` (jokers, more): jokers that stay on the rack, and how many more tiles could go with them.
- `joker-goes-out`, `joker-rival-close` (seat, tiles), `joker-bank-empty`: why a joker is spent.
"""

from magehall.bots.rummikub.easy import EasyBot
from magehall.bots.rummikub.hard import HardBot
from magehall.bots.rummikub.medium import MediumBot

LEVELS = {"easy": EasyBot(), "medium": MediumBot(), "hard": HardBot()}

__all__ = ["LEVELS", "EasyBot", "HardBot", "MediumBot"]
