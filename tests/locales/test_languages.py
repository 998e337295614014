"""A language is a folder; English stands in for what it lacks; text is written as it is printed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from magehall.locales import LANGUAGES, Words, languages
from magehall.locales.checks import faults
from magehall.locales.checks.widths import widths
from magehall.locales.languages import PSEUDO, SHOWN_FROM, WRITTEN, own_name, progress
from magehall.locales.phrasebook import Phrasebook
from magehall.locales.typography import typeset
from magehall.locales.words import _said
from magehall.server.speech import language_from

FOLDERS = Path(__file__).parents[2] / "src" / "magehall" / "locales"


def test_every_folder_of_catalogues_is_a_language() -> None:
    assert set(WRITTEN) == {file.parent.name for file in FOLDERS.glob("*/*.ftl")}
    assert LANGUAGES[0] == WRITTEN[0] == "en"
    assert set(LANGUAGES) == {language for language in WRITTEN if progress(language) >= SHOWN_FROM}
    assert {"bg", "cs", "el", "uk"} <= set(LANGUAGES)


def test_languages_are_called_by_their_own_names() -> None:
    assert [own_name(language) for language in ("en", "cs", "uk", "el")] == [
        "English",
        "Čeština",
        "Українська",
        "Ελληνικά",
    ]


def _books(ours: str, english: str) -> list[Phrasebook]:
    books = [Phrasebook("uk"), Phrasebook("en")]
    for book, text in zip(books, (ours, english), strict=True):
        book.written = {entry.split(" =")[0]: entry for entry in text.split("||")}
    return books


def test_english_stands_in_for_what_is_missing_or_broken() -> None:
    english = (
        "n = { $n ->\n    [one] { $n } trick\n   *[other] { $n } tricks\n}||bad = Good||odd = { $n } odd"
    )
    books = _books("bad = {||odd = { $nothing }", english)
    assert _said(books, "n", {"n": 21}, "") == ("21 tricks", []), "in Ukrainian 21 is counted as 1 is"
    assert _said(books, "bad", {}, "") == ("Good", [])
    assert _said(books, "odd", {"n": 1}, "") == ("1 odd", [])
    assert isinstance(_said(books, "none", {}, "")[1][0], LookupError)


def test_the_pseudo_locale_is_spoken_but_never_offered() -> None:
    assert PSEUDO not in WRITTEN
    assert Words(PSEUDO).say("wizard-tricks", tricks=2) == "2 ťřííčkš"
    assert language_from("en", PSEUDO) == PSEUDO
    assert language_from(PSEUDO) == "en"


@pytest.mark.parametrize(
    ("language", "typed", "printed"),
    [
        ("uk", "a = зв'язок – { $name }...", "a = зв’язок — { $name }…"),
        (
            "cs",
            "a = v kole s { $name }, 45 s na tah, 30 %",
            "a = v\xa0kole s\xa0{ $name }, 45 s na\N{SPACE}tah, 30\xa0%",
        ),
        ("cs", "k = { $a ->\n    [one] a\n   *[other] b\n}", "k = { $a ->\n    [one] a\n   *[other] b\n}"),
        ("el", "a = { $n } %, 70΄", "a = { $n }%, 70′"),
        ("en", "a = Wins, %", "a = Wins, %"),
    ],
)
def test_text_is_written_as_the_language_is_printed(language: str, typed: str, printed: str) -> None:
    assert typeset(typed, language) == printed


def test_a_language_that_is_begun_is_told_what_it_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A language of one broken file: every kind of fault is seen."""
    text = (
        "web-language = Мова: { $extra }\nweb-nothing = x\nweb-language = y\nweb-broken = {\n"
        'wizard-title = "Wizard"\nwitchstone-label-owls = supercalifragilistic\nlist-end = { none }\n'
    )
    from magehall.locales import catalogues as read
    from magehall.locales import languages, phrasebook
    from magehall.locales.checks import trees

    def fake(language: str, package: str = read.HOUSE) -> list[str]:
        return [text] if language == "eo" else read.catalogues(language, package)

    for module in (languages, phrasebook, trees):
        monkeypatch.setattr(module, "catalogues", fake)
    kinds = {fault.kind for fault in faults("eo")}
    assert {"missing", "unused", "broken", "twice", "placeholder", "nowhere", "letters", "width"} <= kinds
    assert "witchstone-label-owls" in widths()


def test_questions_of_no_clause_and_of_two_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game whose questions are begun lacks some; one that nobody has begun lacks nothing."""
    from magehall.locales import asked
    from magehall.locales.checks import asked as checked

    texts = {
        "wizard": "wizard-1-asked =\n    Who plays?\nwizard-2-asked =\n    who plays?\n"
        "wizard-999-asked =\n    What?\nno message\n",
        "whist": "whist-1-asked =\n    Who plays?\n",
    }
    monkeypatch.setattr(checked, "asked_names", lambda language: list(texts))
    monkeypatch.setattr(checked, "asked_catalogue", lambda name, language: texts[name])
    monkeypatch.setattr(checked, "asked", lambda name, language: asked.read_lines(texts[name]))
    found = [(fault.kind, fault.key, fault.found) for fault in checked.wrong_questions("eo")]
    assert ("unused", "whist-asked.ftl", "") in found
    assert ("unused", "wizard-999-asked", "") in found
    assert ("broken", "", "no message") in found
    assert ("missing", "wizard-3-asked", "") in found
    assert ("twice", "wizard-2-asked", "who plays?") in found
    assert {key.partition("-")[0] for _, key, _ in found if key} == {"wizard", "whist"}


def test_questions_are_no_part_of_a_language_that_must_be_there() -> None:
    assert not [
        key for key in languages.keys("en") if re.search(r"-\d+-asked$|^(wizard|house)-(alike|empty)$", key)
    ]
