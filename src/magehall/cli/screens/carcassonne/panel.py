"""What stands beside the map: the players, the figures, the tile, and what its parts are worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from magehall.cli.screens.carcassonne.chart import (
    FIGURES,
    LETTER,
    SEATS,
    STYLES,
    Mark,
    figures,
    pieces,
    tile_picture,
)
from magehall.cli.screens.carcassonne.choices import Choices
from magehall.cli.screens.carcassonne.picture import Picture, looks, picture
from magehall.cli.screens.carcassonne.shapes import Size
from magehall.core.bits import count
from magehall.core.seat import seat_text
from magehall.games.carcassonne import final, score
from magehall.games.carcassonne.features import meeples
from magehall.games.carcassonne.fields import finished_cities
from magehall.games.carcassonne.phase import MEEPLE, NO_TILE
from magehall.games.carcassonne.state import CarcassonneState
from magehall.games.carcassonne.tiles import FIELD, KINDS, ROLES
from magehall.locales import Words
from magehall.locales.words import minus

WIDTH: Final = 26
_NAME: Final = 8
_NUMBER: Final = 5
_SMALL: Final = Size(5, 3)
_LARGE: Final = Size(9, 5)


class Panel:
    """Writes the lines beside the map."""

    def __init__(self, words: Words, names: Sequence[str], state: CarcassonneState, choices: Choices) -> None:
        self.words = words
        self.names = [name.partition(" (")[0] for name in names]
        self.state = state
        self.choices = choices

    def lines(self) -> list[Text]:
        """Return all lines, none wider than the panel."""
        lines = [*self._players(), *self._figures(), Text()]
        if self.state.drawn != NO_TILE:
            lines += self._tile()
        elif self.state.phase == MEEPLE:
            lines += self._segments()
        return lines

    def _players(self) -> list[Text]:
        heads = [self.words.say(f"carcassonne-label-{label}") for label in ("now", "end", "meeples")]
        left = self.words.say("carcassonne-label-stack", left=int(self.state.stack))
        lines = [
            Text(left, style="bold"),
            Text(" " * (_NAME + 3) + "".join(_right(head, _NUMBER) for head in heads), "dim"),
        ]
        ends = final.standing(self.state)
        acting = self.state.acting()
        for seat, name in enumerate(self.names):
            line = Text("▶" if seat in acting else " ")
            line.append(seat_text(seat), style=SEATS[seat])
            line.append(f" {set_cell_size(name, _NAME)}", style="bold" if seat in acting else "")
            for number in (self.state.points[seat], ends[seat], self.state.supply[seat]):
                line.append(_right(str(int(number)), _NUMBER))
            lines.append(line)
        return lines

    def _figures(self) -> list[Text]:
        lines = []
        for place, (name, spot) in enumerate(figures(self.state)):
            line = Text(" ")
            line.append(name[0].upper(), style=FIGURES[place])
            where = minus(spot.partition(" ")[0]) or self.words.say("carcassonne-label-beside")
            line.append(f" {self.words.say('carcassonne-label-figure', figure=name)}: {where}")
            lines.append(line)
        return lines

    def _tile(self) -> list[Text]:
        """Show the drawn tile in the turns that look different."""
        tile = self.state.box.tiles[int(self.state.drawn)]
        lines = [Text(self.words.say("carcassonne-label-tile", tile=tile.name), style="bold")]
        if tile.symbol:
            lines.append(Text(self._symbol(tile.symbol), style="bold magenta"))
        turns = looks(tile, [0, 1, 2, 3])
        if len(turns) > 1:
            lines.append(Text(self.words.say("carcassonne-label-turns"), style="dim"))
            lines.append(Text(" ".join(f"{turn:^{_SMALL.width}}" for turn in turns)))
        drawn = [picture(tile, turn, _SMALL) for turn in turns]
        return lines + side_by_side(drawn)

    def _symbol(self, symbol: str) -> str:
        """Say what is printed on a tile besides its terrain: a sign, and perhaps the kind it is about."""
        sign, _, kind = symbol.partition(" ")
        role = ROLES[KINDS.index(kind)] if kind else ""
        return self.words.say(f"carcassonne-label-symbol-{sign}", role=role)

    def _segments(self) -> list[Text]:
        """Show the tile just placed, large, with a letter for each part that can be claimed."""
        number = int(self.state.land.placed) - 1
        drawn = tile_picture(self.state, number, _LARGE)
        letters = {segment & 7: letter for letter, segment in self.choices.segments.items()}
        marks = {place: [Mark(letter, LETTER)] for place, letter in letters.items()}
        for segment, found in pieces(self.state).items():
            if segment >> 3 == number:
                marks.setdefault(segment & 7, []).extend(found)
        lines = [Text("  ").append_text(line) for line in large(drawn, marks)]
        lines.append(Text(self.words.say("carcassonne-label-worth"), style="dim"))
        for place in range(len(drawn.places)):
            lines.append(self._segment(8 * number + place, letters.get(place)))
        return lines

    def _segment(self, segment: int, letter: str | None) -> Text:
        state = self.state
        feature = state.features.at(segment)
        kind = int(state.features.kind(feature))
        line = Text()
        line.append(letter or "–", style=LETTER if letter else "dim")
        sums = state.features.sums[feature]
        owners = [seat_text(seat) for seat in range(len(self.names)) if meeples(sums, seat) > 0]
        if owners:
            text = self.words.say("carcassonne-label-taken", kind=KINDS[kind], seats=" ".join(owners))
        elif kind == FIELD:
            low, high = finished_cities(state.features, feature)
            text = self.words.say(
                "carcassonne-label-field", kind=KINDS[kind], cities=int(count(low) + count(high))
            )
        else:
            points = int(score.worth(state, feature, kind))
            text = self.words.say("carcassonne-label-feature", kind=KINDS[kind], points=points)
        return line.append(f" {text}", style="" if letter else "dim")


def _right(text: str, width: int) -> str:
    """Set a short text to the right of a column."""
    return " " * max(0, width - cell_len(text)) + text


def _row(drawn: Picture, row: int) -> Text:
    line = Text()
    for sign, terrain in zip(drawn.signs[row], drawn.terrains[row], strict=True):
        line.append(sign, style=STYLES[terrain][0])
    return line


def side_by_side(drawn: Sequence[Picture]) -> list[Text]:
    """Set small pictures in a row."""
    return [Text(" ").join(_row(each, row) for each in drawn) for row in range(drawn[0].size.height)]


def large(drawn: Picture, marks: dict[int, list[Mark]]) -> list[Text]:
    """Draw a large picture with marks on its segments; a field's letter stands at all its half-edges."""
    lines = [_row(drawn, row) for row in range(drawn.size.height)]
    for place, found in marks.items():
        is_field = drawn.tile.kinds()[place] == FIELD
        points = drawn.places[place]
        halves = points[: len(drawn.tile.fields[place - drawn.first_field])] if is_field else points[:1]
        for x, y in halves:
            lines[y] = _marked(lines[y], x, found[0])
    return lines


def _marked(line: Text, x: int, mark: Mark) -> Text:
    return line[:x] + Text(mark.text, style=mark.style) + line[x + len(mark.text) :]
