"""Runs the command line as a user does: its own process, real streams, real exit codes."""

from __future__ import annotations

import json
import os
import select
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

STARTER: Final = Path(__file__).with_name("starter.py")
PATIENCE: Final = 120
"""Seconds after which a command is taken for stuck."""


class Ran(NamedTuple):
    """What a command printed and how it ended."""

    code: int
    out: str
    err: str


def magehall(
    *arguments: str,
    typed: str = "",
    cwd: Path | None = None,
    python: str = sys.executable,
    **environment: str,
) -> Ran:
    """Run a command to its end, by this Python or another."""
    wanted = {**clean(), "COLUMNS": "80", "PYTHONIOENCODING": "utf-8", **environment}
    with tempfile.TemporaryDirectory() as folder:
        streams = {name: Path(folder, name) for name in ("in", "out", "err")}
        streams["in"].write_text(typed, encoding="utf-8")
        for name in ("out", "err"):
            streams[name].touch()
        where = {name: str(path) for name, path in streams.items()} | {"cwd": str(cwd or Path.cwd())}
        code = started(json.dumps({"arguments": arguments, "environment": wanted, "where": where}), python)
        return Ran(code, *(streams[name].read_text(encoding="utf-8") for name in ("out", "err")))


def started(command: str, python: str) -> int:
    """Let the starter run a command; give its exit code."""
    process = starter(python)
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(command + "\n")
    process.stdin.flush()
    if not select.select([process.stdout], [], [], PATIENCE)[0]:
        process.kill()
        starter.cache_clear()
        raise AssertionError(f"no end after {PATIENCE} seconds: {command}")
    return int(process.stdout.readline())


@cache
def starter(python: str) -> subprocess.Popen[str]:
    """Start the process that runs commands for this one; it ends with it."""
    pipe = subprocess.PIPE
    return subprocess.Popen([python, str(STARTER)], stdin=pipe, stdout=pipe, text=True, env=clean())


def clean() -> dict[str, str]:
    """Give the environment without a language."""
    return {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG"))}


def one_clear_line(ran: Ran, code: int = 2) -> str:
    """Assert that a command ended with one line of complaint, and give the line."""
    assert ran.code == code, ran
    assert "Traceback" not in ran.err
    lines = ran.err.strip().splitlines()
    assert len(lines) == 1, ran.err
    assert lines[0].startswith("magehall: ")
    return lines[0]
