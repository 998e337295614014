"""Programs that play: started with pipes, sent one JSON object per line, answering with one."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Mapping, Sequence
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from types import TracebackType
from typing import IO, Final

from magehall.core import BadInput

FAREWELL: Final = 5.0
"""Seconds a program has to end after its input has ended."""


class Program:
    """A process that answers every turn with `{"move": "…"}` on a line of its own."""

    def __init__(self, command: Sequence[str], seconds: float) -> None:
        self.name = " ".join(" ".join(command).split())
        self.seconds = seconds
        self.turn = Lock()
        self.process = subprocess.Popen(
            list(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        self.answers: SimpleQueue[str] = SimpleQueue()
        assert self.process.stdout is not None, "it is a pipe"
        Thread(target=self._listen, args=(self.process.stdout,), daemon=True).start()

    def __enter__(self) -> Program:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self.process.stdin is not None, "it is a pipe"
        try:
            self.process.stdin.close()
            self.process.wait(FAREWELL)
        except (subprocess.TimeoutExpired, BrokenPipeError):
            self.process.kill()
            self.process.wait()

    def _listen(self, output: IO[str]) -> None:
        for line in output:
            self.answers.put(line)
        self.answers.put("")

    def tell(self, line: Mapping[str, object]) -> None:
        """Send the program something."""
        assert self.process.stdin is not None, "it is a pipe"
        try:
            self.process.stdin.write(json.dumps(line, ensure_ascii=False) + "\n")
            self.process.stdin.flush()
        except (BrokenPipeError, ValueError):
            raise self._failed("program-ended") from None

    def move(self, turn: Mapping[str, object]) -> str:
        """Send the program a turn and wait for its move; one turn at a time."""
        with self.turn:
            self.tell(turn)
            try:
                answer = self.answers.get(timeout=self.seconds)
            except Empty:
                raise self._failed("program-late") from None
            if not answer:
                raise self._failed("program-ended")
            return self._read(answer)

    def _read(self, answer: str) -> str:
        try:
            move = json.loads(answer)["move"]
        except (ValueError, TypeError, KeyError):
            move = None
        if not isinstance(move, str):
            facts: dict[str, str | int] = {"answer": answer.strip()[:60]}
            raise BadInput(f"{answer[:60]!r} is no answer", "program-answer", facts)
        return move

    def _failed(self, reason: str) -> BadInput:
        return BadInput(f"{reason}: {self.name}", reason, {"program": self.name[:60]})
