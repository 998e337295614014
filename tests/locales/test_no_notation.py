"""No sentence that a player reads shows the notation of an engine: moves, places, keys, unresolved names."""

from __future__ import annotations

import re
from typing import Final

import pytest

from magehall.bots import Reason
from magehall.coach.hints import said
from magehall.core import Fact, Refusal, Seat, game, game_keys
from magehall.locales import LANGUAGES, Words
from magehall.server.refused import Refused
from magehall.server.speech import fault
from tests.locales.notation import NAMES, RAW, events, faults, option_refusals, reasons, refusals, verbs_of

ALL: Final = [(key, language) for key in game_keys() for language in LANGUAGES]
LABELLED: Final = ("move", "moves", "plan")
"""What the page names as the board does before it says a reason (`reasonText`)."""

ENOUGH: Final = {"wizard": 9, "rummikub": 11, "carcassonne": 18, "witchstone": 20}
"""So many different reasons of refusals must have been met, so that the test is not empty."""


def _complaints(key: str, language: str, refused: Refusal) -> list[str]:
    text = fault(Refused("illegal", refused), language, NAMES).message
    return [f"{refused.reason}: {text} ({found})" for found in faults(key, language, text)]


@pytest.mark.parametrize(("key", "language"), ALL)
def test_no_refusal_shows_notation(key: str, language: str) -> None:
    assert [line for refusal in refusals(key) for line in _complaints(key, language, refusal)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reader", [None, 0])
def test_no_line_of_wizards_log_names_a_card_by_its_sign(language: str, reader: Seat | None) -> None:
    words, wizard, sign = Words(language), game("wizard"), RAW["a sign of the engine"]
    lines = [words.event(wizard, event, NAMES[:seats], reader) for event, seats in events("wizard")]
    assert len(lines) > 500
    assert [line for line in lines if sign.search(line)] == []


@pytest.mark.parametrize("key", game_keys())
def test_the_refusals_of_played_games_are_many(key: str) -> None:
    assert len({refusal.reason for refusal in refusals(key)}) >= ENOUGH[key]


@pytest.mark.parametrize(("key", "language"), ALL)
def test_no_refused_agreement_shows_notation(key: str, language: str) -> None:
    complaints = [line for refusal in option_refusals(key) for line in _complaints(key, language, refusal)]
    assert complaints == []


@pytest.mark.parametrize(("key", "language"), ALL)
def test_no_reason_of_a_hint_shows_notation(key: str, language: str) -> None:
    words, complaints = Words(language), []
    for reason in reasons(key, "medium", 23):
        facts = {name: _plain(name, fact) for name, fact in reason.facts.items()}
        text = said(words, game(key), Reason(reason.code, facts, reason.weight), NAMES)
        complaints += [f"{reason.code}: {text} ({found})" for found in faults(key, language, text)]
    assert complaints == []


def _plain(name: str, fact: Fact) -> Fact:
    """Leave out what the page names itself; a fraction, written with a comma, would look like a place."""
    if name in LABELLED:
        return "…"
    return "7" if isinstance(fact, str) and re.fullmatch(r"-?\d+\.\d+", fact) else fact


@pytest.mark.parametrize(
    ("key", "language", "text"),
    [
        ("witchstone", "en", "“energy c12” has no place here."),
        ("carcassonne", "en", "At −2,0 the tile would show a field."),
        ("carcassonne", "bg", "На 0,−3 field.3 няма никого."),
        ("wizard", "en", "“bid 3” has no place here."),
        ("wizard", "bg", "R12 не отговаря на синьо, а можеш: B3 B4."),
        ("wizard", "de", "Mit R8 bedienst du Grün nicht."),
        ("wizard", "cs", "Teď nejde bid 3."),
        ("wizard", "en", "Round { $round } of { $rounds }"),
        ("rummikub", "uk", "Параметр joker-set нічого не означає."),
        ("witchstone", "cs", "Věž tower_n je obsazená."),
    ],
)
def test_notation_is_seen(key: str, language: str, text: str) -> None:
    assert faults(key, language, text)


@pytest.mark.parametrize(
    ("key", "language", "text"),
    [
        ("rummikub", "en", "Set 2 isn’t a run: [B5 B6]. J is in the place of B4."),
        ("carcassonne", "cs", "Teď hraje Мира."),
    ],
)
def test_pieces_that_the_page_draws_are_no_notation(key: str, language: str, text: str) -> None:
    assert faults(key, language, text) == []


@pytest.mark.parametrize("key", game_keys())
def test_the_verbs_of_moves_are_known(key: str) -> None:
    assert len(verbs_of(key)) >= 2
