"""Starts the command line again and again without importing it anew: copies of this process run commands.

Reads one command a line from standard input, and answers each with its exit code.
"""

from __future__ import annotations

import json
import os
import sys

from magehall.cli.main import main


def become(command: dict[str, str], arguments: list[str], environment: dict[str, str]) -> None:
    """Put on what a process started by a shell would have: folder, environment, streams, arguments."""
    os.chdir(command["cwd"])
    sys.path[0] = command["cwd"]
    os.environ.clear()
    os.environ.update(environment)
    os.dup2(os.open(command["in"], os.O_RDONLY), 0)
    os.dup2(os.open(command["out"], os.O_WRONLY), 1)
    os.dup2(os.open(command["err"], os.O_WRONLY), 2)
    sys.stdin = os.fdopen(0, encoding="utf-8", closefd=False)
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", closefd=False)
    sys.stderr = os.fdopen(2, "w", encoding="utf-8", closefd=False, buffering=1)
    sys.argv = ["magehall", *arguments]


for line in iter(sys.stdin.readline, ""):
    asked = json.loads(line)
    child = os.fork()
    if child == 0:
        become(asked["where"], asked["arguments"], asked["environment"])
        main()
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
