"""Hints in the terminal: each time you ask, one step further."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence

from magehall.bots import Reason
from magehall.cli.screens import Screen
from magehall.coach import STEPS, Option, Thought, consider
from magehall.coach.hints import budget, contrast, said, value_said
from magehall.core import Game, Rng, Seat, View
from magehall.locales import Words


class Tips:
    """Remembers what was thought about the current decision, and how much of it was revealed."""

    def __init__(
        self,
        game: Game,
        words: Words,
        names: Sequence[str],
        seed: str,
        write: Callable[[str], None],
    ) -> None:
        self.game = game
        self.words = words
        self.screen = Screen(game, words, names)
        self.names = names
        self.seed = seed
        self.print = write
        self.about: tuple[int, Seat] | None = None
        self.told = 0
        self.thought: Thought | None = None

    def tell(self, screen: Screen, view: View, seat: Seat, ply: int, step: str) -> None:
        """Show the next step about a decision, or the one named, the way a screen names moves."""
        self.screen = screen
        if self.about != (ply, seat) or self.thought is None:
            rng = Rng(self.seed, f"hint/{ply}")
            self.thought = consider(self.game.key, view, seat, budget(os.environ), rng)
            self.about, self.told = (ply, seat), 0
        place = STEPS.index(step) if step in STEPS else min(self.told, len(STEPS) - 1)
        self.told = place + 1
        (self._nudge, self._candidates, self._answer)[place](self.thought, view)
        if self.told < len(STEPS):
            self.print(f"  {self.words.say('cli-play-hint-more')}")

    def _nudge(self, thought: Thought, view: View) -> None:
        self._reasons(thought.nudge)

    def _candidates(self, thought: Thought, view: View) -> None:
        for option in thought.options:
            if len(thought.options) == 1:
                self.print(f"  {self.named(option, view)}")
            else:
                value = value_said(self.words, self.game, option.value, option.error)
                self.print(f"  {self.named(option, view)}: {value}")

    def _answer(self, thought: Thought, view: View) -> None:
        move = self.game.read(thought.best().moves[0])
        self.print(self.words.say("cli-play-hint", move=self.named(thought.best(), view)))
        for step in self.screen.steps(move, view):
            self.print(f"  {step}")
        self._reasons(thought.reasons)
        if len(thought.options) > 1:
            second = thought.options[1]
            self._reasons([contrast(second._replace(moves=[self.named(second, view)]))])
            self._reasons(thought.against, deeper=True)

    def _reasons(self, reasons: Sequence[Reason], deeper: bool = False) -> None:
        for reason in reasons:
            text = said(self.words, self.game, reason, self.names)
            if text:
                self.print(f"{'    – ' if deeper else '  '}{text}")

    def named(self, option: Option, view: View) -> str:
        """Name a choice as the screen names moves; a turn by its first move, then what follows as written."""
        first, *rest = option.moves
        return " + ".join([self.screen.named(self.game.read(first), view), *rest])
