"""How much is tried: seeded and counted, so that a run can be repeated.

`MAGEHALL_FUZZ=60` tries sixty times as much, about an hour: with `-o faulthandler_timeout=0`, as a
test is ended after ten minutes. `MAGEHALL_FUZZ_SEED` names another run.
"""

from __future__ import annotations

import os
import random
from typing import Final

TIMES: Final = int(os.environ.get("MAGEHALL_FUZZ", "1"))
SEED: Final = os.environ.get("MAGEHALL_FUZZ_SEED", "magehall")


def tries(number: int) -> int:
    """Give the number of tries, where so many fit into the usual minute."""
    return number * TIMES


def chance(name: str) -> random.Random:
    """Give the chance of one fuzzer: the same in every run with the same seed."""
    return random.Random(f"{SEED}/{name}")
