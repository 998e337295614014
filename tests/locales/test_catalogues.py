import re
import runpy
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message, Term
from fluent.syntax.serializer import FluentSerializer

import magehall
from magehall import game, game_keys
from magehall.core import Fact, clauses_of
from magehall.locales import LANGUAGES, Words, language_of
from magehall.locales.catalogues import catalogues
from magehall.locales.checks import faults
from magehall.locales.checks.sayings import NUMBERS, sayings
from magehall.locales.checks.trees import counts, messages, names
from magehall.locales.languages import progress
from magehall.locales.phrasebook import Phrasebook

SOURCES = Path(magehall.__file__).parent


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_that_players_are_offered_has_no_fault(language: str) -> None:
    """Nothing is missing, unused, unsayable at a number, another word than the glossary's, or too wide.

    A language may be offered a little before it is whole: only then something may be missing.
    """
    whole = progress(language) == 100
    assert [fault for fault in faults(language) if whole or fault.kind != "missing"] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_count_changes_the_words_somewhere(language: str) -> None:
    said: dict[str, set[str]] = {}
    for saying in sayings(language):
        said.setdefault(saying.key, set()).add(re.sub(r"\d+", "#", saying.text))
    plural = [key for key in messages(language) if counts(language, key)]
    assert len(plural) > 100
    assert [key for key in plural if len(said[key]) < 2] == []


@pytest.mark.parametrize("key", game_keys())
def test_the_english_clauses_are_those_of_the_rules(key: str) -> None:
    tool = runpy.run_path(str(SOURCES.parent.parent / "tools" / "write_clauses.py"))
    written = (SOURCES / "locales" / "en" / f"{key}-rules.ftl").read_text(encoding="utf-8")
    assert written == tool["clauses_text"](game(key)), "run tools/write_clauses.py"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", game_keys())
def test_rules_speak_of_options_by_their_labels(language: str, key: str) -> None:
    found, words = game(key), Words(language)
    raw = re.compile(
        "|".join(
            rf"(?<![\w-]){option.name}(?![\w-])"
            for option in found.options
            if "-" in option.name or language not in ("en", "cs", "de")  # "start" may be a word of theirs
        )
    )
    told = [words.clause(found, clause.key) for clause in clauses_of(found)]
    assert [text for text in told if "`" in text or (raw.pattern and raw.search(text))] == []


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", ["tricks", "trick", "tricks", "tricks", "tricks", "tricks", "tricks", "tricks"]),
        ("bg", ["ръце", "ръка", "ръце", "ръце", "ръце", "ръце", "ръце", "ръце"]),
        ("uk", ["взяток", "взятка", "взятки", "взятки", "взяток", "взяток", "взятка", "взятки"]),
        ("cs", ["zdvihů", "zdvih", "zdvihy", "zdvihy", "zdvihů", "zdvihů", "zdvihů", "zdvihů"]),
        ("el", ["μπάζες", "μπάζα", "μπάζες", "μπάζες", "μπάζες", "μπάζες", "μπάζες", "μπάζες"]),
    ],
)
def test_plurals_are_those_of_the_language(language: str, forms: list[str]) -> None:
    for number, form in zip(NUMBERS, forms, strict=True):
        assert Words(language).say("wizard-tricks", tricks=number) == f"{number} {form}"


def test_no_message_is_unused() -> None:
    """A key is used where the code names it, or where it belongs to a family that code builds from names."""
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py")) + _page_code()
    families = [
        rf"(?:{'|'.join(game_keys())})-(?:event|refusal|reason|nudge|hint)-.+",
        rf"(?:{'|'.join(game_keys())})-(?:option|variant|edition|each|figure|lesson)-.+",
        rf"(?:{'|'.join(game_keys())})-(?:title|summary|\d+|section-.+)",
        r"hint-(?:only|clear|close|second|second-close)",
        r"cli-(?:error|verify|simulate|arena|config)-.+",
        r"server-(?:error|setting|phrase)-.+",
    ]
    referred = {
        name for language in LANGUAGES for key in messages(language) for name in _referred(language, key)
    }
    for key in sorted({key.removesuffix("-own") for key in messages("en")}):
        family = any(re.fullmatch(pattern, key) for pattern in families)
        built = any(f"{stem}-{{" in code for stem in _stems(key))
        assert f'"{key}"' in code or f"'{key}'" in code or family or key in referred or built, key


def test_every_word_that_a_page_names_is_there() -> None:
    named = set(re.findall(r"""words\.(?:say|tell)\(\s*["']([a-z][a-z0-9-]+)["']""", _page_code()))
    assert len(named) > 300
    assert sorted(named - messages("en").keys()) == []


def _stems(key: str) -> list[str]:
    """Cut a key at each of its hyphens but the first: code may write the rest from a name."""
    parts = key.split("-")
    return ["-".join(parts[:count]) for count in range(2, len(parts))]


def _page_code() -> str:
    """Read the sources of the web client; what they write as `${…}` reads like an f-string here."""
    files = [
        path
        for path in (SOURCES.parent.parent / "web" / "src").rglob("*")
        if path.suffix in (".ts", ".svelte") and ".test." not in path.name
    ]
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(files)).replace("${", "{")


def _referred(language: str, key: str) -> set[str]:
    return names(language, key).messages


@pytest.mark.parametrize("key", game_keys())
def test_every_event_and_refusal_of_the_code_has_words(key: str) -> None:
    """Take the declared events, read the reasons off the sources, and look for messages; and back again."""
    folder = SOURCES / "games" / key
    code = "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    events = {str(event.__struct_config__.tag) for event in game(key).events}
    in_words = {
        name.removeprefix(f"{key}-event-") for name in messages("en") if name.startswith(f"{key}-event-")
    }
    assert events == {name.removesuffix("-own") for name in in_words}
    for name in messages("en"):
        if name.startswith(f"{key}-refusal-"):
            assert f'"{name.removeprefix(f"{key}-refusal-")}"' in code, (
                f"{name} is never the reason of a refusal"
            )
    for reason in re.findall(rf'Refusal\(\s*"{key}-\d+",\s*"([a-z0-9-]+)"', code):
        assert f"{key}-refusal-{reason}" in messages("en"), reason


@pytest.mark.parametrize("key", game_keys())
def test_every_reason_of_the_bots_has_words(key: str) -> None:
    bots = SOURCES / "bots"
    code = "\n".join(path.read_text(encoding="utf-8") for path in (bots / key).rglob("*.py"))
    if "magehall.bots.search.reasons" in code:  # what every search says is said of this game too
        code += (bots / "search" / "reasons.py").read_text(encoding="utf-8")
    for reason in re.findall(r'Reason\(\s*"([a-z0-9-]+)"', code):
        assert {f"{key}-reason-{reason}", f"{key}-nudge-{reason}"} & set(messages("en")), reason
    for name in messages("en"):
        if name.startswith(f"{key}-reason-"):
            assert f'"{name.removeprefix(f"{key}-reason-")}"' in code, f"{name} is never given"


@pytest.mark.parametrize("key", game_keys())
def test_options_and_variants_have_words(key: str) -> None:
    found, words = game(key), Words("en")
    for option in found.options:
        assert words.attribute(f"{key}-option-{option.name}", "help")
        for value in option.values:
            assert words.has(f"{key}-option-{option.name}-{value}") or not value.islower(), (
                f"{option.name}={value}"
            )
    for variant in found.variants:
        assert words.has(f"{key}-variant-{variant}")
    for edition in found.editions().values():
        assert words.has(f"{key}-edition-{edition.key}-source")
        for clause in edition.differences:
            assert words.has(f"{key}-edition-{edition.key}-{clause.rpartition('-')[2]}")


def test_languages_are_picked_from_tags() -> None:
    tags = ("bg", "el_GR.UTF-8", "cs-CZ", "uk_UA", "de_AT", "fr", "", "C")
    assert [language_of(tag) for tag in tags] == ["bg", "el", "cs", "uk", "de", "en", "en", "en"]


def test_numbers_signs_and_lists() -> None:
    assert [Words(language).number(1234.5) for language in ("en", "cs", "el")] == [
        "1,234.5",
        "1\xa0234,5",
        "1.234,5",
    ]
    words = Words("en")
    told: dict[str, Fact] = {"seat": "B", "other_seat": "F", "points": -10, "bids": [1, 2]}
    facts = words.with_names(game("wizard"), told, ["Ann", "Bob"])
    assert facts["seat"] == "Bob"
    assert facts["other_seat"] == "F", "a seat nobody sits on goes by its letter"
    assert facts["points_signed"] == "−10"
    assert facts["bids_named"] == "Ann 1, Bob 2"
    assert words.list(["Ann", "Bob", "Cleo"]) == "Ann, Bob and Cleo"
    assert words.list(["Ann"]) == "Ann"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(magehall.BadInput, match="no language 'fr'"):
        Words("fr")


def test_a_list_of_things_is_said_in_the_language() -> None:
    tiles = ["energy/witch", "wand/scroll"]
    assert Words("cs").listed(game("witchstone"), "tiles", tiles) == "energie/čarodějnice, hůlka/svitek"
    assert Words("cs").listed(game("wizard"), "cards", ["B7", "Z1"]) == "modrá 7, čaroděj"
    assert Words("cs").listed(game("wizard"), "bids", ["2", "0"]) == "2 0"


def test_an_edition_is_called_by_its_printed_title_or_in_the_readers_words() -> None:
    editions = game("carcassonne").editions()
    assert Words("el").title(game("carcassonne"), editions["cs-2012"]) == "Carcassonne s Mágem a čarodějnicí"
    assert Words("el").title(game("carcassonne"), editions["first-2000"]) == "Καρκασόν, πρώτη βαθμολόγηση"


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_read_one_by_one_are_those_of_the_whole_catalogue(language: str) -> None:
    def entries(text: str) -> list[str]:
        found = [each for each in FluentResource(text).body if isinstance(each, Message | Term)]
        for each in found:
            each.comment = None
        return [FluentSerializer().serialize_entry(each) for each in found]

    alone = [entries(text) for text in Phrasebook(language).written.values()]
    assert sorted(alone) == sorted([entry] for entry in entries("\n".join(catalogues(language))))


def test_a_message_that_is_not_there_is_an_error() -> None:
    assert not Words("en").has("web-nothing-of-the-kind")
    with pytest.raises(LookupError):
        Words("en").say("web-nothing-of-the-kind")
