"""Compiled and interpreted are one source: same seeds, same records."""

import hashlib
import os
import subprocess
import sys

import pytest

from magehall import game, game_keys, is_compiled
from magehall.testing import random_match

SCRIPT = "import sys; from tests.core.test_two_speeds import digest; print(digest(sys.argv[1]))"


def digest(key: str) -> str:
    """Hash the records of random games at every seat count, options included."""
    found = game(key)
    text = ""
    for seats in found.seats:
        text += str(random_match(found, seats, {}, f"two speeds/{seats}"))
    for variant in sorted(found.variants):
        text += str(random_match(found, found.seats[0], found.variants[variant], f"two speeds/{variant}"))
    return hashlib.sha256(text.encode()).hexdigest()


@pytest.mark.long  # it starts the other speed by itself: once is enough
@pytest.mark.parametrize("key", game_keys())
def test_both_speeds_write_the_same_records(key: str) -> None:
    environment = {**os.environ, "MAGEHALL_INTERPRETED": "1" if is_compiled() else "0"}
    other = subprocess.run(
        [sys.executable, "-c", SCRIPT, key],
        capture_output=True,
        text=True,
        env=environment,
        timeout=300,
        check=True,
    )
    assert other.stdout.strip() == digest(key)
