"""Server processes under load: what they cost, and the bare referee among them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

REFEREE = Path(__file__).parents[1] / "limit" / "referee.py"


def cpu_seconds(pid: int) -> float:
    """Return the CPU time a process has used, its own and the kernel's for it."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def megabytes(pid: int) -> float:
    """Return the resident memory of a process."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20


class Referee:
    """The bare referee in a process of its own."""

    def __init__(self, folder: Path) -> None:
        command = [sys.executable, str(REFEREE), str(folder / "moves.sqlite")]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.url = f"http://127.0.0.1:{self.process.stdout.readline().strip()}"

    def stop(self) -> None:
        """End it; what it stored is thrown away with the folder."""
        self.process.kill()
        self.process.wait()
