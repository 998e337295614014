"""The doors that pages must open are listed from the definitions; the judgement itself is in conftest.py."""

from __future__ import annotations

from tests.browser import doors


def test_a_door_that_no_page_opens_and_one_excused_in_vain_are_found() -> None:
    found = doors.every() - doors.NOT_FOR_PAGES.keys()
    assert doors.missing(found) == []
    assert doors.missing(found - {"takeback"}) == ["no page opens takeback"]
    assert doors.missing(found | {"since"}) == ["excused in vain: since"]


def test_a_verb_is_one_door_over_the_socket_and_over_http() -> None:
    names = doors.every()
    assert {
        "takeback",
        "return",
        "rematch",
        "GET /tables/{code}/replay",
        "POST /tables/{code}/branch",
    } <= names
    assert "POST /tables/{code}/takeback" not in names
