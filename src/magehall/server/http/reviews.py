"""The door for reviews of finished games."""

from __future__ import annotations

from magehall.coach import Judgement, Review, grade
from magehall.coach.hints import said
from magehall.core import Record, seat_text
from magehall.locales import Words
from magehall.server.http.door import Ask, Door
from magehall.server.http.records import copy_of, finished_record
from magehall.server.reviews import Job
from magehall.server.tables.table import Table
from magehall.server.wire.messages import Reason
from magehall.server.wire.reviews import Graded, ReviewLine, ReviewPage


async def review(ask: Ask) -> ReviewPage:
    """Judge a seat's decisions in a finished game; the first to ask starts it, others see its progress."""
    await ask.who()
    record = await finished_record(ask)
    room = await ask.house.hall.room(ask.code)
    seat = room.table.seat(ask.request.query_params.get("seat") or "A")
    known = await ask.house.reviews.known(ask.code)
    job = known.get(seat)
    if job is None:
        ask.house.limits.spend("review", ask.address)
        job = ask.house.reviews.begin(ask.code, seat, copy_of(record))
    elif job.status == "failed":  # it is reported once
        ask.house.reviews.forget(ask.code, seat)
    words, names = Words(ask.language), room.table.names()
    return ReviewPage(
        seat=seat_text(seat),
        status=job.status,
        done=job.done,
        of=job.of,
        had=job.had,
        judgements=[line(record, one, words, names) for one in list(job.judgements)],
        grades={
            seat_text(seat): graded(room.table, one) for seat, one in known.items() if one.status == "done"
        },
    )


def graded(table: Table, job: Job) -> Graded:
    """Sum up a review."""
    found = Review(job.judgements, job.had)
    slips = sum(one.marked for one in job.judgements)
    return Graded(grade=grade(found.lost(), table.state.scores()), slips=slips, lost=round(found.lost(), 2))


def line(record: Record, judgement: Judgement, words: Words, names: list[str]) -> ReviewLine:
    """Write a judgement, with its reasons in the reader's language."""
    tell = [
        [
            Reason(code=why.code, facts=dict(why.facts), words=said(words, record.game, why, names))
            for why in found
        ]
        for found in (judgement.reasons, judgement.against)
    ]
    return ReviewLine(
        ply=judgement.ply,
        played=judgement.played,
        best=judgement.best,
        loss=round(judgement.loss, 2),
        error=round(judgement.error, 2),
        marked=judgement.marked,
        reasons=tell[0],
        against=tell[1],
    )


DOORS = [
    Door(
        "GET", "/tables/{code}/review", review, None, ReviewPage, query={"seat": "Whose decisions; A if none"}
    )
]
