"""Every message of random games, as one digest a game: what the protocol says, to the byte.

`python -m tests.server.pins 250` prints the digests of 250 games of each; two versions of the house that
print the same have said the same.
"""

from __future__ import annotations

import hashlib
import random
import sys
from collections.abc import Iterator

from magehall.core import BadOptions, Game, game, game_keys
from magehall.server.store import Person, Row
from magehall.server.tables.fold import fold
from magehall.server.tables.play import judge_move
from magehall.server.tables.room import rows_of
from magehall.server.tables.streams import Streams, encode, sync
from magehall.server.tables.table import PLAYING, Table, Viewer
from magehall.server.tables.verbs import VERBS
from magehall.server.wire import commands, entries
from magehall.server.wire.plain import Terms

HOST = Person("ann", "Ann")
SEED = "5" * 64
LONGEST = 400
"""Entries of a game that are looked at."""


def agreed(found: Game, rng: random.Random) -> Terms:
    """Choose a number of seats, and options that go together."""
    while True:
        seats = rng.choice(found.seats)
        offered = [option for option in found.options if len(option.values) > 1]
        options = {option.name: rng.choice(option.values) for option in offered if rng.random() < 0.4}
        try:
            found.settle(seats, options)
        except BadOptions:
            continue
        return Terms(game=found.key, seats=seats, options=options, pause=False)


class Play:
    """A table at which bots play at random, and all that its viewers are told."""

    def __init__(self, key: str, number: int) -> None:
        self.rng = random.Random(f"{key}/{number}")
        self.table = Table("TTTTTT", SEED)
        self.terms = agreed(game(key), self.rng)
        self.streams: Streams | None = None
        self.now = 1_000_000

    def messages(self) -> Iterator[bytes]:
        """Play, and write what each viewer is told."""
        yield from self._take([entries.Opened(terms=self.terms, host=HOST.id)])
        yield from self._do(commands.Sit())
        self.streams = Streams(self.table)
        viewers: list[Viewer] = [None, *range(self.terms.seats)]
        for viewer in viewers:
            self.streams.add(viewer)
        yield from self._do(commands.Start(fill="random"))
        while self.table.status == PLAYING and self.table.n < LONGEST:
            seat = self.rng.choice(self.table.acting())
            move = self.rng.choice(self.table.state.moves(seat))
            yield from self._take(judge_move(self.table, seat, move))
        for viewer in viewers:
            yield encode(sync(self.table, viewer))
            yield self.table.state.view(viewer).bytes()

    def _do(self, command: commands.Command) -> Iterator[bytes]:
        return self._take(VERBS[type(command)](self.table, HOST, command))

    def _take(self, written: list[entries.Entry]) -> Iterator[bytes]:
        rows: list[Row] = rows_of(self.table.n + 1, written, self.now)
        for row in rows:
            entry = fold(self.table, row)
            if self.streams is not None:
                yield from (message for _, message in self.streams.told(entry))


def digest(key: str, numbers: range) -> str:
    """Hash all messages of some games."""
    found = hashlib.sha256()
    for number in numbers:
        for message in Play(key, number).messages():
            found.update(message + b"\n")
    return found.hexdigest()


if __name__ == "__main__":
    for each in sys.argv[2:] or game_keys():
        print(each, digest(each, range(int(sys.argv[1]))), flush=True)
