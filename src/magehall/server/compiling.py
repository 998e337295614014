"""Compiles the rules of a checkout while the hall is open; when they are done, the server starts anew."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import signal
import sys
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

log = logging.getLogger("magehall.compiling")

CHECKOUT: Final = Path(__file__).parents[3]
COMMAND: Final = (
    *("nice", "-n", "19", "make", "--silent", "--no-print-directory"),
    *("-C", str(CHECKOUT), "TELL=--tell", ".venv/.compiled"),
)
REHEARSAL: Final = """
import sys
from magehall import is_compiled
from magehall.server.serving import meet_bots
meet_bots()
sys.exit(not is_compiled())
"""
"""A start in small, in a process of its own: nothing is given up for an engine that does not work."""
NOT_THEIRS: Final = {"MAGEHALL_INTERPRETED", "MAKEFLAGS", "MFLAGS", "MAKELEVEL"}
"""What is set for this process, or by the make that started it."""
COUNT: Final = re.compile(r"(\d+)/(\d+)")
TAIL: Final = 20
"""Lines of a failure that are kept."""

READING, FILES, JOINING, DONE, FAILED = "reading", "files", "joining", "done", "failed"


class Step(NamedTuple):
    """How far it is: a stage, and in one of them how many of all files are done."""

    stage: str
    done: int = 0
    of: int = 0


Tell = Callable[[Step], None]


class Compiling:
    """The compiler in the background, at low priority, and those who are told how far it is."""

    def __init__(self, tell: Tell) -> None:
        self.tell = tell
        self.process: asyncio.subprocess.Process | None = None

    async def run(self) -> bool:
        """Compile; return whether there is a compiled engine that works."""
        said: deque[str] = deque(maxlen=TAIL)
        done = await self._follow(COMMAND, said) and await self._follow(
            (sys.executable, "-c", REHEARSAL), said
        )
        if not done:
            log.warning("the rules stay interpreted", extra={"why": "\n".join(said)})
        self.tell(Step(DONE if done else FAILED))
        return done

    async def _follow(self, command: tuple[str, ...], said: deque[str]) -> bool:
        """Run a command to its end, and tell what it tells; it goes with all that it started."""
        self.process = await asyncio.create_subprocess_exec(
            *command,
            env={name: value for name, value in os.environ.items() if name not in NOT_THEIRS},
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
            start_new_session=True,  # Ctrl-C is for the server, which stops it
        )
        assert self.process.stdout is not None
        async for line in self.process.stdout:
            text = line.decode(errors="replace").strip()
            step = read_step(text)
            if step is None:
                said.append(text)
            else:
                self.tell(step)
        return await self.process.wait() == 0

    def stop(self) -> None:
        """Stop it, whatever it is at; the next start goes on from there."""
        if self.process is not None and self.process.returncode is None:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGTERM)


def read_step(line: str) -> Step | None:
    """Read a line of the compiler's that says how far it is."""
    if line in (READING, JOINING):
        return Step(line)
    count = COUNT.fullmatch(line)
    return None if count is None else Step(FILES, int(count[1]), int(count[2]))
