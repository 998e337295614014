"""Reads the moves of Wizard strictly; `str(move)` writes them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from magehall.core.bits import bit
from magehall.core.errors import NotationError
from magehall.core.move import Move
from magehall.core.seat import CHANCE, read_seat, seat_text
from magehall.games.wizard.cards import NO_CARD, PEOPLES, read_card
from magehall.games.wizard.moves import BIDS, MOST_CARDS, PLAYS, TRUMPS, ChooseDealer, Deal


def read_move(text: str) -> Move:
    """Read `play B7`, `bid 2`, `trump R`, `dealer C` or `deal A B7, B Z1, C R13; turn G4`."""
    verb, _, rest = text.partition(" ")
    start = len(verb) + 1
    if verb == "play":
        return PLAYS[read_card(rest, text, start)]
    if verb == "bid":
        return _read_bid(rest, text, start)
    if verb == "trump":
        return _read_trump(rest, text, start)
    if verb == "dealer":
        return ChooseDealer(_read_player(rest, text, start))
    if verb == "deal":
        return _read_deal(rest, text, start)
    raise NotationError(f"{verb[:20]!r} is no move of Wizard: play, bid, trump, deal or dealer", text, 0)


def _read_bid(word: str, text: str, start: int) -> Move:
    if not (
        word.isascii()
        and word.isdigit()
        and len(word) <= 2
        and str(int(word)) == word
        and int(word) <= MOST_CARDS
    ):
        raise NotationError(f"{word[:20]!r} is no bid: a whole number from 0 to {MOST_CARDS}", text, start)
    return BIDS[int(word)]


def _read_trump(word: str, text: str, start: int) -> Move:
    if len(word) != 1 or word not in PEOPLES:
        raise NotationError(f"{word[:20]!r} is no people: B, R, G or Y", text, start)
    return TRUMPS[PEOPLES.index(word)]


def _read_player(word: str, text: str, start: int) -> int:
    try:
        seat = read_seat(word)
    except NotationError as error:
        raise NotationError(str(error), text, start) from None
    if seat == CHANCE:
        raise NotationError("nature holds no cards", text, start)
    return seat


def _read_deal(rest: str, text: str, start: int) -> Move:
    dealt, turn, turned_text = rest.partition("; turn ")
    turned = read_card(turned_text, text, start + len(dealt) + len(turn)) if turn else NO_CARD
    hands: list[int] = []
    taken: i64 = bit(turned) if turned != NO_CARD else 0
    for part in dealt.split(", "):
        hand = _read_hand(part, text, start, len(hands))
        if hand & taken:
            raise NotationError(f"a card is dealt twice: {part[:40]!r} repeats one", text, start)
        taken |= hand
        hands.append(hand)
        start += len(part) + 2
    return Deal(vec[i64](hands), turned)


def _read_hand(part: str, text: str, start: int, seat: int) -> int:
    words = part.split(" ")
    if len(words) < 2 or "" in words or _read_player(words[0], text, start) != seat:
        raise NotationError(f"expected seat {seat_text(seat)} and its cards, not {part[:40]!r}", text, start)
    hand: i64 = 0
    place = start + len(words[0]) + 1
    for word in words[1:]:
        card: i64 = bit(read_card(word, text, place))
        if hand & card:
            raise NotationError(f"{word} is dealt twice", text, place)
        hand |= card
        place += len(word) + 1
    return hand
