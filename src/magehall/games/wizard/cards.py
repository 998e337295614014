"""The sixty cards as small numbers: sixteen times the people plus the rank.

Rank 0 is a jester, 1 to 13 are the numbers of a people (a suit), 14 is a wizard; so a set of cards is a
64-bit mask. Wizards and jesters are numbered by the people they stand beside: Z1 is the wizard beside the
humans.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.core.bits import count, lowest, shifted
from magehall.core.errors import NotationError
from magehall.core.facts import Fact
from magehall.games.wizard.events import CardKind
from magehall.games.wizard.view import People

PEOPLES: Final = "BRGY"
COLOURS: Final[tuple[People, ...]] = ("blue", "red", "green", "yellow")
JESTER: Final = 0
HIGHEST: Final = 13
WIZARD: Final = 14
NO_CARD: Final = -1

# Sets that reach bit 62 are written i64(…): mypyc would keep a larger plain literal as an object.
WIZARDS: Final = i64(0x4000400040004000)
JESTERS: Final = i64(0x0001000100010001)
SPECIALS: Final = i64(0x4001400140014001)
DECK: Final = i64(0x7FFF7FFF7FFF7FFF)
PEOPLE_RANKS: Final = 0x3FFE
OWN_DECK: Final = 0x7FFF


def people_of(card: i64) -> i64:
    """Return the people a card belongs to, or the one a wizard or jester stands beside."""
    return card >> 4


def rank_of(card: i64) -> i64:
    """Give the rank: 0 for a jester, 14 for a wizard."""
    return card & 15


def people_cards(people: i64) -> i64:
    """Give the thirteen cards of a people as a set."""
    return shifted(PEOPLE_RANKS, people << 4)


def own_deck(people: i64) -> i64:
    """Give a people's thirteen cards with one wizard and one jester: a deck of the one-colour game."""
    return shifted(OWN_DECK, people << 4)


def listed(cards: i64) -> vec[i64]:
    """List a set in the order of the deck."""
    found = vec[i64]([0] * int(count(cards)))
    place: i64 = 0
    while cards != 0:
        found[place] = lowest(cards)
        cards &= cards - 1
        place += 1
    return found


def _name(card: int) -> str:
    people, rank = card >> 4, card & 15
    if rank == WIZARD:
        return f"Z{people + 1}"
    if rank == JESTER:
        return f"N{people + 1}"
    return f"{PEOPLES[people]}{rank}"


ALL_CARDS: Final = [16 * people + rank for people in range(4) for rank in range(15)]
NAMES: Final = {card: _name(card) for card in ALL_CARDS}
BY_NAME: Final = {name: card for card, name in NAMES.items()}


def card_text(card: i64) -> str:
    """Write a card: B7, R13, Z1, N4."""
    return NAMES[int(card)]


def cards_text(cards: i64) -> list[str]:
    """Write a set, card by card, in the order of the deck."""
    return [NAMES[int(card)] for card in listed(cards)]


def kind_of(card: i64) -> CardKind:
    """Return what a language names a card by: its people, or wizard, or jester."""
    rank = rank_of(card)
    return "jester" if rank == JESTER else "wizard" if rank == WIZARD else COLOURS[int(people_of(card))]


def card_facts(card: i64) -> dict[str, Fact]:
    """Return the facts from which a language names a card: its text, its kind and its rank."""
    return {"card": card_text(card), "people": kind_of(card), "rank": int(rank_of(card))}


def read_card(name: str, text: str, position: int) -> int:
    """Read a card's name at a position in a longer text."""
    card = BY_NAME.get(name)
    if card is None:
        raise NotationError(
            f"{name[:12]!r} is no card: B, R, G or Y with 1 to 13, Z1 to Z4, N1 to N4", text, position
        )
    return card
