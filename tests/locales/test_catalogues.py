import itertools
import re
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message, Term
from fluent.syntax.serializer import FluentSerializer

import magehall
from magehall import game, game_keys
from magehall.core import Fact, clauses_of
from magehall.locales import LANGUAGES, Words, language_of
from magehall.locales.words import Phrasebook, catalogues, slug
from tests.locales.catalogue import counts, kinds, messages, variables

OTHERS = [language for language in LANGUAGES if language != "en"]
NUMBERS = (0, 1, 2, 4, 5, 11, 21, 22)
SOURCES = Path(magehall.__file__).parent
CLAUSE = re.compile(rf"(?:{'|'.join(game_keys())})-(?:\d+|section-.+)")
OWN = re.compile(rf"(?:{'|'.join(game_keys())})-x-.+")
"""Helper messages that only one language needs, for its cases."""


def shared(language: str) -> set[str]:
    return {key for key in messages(language) if not CLAUSE.fullmatch(key) and not OWN.fullmatch(key)}


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages(language: str) -> None:
    assert shared(language) == shared("en")


@pytest.mark.parametrize("language", OTHERS)
def test_placeholders_and_attributes_are_the_same(language: str) -> None:
    for key in sorted(shared("en")):
        assert variables(language, key) == variables("en", key), key
        attributes = [attribute.id.name for attribute in messages(language)[key].attributes]
        assert attributes == [attribute.id.name for attribute in messages("en")[key].attributes], key


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("key", game_keys())
def test_every_clause_and_heading_is_translated(language: str, key: str) -> None:
    clauses = clauses_of(game(key))
    wanted = {clause.key for clause in clauses} | {
        f"{key}-section-{slug(clause.section)}" for clause in clauses
    }
    assert {
        name for name in messages(language) if CLAUSE.fullmatch(name) and name.startswith(f"{key}-")
    } == wanted
    for clause in clauses:
        assert Words(language).clause(game(key), clause.key) != clause.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_at_every_count(language: str) -> None:
    words = Words(language)
    said: dict[str, set[str]] = {}
    for key in messages(language):
        needed = sorted(variables(language, key))
        counted = [name for name in needed if name in counts(language, key)]
        chosen = {name: ["green", *known] for name, known in kinds(language, key).items()}
        for numbers in itertools.product(NUMBERS, repeat=min(len(counted), 2)):
            for picked in itertools.product(*chosen.values()):
                facts: dict[str, str | int] = dict.fromkeys(needed, "green")
                facts.update(zip(chosen, picked, strict=True))
                facts.update(dict.fromkeys(counted, 3))
                facts.update(zip(counted, numbers, strict=False))
                text = words.say(key, **facts)
                assert text, key
                assert "{" not in text, f"{key}: {text}"
                said.setdefault(key, set()).add(re.sub(r"\d+", "#", text))
    plural = [key for key in messages(language) if counts(language, key)]
    assert all(len(said[key]) > 1 for key in plural), "a count changes the words somewhere"


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
        rf"(?:{'|'.join(game_keys())})-(?:option|variant|edition|each|figure)-.+",
        rf"(?:{'|'.join(game_keys())})-(?:title|summary)",
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
        if path.suffix in (".ts", ".svelte")
    ]
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(files)).replace("${", "{")


def _referred(language: str, key: str) -> set[str]:
    from tests.locales.catalogue import names

    return names(messages(language)[key]).messages


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
    tags = ("bg", "el_GR.UTF-8", "cs-CZ", "uk_UA", "de", "", "C")
    assert [language_of(tag) for tag in tags] == ["bg", "el", "cs", "uk", "en", "en", "en"]


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
    assert Words("cs").listed(game("wizard"), "cards", ["B7", "Z1"]) == "B7 Z1"


def test_an_edition_is_called_by_its_printed_title_or_in_the_readers_words() -> None:
    editions = game("carcassonne").editions()
    assert Words("el").title(game("carcassonne"), editions["cs-2012"]) == "Carcassonne s Mágem a čarodějnicí"
    assert Words("el").title(game("carcassonne"), editions["first-2000"]) == "Καρκασόν, πρώτη βαθμολόγηση"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_or_term_is_defined_twice(language: str) -> None:
    """A catalogue that came later would silently take the place of another's."""
    names = re.findall(r"(?m)^(-?[a-z][a-z0-9-]*) =", "\n".join(catalogues(language)))
    assert sorted(names) == sorted(set(names))


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
