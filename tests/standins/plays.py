"""Plays games and prints a digest of all that was said: with the stand-ins it must be the same.

`python -m tests.standins.plays wizard` prints that of one game, `… schemas` the games' JSON Schema.
"""

from __future__ import annotations

import hashlib
import json
import pickle
import sys
import time

from magehall.bots import bot
from magehall.core import Event, Game, Match, Rng, game, game_keys
from magehall.core.schema import game_schema
from magehall.core.shape import Shape

LEVELS = ("easy", "medium", "random")
THOUGHT_ABOUT = 12
"""So many decisions of a game are the bots' that think; the rest is played at random."""
SHORT = 30
"""So many decisions are played of a game that need not come to its end."""


class Play:
    """A game of bots, written down: its events, all views now and then, its record."""

    def __init__(self, found: Game, seats: int, options: dict[str, str]) -> None:
        self.game = found
        self.rng = Rng(f"stand-ins/{seats}")
        self.written = hashlib.sha256()
        self.heard: set[str] = set()
        names = [f"Player {number}" for number in range(seats)]
        self.match = Match.start(found, names, options, seed=f"stand-ins/{seats}", listener=self.hear)

    def hear(self, event: Event) -> None:
        self.written.update(event.json())
        if event.kind not in self.heard:
            self.heard.add(event.kind)
            self.write(event)

    def write(self, shape: Shape) -> None:
        """Write a shape in every form it has; it is read again from each of them."""
        assert type(shape).read(shape.data()) == type(shape).read_json(shape.bytes()) == shape
        for part in (shape.bytes(), str(shape).encode(), repr(shape).encode(), repr(shape.data()).encode()):
            self.written.update(part)

    def digest(self, longest: int) -> str:
        decisions = 0
        while decisions < longest and (acting := self.match.state.acting()):
            seat = acting[decisions % len(acting)]
            state = self.match.state
            level = LEVELS[seat % 3] if decisions < THOUGHT_ABOUT else "random"
            if decisions % 15 == 0:
                self.look()
            move = bot(self.game.key, level).choose(state.view(seat), state.moves(seat), self.rng)
            self.match.play(seat, move)
            decisions += 1
        self.look()
        self.written.update(str(self.match.record).encode())
        return self.written.hexdigest()

    def look(self) -> None:
        """Write all views; a state that is pickled, copied or made up shows the same."""
        state = self.match.state
        for seat in (None, *range(len(self.match.record.names))):
            self.write(state.view(seat))
        kept = pickle.loads(pickle.dumps(state))
        assert kept == state == state.copy()
        seat = next(iter(state.acting()), 0)
        assert self.game.imagine(state.view(seat), self.rng).view(seat) == state.view(seat)


def digest(key: str) -> str:
    """Hash a game with the fewest seats, and the beginning of one with more and other options."""
    found = game(key)
    variants = [{}, *(found.variants[name] for name in sorted(found.variants))]
    first = Play(found, found.seats[0], {}).digest(1000 if found.lists_all_moves else SHORT)
    return first + Play(found, found.seats[1], dict(variants[-1])).digest(SHORT)


def schemas() -> str:
    """Write the JSON Schema of each game as the files of the protocol have it."""
    return json.dumps(
        {key: json.dumps(game_schema(game(key)), indent=1, ensure_ascii=False) for key in game_keys()}
    )


if __name__ == "__main__":
    for asked in sys.argv[1:]:
        began = time.process_time()
        print(schemas() if asked == "schemas" else digest(asked), flush=True)
        print(f"{asked}: {time.process_time() - began:.1f} s", file=sys.stderr)
