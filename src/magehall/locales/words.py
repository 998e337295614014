"""Says things in a language: looks up messages, fills in facts, names players, cites clauses."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from babel.numbers import format_decimal
from fluent.runtime.resolver import Pattern

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
from magehall.locales.catalogues import HOUSE
from magehall.locales.languages import LANGUAGES, PSEUDO, SOURCE, WRITTEN, locale_of
from magehall.locales.phrasebook import Phrasebook, phrasebook

MINUS: Final = "\N{MINUS SIGN}"
_PARTS: Final = ("symbol_a", "symbol_b")
_FRACTION: Final = re.compile(r"-?\d+\.\d")
_PIECE: Final = re.compile(r"([A-Z])(\d*)")
"""A piece by its sign: a card such as `R8`."""
_HYPHEN: Final = re.compile(r"(?<![\w-])-(?=\d)")


class Words:
    """The words of one language.

    If a message is missing or broken, the English one stands in: a language can be begun with one file. A
    message of ours (`say`) that English lacks too is an error. Third-party games bring as many words as they
    like (`locales/<language>/*.ftl` in their package); what has no English words either is shown by its key,
    made readable.
    """

    def __init__(self, language: str) -> None:
        if language not in (*WRITTEN, PSEUDO):
            raise BadInput(f"there is no language {language!r}; languages are {', '.join(LANGUAGES)}")
        self.language = language
        self.locale = locale_of(language)
        self.books = self._opened(HOUSE)

    def _opened(self, package: str) -> list[Phrasebook]:
        """Open the books of a package: that of the language, and English last."""
        return [phrasebook(language, package) for language in dict.fromkeys((self.language, SOURCE))]

    def has(self, key: str) -> bool:
        """Tell whether the house has a message."""
        return any(key in book.written for book in self.books)

    def say(self, key: str, **facts: Fact) -> str:
        """Say a message of the house with its facts filled in."""
        return _sure(self.books, key, facts, "")

    def tell(self, game: Game, name: str, facts: Mapping[str, Fact] | None = None, part: str = "") -> str:
        """Say the message `<game>-<name>`, or a `part` of it such as the help of an option.

        Nothing is said if a game has no such words.
        """
        key = f"{game.key}-{name}"
        if not is_ours(game):
            return _said(self._opened(game.package), key, facts or {}, part)[0]
        if not self.has(key):
            return ""
        return _sure(self.books, key, facts or {}, part)

    def catalogue(self, game: Game) -> str:
        """Return all messages of a game, in English where the language has none."""
        written: dict[str, str] = {}
        for book in self.books if is_ours(game) else self._opened(game.package):
            for key, text in book.written.items():
                if key.startswith((f"{game.key}-", f"-{game.key}")):
                    written.setdefault(key, text.strip())
        return "".join(f"{text}\n" for text in written.values())

    def number(self, value: float, digits: int = 1) -> str:
        """Write a number with a fraction as the language does."""
        return format_decimal(round(value, digits), format=f"#,##0.{'0' * digits}", locale=self.locale)

    def attribute(self, key: str, name: str) -> str:
        """Say an attribute of a message of the house."""
        return _sure(self.books, key, {}, name)

    def event(self, game: Game, event: Event, names: Sequence[str], reader: Seat | None = None) -> str:
        """Say what happened in one sentence; events have other words (`…-own`) for the one they happen to."""
        facts = self.with_names(game, event.facts, names)
        own = ""
        if reader is not None and _befalls(event.facts, seat_text(reader)):
            own = self.tell(game, f"event-{event.kind}-own", facts)
        return own or self.tell(game, f"event-{event.kind}", facts) or plainly(event.kind, event.facts, facts)

    def refusal(self, game: Game, refusal: Refusal, names: Sequence[str]) -> str:
        """Say why a move is refused, in one sentence, citing the clause."""
        return f"{self.reason(game, refusal, names)} ({refusal.clause})"

    def reason(self, game: Game, refusal: Refusal, names: Sequence[str]) -> str:
        """Say why a move is refused, in one sentence: a game without words for it quotes its clause."""
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
        return self.tell(game, f"section-{slug(section)}") or section

    def title(self, game: Game, edition: Edition | None = None) -> str:
        """Name the game, as a printed edition does if one is given."""
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
        """Put a list into words: as it is written, or each thing by the message `<game>-each-<key>` if there
        is one.

        The message gets the parts of a thing (`energy/witch`) as `$symbol_a` and `$symbol_b`, and one
        with a sign (`R8` among `cards`) as a single fact is given: `$card`, `$card_sign`, `$card_number`.
        """
        told = [self.tell(game, f"each-{key}", _parts(key.removesuffix("s"), item)) for item in items]
        return ", ".join(told) if any(told) else " ".join(items)

    def with_names(self, game: Game, facts: Mapping[str, Fact], names: Sequence[str]) -> dict[str, Fact]:
        """Replace seats by players' names, and prepare lists and numbers for use in a sentence.

        A list with a number for each seat is also given with names (`bids_named`), a number with its sign
        (`points_signed`), a piece such as the card `R8` by letter and number (`card_sign`, `card_number`).
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
                told.update(_signs(key, fact))
            if isinstance(fact, int):
                told[f"{key}_signed"] = signed(fact)
        return told


def _parts(name: str, item: str) -> dict[str, Fact]:
    """Return what a message about each thing of a list is given."""
    return {**dict(zip(_PARTS, item.split("/"), strict=False)), name: item, **_signs(name, item)}


def _signs(name: str, fact: Fact) -> dict[str, Fact]:
    """Take a piece such as `R8` apart: its letter, and its number if it has one."""
    found = _PIECE.fullmatch(fact) if isinstance(fact, str) else None
    if found is None:
        return {}
    sign, number = found.groups()
    return {f"{name}_sign": sign, **({f"{name}_number": int(number)} if number else {})}


def _befalls(facts: Mapping[str, Fact], letter: str) -> bool:
    """Tell whether an event is about a seat, and no other."""
    return facts.get("seat", facts.get("seats")) in (letter, [letter])


def _name(names: Sequence[str], letter: str) -> str:
    """Name the player on a seat; an empty seat goes by its letter."""
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
    """Say something nobody has words for: `Stone taken: seat Ann, stones 3`."""
    told = ", ".join(f"{name.replace('_', ' ')} {_plain(said[name])}" for name in facts)
    return f"{readable(key)}: {told}" if told else readable(key)


@cache
def clause_texts(game: Game, language: str) -> dict[str, str]:
    """Return all clauses of a game in a language; untranslated ones as RULES.md has them."""
    words, own = Words(language), len(game.key) + 1
    return {clause.key: words.tell(game, clause.key[own:]) or clause.text for clause in clauses_of(game)}


def _sure(books: Sequence[Phrasebook], key: str, facts: Mapping[str, Fact], part: str) -> str:
    """Say a message of ours, or a part of it: a mistake in the English one is an error."""
    text, errors = _said(books, key, facts, part)
    if errors:
        raise errors[0]
    return text


def _said(
    books: Sequence[Phrasebook], key: str, facts: Mapping[str, Fact], part: str
) -> tuple[str, list[Exception]]:
    """Say a message, or a part of it, by the first book that has it without a mistake."""
    faulty: tuple[str, list[Exception]] = "", [LookupError(f"there is no message {key}")]
    for book in books:
        pattern = _pattern(book, key, part)
        if pattern is None:
            continue
        text, errors = _filled(book, pattern, facts)
        if not errors:
            return text, []
        faulty = faulty if faulty[0] else (text, errors)
    return faulty


def _pattern(book: Phrasebook, key: str, part: str) -> Pattern | None:
    """Find a message, or a part of it; None if the book has none, or one that cannot be read."""
    try:
        message = book.message(key)
    except LookupError:
        return None
    return message.attributes.get(part) if part else message.value


def _filled(book: Phrasebook, pattern: Pattern, facts: Mapping[str, Fact]) -> tuple[str, list[Exception]]:
    """Fill the facts into a message; also return what is wrong with it."""
    text, errors = book.bundle.format_pattern(pattern, {name: _plain(fact) for name, fact in facts.items()})
    return _HYPHEN.sub(MINUS, str(text)), errors


def _plain(fact: Fact) -> str | int:
    if isinstance(fact, list):
        return " ".join(str(item) for item in fact)
    return fact
