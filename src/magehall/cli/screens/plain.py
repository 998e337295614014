"""A screen for any game: what the view says, line by line, and the moves with numbers to choose them by."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table

from magehall.cli.screens import Screen
from magehall.core import Move, NotationError, View, read_seat
from magehall.core.show import LEFT_OUT, short

MOST: Final = 40
"""This many moves are shown unasked."""


class PlainScreen(Screen):
    """Draws any view by its data, with the words the game has for it."""

    example_move = "1"

    def __init__(self, *arguments: object) -> None:
        super().__init__(*arguments)  # type: ignore[arg-type]
        self.offered: list[str] = []
        """The moves as they were numbered last."""

    def table(self, view: View) -> RenderableType:
        """Draw the view, a line for each thing it knows."""
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        for name, value in view.data().items():
            if name not in LEFT_OUT and value is not None:
                label = self.words.name(self.game, "label", name)
                table.add_row(f"[dim]{escape(label)}[/]", escape(self.value(name, value)))
        return table

    def value(self, name: str, value: object) -> str:
        """Write what a view says under a name: seats by their players, and what each of them has."""
        if name == "phase":
            return self.words.name(self.game, "phase", str(value))
        if name in ("seat", "acting") or name.endswith("_seat"):
            return self.words.list([self.player(letter) for letter in _listed(value)])
        if isinstance(value, list) and len(value) == len(self.names):
            held = zip(self.names, value, strict=True)
            return "; ".join(f"{who}: {short(one)}" for who, one in held)
        return short(value)

    def player(self, letter: object) -> str:
        """Name the player on a seat; anything that is not a seat stays what it is."""
        try:
            seat = read_seat(str(letter))
        except NotationError:
            return short(letter)
        return self.names[seat] if 0 <= seat < len(self.names) else str(letter)

    def choices(self, moves: Sequence[Move], view: View) -> RenderableType | None:
        """Number the moves."""
        self.offered = [str(move) for move in moves]
        shown = [
            f"[bold]{number:>3}[/] {escape(self.named(move, view))}"
            for number, move in enumerate(moves[:MOST], 1)
        ]
        rest = len(moves) - len(shown)
        more = [self.words.say("cli-play-more-moves", count=rest)] if rest else []
        return Group(Columns(shown, padding=(0, 2)), *more)

    def moves_text(self, moves: Sequence[Move], view: View) -> str:
        """List all moves with their numbers."""
        self.offered = [str(move) for move in moves]
        return ", ".join(f"{number} {self.named(move, view)}" for number, move in enumerate(moves, 1))

    def full_text(self, line: str, view: View) -> str:
        """Turn the number of an offered move into that move, unless the number is a move itself."""
        is_number = line.isdecimal() and 0 < int(line) <= len(self.offered)
        return self.offered[int(line) - 1] if is_number and line not in self.offered else line


def _listed(value: object) -> list[object]:
    return list(value) if isinstance(value, list) else [value]
