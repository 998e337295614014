"""Reviews of finished games: decision by decision in the workers, in the background; the store keeps them."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Final, Literal

import msgspec

from magehall.bots import Reason
from magehall.coach import Decision, Judgement, Option, Thought, chosen, decisions, judged
from magehall.core import Record, Seat
from magehall.server import wallclock
from magehall.server.bots.turns import Thinkers
from magehall.server.refused import Refused
from magehall.server.store import Store
from magehall.server.wire.reviews import KeptLine, KeptReview
from magehall.server.wire.thoughts import Because, Considered, Question

log = logging.getLogger("magehall.reviews")

KEPT: Final = 200
"""This many reviews are remembered; the store has all of them."""
WAITING: Final = 20
"""This many may be running or waiting; one thought at a time serves them all."""


@dataclass
class Job:
    """A review and its progress."""

    status: Literal["working", "done", "failed"] = "working"
    done: int = 0
    of: int = 0
    """Decisions to look at; not known at first."""
    had: int = 0
    """Decisions that the seat had."""
    judgements: list[Judgement] = field(default_factory=list)


class Reviews:
    """Begins a review when it is first asked for, and returns it from then on."""

    def __init__(self, store: Store, thinkers: Thinkers, seconds: float, most: int) -> None:
        self.store = store
        self.thinkers = thinkers
        self.seconds = seconds
        self.most = most
        self.kept: OrderedDict[tuple[str, Seat], Job] = OrderedDict()
        self.tasks: set[asyncio.Task[None]] = set()
        self.turn = asyncio.Lock()

    async def known(self, code: str) -> dict[Seat, Job]:
        """Return the reviews of a game that were begun, with earlier ones from the store."""
        for seat, body in (await self.store.reviews(code)).items():
            if (code, seat) not in self.kept:
                self._remember(code, seat, read(body))
        return {seat: job for (table, seat), job in self.kept.items() if table == code}

    def _remember(self, code: str, seat: Seat, job: Job) -> None:
        self.kept[(code, seat)] = job
        over = [key for key, one in self.kept.items() if one.status != "working"]
        for key in over[: max(0, len(self.kept) - KEPT)]:
            del self.kept[key]

    def begin(self, code: str, seat: Seat, record: Record) -> Job:
        """Begin a review."""
        if len(self.tasks) >= WAITING:
            raise Refused("too-many")
        job = Job()
        self._remember(code, seat, job)
        task = asyncio.create_task(self._run(code, job, seat, record))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return job

    def forget(self, code: str, seat: Seat) -> None:
        """Let whoever asks next begin a review afresh, as after one that failed."""
        self.kept.pop((code, seat), None)

    async def close(self) -> None:
        """Leave off; whoever asks again starts over."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def _run(self, code: str, job: Job, seat: Seat, record: Record) -> None:
        try:
            picked = await self._picked(job, seat, record)
            for one in picked:
                found = await self._think(record, seat, one, "review")
                if found is not None:
                    played = [str(move) for move in one.moves]
                    job.judgements.append(judged(one.ply, played, thought(found)))
                job.done += 1
            if len(job.judgements) == len(picked):
                await self.store.keep_review(code, seat, written(job), wallclock.now())
            job.status = "done" if job.judgements or not picked else "failed"
        except Exception:  # whatever it is, the one who waits must hear of it
            log.exception("a review failed")
            job.status = "failed"

    async def _picked(self, job: Job, seat: Seat, record: Record) -> list[Decision]:
        """Choose what to look at: all, or where the quick judgement differs most from what was played."""
        async with self.turn:
            found = await asyncio.to_thread(decisions, record, seat)
        job.had, job.of = len(found), min(len(found), self.most)
        if len(found) <= self.most:
            return found
        glances = [await self._think(record, seat, one, "glance") for one in found]
        return chosen(found, [0.0 if one is None else one.gap for one in glances], self.most)

    async def _think(
        self, record: Record, seat: Seat, decision: Decision, task: Literal["review", "glance"]
    ) -> Considered | None:
        """Send a worker the seat's view and what it played, and nothing else."""
        question = Question(
            game=record.game.key,
            level="coach",
            seat=seat,
            view=decision.view.bytes(),
            seed=f"review/{decision.ply}",
            task=task,
            played=[str(move) for move in decision.moves],
            seconds=self.seconds,
        )
        async with self.turn:
            return (await self.thinkers.ask(question)).found


def written(job: Job) -> str:
    """Write a review as the store keeps it."""
    lines = [
        KeptLine(**{**one._asdict(), "reasons": _because(one.reasons), "against": _because(one.against)})
        for one in job.judgements
    ]
    kept = KeptReview(done=job.done, of=job.of, had=job.had, judgements=lines)
    return msgspec.json.encode(kept).decode()


def read(body: str) -> Job:
    """Read what `written` wrote."""
    kept = msgspec.json.decode(body, type=KeptReview)
    lines = [
        Judgement(
            one.ply,
            one.played,
            one.best,
            one.loss,
            one.error,
            one.marked,
            _reasons(one.reasons),
            _reasons(one.against),
        )
        for one in kept.judgements
    ]
    return Job("done", kept.done, kept.of, kept.had, lines)


def _because(reasons: list[Reason]) -> list[Because]:
    return [Because(code=why.code, facts=dict(why.facts), weight=why.weight) for why in reasons]


def thought(found: Considered) -> Thought:
    """Read back what a worker wrote down."""
    options = [Option(one.moves, one.value, one.error, one.behind, one.behind_error) for one in found.options]
    return Thought(options, _reasons(found.reasons), _reasons(found.against), _reasons(found.nudge))


def _reasons(written: list[Because]) -> list[Reason]:
    return [Reason(why.code, why.facts, why.weight) for why in written]
