"""The desk: where the command line hands in its orders while a server has the embedded store open.

It is a file-system socket beside the store. Only those who may read the store may open it, and nothing of it
is on the network; so there is no secret to keep and no port to guard.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import socket
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import msgspec

from magehall.server.refused import Refused

log = logging.getLogger("magehall.desk")

MOST: Final = 65_536
"""Bytes of an order."""
PATIENCE: Final = 60.0
"""Seconds for an order to come, or for its answer."""
LONGEST: Final = 100
"""Bytes of a path that every system accepts for a socket."""

Data = dict[str, Any]
Carry = Callable[[str, Mapping[str, Any]], Awaitable[Data]]


def desk_of(store: Path) -> Path:
    """Return the desk of a store."""
    return store.with_name(f"{store.name}.desk")


@contextmanager
def _reachable(desk: Path) -> Iterator[str]:
    """Return a path of the desk that is short enough for a socket."""
    if len(os.fsencode(desk)) <= LONGEST:
        yield str(desk)
        return
    folder = os.open(desk.parent, os.O_RDONLY | os.O_DIRECTORY)
    try:
        yield f"/proc/self/fd/{folder}/{desk.name}"
    finally:
        os.close(folder)


class Desk:
    """Takes orders, one per connection, and answers."""

    def __init__(self, store: Path, carry: Carry) -> None:
        self.path = desk_of(store)
        self.carry = carry
        self.server: asyncio.Server | None = None
        self.talks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Begin to take orders; if there can be no socket, the house opens without a desk."""
        try:
            listening = _listening(self.path)
        except OSError as error:
            log.warning("no desk for the command line", extra={"error": str(error)})
            return
        self.server = await asyncio.start_unix_server(self._talk, sock=listening, limit=MOST)

    async def close(self) -> None:
        """Take no more orders."""
        if self.server is None:
            return
        self.server.close()
        for task in list(self.talks):
            task.cancel()
        await asyncio.gather(*self.talks, return_exceptions=True)
        self.path.unlink(missing_ok=True)

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None, "streams are served by tasks"
        self.talks.add(task)
        try:
            async with asyncio.timeout(PATIENCE):
                line = await reader.readline()
            writer.write(json.dumps(await self._answer(line)).encode() + b"\n")
            await writer.drain()
        except (OSError, ValueError, TimeoutError):  # they went, sent too much, or nothing
            pass
        finally:
            self.talks.discard(task)
            writer.close()

    async def _answer(self, line: bytes) -> Data:
        try:
            order, facts = msgspec.json.decode(line, type=tuple[str, dict[str, Any]])
            return {"done": await self.carry(order, facts)}
        except Refused as refused:
            return {"refused": refused.code, "words": refused.words, "facts": refused.facts}
        except (msgspec.MsgspecError, TypeError, KeyError) as error:
            return {"refused": "bad-request", "words": "", "facts": {"why": str(error)}}
        except Exception:
            log.exception("an order failed")
            return {"refused": "failed", "words": "", "facts": {}}


def _listening(path: Path) -> socket.socket:
    """Open a socket that nobody else may use; one left by a killed server is moved out of the way first."""
    path.unlink(missing_ok=True)
    made = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    before = os.umask(0o177)
    try:
        with _reachable(path) as short:
            made.bind(short)
        made.listen(8)
    except OSError:
        made.close()
        raise
    finally:
        os.umask(before)
    return made


async def ask_desk(desk: Path, order: str, facts: Mapping[str, Any], nobody: Exception) -> Data:
    """Hand in an order and return its answer; `nobody` is raised if nobody sits at the desk."""
    try:
        with _reachable(desk) as short:
            reader, writer = await asyncio.open_unix_connection(short, limit=1 << 24)
    except OSError:
        raise nobody from None
    try:
        writer.write(json.dumps([order, dict(facts)]).encode() + b"\n")
        async with asyncio.timeout(PATIENCE):
            answer = json.loads(await reader.readline() or b"{}")
    except (OSError, TimeoutError, ValueError):
        raise Refused("busy") from None
    finally:
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()
    if "done" not in answer:
        raise Refused(
            answer.get("refused", "failed"), None, answer.get("words", ""), **answer.get("facts", {})
        )
    done: Data = answer["done"]
    return done
