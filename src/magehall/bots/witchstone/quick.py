"""The quick player of the roll-outs: a beam of width one over the turn, without creating anything new."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from magehall.bots.witchstone.beam import is_over, is_sensible
from magehall.bots.witchstone.fate import Fate
from magehall.bots.witchstone.roots import Roots
from magehall.bots.witchstone.weights import Weights
from magehall.bots.witchstone.worth import Worth
from magehall.games.witchstone import codes, flow, listing, prompts
from magehall.games.witchstone.state import WitchstoneState

WORST: Final = -1.0e9


@final
class Quick:
    """Plays turns in place: the best of a few tiles by the move after it, then the best move each time."""

    def __init__(self, weights: Weights, roots: int, like: WitchstoneState) -> None:
        self.roots = roots
        self.found = codes.Codes()
        self.order = Roots(self.found)
        self.worths = [Worth(weights, seat) for seat in range(4)]
        self.fate = Fate()
        self.tiles = [like.copy() for _ in range(roots)]
        self.values = [0.0] * roots
        self.trial = like.copy()
        self.best = like.copy()
        self.value = WORST
        self.ended = like.copy()
        self.ended_value = WORST

    def play(self, state: WitchstoneState, fate: Fate) -> None:
        """Play the current turn to its end, when at most a tile is to be drawn."""
        worth = self.worths[state.turn]
        self.fate = fate
        self.ended_value = WORST
        going = self.open(state, worth)
        if going:
            self.value = WORST
            for place in range(going):
                self.widen(self.tiles[place], worth)
        while self.value > WORST and not is_over(state, self.best):
            self.best, self.tiles[0] = self.tiles[0], self.best
            self.value = WORST
            self.widen(self.tiles[0], worth)
        state.become(self.best if self.value >= self.ended_value else self.ended)

    def open(self, state: WitchstoneState, worth: Worth) -> int:
        """Lay the most promising tiles, each in its own state; return how many turns go on from there."""
        numbers: list[int] = []
        if prompts.top(state) == prompts.TURN:
            numbers = self.order.best_tiles(state, worth, self.roots)
        if not numbers:
            self.value = WORST
            self.widen(state, worth)
            return 0
        going = 0
        for number in numbers:
            value = self.make(state, number, worth)
            if not is_over(state, self.trial):
                self.rank(value, going)
                going += 1
            elif value > self.ended_value:
                self.ended_value = value
                self.ended, self.trial = self.trial, self.ended
        self.value = WORST
        return going

    def rank(self, value: float, going: int) -> None:
        """Put the trial among the tiles, the best first."""
        place = going
        self.tiles[place], self.trial = self.trial, self.tiles[place]
        self.values[place] = value
        while place > 0 and self.values[place - 1] < value:
            self.tiles[place - 1], self.tiles[place] = self.tiles[place], self.tiles[place - 1]
            self.values[place] = self.values[place - 1]
            self.values[place - 1] = value
            place -= 1

    def widen(self, state: WitchstoneState, worth: Worth) -> None:
        """Make every sensible move and keep the best position."""
        found = self.found
        found.size = 0
        listing.list_moves(state, found)
        tried = False
        place: i64 = 0
        while place < found.size:
            if is_sensible(state, found.numbers[place]):
                tried = True
                self.weigh(state, found.numbers[place], worth)
            place += 1
        if not tried:
            self.weigh(state, found.numbers[0], worth)

    def weigh(self, state: WitchstoneState, number: i64, worth: Worth) -> None:
        """Make a move and keep what it leads to if nothing was better."""
        value = self.make(state, number, worth)
        if value > self.value:
            self.value = value
            self.best, self.trial = self.trial, self.best

    def make(self, state: WitchstoneState, number: i64, worth: Worth) -> float:
        """Make a move in the trial state, let nature draw what it reveals, and value the result."""
        trial = self.trial
        trial.become(state)
        flow.carry_out(trial, number)
        while prompts.top(trial) in (prompts.REVEALING, prompts.REFILLING):
            flow.carry_out(trial, self.fate.drawn(trial))
        return worth.of(trial)
