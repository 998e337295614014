"""What a client holds of a table, kept up to date as docs/protocol.md says and by nothing else."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

Data = dict[str, Any]


class Held:
    """The picture, the view and the moves of one viewer, as of message `n`."""

    def __init__(self) -> None:
        self.n = 0
        self.picture: Any = None
        self.view: Any = None
        self.moves: list[str] = []

    def hear(self, message: Data) -> bool:
        """Take in a `sync` or a `news`; tell whether it was new."""
        if message["type"] == "sync":
            self.picture, self.view, self.moves = message["picture"], message["view"], message["moves"]
        elif message["n"] <= self.n:
            return False
        else:
            assert message["n"] == self.n + 1, "no gap"
            self.picture = carry_out(self.picture, message.get("changes", []))
            self.view = carry_out(self.view, message.get("view", []))
            self.moves = message.get("moves", self.moves)
        self.n = message["n"]
        return True

    def shown(self) -> Data:
        """Give all that is held, as a `sync` has it."""
        return {"n": self.n, "picture": self.picture, "view": self.view, "moves": self.moves}


def carry_out(value: Any, changes: list[list[Any]]) -> Any:
    """Set what changed; nothing of the message is shared, so that no later change can reach into it."""
    for *path, new in deepcopy(changes):
        if not path:
            value = new
            continue
        place = value
        for step in path[:-1]:
            place = place[step]
        if isinstance(place, list) and path[-1] == len(place):
            place.append(new)
        else:
            place[path[-1]] = new
    return value
