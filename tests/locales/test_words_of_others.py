"""Words of games that others bring: their own, else English ones, else readable keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import UNSET, UnsetType

from magehall import Event, Refusal
from magehall.core import Edition, Letter
from magehall.locales import LANGUAGES, Words
from magehall.locales.words import clause_texts, readable
from tests.conformance.toys import HighCard, Lay

CATALOGUES = {
    "en": """
high-title = High Card
high-summary = One card wins.
high-move-lay = Lay the { $what }
high-event-stone-taken = { $seat } takes { $stones }.
high-event-stone-taken-own = You take { $stones }.
high-refusal-wrong = It is { $nothing }.
high-reason-odd = { high-none }
high-option-colour = Colour
    .help = Of the cards.
""",
    "cs": """
high-title = Vyšší bere
high-1 = Jeden po druhém.
high-section-rules = Pravidla
high-broken = {
""",
}
"""Some words of the English catalogue are missing in the other, and some in either are broken."""


class StoneTaken(Event):
    """Something nobody has words for."""

    seat: Letter | UnsetType = UNSET
    stones: int | UnsetType = UNSET
    from_seat: Letter | UnsetType = UNSET
    cards: list[str] | UnsetType = UNSET


class Bare(HighCard):
    """A toy in a package that is none."""

    package = "nothing.of.the.kind"


@pytest.fixture
def brought(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> HighCard:
    """Make a package with words in English, some of them in Czech and some broken."""
    name = f"words_of_{tmp_path.name.replace('-', '_')}"
    for language, text in CATALOGUES.items():
        folder = tmp_path / name / "locales" / language
        folder.mkdir(parents=True)
        (folder / "high.ftl").write_text(text, encoding="utf-8")
    (tmp_path / name / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    made = type("Brought", (HighCard,), {"package": name})()
    assert isinstance(made, HighCard)
    return made


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [HighCard(), Bare()], ids=["no locales", "no package"])
def test_a_game_without_words_is_told_by_its_keys(language: str, game: HighCard) -> None:
    words = Words(language)
    event = StoneTaken("A", 3, "B", ["x", "y"])
    assert words.title(game) == "High"
    assert words.tell(game, "summary") == ""
    assert words.event(game, event, ["Ann", "Bob"], 0) == (
        "Stone taken: seat Ann, stones 3, from seat Bob, cards x y"
    )
    assert words.event(game, StoneTaken(), []) == "Stone taken"
    assert (
        words.refusal(game, Refusal("high-2", "not-held", {"card": 7}), []) == "Lay what you hold. (high-2)"
    )
    assert words.reason(game, Refusal("high-9", "not-held", {"card": 7}), []) == "Not held: card 7"
    assert words.sections(game) == {"Rules": ["high-1", "high-2"]}
    assert clause_texts(game, language)["high-1"] == "One after the other."
    assert words.name(game, "variant", "two-colours") == "Two colours"
    assert words.move(game, Lay(3)) == "lay 3"
    assert words.catalogue(game) == ""
    printed = Edition("first", {"language": "en", "title": "High!"})
    assert words.title(game, printed) == "High!"


def test_a_game_brings_words_and_english_stands_in(brought: HighCard) -> None:
    words = Words("cs")
    assert words.title(brought) == "Vyšší bere"
    assert words.tell(brought, "summary") == "One card wins."
    assert words.tell(brought, "option-colour", part="help") == "Of the cards."
    assert words.tell(brought, "option-colour", part="nothing") == ""
    assert words.move(brought, Lay(3)) == "Lay the 3"
    event = StoneTaken("A", 3)
    assert words.event(brought, event, ["Ann"]) == "Ann takes 3."
    assert words.event(brought, event, ["Ann"], 0) == "You take 3."
    assert words.sections(brought) == {"Pravidla": ["high-1", "high-2"]}
    assert clause_texts(brought, "cs") == {"high-1": "Jeden po druhém.", "high-2": "Lay what you hold."}
    catalogue = words.catalogue(brought)
    assert "high-title = Vyšší bere" in catalogue
    assert "High Card" not in catalogue
    assert "high-summary = One card wins." in catalogue


def test_nothing_dies_of_a_mistake_in_the_words_of_others(brought: HighCard) -> None:
    words = Words("cs")
    assert "nothing" in words.reason(brought, Refusal("high-1", "wrong"), [])
    assert words.tell(brought, "broken") == ""
    assert "high-none" in words.tell(brought, "reason-odd")


def test_keys_are_made_readable() -> None:
    assert [readable(key) for key in ("nim", "stone-taken", "from_seat", "")] == [
        "Nim",
        "Stone taken",
        "From seat",
        "",
    ]
