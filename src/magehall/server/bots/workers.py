"""Worker processes for bots: each answers one question at a time; one that is late or dead is replaced."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Protocol

import msgspec

from magehall.server.bots.thinking import work
from magehall.server.wire.thoughts import Answer, Question

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess


class Late(Exception):
    """No answer came in time, or the worker died."""


class Thinking(Protocol):
    """Whatever answers questions: worker processes, or, in a browser, this very one."""

    async def ask(self, question: Question, seconds: float) -> Answer:
        """Ask, and wait no longer than this; a late answer raises `Late`."""


class Worker:
    """One process and the pipe to it."""

    def __init__(self) -> None:
        from multiprocessing import get_context  # a browser has no processes, and need not load it

        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process: BaseProcess = context.Process(target=work, args=(theirs,), daemon=True, name="bot")
        self.process.start()
        theirs.close()

    async def ask(self, question: Question, seconds: float) -> Answer:
        """Ask, and wait no longer than this."""
        try:
            self.pipe.send_bytes(msgspec.msgpack.encode(question))
            await asyncio.wait_for(self._readable(), seconds)
            return msgspec.msgpack.decode(self.pipe.recv_bytes(), type=Answer)
        except (TimeoutError, EOFError, OSError) as error:
            raise Late(type(error).__name__) from None

    async def _readable(self) -> None:
        loop = asyncio.get_running_loop()
        ready: asyncio.Future[None] = loop.create_future()
        loop.add_reader(self.pipe.fileno(), _settle, ready)
        try:
            await ready
        finally:
            loop.remove_reader(self.pipe.fileno())

    def stop(self) -> None:
        """End the process at once."""
        self.process.kill()
        self.process.join()
        self.pipe.close()


def _settle(ready: asyncio.Future[None]) -> None:
    if not ready.done():
        ready.set_result(None)


class Workers:
    """A few workers, started when first needed."""

    def __init__(self, number: int) -> None:
        self.free: list[Worker] = []
        self.slots = asyncio.Semaphore(number)
        self.all: set[Worker] = set()
        self.is_closed = False
        self.asked = 0
        """Questions being thought about, or waiting for a worker."""

    async def ask(self, question: Question, seconds: float) -> Answer:
        """Ask the next free worker; the time counts from when it begins."""
        self.asked += 1
        try:
            async with self.slots:
                return await self._ask(question, seconds)
        finally:
            self.asked -= 1

    async def _ask(self, question: Question, seconds: float) -> Answer:
        worker = self.free.pop() if self.free else await self._hire()
        try:
            answer = await worker.ask(question, seconds)
        except BaseException:
            self._dismiss(worker)
            raise
        self.free.append(worker)
        return answer

    async def _hire(self) -> Worker:
        worker = await asyncio.to_thread(Worker)
        self.all.add(worker)
        return worker

    def _dismiss(self, worker: Worker) -> None:
        self.all.discard(worker)
        worker.stop()

    def close(self) -> None:
        """End all workers."""
        for worker in list(self.all):
            self._dismiss(worker)
