"""A running game in the terminal: what is shown, what is asked, what is answered."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.markup import escape

from magehall.bots import bot, levels
from magehall.cli.letters import latin
from magehall.cli.rules import clauses_about
from magehall.cli.screens import Screen, screen_for
from magehall.cli.tips import Tips
from magehall.core import CHANCE, Edition, Event, Match, Move, NotationError, Rng, Seat
from magehall.locales import Words

if TYPE_CHECKING:
    from collections.abc import Callable


class Quit(Exception):
    """The player leaves the table."""


class Session:
    """Runs a match: bots answer from their views, people are asked."""

    def __init__(self, match: Match, words: Words, file: Path) -> None:
        self.match = match
        self.game = match.record.game
        self.names = match.record.names
        self.short_names = [name.partition(" (")[0] for name in self.names]
        self.words = words
        self.file = file
        self.console = Console(highlight=False, soft_wrap=False)
        self.shown_names = [shown_name(self.game.key, name, words) for name in self.names]
        self.screen: Screen = screen_for(self.game, words, self.shown_names)
        self.news: list[Event] = []
        if all(ply.seat == CHANCE for ply in match.record.plies):
            match.record.replay(listener=self.news.append)
        match.listener = self.news.append
        match.state.listener = self.news.append
        self.people = [seat for seat, name in enumerate(self.names) if level_of(self.game.key, name) is None]
        self.shown: Seat | None = None
        self.tips = Tips(self.game, self.words, self.short_names, match.seed, self.print)
        self.commands: dict[str, Callable[[Seat, str], None]] = {
            "?": self.list_moves,
            "why": self.explain,
            "hint": self.hint,
            "undo": self.undo,
            "save": self.save,
            "log": self.log,
            "rules": self.rules,
            "help": self.help,
            "quit": self.leave,
        }

    def run(self) -> int:
        """Play until the game is over or the player leaves; nothing is lost either way."""
        self.say(
            "cli-play-welcome",
            title=self.words.title(self.game, self.edition()),
            commands=" ".join([*self.commands, *self.screen.looks]),
        )
        try:
            while self.match.state.acting():
                self.turn()
        except (Quit, EOFError):
            self.write(self.file)
            self.say("cli-play-saved", file=str(self.file), game=self.game.key)
            return 0
        except KeyboardInterrupt:
            self.write(self.file)
            self.console.print()
            self.say("cli-play-saved", file=str(self.file), game=self.game.key)
            raise
        self.tell_news(self.only_person())
        self.console.print(self.screen.result(self.match.state))
        self.write(self.file)
        self.say("cli-play-over", file=str(self.file))
        return 0

    def edition(self) -> Edition | None:
        """Return the printed edition that was chosen, if any."""
        key = self.match.record.edition
        return None if key is None else self.game.edition(key)

    def only_person(self) -> Seat | None:
        """Return the seat whose view the screen may use when nobody is asked."""
        return self.people[0] if len(self.people) == 1 else None

    def turn(self) -> None:
        """Let the next seat act: bots before people, if several act at once."""
        acting = self.match.state.acting()
        bots = [seat for seat in acting if seat not in self.people]
        if bots:
            self.let_bot(bots[0])
        else:
            self.ask(acting[0])

    def let_bot(self, seat: Seat) -> None:
        """Let a bot move; it gets its view and its legal moves, nothing else."""
        level = level_of(self.game.key, self.names[seat]) or "random"
        stream = Rng(self.match.seed, f"bot/{seat}/{len(self.match.record.plies)}")
        state = self.match.state
        self.match.play(seat, bot(self.game.key, level).choose(state.view(seat), state.moves(seat), stream))

    def ask(self, seat: Seat) -> None:
        """Show a person the table and take one command or move."""
        if len(self.people) > 1 and seat != self.shown:
            self.hand_over(seat)
        self.shown = seat
        self.tell_news(seat)
        view = self.match.state.view(seat)
        self.console.print(self.screen.table(view))
        choices = self.screen.choices(self.match.state.moves(seat), view)
        if choices is not None:
            self.console.print(choices)
        self.console.print(f"[bold]{escape(self.screen.status(view))}[/]")
        while not self.answer(seat, self.read_line(seat)):
            pass

    def hand_over(self, seat: Seat) -> None:
        """Hide the last player's cards before the device changes hands."""
        if sys.stdout.isatty():
            self.console.clear()
        self.say("cli-play-hand-over", name=self.shown_names[seat])
        if sys.stdin.isatty():
            input()

    def read_line(self, seat: Seat) -> str:
        """Read a line from the keyboard or the pipe."""
        self.console.print(f"[bold]{escape(self.names[seat])}>[/] ", end="")
        line = input()
        if not sys.stdin.isatty():
            self.console.print(escape(line))
        return line.strip()

    def answer(self, seat: Seat, line: str) -> bool:
        """Carry out a command (then ask again) or a move; return True when the position has changed."""
        word, _, rest = line.partition(" ")
        if not line:
            return False
        if word.lower() in self.commands:
            plies = len(self.match.record.plies)
            self.commands[word.lower()](seat, rest.strip())
            return len(self.match.record.plies) != plies
        seen = self.screen.look(latin(line), self.match.state.view(seat))
        if seen is not None:
            self.console.print(seen)
            return False
        move = self.read_move(seat, line)
        if move is None:
            return False
        refusal = self.match.state.refuse(seat, move)
        if refusal is not None:
            self.console.print(
                f"[red]✗[/] {self.written(self.words.refusal(self.game, refusal, self.short_names))}"
            )
            return False
        self.match.play(seat, move)
        return True

    def read_move(self, seat: Seat, line: str) -> Move | None:
        """Read a move, also in the short forms of the screen; say what is wrong with any other text."""
        try:
            return self.game.read(self.screen.full_text(latin(line), self.match.state.view(seat)))
        except NotationError:
            self.say("cli-play-not-understood", line=line[:60])
            return None

    def list_moves(self, seat: Seat, _rest: str) -> None:
        """List the legal moves."""
        state = self.match.state
        self.say("cli-play-moves", moves=self.screen.moves_text(state.moves(seat), state.view(seat)))

    def explain(self, seat: Seat, rest: str) -> None:
        """Say why a move is not possible, with the clause, or that it is."""
        if not rest and not self.screen.tries_out:
            self.say("cli-play-why-what", example=f"why {self.screen.example_move}")
            return
        move = self.read_move(seat, rest)
        if move is None:
            return
        refusal = self.match.state.refuse(seat, move)
        if refusal is None:
            self.say("cli-play-legal", move=self.screen.named(move, self.match.state.view(seat)))
            return
        self.console.print(self.written(self.words.refusal(self.game, refusal, self.short_names)))
        self.console.print(f"[dim]{refusal.clause}[/] {escape(self.words.clause(self.game, refusal.clause))}")

    def hint(self, seat: Seat, rest: str) -> None:
        """Help by one more step: what to look at, the best few, the answer; a named step at once."""
        ply = len(self.match.record.plies)
        self.tips.tell(self.screen, self.match.state.view(seat), seat, ply, rest)

    def undo(self, seat: Seat, _rest: str) -> None:
        """Take back a step not sent yet, else to one's previous decision; the others are bots or sit by."""
        back = self.screen.step_back(self.match.state.view(seat))
        if back is not None:
            self.console.print(back)
            return
        plies = self.match.record.plies
        own = [number for number, ply in enumerate(plies) if ply.seat == seat]
        if not own:
            self.say("cli-play-nothing-to-undo")
            return
        self.match.undo_to(own[-1])
        self.news.clear()
        self.say("cli-play-undone")

    def save(self, _seat: Seat, rest: str) -> None:
        """Write the record, to continue later."""
        file = Path(rest) if rest else self.file
        if rest and not file.parent.is_dir():
            self.say("cli-play-no-folder", folder=str(file.parent))
            return
        try:
            self.write(file)
        except OSError as error:
            self.say("cli-play-not-saved", file=str(file), why=str(error.strerror))
            return
        self.file = file
        self.say("cli-play-saved", file=str(file), game=self.game.key)

    def write(self, file: Path) -> None:
        """Write the record with its seed: the file is the player's own."""
        file.parent.mkdir(parents=True, exist_ok=True)
        revealed = self.match.record.seed
        self.match.record.seed = self.match.seed
        fresh = file.with_name(f"{file.name}.new")
        fresh.write_text(str(self.match.record), encoding="utf-8")
        fresh.replace(file)
        self.match.record.seed = revealed

    def log(self, seat: Seat, _rest: str) -> None:
        """Retell the game so far as this seat saw it."""
        for event in self.match.record.events(seat):
            self.console.print(self.written(self.words.event(self.game, event, self.short_names, seat)))

    def rules(self, _seat: Seat, rest: str) -> None:
        """Show a clause of the rules, or all that mention a word."""
        found = clauses_about(self.game, self.words.language, rest)
        for key, text in found.items():
            self.console.print(f"[dim]{escape(key)}[/] {escape(text)}")
        if not found:
            self.say("cli-play-which-clause", example=f"rules {self.screen.example_clause}")

    def help(self, _seat: Seat, _rest: str) -> None:
        """Explain the commands."""
        self.say("cli-play-help", example=self.screen.example_move)

    def leave(self, _seat: Seat, rest: str) -> None:
        """Leave the table; `quit` with a word after it may be a change of mind."""
        if rest:
            self.say("cli-play-quit-alone")
            return
        raise Quit

    def tell_news(self, seat: Seat | None) -> None:
        """Report what happened since the last time, as far as this seat may know."""
        for event in self.news:
            if event.is_for(seat):
                line = self.written(self.words.event(self.game, event, self.short_names, seat))
                self.console.print(f"[dim]{line}[/]")
        self.news.clear()
        pad = self.screen.pad(self.match.state)
        if pad is not None:
            self.console.print(pad)

    def say(self, key: str, **facts: str) -> None:
        """Print a message of the terminal."""
        self.print(self.words.say(key, **facts))

    def print(self, text: str) -> None:
        """Print a text as the screen writes it."""
        self.console.print(self.written(text))

    def written(self, text: str) -> str:
        """Write a text as the screen does, ready for the console."""
        return escape(self.screen.shown(text, self.match.state))


def shown_name(game: str, name: str, words: Words) -> str:
    """Name a bot with its level in the reader's language; people by their names."""
    level = level_of(game, name)
    return name if level is None else f"{name.partition(' (')[0]} ({words.say('web-level', level=level)})"


def level_of(game: str, name: str) -> str | None:
    """Read a bot's level from its name, `Oswin (medium)`; people have none."""
    level = name.rpartition(" (")[2].removesuffix(")")
    return level if name.endswith(f" ({level})") and level in levels(game) else None
