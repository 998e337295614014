"""Damaged records by the ten thousand: each is read, or answered with one clear line, in no time."""

import time

import pytest

from magehall import RecordError, Rng, game, game_keys, is_compiled, read_record
from magehall.testing import random_match
from tests.fuzz.budget import tries

INPUTS = tries(30_000 if is_compiled() else 4_000)
LETTERS = "ABCDEFG*: ,;#\n\r\t0123456789dealtrnbipyBRGYZN{}[]\"'\\\x00é中–\ufeff"


def damaged(lines: list[str], rng: Rng) -> str:
    """Change a record in a few random places: letters, lines, order, length."""
    kept = list(lines)
    for _ in range(1 + int(rng.below(3))):
        place = int(rng.below(len(kept)))
        kind = rng.below(6)
        line = kept[place]
        at = int(rng.below(len(line) + 1))
        if kind == 0:
            kept[place] = line[:at] + LETTERS[rng.below(len(LETTERS))] + line[at:]
        elif kind == 1:
            kept[place] = line[:at] + LETTERS[rng.below(len(LETTERS))] + line[at + 1 :]
        elif kind == 2:
            kept[place] = line[:at] + line[at + 1 + int(rng.below(4)) :]
        elif kind == 3:
            kept.insert(place, rng.choice(lines))
        elif kind == 4 and len(kept) > 1:
            del kept[place]
        else:
            kept[place] = line + rng.choice(lines)
    return "\n".join(kept)


@pytest.mark.parametrize("key", game_keys())
def test_damaged_records_never_crash_the_reader(key: str) -> None:
    rng = Rng("fuzz", key)
    found = game(key)
    seats = found.seats[0]
    lines = str(random_match(found, seats, {}, "fuzz")).splitlines()[: seats + 16]
    read = slowest = 0.0
    for _ in range(INPUTS // len(game_keys()) + 1):
        text = damaged(lines, rng)
        start = time.perf_counter()
        try:
            record = read_record(text)
        except RecordError as error:
            assert "\n" not in str(error)
        else:
            read += 1
            assert str(read_record(str(record))) == str(record)
            record.replay()
        slowest = max(slowest, time.perf_counter() - start)
    assert read > 0, "some damage does not matter, such as a longer name"
    assert slowest < 5
