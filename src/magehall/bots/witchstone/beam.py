"""Beam search over a whole turn: every decision is a step, and the best positions are kept."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from magehall.bots.search.budget import Clock
from magehall.bots.witchstone.roots import Roots
from magehall.bots.witchstone.weights import Weights
from magehall.bots.witchstone.worth import Worth
from magehall.core.chance import Rng
from magehall.games.witchstone import codes, flow, listing, prompts, setup
from magehall.games.witchstone.bits import steps_between
from magehall.games.witchstone.state import WitchstoneState
from magehall.games.witchstone.symbols import KINDS

MOST_STEPS: Final = 120
"""Longer than any sensible turn."""


@final
class Line:
    """A way through the turn: where it leads, what that is worth, and the moves that lead there.

    The state of a line that has been followed further, or dropped, is reused for another.
    """

    def __init__(self, state: WitchstoneState, before: Line | None, number: i64, value: float) -> None:
        self.state = state
        self.before = before
        self.number: i64 = number
        self.value = value
        self.first: i64 = number if before is None or before.number == codes.NO_CODE else before.first

    def numbers(self) -> list[int]:
        """List the moves from the first one on."""
        found: list[int] = []
        line: Line | None = self
        while line is not None:
            if line.number != codes.NO_CODE:
                found.append(int(line.number))
            line = line.before
        found.reverse()
        return found


@final
class Beam:
    """Searches one turn of one seat."""

    def __init__(
        self, weights: Weights, width: int, roots: int, rng: Rng, clock: Clock | None = None
    ) -> None:
        self.weights = weights
        self.width = width
        self.roots = roots
        self.rng = rng
        self.clock = clock
        self.found = codes.Codes()
        self.order = Roots(self.found)
        self.worths = [Worth(weights, seat) for seat in range(4)]
        self.spare: list[WitchstoneState] = []
        self.positions: i64 = 0

    def plan(self, start: WitchstoneState) -> Line:
        """Find the best way to the end of the turn from a decision of the seat in turn."""
        worth = self.worths[start.turn]
        return self.finish(start, self.first(start, worth), worth)[0]

    def plans(self, start: WitchstoneState) -> list[Line]:
        """Find the best way to the end of the turn for several first moves, the best first.

        Each of the most promising tiles gets a beam of its own, the first one in any case, the others while
        there is time; other moves share one.
        """
        worth = self.worths[start.turn]
        numbers = self.tiles(start) if prompts.top(start) == prompts.TURN else []
        if not numbers:
            return self.finish(start, self.first(start, worth), worth)
        root = Line(start, None, codes.NO_CODE, 0.0)
        found: list[Line] = []
        for number in numbers:
            if found and self.clock is not None and self.clock.is_up():
                break
            found.append(self.finish(start, [self.after(root, number, worth)], worth)[0])
        found.sort(key=_value, reverse=True)
        return found

    def tiles(self, start: WitchstoneState) -> list[int]:
        """List the most promising ways to lay a tile, if one is to be laid."""
        return self.order.best_tiles(start, self.worths[start.turn], self.roots)

    def finish(self, start: WitchstoneState, lines: list[Line], worth: Worth) -> list[Line]:
        """Follow lines to the end of the turn and return the best of each first move, the best first."""
        ended: list[Line] = []
        for _ in range(MOST_STEPS):
            still: list[Line] = []
            for line in lines:
                if is_over(start, line.state):
                    add_best(ended, line)
                else:
                    still.append(line)
            if not still:
                break
            lines = self.widen(still, worth)
        assert ended, "every turn comes to an end"
        ended.sort(key=_value, reverse=True)
        return ended

    def first(self, start: WitchstoneState, worth: Worth) -> list[Line]:
        """Try the most promising tiles, or every move if the tile has been laid."""
        root = Line(start, None, codes.NO_CODE, 0.0)
        if prompts.top(start) != prompts.TURN:
            return self.widen([root], worth)
        numbers = self.tiles(start)
        if not numbers:
            return self.widen([root], worth)
        return self.kept([self.after(root, number, worth) for number in numbers], max(self.roots, self.width))

    def widen(self, lines: list[Line], worth: Worth) -> list[Line]:
        """Make every sensible move in every position and keep the best."""
        reached: list[Line] = []
        for line in lines:
            numbers = self.sensible(line.state)
            reached += [self.after(line, number, worth) for number in numbers]
            self.drop(line)
        return self.kept(reached, self.width)

    def kept(self, lines: list[Line], most: int) -> list[Line]:
        """Keep the best of different positions."""
        lines.sort(key=_value, reverse=True)
        kept: list[Line] = []
        seen: set[int] = set()
        for line in lines:
            mark = fingerprint(line.state) if len(kept) < most else 0
            if len(kept) < most and mark not in seen:
                seen.add(mark)
                kept.append(line)
            else:
                self.drop(line)
        return kept

    def drop(self, line: Line) -> None:
        """Let the state of a line be reused; that of a root does not belong to the beam."""
        if line.before is not None:
            self.spare.append(line.state)

    def copied(self, state: WitchstoneState) -> WitchstoneState:
        """Copy a state into a spare one."""
        if not self.spare:
            return state.copy()
        copy = self.spare.pop()
        copy.become(state)
        return copy

    def after(self, line: Line, number: i64, worth: Worth) -> Line:
        """Make a move in a copy, let nature draw what it reveals, and value the result."""
        state = self.copied(line.state)
        flow.carry_out(state, number)
        while prompts.top(state) in (prompts.REVEALING, prompts.REFILLING):
            flow.carry_out(state, setup.drawn(state, self.rng))
        self.positions += 1
        return Line(state, line, number, worth.of(state))

    def sensible(self, state: WitchstoneState) -> list[int]:
        """List the moves worth trying: no crystal taken out needlessly, none moved away from its goal."""
        self.found.size = 0
        listing.list_moves(state, self.found)
        numbers: list[int] = []
        place: i64 = 0
        while place < self.found.size:
            number: i64 = self.found.numbers[place]
            if is_sensible(state, number):
                numbers.append(int(number))
            place += 1
        if not numbers:
            numbers.append(int(self.found.numbers[0]))
        return numbers


def _value(line: Line) -> float:
    return line.value


def add_best(lines: list[Line], line: Line) -> None:
    """Put a line among others, unless one with the same first move is as good."""
    for place, other in enumerate(lines):
        if other.first == line.first:
            if line.value > other.value:
                lines[place] = line
            return
    lines.append(line)


def is_sensible(state: WitchstoneState, number: i64) -> bool:
    """Tell whether a move is worth trying."""
    verb: i64 = codes.verb_of(number)
    if verb == codes.REMOVE:
        return False
    if verb != codes.CRYSTAL:
        return True
    thing: i64 = codes.about(number)
    cell, to = thing >> 6, thing & 63
    ways = state.board.cauldron.way_out
    return ways[to] + steps_between(cell, to) == ways[cell]


def is_over(start: WitchstoneState, state: WitchstoneState) -> bool:
    """Tell whether a turn, or the choice of a tower, has come to its end: at most a tile is to be drawn."""
    if state.turn != start.turn or state.round != start.round or state.kinds[0] != start.kinds[0]:
        return True
    return prompts.top(state) == prompts.DRAWING


def fingerprint(state: WitchstoneState) -> int:
    """Mix what one player's turn can change into one number, to tell positions apart."""
    seat, depth = state.turn, state.depth
    mark: i64 = state.chains[seat] * 31 + state.standing[seat]
    mark = mark * 37 + state.crystals[seat] + state.black[seat] * 5 + state.covered[seat] * 3
    mark = mark * 41 + state.wand[seat] * 7 + state.pentagram[seat] * 11 + state.score[seat]
    mark = mark * 43 + state.scrolls[seat] * 13 + state.used[seat] * 17 + state.beside[seat] * 19
    mark = mark * 47 + state.lying[seat] * 23 + state.open_chain[seat] * 29 + state.open_links[seat]
    mark = mark * 53 + state.chip_kinds[seat] + state.wand_queue * 3
    symbol: i64 = seat * KINDS
    while symbol < seat * KINDS + KINDS:
        mark = mark * 67 + state.symbols[symbol]
        symbol += 1
    while depth > 0:
        depth -= 1
        mark = mark * 59 + state.kinds[depth] * 101 + state.pools[depth]
        mark = mark * 61 + state.chips_waiting[depth] + state.tiles_waiting[depth] * 7
    return int(mark)
