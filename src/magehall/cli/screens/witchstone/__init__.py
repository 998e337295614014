"""Witchstone in a terminal: players, tracks, the viewer's cauldron beside the map, and the open actions."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from magehall.cli.screens import Screen
from magehall.cli.screens.witchstone import ball, cauldron, listed, typed
from magehall.cli.screens.witchstone.names import names_of
from magehall.cli.screens.witchstone.panels import Panels
from magehall.cli.screens.witchstone.pictures import Pictures, seat
from magehall.cli.screens.witchstone.stack import Stack
from magehall.core import Move, Rng, State, View
from magehall.games.witchstone import score
from magehall.games.witchstone.state import WitchstoneState
from magehall.games.witchstone.view import WitchstoneView
from magehall.games.witchstone.worlds import imagine
from magehall.locales.words import minus

GAP = 2
LEFT = 80 - ball.WIDTH - GAP


class WitchstoneScreen(Screen):
    """Draws a WitchstoneView."""

    example_move = "en/wi a2 a3"
    example_clause = "22"

    def table(self, view: View) -> RenderableType:
        """Draw everything that lies open, and the viewer's own tiles."""
        panels, viewer = self._panels(view), view.me
        state = panels.state
        left = [panels.groups(viewer), *cauldron.draw(state, viewer, panels.pictures), *panels.library()]
        right = [Text(panels.label("witchstone-label-places"), style="dim"), *ball.draw(state)]
        parts: list[RenderableType] = [
            *panels.wand(viewer),
            panels.pentagram(),
            panels.shelves(),
            panels.players([name.partition(" (")[0] for name in self.names], viewer),
            *_side_by_side(left, right),
            panels.tiles(viewer),
            panels.own_scrolls(viewer),
        ]
        line = Stack(panels).line()
        return Group(*parts) if line is None else Group(*parts, line)

    def _panels(self, view: View) -> Panels:
        return Panels(known(view), self.words, Pictures(self.words))

    def status(self, view: View) -> str:
        """Say which decision is open, what is left of it and what to do."""
        return Stack(self._panels(view)).status()

    def full_text(self, line: str, view: View) -> str:
        """Read `en/wi a2 a3`, `tn-vn`, `vn`, `3` and the like by what is open."""
        return typed.full_text(line, known(view), Pictures(self.words).codes)

    def shown(self, text: str, state: State) -> str:
        """Write hexes, locations and chains as the table does."""
        assert isinstance(state, WitchstoneState), "a state of Witchstone"
        return names_of(state.board).shown(text)

    def moves_text(self, moves: Sequence[Move], view: View) -> str:
        """List the moves, tiles and crystals grouped."""
        return listed.moves_text(moves, known(view), self.words)

    def result(self, state: State) -> RenderableType:
        """Show the final scores by source."""
        assert isinstance(state, WitchstoneState), "a state of Witchstone"
        outcome = state.outcome()
        assert outcome is not None, "the game is over"
        table = Table(box=None, padding=(0, 1, 0, 0))
        table.add_column(self.words.say("cli-result-rank"), justify="right")
        table.add_column(self.words.say("cli-result-player"))
        for part in score.parts(state, 0):
            table.add_column(self.words.say(f"witchstone-result-{part}"), justify="right")
        table.add_column(self.words.say("cli-result-points"), justify="right", style="bold")
        for player in sorted(range(len(self.names)), key=lambda player: (outcome.ranks[player], player)):
            name = Text.assemble(seat(player), " ", Text.from_markup(escape(self.names[player])))
            parts = [minus(points) for points in score.parts(state, player).values()]
            table.add_row(str(outcome.ranks[player]), name, *parts, minus(outcome.scores[player]))
        return table


def known(view: View) -> WitchstoneState:
    """Return a state that agrees with the view; tiles behind other screens are made up and never shown."""
    assert isinstance(view, WitchstoneView), "a view of Witchstone"
    return imagine(view, Rng("screen", "witchstone"))


def _side_by_side(left: list[Text], right: list[Text]) -> list[Text]:
    """Put two columns of lines beside each other."""
    lines: list[Text] = []
    for number in range(max(len(left), len(right))):
        line = left[number].copy() if number < len(left) else Text()
        line.truncate(LEFT, overflow="ellipsis", pad=True)
        lines.append(Text.assemble(line, " " * GAP, right[number] if number < len(right) else ""))
    return lines


SCREEN = WitchstoneScreen
