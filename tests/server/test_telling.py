"""Notices between nodes: the rows as they were written, bounded; what cannot be told is read."""

from __future__ import annotations

from magehall.server.store import Row, Step
from magehall.server.store.telling import LONGEST, Written, notices, read_notice


def told(steps: list[Step]) -> list[Written]:
    return [written for notice in notices("me", steps) for written in read_notice("you", notice)]


def test_rows_come_out_as_they_went_in() -> None:
    body = '{"text":"a b\\n Čeněk Ω \\u0000"}'.encode()
    rows = [Row(7, "said", body, 1_800_000_000_000), Row(8, "time-out", b"{}", 2)]
    (written,) = told([Step("AAAAAA", rows)])
    assert (written.table, written.rows()) == ("AAAAAA", rows)


def test_what_one_wrote_oneself_is_not_news() -> None:
    (notice,) = notices("me", [Step("AAAAAA", [Row(2, "said", b"{}", 1)])])
    assert read_notice("me", notice) == []


def test_a_new_table_is_known_to_nobody_and_not_told() -> None:
    assert list(notices("me", [Step("AAAAAA", [Row(1, "opened", b"{}", 1)], seed="secret")])) == []


def test_no_notice_is_longer_than_postgresql_takes_and_no_row_is_lost() -> None:
    steps = [Step(f"T{n:05}", [Row(2, "said", "ж".encode() * (n * 7), n)]) for n in range(600)]
    texts = list(notices("12345678", steps))
    assert max(len(text.encode()) for text in texts) <= LONGEST
    assert len(texts) > 1
    heard = {written.table: written.rows() for text in texts for written in read_notice("you", text)}
    assert heard == {
        step.table: step.rows if len(step.rows[0].body) <= LONGEST - 208 else None for step in steps
    }


def test_what_cannot_be_told_must_be_read() -> None:
    for body in (b"x" * 8000, b"two\nlines", b"\xff"):
        (written,) = told([Step("AAAAAA", [Row(2, "said", b"{}", 1), Row(3, "said", body, 1)])])
        assert (written.table, written.rows()) == ("AAAAAA", None)


def test_junk_on_the_line_is_a_reason_to_read_and_nothing_worse() -> None:
    for junk in ("", "x", "x\n", "x\nAAAAAA one two", "x\nAAAAAA 1", "me AAAAAA BBBBBB", "\n\n \n"):
        assert all(written.rows() is None for written in read_notice("me", junk))
