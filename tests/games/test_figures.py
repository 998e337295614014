"""Figures come from the events of a game, and those that are points add up to its scores."""

import pytest

from magehall import game, game_keys
from magehall.core import Event, Figure, Figures
from magehall.locales import LANGUAGES, Words
from magehall.testing import random_match

POINTS = ("carcassonne", "witchstone")
"""Games whose figures are all of their points."""


def finished(key: str, seats: int, options: dict[str, str], seed: str) -> tuple[list[Figures], list[Event]]:
    told: list[Event] = []
    record = random_match(game(key), seats, options, seed)
    state = record.replay(listener=told.append).state
    found = game(key).figures(seats, told)
    if key in POINTS:
        sums = tuple(sum(figure.total for figure in seat.values()) for seat in found)
        assert sums == state.scores(), f"{key} {options}"
    return found, told


LONG = {"rummikub": [pytest.mark.long]}


@pytest.mark.parametrize("key", [pytest.param(key, marks=LONG.get(key, [])) for key in game_keys()])
def test_every_seat_has_the_same_figures_with_words_in_every_language(key: str) -> None:
    for seats in game(key).seats:
        found, _ = finished(key, seats, {}, f"figures/{seats}")
        assert len(found) == seats
        assert len({tuple(figures) for figures in found}) == 1
        for name, figure in found[0].items():
            assert figure.of > 0
            assert all(Words(language).has(f"{key}-figure-{name}") for language in LANGUAGES), name


@pytest.mark.parametrize("key", POINTS)
def test_points_by_kind_are_all_points_in_every_variant_and_edition(key: str) -> None:
    agreed = [*game(key).variants.values(), *(edition.options for edition in game(key).editions().values())]
    for number, options in enumerate(agreed):
        finished(key, 3, options, f"points/{number}")


def test_wizard_counts_predictions_that_came_true() -> None:
    found, told = finished("wizard", 4, {}, "wizard")
    rounds = [event.facts for event in told if event.kind == "round-scored" and event.facts["seat"] == "B"]
    exact = sum(facts["bid"] == facts["won"] for facts in rounds)
    assert found[1]["exact"] == Figure(exact, 15)
    assert found[1]["astray"].total >= 15 - exact


def test_rummikub_counts_tiles() -> None:
    found, told = finished("rummikub", 2, {}, "rummikub")
    laid = [
        event.facts["count"] for event in told if event.kind == "tiles-laid" and event.facts["seat"] == "A"
    ]
    assert found[0]["laid"].total == sum(count for count in laid if isinstance(count, int))
    assert sum(seat["out"].total for seat in found) <= found[0]["out"].of == 1


def test_a_game_need_not_count_anything() -> None:
    from tests.conformance.toys import HighCard

    assert HighCard().figures(2, []) == [{}, {}]
