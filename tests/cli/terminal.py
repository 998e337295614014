"""Runs the command line as a user does: its own process, real pipes, real exit codes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple


class Ran(NamedTuple):
    """What a command printed and how it ended."""

    code: int
    out: str
    err: str


def magehall(*arguments: str, typed: str = "", cwd: Path | None = None, **environment: str) -> Ran:
    """Run a command to its end."""
    clean = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG"))}
    done = subprocess.run(
        [sys.executable, "-m", "magehall", *arguments],
        input=typed.encode(),
        capture_output=True,
        cwd=cwd,
        env={**clean, "COLUMNS": "80", "PYTHONIOENCODING": "utf-8", **environment},
        timeout=120,
        check=False,
    )
    return Ran(done.returncode, done.stdout.decode(), done.stderr.decode())


def one_clear_line(ran: Ran, code: int = 2) -> str:
    """Assert that a command ended with one line of complaint, and give the line."""
    assert ran.code == code, ran
    assert "Traceback" not in ran.err
    lines = ran.err.strip().splitlines()
    assert len(lines) == 1, ran.err
    assert lines[0].startswith("magehall: ")
    return lines[0]
