"""What was played so far, one line per task, so that a contest can be interrupted and continued."""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from pathlib import Path
from typing import Any

from magehall.arena.contest import Contest
from magehall.arena.deals import Played, Result
from magehall.core import BadInput, game


def _is_of(begun: dict[str, Any], contest: Contest) -> bool:
    """Tell whether a journal belongs to a contest; about an option that came later it says nothing."""
    options = begun.get("options")
    if not isinstance(options, dict):
        return False
    unsaid = {option.name: option.unsaid for option in game(contest.game).options}
    return {**begun, "deals": contest.deals, "options": {**unsaid, **options}} == contest.data()


class Journal:
    """A file that begins with the contest and grows by one line per task; without a path nothing is kept."""

    def __init__(self, contest: Contest, path: Path | None) -> None:
        self.path = path
        self.results: dict[int, Result] = {}
        if path is None:
            return
        if path.exists() and path.stat().st_size > 0:
            self._read(contest, path)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._write(contest.data())

    def add(self, result: Result) -> None:
        """Keep a result; it is on the disk when this returns."""
        self.results[result.number] = result
        if self.path is not None:
            self._write(self.line(result))

    def ordered(self) -> list[Result]:
        """Return the results in the order of their tasks, whoever finished first."""
        return [self.results[number] for number in sorted(self.results)]

    def line(self, result: Result) -> dict[str, object]:
        """Return what is written about a result."""
        return asdict(result)

    def result(self, data: dict[str, Any]) -> Result:
        """Read what was written about a result."""
        games = [Played(**game) for game in data["games"]]
        times = data["seconds"], data["longest"]
        return Result(data["number"], data["player"], data["field"], data["deal"], games, *times)

    def _read(self, contest: Contest, path: Path) -> None:
        lines = path.read_text(encoding="utf-8").split("\n")
        found = read_line(lines[0])
        if found is None or not _is_of(found, contest):
            raise BadInput(f"{path} is the journal of another contest", "arena-journal", {"file": str(path)})
        for line in lines[1:]:
            data = read_line(line)  # a line cut short by a crash is played again
            if data is not None:
                result = self.result(data)
                self.results[result.number] = result
        if lines[-1]:
            self._end_line(path)

    def _end_line(self, path: Path) -> None:
        with path.open("a", encoding="utf-8") as file:
            file.write("\n")

    def _write(self, data: dict[str, object]) -> None:
        assert self.path is not None, "there is a file"
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(data) + "\n")
            file.flush()
            os.fsync(file.fileno())


def read_line(line: str) -> dict[str, Any] | None:
    """Read a line of a journal; None if it is not whole."""
    try:
        data = json.loads(line)
    except ValueError:
        return None
    return data if isinstance(data, dict) else None
