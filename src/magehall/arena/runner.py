"""Spreads the tasks of a contest over processes; the result does not depend on how many."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from magehall.arena.cluster import scatter
from magehall.arena.contest import Contest, Task
from magehall.arena.deals import Result, play_task
from magehall.arena.journal import Journal
from magehall.arena.sprt import Sprt

DEATHS = 5
"""The workers may die this many times in a row without finishing anything."""


def run(
    contest: Contest,
    journal: Journal,
    workers: int | None = None,
    sprt: Sprt | None = None,
    advance: Callable[[int], None] = lambda done: None,
    cluster: str | None = None,
) -> list[Result]:
    """Play what the journal does not hold yet; return the results up to where the contest ends."""
    tasks = [task for task in contest.tasks() if task.number not in journal.results]
    advance(len(journal.results))
    if verdict_at(journal, sprt) is None:
        for result in spread(contest, tasks, workers or os.cpu_count() or 1, cluster):
            journal.add(result)
            advance(1)
            if verdict_at(journal, sprt) is not None:
                break
    end = verdict_at(journal, sprt)
    return journal.ordered() if end is None else journal.ordered()[:end]


def spread(contest: Contest, tasks: list[Task], workers: int, cluster: str | None) -> Iterator[Result]:
    """Play on a Ray cluster, if one is named, else in this process or in several on this machine."""
    if cluster is not None:
        return scatter(play_task, contest, tasks, cluster, workers)
    hands = min(workers, len(tasks))
    return together(contest, tasks, hands) if hands > 1 else alone(contest, tasks)


def alone(contest: Contest, tasks: list[Task]) -> Iterator[Result]:
    """Play in this process."""
    for task in tasks:
        yield play_task(contest, task)


def together(contest: Contest, tasks: list[Task], workers: int) -> Iterator[Result]:
    """Play in worker processes; if one is killed, what it had not finished is played again."""
    left = {task.number: task for task in tasks}
    deaths = 0
    while left:
        with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
            try:
                for result in hand_out(pool, contest, list(left.values()), 2 * workers):
                    del left[result.number]
                    deaths = 0
                    yield result
            except BrokenProcessPool:
                deaths += 1
                if deaths == DEATHS:
                    raise


def hand_out(pool: ProcessPoolExecutor, contest: Contest, tasks: list[Task], ahead: int) -> Iterator[Result]:
    """Keep the workers busy with a few tasks ahead, and yield results as they come."""
    waiting: set[Future[Result]] = set()
    coming = iter(tasks)
    try:
        while True:
            while len(waiting) < ahead and (task := next(coming, None)) is not None:
                waiting.add(pool.submit(play_task, contest, task))
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        for future in waiting:
            future.cancel()


def verdict_at(journal: Journal, sprt: Sprt | None) -> int | None:
    """Return after how many results, in task order and without a gap, a sequential test is decided."""
    if sprt is None:
        return None
    results = journal.ordered()
    whole = next((place for place, result in enumerate(results) if result.number != place), len(results))
    return sprt.end(results[:whole])
