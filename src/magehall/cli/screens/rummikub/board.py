"""The parts of the screen: heading, players, table, rack, and what is wrong with a table tried out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from magehall.cli.screens.rummikub import pictures
from magehall.cli.screens.rummikub.draft import Draft
from magehall.cli.screens.rummikub.memory import Memory
from magehall.core import Game
from magehall.core.seat import letter
from magehall.games.rummikub.rules import Rules
from magehall.games.rummikub.tiles import points_of
from magehall.locales import Words
from magehall.locales.words import minus

FAULTS_SHOWN: Final = 3


class Board:
    """Draws one turn as its player sees it."""

    def __init__(self, game: Game, words: Words, names: Sequence[str], draft: Draft, memory: Memory) -> None:
        self.game = game
        self.words = words
        self.names = names
        self.draft = draft
        self.memory = memory

    def label(self, key: str, **facts: int) -> str:
        """Say a label of the screen."""
        return self.words.say(f"rummikub-label-{key}", **facts)

    def heading(self) -> Text:
        """Show the round and the bank."""
        view, rules = self.draft.view, self.draft.rules
        facts = {"round": view.round, "rounds": int(rules.rounds), "target": int(rules.target)}
        text = Text(self.words.say(f"rummikub-round-{_kind(rules)}", **facts), style="bold")
        return text.append(f"   {self.label('bank', bank=view.bank)}")

    def players(self) -> Grid:
        """Show how many tiles everyone has, who has opened, and the points of earlier rounds."""
        view = self.draft.view
        grid = Grid(box=None, padding=(0, 3, 0, 0))
        grid.add_column("")
        for seat, name in enumerate(self.names):
            arrow = "▶ " if letter(seat) in view.acting else ""
            style = "bold" if letter(seat) == view.seat else ""
            grid.add_column(Text(f"{arrow}{name}", style=style), justify="right")
        grid.add_row(self.label("tiles"), *[str(count) for count in view.counts])
        grid.add_row(self.label("opened"), *[self.label("yes" if has else "no") for has in view.opened])
        if view.pad:
            grid.add_row(self.label("points"), *[minus(total) for total in view.totals])
        return grid

    def table(self) -> list[Text]:
        """Show the sets, tried out or not."""
        draft = self.draft
        if not draft.sets:
            return [Text(self.words.say("rummikub-label-table-empty"), style="bold")]
        signs = draft.signs(self.memory.marks(draft.view, draft.before), pictures.LAID)
        drawn = zip(draft.sets, signs, draft.faults(), strict=True)
        title = Text(self.label("tried" if draft.is_changed() else "table"), style="bold")
        return [
            title,
            *pictures.columns(
                [
                    pictures.set_picture(number, one, row, wrong is not None)
                    for number, (one, row, wrong) in enumerate(drawn, 1)
                ]
            ),
        ]

    def rack(self, by_number: bool) -> list[Text]:
        """Show the rack with its sum."""
        tiles = self.draft.rack()
        if not tiles:
            return [Text(self.words.say("rummikub-label-rack-empty"), style="bold")]
        label = self.label("rack", count=len(tiles), points=sum(int(points_of(kind)) for kind in tiles))
        fresh = self.memory.fresh_tiles(self.draft.view)
        return [Text(label, style="bold"), *pictures.rack_lines(tiles, fresh, by_number)]

    def verdict(self) -> list[RenderableType]:
        """Say that the table can be sent, or set by set what is wrong with it."""
        draft = self.draft
        refusal = draft.refusal()
        if refusal is None:
            told = self._status("legal", count=len(draft.laid()), left=len(draft.rack()))
            return [Text.assemble(("✓ ", "green"), (told, "bold"))]
        wrong = [found for found in draft.faults() if found is not None] or [refusal]
        names = [name.partition(" (")[0] for name in self.names]
        lines: list[RenderableType] = [
            Text.assemble(("✗ ", "red"), self.words.reason(self.game, found, names))
            for found in wrong[:FAULTS_SHOWN]
        ]
        if len(wrong) > FAULTS_SHOWN:
            lines.append(Text(self._status("more", count=len(wrong) - FAULTS_SHOWN)))
        kind = "penalty" if draft.rules.penalty_at_once else "illegal"
        return [*lines, Text(self._status(kind), style="bold")]

    def _status(self, kind: str, **facts: int) -> str:
        return self.words.say(f"rummikub-tried-{kind}", **facts)


def _kind(rules: Rules) -> str:
    """Tell matches apart: to a target, over some rounds, or a single round."""
    if rules.target > 0:
        return "to"
    return "of" if rules.rounds > 1 else "only"
