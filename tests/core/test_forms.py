"""The forms of moves: all that is played is written in them, and all that is read was declared."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from magehall import CHANCE, Game, NotationError, Rng, State, game
from magehall.core import MoveForm
from magehall.core.forms import number, some
from magehall.core.registry import house_keys
from magehall.core.schema import game_schema, move_schema
from magehall.games.rummikub.moves import Table
from magehall.testing.strategies import go_together
from tests.conformance.test_games import one_change_each
from tests.conformance.toys import HighCard
from tests.games.rummikub.positions import random_position

KEYS = house_keys()
FORMS = [(key, form) for key in KEYS for form in game(key).forms]
FIRST_PLIES = 30
"""Where a solver lists the turns of a game, only its beginning is played."""
EVERY = 3
"""At each so many plies all that could be done is looked at."""
EXPANDED = {"mage-witch": "on", "crop-circles": "6"}
SELDOM = {"rummikub": {"pass"}, "carcassonne": {"figure-off"}, "witchstone": {"choose", "discard", "take"}}
"""What random games may lack."""
DAMAGES = 4000
ODD = "ABJZ*: ,;#\n\t0123456789-_./[]()|Ägé١²\x00"


def fitting(found: Game, text: str) -> list[MoveForm]:
    return [form for form in found.forms if form.fits(text)]


def told_at(state: State) -> Iterator[tuple[str, str]]:
    """Write all that could be done in a position, and by whom."""
    for chance in state.chances():
        yield str(chance.move), "nature"
    for seat in state.acting():
        for move in state.moves(seat) if seat != CHANCE else []:
            yield str(move), "seat"
    late = state.time_is_up(None)
    if late is not None:
        yield str(late[1]), "nature" if late[0] == CHANCE else "seat"


def told(found: Game, seats: int, options: dict[str, str]) -> Iterator[tuple[str, str]]:
    """Write the moves of a random game and all that could be done on the way."""
    rng = Rng(f"{found.key}/{seats}/{options}", "forms")
    state, ply = found.start(seats, options), 0
    while (acting := state.acting()) and (found.lists_all_moves or ply < FIRST_PLIES):
        if ply % EVERY == 0:
            yield from told_at(state)
        seat = acting[0]
        move = state.draw(rng) if seat == CHANCE else rng.choice(state.moves(seat))
        yield str(move), "nature" if seat == CHANCE else "seat"
        state.play(seat, move)
        ply += 1


def tables(key: str) -> list[tuple[int, dict[str, str]]]:
    """List every seat count, every value of every option, every variant, and all expansions together."""
    found = game(key)
    more = [*found.variants.values(), *([EXPANDED] if key == "carcassonne" else [])]
    fitted = [
        (seats, options) for options in more for seats in found.seats if go_together(found, seats, options)
    ]
    return [*one_change_each(key), *fitted]


def whole_turns() -> list[str]:
    """Write tables of Rummikub as composed turns leave them."""
    rng = Rng("forms", "turns")
    laid = [random_position(rng, 9 + 6 * (turn % 12), 0, jokers_in=2).table for turn in range(120)]
    return [str(Table(sets)) for sets in laid]


@cache
def all_told(key: str) -> list[tuple[str, str]]:
    """Write the moves of a game at all its tables, each once, and who made them."""
    pairs = dict.fromkeys(pair for seats, options in tables(key) for pair in told(game(key), seats, options))
    turns = [(text, "seat") for text in whole_turns()] if key == "rummikub" else []
    return list(dict.fromkeys([*pairs, *turns]))


@pytest.mark.parametrize("key", KEYS)
def test_every_move_is_written_in_one_form_and_made_by_whom_it_says(key: str) -> None:
    found = game(key)
    seen = set()
    for text, by in all_told(key):
        fits = fitting(found, text)
        assert [form.by for form in fits] == [by], text
        seen.add(fits[0].name)
    assert {form.name for form in found.forms} - seen <= SELDOM.get(key, set()), "a form that nobody uses"


@pytest.mark.parametrize(
    ("key", "form"), FORMS, ids=lambda part: part if isinstance(part, str) else part.name
)
def test_a_form_says_all_that_is_asked(key: str, form: MoveForm) -> None:
    assert re.fullmatch("[a-z]+(-[a-z]+)*", form.name)
    assert re.fullmatch("[A-Z].*[.]", form.sentence)
    assert 1 <= len(form.examples) <= 2
    for example in form.examples:
        assert fitting(game(key), example) == [form]
        assert str(game(key).read(example)) == example


@pytest.mark.parametrize(
    ("key", "form"), FORMS, ids=lambda part: part if isinstance(part, str) else part.name
)
def test_a_pattern_means_the_same_in_other_languages(key: str, form: MoveForm) -> None:
    """Of what begins with a backslash or `(?` only that is used which JavaScript reads alike."""
    assert form.pattern.isascii()
    assert set(re.findall(r"\\(.)", form.pattern)) <= set(".[]")
    assert form.pattern.count("(?") == form.pattern.count("(?:")
    assert not form.pattern.startswith("^")
    assert not form.pattern.endswith("$")


@pytest.mark.parametrize("key", KEYS)
def test_what_a_pattern_allows_is_read_and_written_back_or_refused(key: str) -> None:
    """Hands and racks of nature's moves are sets: they may be read in any order and are written in theirs."""
    found = game(key)
    texts = st.sampled_from(found.forms).flatmap(
        lambda form: st.tuples(st.just(form), st.from_regex(form.pattern, fullmatch=True))
    )

    @settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
    @given(texts)
    def is_read_or_refused(pair: tuple[MoveForm, str]) -> None:
        form, text = pair
        assert fitting(found, text) == [form]
        try:
            written = str(found.read(text))
        except NotationError:
            return
        if form.by == "seat":
            assert written == text
        assert str(found.read(written)) == written
        assert fitting(found, written) == [form]
        assert sorted(re.split("[ ,;]+", written)) == sorted(re.split("[ ,;]+", text))

    is_read_or_refused()


def damaged(text: str, other: str, rng: Rng) -> str:
    """Change a text in one place: a character more, less or another, or the end of another text."""
    at = int(rng.below(len(text) + 1))
    letter = rng.choice(list(ODD + text))
    ways = [
        text[:at] + letter + text[at:],
        text[:at] + letter + text[at + 1 :],
        text[:at] + text[at + 1 :],
        text[:at] + other[int(rng.below(len(other) + 1)) :],
    ]
    return rng.choice(ways)


@pytest.mark.parametrize("key", KEYS)
def test_whatever_is_still_read_of_a_damaged_move_is_written_in_one_form(key: str) -> None:
    found, rng, read = game(key), Rng("damage", key), 0
    by_form = {form.name: list(form.examples) for form in found.forms}
    for text, _ in all_told(key):
        by_form[fitting(found, text)[0].name].append(text)
    for turn in range(DAMAGES):
        texts = by_form[found.forms[turn % len(found.forms)].name]
        text = rng.choice(texts)
        for _ in range(1 + int(rng.below(2))):
            text = damaged(text, rng.choice(texts), rng)
        try:
            found.read(text)
        except NotationError:
            continue
        read += 1
        assert len(fitting(found, text)) == 1, repr(text)
    assert read > DAMAGES // 50, "some damage makes another move"


@pytest.mark.parametrize("key", KEYS)
def test_the_schema_knows_moves_from_other_texts(key: str) -> None:
    schema = game_schema(game(key))
    Draft202012Validator.check_schema(schema)
    move = Draft202012Validator({"$ref": "#/$defs/Move", "$defs": schema["$defs"]})
    texts = [text for text, _ in all_told(key)][:300]
    assert all(move.is_valid(text) for text in texts)
    assert not any(move.is_valid(text) for text in ["", "fly", f" {texts[0]}", f"{texts[0]} ", 7, None])


def test_a_game_that_declares_no_forms_has_any_texts() -> None:
    assert move_schema(HighCard())["type"] == "string"
    assert "anyOf" not in move_schema(HighCard())


def test_numbers_and_lists_are_written_as_patterns() -> None:
    assert (number(1, 13), number(0, 20), number(1, 9)) == (
        "(?:[1-9]|1[0-3])",
        "(?:[0-9]|1[0-9]|20)",
        "(?:[1-9])",
    )
    for least, most in [(0, 0), (3, 7), (5, 15), (1, 99), (12, 40)]:
        found = [each for each in range(120) if re.fullmatch(number(least, most), str(each))]
        assert found == list(range(least, most + 1))
    assert re.fullmatch(some("[AB]", ", "), "A, B, A")
