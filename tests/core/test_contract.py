import pytest

from magehall import BadInput, BadOptions, NotationError, Refusal, game, game_keys
from magehall.core import Option, read_seat, seat_text
from magehall.core.clauses import read_clauses
from magehall.core.options import settle
from magehall.core.outcome import Outcome, ranks_of


def test_seats_are_letters_and_nature_is_a_star() -> None:
    assert [seat_text(seat) for seat in (-1, 0, 5)] == ["*", "A", "F"]
    assert [read_seat(text) for text in "*AF"] == [-1, 0, 5]
    for wrong in ("", "AB", "a", "Z"):
        with pytest.raises(NotationError, match="is no seat"):
            read_seat(wrong)


def test_refusals_are_values() -> None:
    refusal = Refusal("wizard-23", "must-follow", {"people": "green"})
    assert str(refusal) == "wizard-23 must-follow people=green"
    assert refusal == Refusal("wizard-23", "must-follow", {"people": "green"})
    assert eval(repr(refusal)) == refusal
    assert len({refusal, Refusal("wizard-23", "must-follow", {"people": "green"})}) == 1
    assert refusal.data() == {"clause": "wizard-23", "reason": "must-follow", "facts": {"people": "green"}}


def test_outcomes_rank_scores() -> None:
    assert ranks_of((10, 30, 10, 20)) == (3, 1, 3, 2)
    outcome = Outcome((10, 30), "done")
    assert outcome.data() == {"scores": [10, 30], "ranks": [2, 1], "winners": ["B"], "reason": "done"}
    assert eval(repr(outcome)) == outcome
    assert len({outcome, Outcome((10, 30), "done")}) == 1
    assert Outcome((10, 10), "done", (1, 2)).winners == (0,)


def test_options_are_settled_or_refused() -> None:
    known = (Option("bids", ("open", "hidden")), Option("fast", ("off", "on")))
    assert settle(known, {"fast": "on"}) == {"bids": "open", "fast": "on"}
    with pytest.raises(BadOptions, match="no option 'slow'"):
        settle(known, {"slow": "on"})
    with pytest.raises(BadOptions, match="cannot be 'maybe'"):
        settle(known, {"fast": "maybe"})
    assert repr(known[1]) == "Option('fast', ('off', 'on'))"


def test_games_are_found_by_key() -> None:
    assert "wizard" in game_keys()
    assert game("wizard") is game("wizard")
    with pytest.raises(BadInput, match="there is no game 'whist'"):
        game("whist")


def test_games_of_others_are_found_by_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    from functools import cache
    from importlib.metadata import EntryPoint

    from magehall.core import registry
    from tests.conformance.toys import HighCard

    point = EntryPoint("high", "tests.conformance.toys:HighCard", "magehall.games")
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: [point])
    monkeypatch.setattr(registry, "_found", {})
    monkeypatch.setattr(registry, "_others", cache(registry._others.__wrapped__))
    assert "high" in game_keys()
    assert isinstance(game("high"), HighCard)


@pytest.mark.parametrize("key", game_keys())
def test_editions_are_data(key: str) -> None:
    found = game(key)
    clauses = {clause.key for clause in read_clauses(key, found.text("RULES.md"))}
    for edition in found.editions().values():
        assert edition.title
        assert edition.language in ("bg", "el", "uk", "cs", "en")
        assert set(edition.differences) <= clauses
        found.settle(found.seats[-1], edition.options)
        found.settle(found.seats[-1], {**edition.options, **edition.unsaid})
        assert set(edition.unsaid) <= set(edition.options)
    with pytest.raises(BadOptions, match="has no edition 'none'"):
        found.edition("none")


@pytest.mark.parametrize("key", game_keys())
def test_variants_are_options_that_go_together(key: str) -> None:
    found = game(key)
    for variant in found.variants.values():
        assert any(_settles(found, seats, variant) for seats in found.seats)


def _settles(found: object, seats: int, options: dict[str, str]) -> bool:
    from magehall.testing.strategies import go_together

    return go_together(found, seats, options)  # type: ignore[arg-type]


def test_clauses_are_numbered_without_gaps() -> None:
    text = "## One\n- **toy-1** First.\nprose\n## Two\n- **toy-2** Second.\n"
    assert [(clause.key, clause.section, clause.text) for clause in read_clauses("toy", text)] == [
        ("toy-1", "One", "First."),
        ("toy-2", "Two", "Second."),
    ]
    with pytest.raises(AssertionError, match="toy-3 stands where toy-2 should"):
        read_clauses("toy", "- **toy-1** First.\n- **toy-3** Third.\n")
