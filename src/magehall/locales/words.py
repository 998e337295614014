"""Says things in a language: looks messages up, fills facts in, names players, cites clauses."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message, Pattern

from magehall.core import (
    BadInput,
    Edition,
    Event,
    Fact,
    Game,
    Move,
    Refusal,
    Seat,
    clauses_of,
    is_ours,
    read_seat,
    seat_text,
)

LANGUAGES: Final = ("en", "bg", "el", "uk", "cs")
"""The source language first."""

HOUSE: Final = "magehall"
"""The package with the words of the house."""

MINUS: Final = "\N{MINUS SIGN}"
_PARTS: Final = ("symbol_a", "symbol_b")
_FRACTION: Final = re.compile(r"-?\d+\.\d")
_ENTRIES: Final = re.compile(r"(?m)^(?=-?[a-zA-Z][\w-]* *=)")
"""Where a message or term of a catalogue begins."""
_NAMED: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""A message or term that another one speaks of."""
_HYPHEN: Final = re.compile(r"(?<![\w-])-(?=\d)")


def language_of(text: str) -> str:
    """Pick one of our languages from a tag such as `bg`, `el_GR.UTF-8` or `cs-CZ`; English otherwise."""
    start = text.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return start if start in LANGUAGES else LANGUAGES[0]


class Phrasebook:
    """All messages of a language: found at once, understood one by one as they are said.

    To understand a whole language takes a second, and hardly anybody needs more than a hundred messages.
    """

    def __init__(self, language: str, package: str = HOUSE) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        self.written: dict[str, str] = {}
        """Messages and terms as they are written; of two with one name the first counts."""
        self.known: set[str] = set()
        for catalogue in catalogues(language, package):
            for entry in _ENTRIES.split(catalogue)[1:]:
                self.written.setdefault(entry.partition("=")[0].rstrip(), entry)

    def message(self, key: str) -> Message:
        """Give a message; one that is not there is a `KeyError`."""
        self._understand(key)
        return self.bundle.get_message(key)

    def _understand(self, key: str) -> None:
        """Read a message or term, and all that it speaks of."""
        if key in self.known or key not in self.written:
            return
        self.known.add(key)
        self.bundle.add_resource(FluentResource(self.written[key]))
        for other in _NAMED.findall(self.written[key]):
            self._understand(other)


@cache
def _phrasebook(language: str, package: str = HOUSE) -> Phrasebook:
    return Phrasebook(language, package)


def catalogues(language: str, package: str = HOUSE) -> list[str]:
    """Read the catalogues of a language, `locales/<language>/*.ftl` in a package, in the order of names."""
    folder = _folder(package)
    if folder is None or not (folder := folder.joinpath("locales", language)).is_dir():
        return []
    files = {file.name: file for file in folder.iterdir() if file.name.endswith(".ftl")}
    return [files[name].read_text(encoding="utf-8") for name in sorted(files)]


def _folder(package: str) -> Traversable | None:
    """Find the folder of a package; a game of others that is a single file has none."""
    try:
        return resources.files(package)
    except (ImportError, TypeError):
        return None


class Words:
    """The words of one language.

    A missing or broken message of the house (`say`) is an error, never an English stopgap. Games of others
    bring as many words as they like (`locales/<language>/*.ftl` in their package): where one is missing, the
    English one stands in, and where there is none either, something readable made from its key.
    """

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise BadInput(f"there is no language {language!r}; languages are {', '.join(LANGUAGES)}")
        self.language = language
        self.book = _phrasebook(language)

    def has(self, key: str) -> bool:
        """Tell whether the house has a message."""
        return key in self.book.written

    def say(self, key: str, **facts: Fact) -> str:
        """Say a message of the house with its facts filled in."""
        message = self.book.message(key)
        assert message.value is not None, f"the message {key} has a text"
        text, errors = _filled(self.book, message.value, facts)
        if errors:
            raise errors[0]
        return text

    def tell(self, game: Game, name: str, facts: Mapping[str, Fact] | None = None, part: str = "") -> str:
        """Say the message `<game>-<name>`, or a `part` of it such as the help of an option.

        Nothing is said where a game has no such words.
        """
        key = f"{game.key}-{name}"
        for book in self._books(game):
            if key in book.written:
                return _told(book, key, facts or {}, part, is_ours(game))
        return ""

    def _books(self, game: Game) -> list[Phrasebook]:
        """List the books with a game's words: the house's, or those that others bring, English last."""
        if is_ours(game):
            return [self.book]
        languages = dict.fromkeys((self.language, LANGUAGES[0]))
        return [_phrasebook(language, game.package) for language in languages]

    def catalogue(self, game: Game) -> str:
        """Write down all messages of a game, in English where the language has none."""
        written: dict[str, str] = {}
        for book in self._books(game):
            for key, text in book.written.items():
                if key.startswith((f"{game.key}-", f"-{game.key}")):
                    written.setdefault(key, text.strip())
        return "".join(f"{text}\n" for text in written.values())

    def number(self, value: float, digits: int = 1) -> str:
        """Write a number with a fraction as the language does."""
        return format_decimal(round(value, digits), format=f"#,##0.{'0' * digits}", locale=self.language)

    def attribute(self, key: str, name: str) -> str:
        """Say an attribute of a message of the house."""
        return _filled(self.book, self.book.message(key).attributes[name], {})[0]

    def event(self, game: Game, event: Event, names: Sequence[str], reader: Seat | None = None) -> str:
        """Tell what happened in one sentence; events have other words (`…-own`) for the one they befall."""
        facts = self.with_names(game, event.facts, names)
        own = ""
        if reader is not None and _befalls(event.facts, seat_text(reader)):
            own = self.tell(game, f"event-{event.kind}-own", facts)
        return own or self.tell(game, f"event-{event.kind}", facts) or plainly(event.kind, event.facts, facts)

    def refusal(self, game: Game, refusal: Refusal, names: Sequence[str]) -> str:
        """Say why a move is refused, in one sentence, citing the clause."""
        return f"{self.reason(game, refusal, names)} ({refusal.clause})"

    def reason(self, game: Game, refusal: Refusal, names: Sequence[str]) -> str:
        """Say why a move is refused, in one sentence: a game without words for it says its clause."""
        facts = self.with_names(game, refusal.facts, names)
        said = self.tell(game, f"refusal-{refusal.reason}", facts)
        return said or self.clause(game, refusal.clause) or plainly(refusal.reason, refusal.facts, facts)

    def clause(self, game: Game, key: str) -> str:
        """Return the text of a rule clause."""
        return clause_texts(game, self.language).get(key, "")

    def sections(self, game: Game) -> dict[str, list[str]]:
        """Return the sections of the rules with the clauses in them."""
        found: dict[str, list[str]] = {}
        for clause in clauses_of(game):
            found.setdefault(self._heading(game, clause.section), []).append(clause.key)
        return found

    def _heading(self, game: Game, section: str) -> str:
        if self.language == LANGUAGES[0]:
            return section
        return self.tell(game, f"section-{slug(section)}") or section

    def title(self, game: Game, edition: Edition | None = None) -> str:
        """Name the game, as a printed edition does where one is given."""
        if edition is None:
            return self.tell(game, "title") or readable(game.key)
        return self.tell(game, f"edition-{edition.key}-title") or edition.title

    def name(self, game: Game, kind: str, name: str) -> str:
        """Name something of a game, such as an `option`, a `variant`, a `figure`, a `label` or a `phase`."""
        return self.tell(game, f"{kind}-{name}") or readable(name)

    def move(self, game: Game, move: Move) -> str:
        """Name a move by the message `<game>-move-<verb>`, told `$what` comes after it; else by its text."""
        verb, _, what = str(move).partition(" ")
        return self.tell(game, f"move-{verb}", {"what": what}) or str(move)

    def list(self, items: Sequence[str]) -> str:
        """Join names as the language does: `Ann, Bob and Cleo`."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list-end", head=", ".join(items[:-1]), tail=items[-1])

    def listed(self, game: Game, key: str, items: Sequence[str]) -> str:
        """Say a list: as it is written, or each thing by the message `<game>-each-<key>` if there is one.

        The message is told the parts of a thing (`energy/witch`) as `$symbol_a` and `$symbol_b`.
        """
        parts = [dict(zip(_PARTS, item.split("/"), strict=False)) for item in items]
        told = [self.tell(game, f"each-{key}", part) for part in parts]
        return ", ".join(told) if any(told) else " ".join(items)

    def with_names(self, game: Game, facts: Mapping[str, Fact], names: Sequence[str]) -> dict[str, Fact]:
        """Put players' names in the place of seats, and make lists and numbers ready to be said.

        A list with a number for each seat is also told with names (`bids_named`), a number with its sign
        (`points_signed`).
        """
        told: dict[str, Fact] = {}
        for key, fact in facts.items():
            if key == "seats" and isinstance(fact, list):
                told[key] = self.list([_name(names, str(letter)) for letter in fact])
            elif key == "seat" or key.endswith("_seat"):
                told[key] = _name(names, str(fact))
            elif isinstance(fact, list):
                told[key] = self.listed(game, key, [str(item) for item in fact])
                if len(fact) == len(names):
                    told[f"{key}_named"] = ", ".join(
                        f"{name} {item}" for name, item in zip(names, fact, strict=True)
                    )
            elif isinstance(fact, str) and _FRACTION.fullmatch(fact):
                told[key] = self.number(float(fact))
            else:
                told[key] = fact
            if isinstance(fact, int):
                told[f"{key}_signed"] = signed(fact)
        return told


def _befalls(facts: Mapping[str, Fact], letter: str) -> bool:
    """Tell whether an event is about a seat, and no other."""
    return facts.get("seat", facts.get("seats")) in (letter, [letter])


def _name(names: Sequence[str], letter: str) -> str:
    """Name the player on a seat; a seat nobody sits on goes by its letter."""
    seat = read_seat(letter)
    return names[seat] if seat < len(names) else letter


def minus(number: int | str) -> str:
    """Write a number, or a cell, with a true minus sign."""
    return str(number).replace("-", MINUS)


def signed(number: int) -> str:
    """Write a number of points with its sign."""
    return minus(number) if number < 0 else f"+{number}"


def slug(heading: str) -> str:
    """Turn a heading into a key: `Before the first round` is `before-the-first-round`."""
    return "-".join("".join(letter if letter.isalnum() else " " for letter in heading.lower()).split())


def readable(key: str) -> str:
    """Write a key as a person would: `stone-taken` is `Stone taken`."""
    text = key.replace("-", " ").replace("_", " ").strip()
    return text[:1].upper() + text[1:]


def plainly(key: str, facts: Mapping[str, Fact], said: Mapping[str, Fact]) -> str:
    """Tell something nobody has words for: `Stone taken: seat Ann, stones 3`."""
    told = ", ".join(f"{name.replace('_', ' ')} {_plain(said[name])}" for name in facts)
    return f"{readable(key)}: {told}" if told else readable(key)


@cache
def _translated_clauses(game: Game, language: str) -> dict[str, str]:
    words, own = Words(language), len(game.key) + 1
    if is_ours(game):
        return {clause.key: words.say(clause.key) for clause in clauses_of(game)}
    return {clause.key: words.tell(game, clause.key[own:]) or clause.text for clause in clauses_of(game)}


def clause_texts(game: Game, language: str) -> dict[str, str]:
    """Return all clauses of a game in a language; the English ones stand in its RULES.md."""
    if language == LANGUAGES[0]:
        return {clause.key: clause.text for clause in clauses_of(game)}
    return _translated_clauses(game, language)


def _told(book: Phrasebook, key: str, facts: Mapping[str, Fact], part: str, strict: bool) -> str:
    """Say a message, or a part of it; with others' words a mistake in them shows, but nothing dies of it."""
    try:
        message = book.message(key)
    except LookupError:
        return ""
    pattern = message.attributes.get(part) if part else message.value
    if pattern is None:
        return ""
    text, errors = _filled(book, pattern, facts)
    if errors and strict:
        raise errors[0]
    return text


def _filled(book: Phrasebook, pattern: Pattern, facts: Mapping[str, Fact]) -> tuple[str, list[Exception]]:
    """Fill the facts into a message; return what is wrong with it, too."""
    text, errors = book.bundle.format_pattern(pattern, {name: _plain(fact) for name, fact in facts.items()})
    return _HYPHEN.sub(MINUS, str(text)), errors


def _plain(fact: Fact) -> str | int:
    if isinstance(fact, list):
        return " ".join(str(item) for item in fact)
    return fact
