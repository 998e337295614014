"""Goofspiel in a terminal: what is at stake, who has what, and the cards that are left."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table

from goofspiel.state import GoofspielView
from magehall import View
from magehall.cli.screens import Screen


class GoofspielScreen(Screen):
    """Draws a GoofspielView; a number alone is a bid."""

    example_move = "7"
    example_clause = "7"

    def table(self, view: View) -> RenderableType:
        assert isinstance(view, GoofspielView), "a view of Goofspiel"
        players = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
        for name, points in zip(self.names, view.scores, strict=True):
            players.add_row(escape(name), str(points))
        return Group(
            f"[bold]{self.line('prize', view.prize or '–')}[/]   {self.line('waiting', view.waiting)}",
            players,
            f"[dim]{self.line('stack', *view.stack)}[/]",
            self.line("hand", *view.hand),
        )

    def line(self, name: str, *values: object) -> str:
        label = self.words.name(self.game, "label", name)
        return escape(f"{label}: {' '.join(map(str, values))}")

    def full_text(self, line: str, view: View) -> str:
        return f"bid {line}" if line.isdecimal() else line


SCREEN = GoofspielScreen
