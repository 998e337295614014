"""How each game looks in a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.markup import escape
from rich.table import Table

from magehall.core import Game, Move, State, View, part
from magehall.locales import Words
from magehall.locales.words import minus


class Screen:
    """Shows a view as text; a game's own screen says how, `PlainScreen` serves any game."""

    example_move = "?"
    example_clause = "1"
    tries_out = False
    """Whether a turn is tried out step by step: if no move is named, that turn is meant."""
    looks: tuple[str, ...] = ()
    """A game's own words that `look` answers, listed with the commands."""

    def __init__(self, game: Game, words: Words, names: Sequence[str]) -> None:
        self.game = game
        self.words = words
        self.names = names

    def table(self, view: View) -> RenderableType:
        """Draw what a seat sees."""
        return escape(str(view))

    def choices(self, moves: Sequence[Move], view: View) -> RenderableType | None:
        """Draw what can be chosen, below the table, if the table does not show it."""
        return None

    def status(self, view: View) -> str:
        """Say in one sentence what the player must do."""
        return self.words.say("cli-play-your-move")

    def pad(self, state: State) -> RenderableType | None:
        """Draw the score pad, if something was entered since the last time."""
        return None

    def full_text(self, line: str, view: View) -> str:
        """Turn a short form that players type into the notation of the game."""
        return line

    def moves_text(self, moves: Sequence[Move], view: View) -> str:
        """List legal moves; a game with hundreds of them groups them."""
        return ", ".join(str(move) for move in moves)

    def named(self, move: Move, view: View) -> str:
        """Name a proposed move in one line; a game with long moves says what matters about them."""
        return self.words.move(self.game, move)

    def steps(self, move: Move, view: View) -> list[str]:
        """Explain a proposed move in steps that a person can follow, if its name does not say everything."""
        return []

    def step_back(self, view: View) -> RenderableType | None:
        """Take back a step that was tried out and not sent yet; None if there is none."""
        return None

    def shown(self, text: str, state: State) -> str:
        """Write text as this screen does, if its table has shorter names than the notation."""
        return text

    def look(self, line: str, view: View) -> RenderableType | None:
        """Answer a line that asks to see something, or return None if it is a move."""
        return None

    def result(self, state: State) -> RenderableType:
        """Show the final scores."""
        outcome = state.outcome()
        table = Table(box=None)
        table.add_column(self.words.say("cli-result-rank"), justify="right")
        table.add_column(self.words.say("cli-result-player"))
        table.add_column(self.words.say("cli-result-points"), justify="right")
        if outcome is not None:
            for seat in sorted(range(len(self.names)), key=lambda seat: (outcome.ranks[seat], seat)):
                table.add_row(str(outcome.ranks[seat]), escape(self.names[seat]), minus(outcome.scores[seat]))
        return table


def screen_for(game: Game, words: Words, names: Sequence[str]) -> Screen:
    """Return the game's own screen (`SCREEN` in `screens/<game>.py`), else a plain one."""
    from magehall.cli.screens.plain import PlainScreen

    module = part(game.key, f"{__name__}.{{}}", "screen")
    screen = (PlainScreen if module is None else module.SCREEN)(game, words, names)
    assert isinstance(screen, Screen), f"{game.key}: SCREEN is a Screen"
    return screen
