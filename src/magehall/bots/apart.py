"""Plays with a bot that lives in a process of its own and receives nothing but the bytes of a view."""

from __future__ import annotations

import json
import subprocess
import sys
from contextlib import suppress
from types import TracebackType
from typing import Final, final

from magehall.bots.bot import Advice, Bot, Reason
from magehall.core.chance import Rng
from magehall.core.game import Game
from magehall.core.move import Move
from magehall.core.shape import View

START: Final = "from magehall.bots.worker import main; main()"


@final
class Apart(Bot):
    """A level of a game behind a pipe: the same move for the same view and stream as in this process."""

    def __init__(self, game: Game, level: str) -> None:
        self.game = game
        self.level = level
        self.process: subprocess.Popen[str] | None = None

    def choose(self, view: View, moves: list[Move], rng: Rng) -> Move:
        """Ask for a move; the stream must be fresh, since only its name is sent."""
        return self.ask(view.bytes(), moves, rng, False).move

    def advise(self, view: View, moves: list[Move], rng: Rng) -> Advice:
        """Ask for a move and the reasons."""
        return self.ask(view.bytes(), moves, rng, True)

    def ask(self, view: bytes, moves: list[Move], rng: Rng, reasons: bool) -> Advice:
        """Send one request and read the answer; a process that died is replaced once."""
        request = {"game": self.game.key, "level": self.level, "view": json.loads(view), "reasons": reasons}
        request |= {"moves": [str(move) for move in moves], "seed": rng.seed, "purpose": rng.purpose}
        line = json.dumps(request) + "\n"
        answer = self._exchange(line) or self._exchange(line)
        assert answer, "a bot's process answers"
        data = json.loads(answer)
        found = [Reason(str(code), dict(facts), float(weight)) for code, facts, weight in data["reasons"]]
        return Advice(self.game.read(data["move"]), found)

    def _exchange(self, line: str) -> str:
        if self.process is not None and self.process.poll() is not None:
            self.close()
        if self.process is None:
            command = [sys.executable, "-c", START]
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(line)
            self.process.stdin.flush()
            return self.process.stdout.readline()
        except BrokenPipeError:
            return ""

    def close(self) -> None:
        """End the process."""
        if self.process is not None:
            with suppress(BrokenPipeError), self.process:
                pass  # leaving it closes the pipes and waits; communicate() is typed wrongly
            self.process = None

    def __enter__(self) -> Apart:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
