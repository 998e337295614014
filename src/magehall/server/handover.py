"""How a server starts anew in its own process: what it listens on stays open, and who comes meanwhile waits.

One process holds an embedded store, one terminal and one number, so the process stays and its program is
started afresh, which takes less than a second; the store has everything else.
"""

from __future__ import annotations

import json
import os
import socket
import sys
from collections.abc import MutableMapping, Sequence
from dataclasses import dataclass, field
from typing import Final

HANDED: Final = "MAGEHALL_HANDED"
"""Names what is handed over, from one program to the next in the same process, and to nobody else."""
INTERPRETED: Final = "MAGEHALL_INTERPRETED"


@dataclass
class Handed:
    """What a program takes over from the one before it."""

    hall: list[socket.socket] = field(default_factory=list)
    porch: list[socket.socket] = field(default_factory=list)


def handed(environment: MutableMapping[str, str]) -> Handed | None:
    """Take over what was handed to this process; None if it was started by somebody."""
    text = environment.pop(HANDED, "")
    if not text:
        return None
    found = {
        name: [socket.socket(fileno=number) for number in numbers]
        for name, numbers in json.loads(text).items()
    }
    for each in (each for sockets in found.values() for each in sockets):
        each.set_inheritable(False)
    return Handed(**found)


def keep(listening: Sequence[int]) -> list[int]:
    """Keep sockets open beyond the program that listens on them."""
    kept = [os.dup(number) for number in listening]
    for number in kept:
        os.set_inheritable(number, True)
    return kept


def start_anew(command: list[str], hall: list[int], porch: list[int]) -> None:
    """Become the same server once more, by what lies on the disk now."""
    sys.stdout.flush()
    sys.stderr.flush()
    environment = {name: value for name, value in os.environ.items() if name != INTERPRETED}
    environment[HANDED] = json.dumps({"hall": hall, "porch": porch})
    os.execve(command[0], command, environment)
