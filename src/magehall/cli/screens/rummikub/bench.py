"""Carries out the steps of one line on the rows of the table; if a step is impossible it says why."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from magehall.cli.screens.rummikub import typed
from magehall.cli.screens.rummikub.arrange import arranged, is_set
from magehall.cli.screens.rummikub.typed import Step
from magehall.core import Fact
from magehall.games.rummikub.difference import RACK, Difference, stands_for
from magehall.games.rummikub.rules import Rules
from magehall.games.rummikub.sets import NO_SET, TileSet, needs_mark, roles, shape
from magehall.games.rummikub.tiles import JOKER, tile_text


class Snag(Exception):
    """A step cannot be carried out: the key of the message and its facts."""

    def __init__(self, key: str, **facts: Fact) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts


class Bench:
    """The sets as rows of tiles; emptied rows stay until the end, so that numbers hold for a whole line."""

    def __init__(
        self, before: list[TileSet], sets: list[TileSet], rack: list[int], rules: Rules, lenient: bool
    ) -> None:
        self.before = before
        self.rows = [[int(kind) for kind in one.tiles] for one in sets]
        self.marked = [one.is_marked for one in sets]
        self.rack = rack
        self.rules = rules
        self.lenient = lenient

    def sets(self) -> list[TileSet]:
        """Return the sets, without the rows that are empty now."""
        return [
            TileSet(vec[i64](row), marked and needs_mark(row))
            for row, marked in zip(self.rows, self.marked, strict=True)
            if row
        ]

    def carry_out(self, step: Step) -> None:
        """Carry out a step."""
        carriers = {
            typed.MOVE: self._move,
            typed.GROUP: self._group,
            typed.SPLIT: self._split,
            typed.JOIN: self._join,
            typed.SWAP: self._swap,
            typed.BACK: self._back,
        }
        carriers[step.verb](step)

    def _row(self, number: int) -> list[int]:
        """Return the row of a set, counted from 1."""
        if not 1 <= number <= len(self.rows):
            raise Snag("rummikub-try-no-such-set", number=number)
        return self.rows[number - 1]

    def _put(self, tiles: list[int], target: int) -> None:
        """Add tiles to a set, or lay them as a new one."""
        if target:
            self.rows[target - 1] = arranged(self._row(target), tiles, self.rules)
        else:
            self.rows.append(arranged(tiles, [], self.rules))
            self.marked.append(False)

    def _move(self, step: Step) -> None:
        if step.target:
            self._row(step.target)
        self._put([self._taken(kind, step.source, step.target) for kind in step.tiles], step.target)

    def _group(self, step: Step) -> None:
        self._move(step)
        self.marked[-1] = needs_mark(step.tiles)

    def _split(self, step: Step) -> None:
        row, kind = self._row(step.source), step.tiles[0]
        place = row.index(kind) if kind in row else 0
        if place == 0:
            raise Snag("rummikub-try-no-split", number=step.source, tile=tile_text(kind))
        self.rows[step.source - 1] = row[:place]
        self.rows.append(row[place:])
        self.marked.append(False)

    def _join(self, step: Step) -> None:
        row = self._row(step.source)
        self._row(step.target)
        if step.source != step.target:
            self.rows[step.source - 1] = []
            self._put(row, step.target)

    def _swap(self, step: Step) -> None:
        """Put a tile where a joker that stands for it lies; the joker goes to another set or lies alone."""
        row, kind = self._row(step.source), step.tiles[0]
        place = self._joker_for(row, self.marked[step.source - 1], kind)
        if place is None:
            raise Snag("rummikub-try-no-joker", number=step.source, tile=tile_text(kind))
        row[place] = self._taken(kind, 0, step.source)
        self._put([JOKER], step.target)

    def _joker_for(self, row: list[int], marked: bool, kind: int) -> int | None:
        one = TileSet(vec[i64](row), marked)
        if shape(one, self.rules) == NO_SET:
            return None
        jokers = [place for place, found in enumerate(row) if found == JOKER]
        fitting = zip(jokers, roles(one, self.rules), strict=True)
        return next((place for place, role in fitting if kind != JOKER and stands_for(role, kind)), None)

    def _back(self, step: Step) -> None:
        for kind in step.tiles:
            full = [row for row in self.rows if row]
            origins = Difference(self.before, [TileSet(vec[i64](row)) for row in full], self.rules).origins
            mine = [
                (row, place)
                for row, traced in zip(full, origins, strict=True)
                for place, origin in enumerate(traced)
                if origin == RACK and row[place] == kind
            ]
            if not mine:
                raise Snag("rummikub-try-not-yours", tile=tile_text(kind))
            row, place = mine[0]
            del row[place]
            self.rack.append(kind)

    def _taken(self, kind: int, source: int, target: int) -> int:
        """Take a tile away from where it lies: the set named, else the rack, else the likeliest set."""
        if source:
            if kind not in self._row(source):
                raise Snag("rummikub-try-not-in-set", number=source, tile=tile_text(kind))
            self.rows[source - 1].remove(kind)
        elif kind in self.rack:
            self.rack.remove(kind)
        else:
            self._take_from_table(kind, target)
        return kind

    def _take_from_table(self, kind: int, target: int) -> None:
        found = [number for number, row in enumerate(self.rows, 1) if kind in row and number != target]
        if not found and self.lenient:
            return
        if not found:
            raise Snag("rummikub-try-not-found", tile=tile_text(kind))
        best = self._likeliest(kind, found)
        if len(best) > 1:
            name = tile_text(kind)
            sets = " ".join(str(number) for number in best)
            example = f"{best[0]} {name.lower()}{f' {target}' if target else ''}"
            raise Snag("rummikub-try-which-set", tile=name, sets=sets, example=example)
        self.rows[best[0] - 1].remove(kind)

    def _likeliest(self, kind: int, numbers: list[int]) -> list[int]:
        """Prefer what is not a set yet, then a set that stays one without the tile."""
        loose = [number for number in numbers if not is_set(self.rows[number - 1], self.rules)]
        spare = [number for number in numbers if self._is_spare(kind, self.rows[number - 1])]
        return loose or spare or numbers

    def _is_spare(self, kind: int, row: list[int]) -> bool:
        place = row.index(kind)
        return is_set(row[:place] + row[place + 1 :], self.rules)
