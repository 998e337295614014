"""Finds the notation of the engines in sentences that players read, and gathers such sentences from games."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

from magehall.bots import Reason, bot
from magehall.core import BadInput, Event, Match, Refusal, Rng, State, game
from magehall.core.move import Move
from magehall.core.seat import Seat

NAMES: Final = ("Мира", "Тома", "Ελένη", "Олена", "Петър", "Калин")
"""Players without a Latin letter, so that Latin words in a sentence are not theirs."""

DRAWN: Final = {
    "rummikub": re.compile(r"(?<!\w)(?:[KRGB](?:1[0-3]|[1-9])|J)(?!\w)|[][]"),
}
"""Tiles that the page draws where a sentence names them by signs (`Told` of its board)."""

RAW: Final = {
    "an unresolved name": re.compile(r"\{|\}|\$|\b(?:wizard|rummikub|carcassonne|witchstone)-[a-z]"),
    "coordinates": re.compile(r"[-−]?\d+,\s?[-−]?\d+"),
    "a sign of the engine": re.compile(r"(?<![\w’'])[A-Za-z]+[-.]?\d+\w*"),
    "a key with an underscore": re.compile(r"\w_\w"),
}
LATIN: Final = re.compile(r"[A-Za-z]{2,}")

TABLES: Final[dict[str, list[tuple[int, dict[str, str]]]]] = {
    "wizard": [(3, {}), (4, {"plus-minus-one": "on"}), (4, {"bids": "secret"}), (3, {"mode": "one-colour"})],
    "rummikub": [(2, {}), (3, {"empty-bank": "must-play"})],
    "carcassonne": [(2, {}), (3, {"crop-circles": "6"})],
    "witchstone": [(2, {}), (3, {"board": "wand-b"})],
}
TRIED: Final = 40
"""So many moves that were legal before are tried at each decision."""
KEPT: Final = 5
"""Of each reason so many refusals with different facts are said."""


def faults(key: str, language: str, text: str) -> list[str]:
    """Name the notation a sentence shows; players' names and drawn pieces are none."""
    rest = DRAWN[key].sub("", text) if key in DRAWN else text
    for name in NAMES:
        rest = rest.replace(name, "")
    found = [f"{what}: {match.group(0)!r}" for what, raw in RAW.items() if (match := raw.search(rest))]
    if language in ("bg", "el", "uk") and (match := LATIN.search(rest)):
        found.append(f"a word in Latin letters: {match.group(0)!r}")
    verbs = r"|".join(sorted(verbs_of(key)))
    start = r"[“„«\"]" if language == "en" else r"(?<![\w-])"  # in English "have bid 5" is a sentence
    if match := re.search(rf"{start}(?:{verbs}) (?:[A-Z]\d+|\d+|[A-Z])(?!\w)", rest):
        found.append(f"a move: {match.group(0)!r}")
    return found


@cache
def verbs_of(key: str) -> frozenset[str]:
    """Give the words with which moves of a game begin."""
    return frozenset(str(move).split()[0] for move in _moves(key))


@cache
def _moves(key: str) -> tuple[Move, ...]:
    return tuple({str(move): move for _, move in _decisions(key)}.values())


def _decisions(key: str) -> Iterator[tuple[State, Move]]:
    for number in range(len(TABLES[key])):
        yield from _game(key, number)


def _game(
    key: str, number: int, listener: Callable[[Event], None] | None = None
) -> Iterator[tuple[State, Move]]:
    """Play a game at random; give each position with a move that was made in it."""
    seats, options = TABLES[key][number]
    match = Match.start(game(key), list(NAMES[:seats]), options, seed=f"{number + 7:064x}", listener=listener)
    rng = Rng(match.seed, "notation")
    while match.state.acting():
        seat = match.state.acting()[0]
        moves = match.state.moves(seat)
        move = moves[rng.below(len(moves))]
        yield match.state, move
        match.play(seat, move)


@cache
def refusals(key: str) -> tuple[Refusal, ...]:
    """Try moves where they do not belong, and bent ones, in whole games; give some of each refusal."""
    found: dict[str, list[Refusal]] = {}
    for number in range(len(TABLES[key])):
        known: dict[str, Move] = {}
        rng = Rng(f"{number:064x}", "tried")
        for state, move in _game(key, number):
            for seat in range(TABLES[key][number][0]):
                for tried in _some(list(known.values()), rng):
                    _note(found, state, seat, tried)
            for seat in state.acting():
                legal = {str(each): each for each in state.moves(seat)[:20]}
                for bent in _bent(key, list(legal), rng):
                    _note(found, state, seat, bent)
                known.update(legal)
            known[str(move)] = move
    return tuple(refusal for kept in found.values() for refusal in kept)


def _some(moves: list[Move], rng: Rng) -> list[Move]:
    return [moves[rng.below(len(moves))] for _ in range(min(TRIED, len(moves)))]


def _bent(key: str, texts: list[str], rng: Rng) -> Iterator[Move]:
    """Drop, double and swap words of moves: what can still be read is tried."""
    for text in texts[:6]:
        words = text.split()
        one, two = rng.below(len(words)), rng.below(len(words))
        swapped = list(words)
        swapped[one], swapped[two] = words[two], words[one]
        other = texts[rng.below(len(texts))].split()
        for bent in (
            words[:one] + words[one + 1 :],
            [*words, words[two]],
            swapped,
            words[: one + 1] + other[1:],
        ):
            try:
                yield game(key).read(" ".join(bent))
            except BadInput:
                continue


def _note(found: dict[str, list[Refusal]], state: State, seat: Seat, move: Move) -> None:
    refusal = state.refuse(seat, move)
    if refusal is None:
        return
    kept = found.setdefault(refusal.reason, [])
    if len(kept) < KEPT and refusal not in kept:
        kept.append(refusal)


@cache
def events(key: str) -> tuple[tuple[Event, int], ...]:
    """Play whole games at random; give each event once, with how many play."""
    found: dict[str, tuple[Event, int]] = {}
    for number, (seats, _) in enumerate(TABLES[key]):
        heard: list[Event] = []
        for _ in _game(key, number, heard.append):
            continue
        found.update({f"{seats} {event}": (event, seats) for event in heard})
    return tuple(found.values())


@cache
def reasons(key: str, level: str, every: int) -> tuple[Reason, ...]:
    """Ask a bot for its reasons at every so many decisions; give some of each kind."""
    found: dict[str, list[Reason]] = {}
    player = bot(key, level)
    for number in range(len(TABLES[key])):
        for ply, (state, _) in enumerate(_game(key, number)):
            seat = state.acting()[0]
            moves = state.moves(seat)
            if ply % every or len(moves) < 2:
                continue
            rng = Rng(f"{ply:064x}", "asked")
            for reason in player.advise(state.view(seat), moves, rng).reasons:
                kept = found.setdefault(reason.code, [])
                if len(kept) < KEPT:
                    kept.append(reason)
    return tuple(reason for kept in found.values() for reason in kept)


@cache
def option_refusals(key: str) -> tuple[Refusal, ...]:
    """Agree on every pair of options that are not the usual; give what is refused, one of each reason."""
    found: dict[str, Refusal] = {}
    rules = game(key)
    chosen = [(option.name, value) for option in rules.options for value in option.values]
    for seats in rules.seats:
        for one in chosen:
            for two in chosen:
                options = {**{option.name: option.default for option in rules.options}, **dict([one, two])}
                refusal = rules.refuse_options(seats, options) or rules.refuse_terms(seats, options)
                if refusal is not None:
                    found.setdefault(refusal.reason, refusal)
    return tuple(found.values())
