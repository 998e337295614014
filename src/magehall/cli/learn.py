"""`magehall learn`: a first game in the terminal, told step by step."""

from __future__ import annotations

import sys

import click
from rich.console import Console
from rich.markup import escape

from magehall.cli.arguments import game_argument
from magehall.cli.letters import latin
from magehall.cli.screens import screen_for
from magehall.core import BadInput, Game, NotationError, View
from magehall.core.lesson import Position, Step, lesson_names, play_lesson, read_lesson, word
from magehall.locales import Words

BACK, SHOW, QUIT = "back", "show", "quit"


def command(words: Words) -> click.Command:
    """Build the command."""

    def run(game: Game, lesson: str | None) -> None:
        if lesson is not None:
            Taught(game, lesson, words).run()
        else:
            list_lessons(game, words)

    params: list[click.Parameter] = [
        game_argument(),
        click.Argument(["lesson"], required=False, metavar="[LESSON]"),
    ]
    epilog = words.say("cli-example", command="magehall learn wizard first --lang uk")
    return click.Command("learn", callback=run, params=params, help=words.say("cli-learn"), epilog=epilog)


def list_lessons(game: Game, words: Words) -> None:
    """Print the lessons of a game with their titles."""
    names = lesson_names(game)
    if not names:
        raise BadInput("no lessons", "no-lessons", {"game": game.key})
    for name in names:
        lesson = read_lesson(game, name)
        minutes = words.say("web-lesson-minutes", minutes=lesson.minutes)
        print(f"{name}: {words.name(game, 'lesson', name)} ({minutes})")


class Taught:
    """A lesson under way: the choices made so far, and what is said to each try."""

    def __init__(self, game: Game, name: str, words: Words) -> None:
        self.game = game
        self.name = name
        self.words = words
        self.lesson, self.first, self.positions = play_lesson(game, name)
        self.way = [0]
        self.screen = screen_for(game, words, self.lesson.seats)
        self.console = Console(highlight=False)

    @property
    def position(self) -> Position:
        """Return where the learner is."""
        return self.positions[self.way[-1]]

    @property
    def step(self) -> Step:
        """Return what is said and asked there."""
        return self.lesson.steps[self.position.step]

    def view(self) -> View:
        """Return what the learner sees there."""
        plies = [ply for place in self.way for ply in self.positions[place].plies]
        return plies[-1].view if plies else self.first

    def run(self) -> None:
        """Teach to the end, or until the learner leaves."""
        self.console.print(escape(self.words.say("cli-learn-welcome", back=BACK, show=SHOW, quit=QUIT)))
        self.tell()
        while self.position.onward:
            try:
                line = self.read_line()
            except EOFError:
                return
            if line == QUIT:
                return
            self.answer(line)

    def read_line(self) -> str:
        """Read what the learner types; an empty line reads on."""
        self.console.print("[bold]>[/] ", end="")
        line = input().strip()
        if not sys.stdin.isatty():
            self.console.print(escape(line))
        return line

    def answer(self, line: str) -> None:
        """Go on, go back, or say what is wrong with a try."""
        move = self.step.do[0] if line == SHOW and self.step.do else self.read(line)
        if line == BACK:
            self.way = self.way[:-1] or [0]
            self.tell()
        elif "" in self.position.onward or move in self.position.onward:
            self.way.append(self.position.onward[move if move in self.position.onward else ""])
            self.tell()
        elif line:
            self.console.print(f"[red]✗[/] {escape(self.why_not(move))}")

    def read(self, line: str) -> str:
        """Read a move, also in the short forms of the screen; any other text stays as it is."""
        try:
            return str(self.game.read(self.screen.full_text(latin(line), self.view())))
        except NotationError:
            return line

    def why_not(self, move: str) -> str:
        """Say why a move does not go on: the judge's reason, and the lesson's own word."""
        refusal = self.position.refused.get(move)
        told = [self.words.refusal(self.game, refusal, self.lesson.seats)] if refusal else []
        if move in self.step.tries:
            told.append(self.said(self.step.say, self.step.tries[move]))
        legal = move in [str(each) for each in self.position.moves]
        return " ".join(told) or self.words.say("web-lesson-allowed" if legal else "web-lesson-not-now")

    def said(self, *parts: str, part: str = "") -> str:
        """Say words of the lesson."""
        return self.words.tell(self.game, word(self.name, *parts), self.lesson.facts(), part)

    def tell(self) -> None:
        """Report what happened, draw the table, and say the step."""
        for _, _, events in self.position.plies:
            for event in events:
                told = self.words.event(self.game, event, self.lesson.seats, self.lesson.seat)
                self.console.print(f"[dim]{escape(told)}[/]")
        self.console.print(self.screen.table(self.view()))
        steps = {"step": self.position.step + 1, "steps": len(self.lesson.steps)}
        title = self.said(self.step.say, part="title")
        self.console.print(f"[dim]{self.words.say('web-lesson-step', **steps)}[/]  [bold]{escape(title)}[/]")
        clause = f" ({self.step.clause})" if self.step.clause else ""
        self.console.print(escape(f"{self.said(self.step.say)}{clause}"))
