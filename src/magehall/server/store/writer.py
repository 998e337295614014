"""One thread writes: all that waits goes into one transaction and one flush; then all are answered."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, Final

from magehall.server.refused import Refused
from magehall.server.store.store import Conflict, Step

MOST_IN_ONE: Final = 1000
MOST_WAITING: Final = 10_000
"""Requests that may wait: some seconds' work, and more than there are sockets in a hall."""

Work = Callable[[sqlite3.Connection], Any]
Append = Callable[[sqlite3.Connection, list[Step]], None]
IsOne = Callable[[list[Step]], bool]


class Request:
    """Something to write, who waits for it, and the outcome."""

    def __init__(self, work: Work, waiting: asyncio.Future[Any], steps: list[Step]) -> None:
        self.work = work
        self.steps = steps
        """What is appended, if that is all: it can be written together with others'."""
        self.waiting = waiting
        self.result: Any = None
        self.error: Exception | None = None

    def try_to_run(self, connection: sqlite3.Connection) -> None:
        """Do the work, all or nothing, inside the group's transaction."""
        connection.execute("SAVEPOINT request")
        try:
            self.result = self.work(connection)
        except sqlite3.IntegrityError as error:
            connection.execute("ROLLBACK TO request")
            self.error = Conflict(str(error))
        except Exception as error:
            connection.execute("ROLLBACK TO request")
            self.error = error
        connection.execute("RELEASE request")

    def answer(self) -> None:
        """Tell the caller."""
        if self.waiting.done():
            return
        if self.error is not None:
            self.waiting.set_exception(self.error)
        else:
            self.waiting.set_result(self.result)


class Writer:
    """Commits in groups: all requests that came in while the last group was being flushed."""

    def __init__(self, connection: sqlite3.Connection, append: Append, is_one: IsOne) -> None:
        self.connection = connection
        self.append_all = append
        self.is_one = is_one
        """Tells whether steps are appended by one statement, which needs no transaction around it."""
        self.asked: list[Request] = []
        self.unanswered = 0
        """Requests that wait, are being written, or are about to be answered."""
        self.requests: SimpleQueue[list[Request] | None] = SimpleQueue()
        self.thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self.thread.start()

    async def append(self, steps: list[Step]) -> None:
        """Have steps appended; they are on disk when this returns."""
        await self._ask(lambda connection: self.append_all(connection, steps), steps)

    async def do(self, work: Work) -> Any:
        """Have something written; it is on disk when this returns."""
        return await self._ask(work, [])

    def _ask(self, work: Work, steps: list[Step]) -> asyncio.Future[Any]:
        """Note a request; its result is there when it is on disk."""
        if self.unanswered >= MOST_WAITING:
            raise Refused("busy")
        loop = asyncio.get_running_loop()
        waiting: asyncio.Future[Any] = loop.create_future()
        self.unanswered += 1
        if not self.asked:
            loop.call_soon(self._hand_over)
        self.asked.append(Request(work, waiting, steps))
        return waiting

    def _hand_over(self) -> None:
        """Hand the thread everything asked in one round of the loop: it is woken once and commits once."""
        asked, self.asked = self.asked, []
        self.requests.put(asked)

    async def close(self) -> None:
        """Finish the requests that wait, then stop."""
        self._hand_over()
        self.requests.put(None)
        await asyncio.to_thread(self.thread.join)
        self.connection.close()

    def _run(self) -> None:
        going = True
        while going:
            group, going = self._group()
            if group:
                self._commit(group)
                loop = group[0].waiting.get_loop()
                loop.call_soon_threadsafe(self._answer, group)

    def _group(self) -> tuple[list[Request], bool]:
        asked = self.requests.get()
        group: list[Request] = []
        while asked is not None:
            group += asked
            if self.requests.empty() or len(group) >= MOST_IN_ONE:
                return group, True
            asked = self.requests.get()
        return group, False

    def _commit(self, group: list[Request]) -> None:
        """Commit a group as one; if a request fails, again so that it fails alone."""
        steps = [step for request in group for step in request.steps]
        try:
            if self.is_one(steps) and all(request.steps for request in group):
                self.append_all(self.connection, steps)
            else:
                self._transact(group, self._run_together)
        except Exception as first:
            try:
                self._transact(group, self._run_apart)
            except sqlite3.Error as error:  # where everything was undone, the first error says why
                for request in group:
                    request.error = first if isinstance(first, sqlite3.Error) else error

    def _transact(self, group: list[Request], run: Callable[[list[Request]], None]) -> None:
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            run(group)
            self.connection.execute("COMMIT")
        except Exception:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            raise

    def _run_together(self, group: list[Request]) -> None:
        """Append everything to be appended at once, then do the rest; an error is the whole group's."""
        self.append_all(self.connection, [step for request in group for step in request.steps])
        for request in group:
            if not request.steps:
                request.result = request.work(self.connection)

    def _run_apart(self, group: list[Request]) -> None:
        """Do one after another, so that each fails alone."""
        for request in group:
            request.try_to_run(self.connection)

    def _answer(self, group: list[Request]) -> None:
        self.unanswered -= len(group)
        for request in group:
            request.answer()
