"""One thread writes: all that waits goes into one transaction, one flush to disk; then all are answered."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, Final

from magehall.server.store.store import Conflict

MOST_IN_ONE: Final = 1000

Work = Callable[[sqlite3.Connection], Any]


class Request:
    """Something to write, who waits for it, and what came of it."""

    def __init__(self, work: Work, waiting: asyncio.Future[Any]) -> None:
        self.work = work
        self.waiting = waiting
        self.result: Any = None
        self.error: Exception | None = None

    def run(self, connection: sqlite3.Connection) -> None:
        """Do the work; an error is the whole group's."""
        self.result = self.work(connection)

    def try_to_run(self, connection: sqlite3.Connection) -> None:
        """Do the work, all or nothing, inside the transaction of the group."""
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
        """Tell who waits."""
        if self.waiting.done():
            return
        if self.error is not None:
            self.waiting.set_exception(self.error)
        else:
            self.waiting.set_result(self.result)


class Writer:
    """Commits in groups: as many requests at once as came in while the last group was flushed."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.asked: list[Request] = []
        self.requests: SimpleQueue[list[Request] | None] = SimpleQueue()
        self.thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self.thread.start()

    async def do(self, work: Work) -> Any:
        """Have something written; it is on disk when this returns."""
        loop = asyncio.get_running_loop()
        request = Request(work, loop.create_future())
        if not self.asked:
            loop.call_soon(self._hand_over)
        self.asked.append(request)
        return await request.waiting

    def _hand_over(self) -> None:
        """Give the thread all that was asked in one round of the loop: it is woken once and commits once."""
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
                loop.call_soon_threadsafe(_answer_all, group)

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
        """Commit a group as one; where a request fails, once more so that it fails alone."""
        try:
            self._transact(group, Request.run)
        except Exception:
            try:
                self._transact(group, Request.try_to_run)
            except sqlite3.Error as error:
                for request in group:
                    request.error = error

    def _transact(self, group: list[Request], run: Callable[[Request, sqlite3.Connection], None]) -> None:
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            for request in group:
                run(request, self.connection)
            self.connection.execute("COMMIT")
        except Exception:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            raise


def _answer_all(group: list[Request]) -> None:
    for request in group:
        request.answer()
