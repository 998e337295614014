"""Rummikub in a terminal: what is drawn, what is said, and how a turn is tried out and sent."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from magehall.cli.screens import Screen
from magehall.cli.screens.rummikub import scores
from magehall.cli.screens.rummikub.bench import Snag
from magehall.cli.screens.rummikub.board import Board
from magehall.cli.screens.rummikub.draft import Draft
from magehall.cli.screens.rummikub.memory import Memory
from magehall.cli.screens.rummikub.told import Told
from magehall.cli.screens.rummikub.typed import read_steps
from magehall.core import Move, State, View
from magehall.games.rummikub.moves import Table
from magehall.games.rummikub.rules import OPENING
from magehall.games.rummikub.state import RummikubState
from magehall.games.rummikub.view import RummikubView

SHORT: Final = {"d": "draw", "p": "pass"}
SENT: Final = ("ok", "")
FORMS: Final = {
    "new": "k3 k4 k5",
    "add": "k6 2",
    "move": "2 r5 3",
    "take": "2 r6 r7 r8",
    "split": "2/r6",
    "join": "2+3",
    "swap": "swap 2 r5",
    "group": "group k7 j j",
    "back": "back k6",
    "lines": "2/r6; r5 2",
    "ok": "ok",
    "why": "why",
    "try": "try",
    "sort": "sort",
}
"""What can be typed while a turn is tried out, by the message that explains it."""

_TABLE: Final = re.compile(r"table\s+(\[.*\])", re.IGNORECASE)


class RummikubScreen(Screen):
    """Draws a RummikubView, and keeps the turn being tried out."""

    example_move = "k3 k4 k5"
    example_clause = "13"
    tries_out = True
    looks = ("steps", "ok", "reset", "try", "sort", "table")

    def __init__(self, *arguments: object) -> None:
        super().__init__(*arguments)  # type: ignore[arg-type]
        self.by_number = False
        self.is_key_told = False
        self.rounds_told = 0
        self.memory = Memory()
        self.draft: Draft | None = None

    def _turn(self, view: View) -> Draft:
        """Return the turn being tried out, or begin it."""
        assert isinstance(view, RummikubView), "a view of Rummikub"
        if self.draft is None or not self.draft.is_of(view):
            self.draft = Draft(view)
        return self.draft

    def _board(self, draft: Draft) -> Board:
        return Board(self.game, self.words, self.names, draft, self.memory)

    def table(self, view: View) -> RenderableType:
        """Draw the players, the table and the rack; the first time also what the signs mean."""
        draft = self._turn(view)
        self.memory.look(draft.view)
        board = self._board(draft)
        key = [] if self.is_key_told else [Text(self.words.say("rummikub-label-key"), style="dim")]
        self.is_key_told = True
        return Group(*key, board.heading(), board.players(), *board.table(), *board.rack(self.by_number))

    def status(self, view: View) -> str:
        """Say what the player must do."""
        draft = self._turn(view)
        kind = "lay" if draft.view.opened[draft.view.me] else "open"
        if draft.view.bank > 0:
            return self.words.say(f"rummikub-status-{kind}", wanted=OPENING)
        return self.words.say(f"rummikub-empty-{'must' if draft.rules.must_play else kind}", wanted=OPENING)

    def look(self, line: str, view: View) -> RenderableType | None:
        """Carry out steps of a turn being tried out, and show the table, the rack or what can be typed."""
        draft = self._turn(view)
        try:
            return self._answer(line.lower().strip(), draft)
        except Snag as snag:
            return Text.assemble(("✗ ", "red"), self.words.say(snag.key, **snag.facts))

    def _answer(self, line: str, draft: Draft) -> RenderableType | None:
        word, _, rest = line.partition(" ")
        if word == "sort":
            return self._sort(draft, rest)
        if line == "steps":
            return self._forms()
        if line == "table":
            return self._tried(draft)
        if line == "ok":
            if not draft.is_changed():
                raise Snag("rummikub-try-nothing-laid")
            return None
        return self._step(draft, line)

    def _step(self, draft: Draft, line: str) -> RenderableType | None:
        """Lay the table again: as at the beginning, as the hint has it, or by steps."""
        if line == "reset":
            draft.go_on(draft.before)
        elif line == "try":
            if draft.hint is None:
                raise Snag("rummikub-try-no-hint")
            draft.go_on(draft.hint)
        else:
            steps = read_steps(line)
            if steps is None:
                return None
            draft.go_on(draft.after(steps))
        return self._tried(draft)

    def _sort(self, draft: Draft, rest: str) -> RenderableType:
        """Sort the rack as asked, or the other way from now."""
        self.by_number = rest.startswith("n") if rest else not self.by_number
        kind = "number" if self.by_number else "colour"
        told = Text(self.words.say(f"rummikub-sorted-{kind}"))
        return Group(told, *self._board(draft).rack(self.by_number))

    def _forms(self) -> RenderableType:
        grid = Grid(box=None, show_header=False, padding=(0, 2, 0, 0))
        for key, form in FORMS.items():
            grid.add_row(Text(form, style="bold"), Text(self.words.say(f"rummikub-help-{key}")))
        return grid

    def _tried(self, draft: Draft) -> RenderableType:
        """Draw the table as it lies, and say what is wrong with it."""
        board = self._board(draft)
        told: list[RenderableType] = [Text(self.status(draft.view), style="bold")]
        if draft.is_changed():
            told = board.verdict()
        return Group(*board.table(), *board.rack(self.by_number), *told)

    def step_back(self, view: View) -> RenderableType | None:
        """Take back the last step that was tried out."""
        draft = self._turn(view)
        if not draft.is_begun():
            return None
        draft.step_back()
        return self._tried(draft)

    def full_text(self, line: str, view: View) -> str:
        """Write what was tried out as a move, or what it would be after more steps; read `d` and `p`."""
        draft = self._turn(view)
        if line.lower() in SENT:
            return draft.text()
        whole = _TABLE.fullmatch(line)
        if whole is not None:
            return "table " + whole[1].upper().replace("[GROUP", "[group")
        steps = read_steps(line)
        if steps is None:
            return SHORT.get(line.lower(), line.lower())
        try:
            return str(Table(draft.after(steps, lenient=True)))
        except Snag:
            return line

    def _told(self, view: View) -> Told:
        draft = self._turn(view)
        return Told(draft.before, draft.rules, self.words)

    def named(self, move: Move, view: View) -> str:
        """Name a move by the tiles it lays."""
        return self._told(view).name(move)

    def steps(self, move: Move, view: View) -> list[str]:
        """Say what changes on the table, and keep it at hand for `try`."""
        draft = self._turn(view)
        if not isinstance(move, Table):
            return []
        draft.keep_hint(move.sets)
        last = [self.words.say("rummikub-step-try")]
        if draft.is_changed():
            last.insert(0, self.words.say("rummikub-step-numbers"))
        return [*self._told(view).steps(move), *last]

    def moves_text(self, moves: Sequence[Move], view: View) -> str:
        """List what can be done without rearranging, as it is typed."""
        return self._told(view).listed(moves)

    def pad(self, state: State) -> RenderableType | None:
        """Draw the score of a match when a round was scored."""
        assert isinstance(state, RummikubState), "a state of Rummikub"
        is_news = len(state.pad) > self.rounds_told and state.rules.rounds > 1
        self.rounds_told = len(state.pad)
        if not is_news or state.outcome() is not None:
            return None
        return scores.pad(state, self.words, self.names)

    def result(self, state: State) -> RenderableType:
        """Show the final scores."""
        assert isinstance(state, RummikubState), "a state of Rummikub"
        return scores.result(state, self.words, self.names)
