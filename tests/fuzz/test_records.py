"""Records with one thing changed: the server makes a table of each, or says in one sentence why not."""

from __future__ import annotations

import random
import time
from collections import Counter

import pytest

from magehall import game, game_keys
from magehall.core import fresh_seed
from magehall.server import wallclock
from magehall.server.refused import Refused
from magehall.server.speech import fault
from magehall.server.store import Person
from magehall.server.tables.fold import fold_log
from magehall.server.tables.imports import import_entries, read
from magehall.server.tables.room import rows_of
from magehall.testing import random_match
from tests.fuzz.budget import chance, tries

RECORDS = tries(400)
"""For each game."""
LINES = 60
"""Of a game, so that each is soon tried."""
SECONDS = 10
LETTERS = "ABC*: ,;#\n\r\t0129dealtrnbipyRGYZN{}[]\"'\\\x00é中–\ufeff\u202e<>&"


def changed(lines: list[str], chance: random.Random) -> str:
    """Change one thing: a letter, a number, a word, a line, their order, the end."""
    kept, at = list(lines), chance.randrange(len(lines))
    words = kept[at].split(" ")
    how = chance.randrange(7)
    if how == 0:
        place = chance.randrange(len(kept[at]) + 1)
        kept[at] = kept[at][:place] + chance.choice(LETTERS) + kept[at][place + 1 :]
    elif how == 1:
        words[-1] = chance.choice(["0", "1", "-1", "99999999999999999999", "A", "none", "x" * 2000])
        kept[at] = " ".join(words)
    elif how == 2:
        words[chance.randrange(len(words))] = chance.choice(chance.choice(lines).split(" "))
        kept[at] = " ".join(words)
    elif how == 3:
        del kept[at]
    elif how == 4:
        kept.insert(at, chance.choice(lines))
    elif how == 5:
        other = chance.randrange(len(kept))
        kept[at], kept[other] = kept[other], kept[at]
    else:
        kept = kept[: max(1, at)]
    return "\n".join(kept)


def imported(text: str) -> bool:
    """Make a table of a record as the server does; tell whether it was one."""
    try:
        record = read(text)
    except Refused as refused:
        said = fault(refused, "en").message
        assert refused.code == "bad-record"
        assert said
        assert len(said) < 2000
        return False
    seed = fresh_seed()
    rows = rows_of(1, import_entries(record, Person("p", "Ann"), seed), wallclock.now())
    table = fold_log("AAAAAA", seed, rows)
    assert table.status in ("gathering", "finished")
    return True


@pytest.mark.parametrize("key", game_keys())
def test_a_changed_record_is_a_table_or_a_sentence(key: str) -> None:
    lots, found = chance(f"records/{key}"), game(key)
    lines = str(random_match(found, found.seats[0], {}, "fuzz")).splitlines()[:LINES]
    made: Counter[bool] = Counter()
    for _ in range(RECORDS):
        begun = time.monotonic()
        made[imported(changed(lines, lots))] += 1
        assert time.monotonic() - begun < SECONDS
    print(f"{key}: {made[True]} of {RECORDS} were tables")
    assert made[True] > 0
    assert made[False] > 0
