"""Servers that leak on purpose, one way each: the tests of secrets must find them all."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from magehall import game_keys
from magehall.coach import Decision
from magehall.core import Event, Move, Record, Refusal, View
from magehall.core.match import Attempt
from magehall.server.http import tables
from magehall.server.refused import Refused
from magehall.server.reviews import Reviews
from magehall.server.tables import fold, hints, replays, story, streams
from magehall.server.tables.kept import Kept
from magehall.server.tables.questions import Answers
from magehall.server.tables.streams import encode
from magehall.server.tables.table import Table
from magehall.server.wire import entries
from magehall.server.wire.bodies import ReplayPage
from magehall.server.wire.messages import Fault, Happened, Judged, Possible
from magehall.server.wire.plain import Data
from magehall.server.wire.thoughts import Considered, Question, Weighed
from tests.server import twins
from tests.server.test_secrets import has_secrets
from tests.server.test_secrets import test_deals_stay_secret as deals_stay_secret
from tests.server.test_secrets import test_no_message_of_any_type_tells_a_secret as no_message_tells_a_secret


def _told_the_moves(entry: entries.AnyEntry) -> msgspec.Raw:
    return msgspec.Raw(encode(entry))


def _told_all_events(event: Event, viewer: int | None) -> bool:
    return True


@pytest.mark.parametrize(
    ("place", "name", "leak"),
    [(fold, "_shown", _told_the_moves), (streams, "may_hear", _told_all_events)],
)
def test_a_leak_of_what_is_dealt_or_chosen_would_be_found(
    monkeypatch: pytest.MonkeyPatch, place: object, name: str, leak: Callable[..., object]
) -> None:
    monkeypatch.setattr(place, name, leak)
    with pytest.raises(AssertionError, match="news"):
        deals_stay_secret()
    with pytest.raises(AssertionError, match="news"):
        no_message_tells_a_secret("wizard", {"bids": "hidden"})


def told(table: Table) -> str:
    """Give what nobody may know, as a server would that does not keep it to itself."""
    return str(sorted(table.state.secrets(None).items()))


def _leaky_view(table: Table, viewer: int | None) -> Data | None:
    return None if table.begun is None else {**table.begun.state.view(viewer).data(), "leak": told(table)}


def _leaky_watching(table: Table, before: View | None) -> View | None:
    if table.begun is None:
        return None
    leak: dict[str, Any] = {"seats": told(table)}  # a shape is not checked when it is made
    return replace(table.begun.state.public(None), **leak)


def _leaky_choice(table: Table, viewer: int | None) -> list[str]:
    return [] if table.begun is None else [told(table)]


def _leaky_line(table: Table) -> list[str]:
    return [told(table)] if table.begun is not None else [chair.name for chair in table.seats]


def _leaky_moves(answers: Answers, table: Table, seat: int, asked: object) -> Possible:
    return Possible(id=0, moves=[told(table)], complete=True)


def _leaky_why(answers: Answers, table: Table, seat: int, asked: object, language: str) -> Judged:
    return Judged(id=0, legal=False, error=Fault(code="illegal", message=told(table)))


def _leaky_attempt(table: Table, seat: int, move: Move) -> Attempt:
    refusal = table.state.refuse(seat, move)
    if refusal is not None:
        raise Refused("illegal", Refusal(refusal.clause, "leak", {"leak": told(table)}))
    return table.match.attempt(seat, move)


def _leaky_question(table: Table, seat: int, level: str, why: bool = False) -> Question:
    view = table.state.view((seat + 1) % len(table.seats)).bytes()
    return Question(game=table.terms.game, level=level, seat=seat, view=view, seed="", why=why)


def _leaky_thought(asked: Question) -> str:
    """Name a thought as it was named once: two seats that face one decision had the same."""
    return asked.seed.rpartition("/")[0]


async def _leaky_review(reviews: Reviews, record: Record, seat: int, one: Decision, task: str) -> Considered:
    other = record.replay(one.ply).state.view((seat + 1) % len(record.names))
    return Considered(options=[Weighed(moves=[other.bytes().hex()], value=0.0, error=0.0)])


def _leaky_decision(table: Table, seat: int) -> Fault:
    return Fault(code="turn", message=told(table))


happened = story._happened


def _leaky_story(kept: Kept, viewer: int | None) -> Happened:
    for told_to_some in kept.events:
        told_to_some.seats = None
    return happened(kept, viewer)


def _leaky_replay(record: Record, viewers: list[int | None], is_open: bool) -> ReplayPage:
    return replays.replay_page(record, list(range(len(record.names))), True)


@pytest.mark.parametrize(
    ("found", "place", "name", "leak"),
    [
        ("news", streams, "public_view", _leaky_watching),
        ("sync|news", streams, "moves_of", _leaky_choice),
        ("sync", streams, "view_of", _leaky_view),
        ("page", tables, "view_of", _leaky_view),
        ("page", tables, "moves_of", _leaky_choice),
        ("replay", twins, "replay_page", _leaky_replay),
        ("line", Table, "names", _leaky_line),
        ("moves", Answers, "_moves", _leaky_moves),
        ("why", Answers, "_why", _leaky_why),
        ("denied", Table, "attempt", _leaky_attempt),
        ("hint", hints, "question", _leaky_question),
        ("review", Reviews, "_think", _leaky_review),
        ("bot", twins, "question", _leaky_question),
        ("turn", twins, "decision", _leaky_decision),
    ],
)
def test_a_leak_in_any_kind_of_answer_would_be_found(
    monkeypatch: pytest.MonkeyPatch, found: str, place: object, name: str, leak: Callable[..., object]
) -> None:
    monkeypatch.setattr(place, name, leak)
    with pytest.raises(AssertionError, match=found):
        no_message_tells_a_secret("wizard", {})


def test_a_hint_about_another_seats_hand_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "thought_of", _leaky_thought)
    with pytest.raises(AssertionError, match="hint"):
        no_message_tells_a_secret("wizard", {"bids": "hidden"})


def test_a_story_with_what_others_were_told_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(story, "_happened", _leaky_story)
    with pytest.raises(AssertionError, match=r"since|history"):
        no_message_tells_a_secret("wizard", {"bids": "hidden"})


@pytest.mark.parametrize("key", [key for key in game_keys() if has_secrets(key)])
def test_a_leak_would_be_found_in_every_game_that_has_secrets(
    monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    monkeypatch.setattr(streams, "public_view", _leaky_watching)
    with pytest.raises(AssertionError, match="news"):
        no_message_tells_a_secret(key, {})
