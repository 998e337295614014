"""The page's own TypeScript in Node: takes messages in, and says what it then holds."""

from __future__ import annotations

import hashlib
import subprocess
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

WEB = Path(__file__).parents[2] / "web"
SCRIPT = WEB / "scripts" / "held.mjs"
MOST = 200
"""So many messages are under way to Node before its answers are read."""

encode = msgspec.json.Encoder(order="sorted").encode


def digest(shown: dict[str, Any]) -> str:
    """Give a short name of all that a viewer sees: `n`, picture, view and moves."""
    return hashlib.md5(encode(shown), usedforsecurity=False).hexdigest()


class Awaited(NamedTuple):
    """What a follower must hold after a message."""

    who: int
    digest: str
    shown: bytes
    message: bytes


class Pages:
    """Followers in one process of Node; what they hold is compared with what they must hold."""

    def __init__(self) -> None:
        self.node = subprocess.Popen(
            ["node", str(SCRIPT)], cwd=WEB, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self.awaited: list[Awaited] = []

    def hear(self, awaited: Awaited) -> None:
        """Give a follower a message; the answer is looked at soon."""
        self._write(b'{"who":%d,"message":%b}\n' % (awaited.who, awaited.message))
        self.awaited.append(awaited)
        if len(self.awaited) >= MOST:
            self.check()

    def check(self) -> None:
        """Read what is held after all messages so far."""
        assert self.node.stdin is not None
        self.node.stdin.flush()
        for awaited in self.awaited:
            found = self._read()
            assert found == awaited.digest.encode(), self._difference(awaited)
        self.awaited = []

    def _difference(self, awaited: Awaited) -> str:
        """Say what a follower holds now, which may be some messages later, and what it should have held."""
        assert self.node.stdin is not None
        self._write(b'{"who":%d}\n' % awaited.who)
        self.node.stdin.close()
        assert self.node.stdout is not None
        held = self.node.stdout.read().splitlines()[-1:]
        return f"the page holds another table\n{awaited.message!r}\nheld: {held!r}\ntrue: {awaited.shown!r}"

    def _write(self, line: bytes) -> None:
        assert self.node.stdin is not None
        self.node.stdin.write(line)

    def _read(self) -> bytes:
        assert self.node.stdout is not None
        return self.node.stdout.readline().strip()

    def close(self) -> None:
        """End Node."""
        assert self.node.stdin is not None
        assert self.node.stdout is not None
        self.node.stdin.close()
        self.node.stdout.read()
        self.node.stdout.close()
        self.node.wait(timeout=30)
