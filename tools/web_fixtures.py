"""Writes positions of every game for the workshop page: web/fixtures/<game>/<seats>-<moment>.json.

    PYTHONPATH=src python tools/web_fixtures.py [GAME …]

and sentences in all languages, web/fixtures/sentences/<game>.json: the page must say what Python says. After
words have changed, `tools/web_fixtures.py sentences` writes these alone, at once.

Each file holds what the page would get at that moment: the view of a seat, its moves, the log as that seat
knows it, and some refused moves, with the reason. Seeds are fixed, so the files change only when a game does.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from magehall.bots import bot, levels
from magehall.core import CHANCE, Event, Game, Match, Record, Rng, game, game_keys, seat_text
from magehall.core.seat import Seat
from magehall.locales import LANGUAGES, Words

FOLDER: Final = Path(__file__).parent.parent / "web" / "fixtures"
NAMES: Final = ["Mira", "Toma", "Eleni", "Olena", "Petr", "Kalin"]
LOG: Final = 60
"""How many events of the log a fixture keeps."""
REFUSED: Final = 12
MORE_TABLES: Final[dict[str, list[tuple[int, dict[str, str]]]]] = {
    "carcassonne": [(3, {"crop-circles": "6"})]
}
"""Tables besides the smallest and the largest one, with every moment: seats and options."""


class Moment(NamedTuple):
    """A position worth looking at: its name, how many moves were made, and which seat looks."""

    name: str
    ply: int
    eyes: Seat | None


class Special(NamedTuple):
    """A table with variants, and the moments worth looking at: written as <seats>-<name>-<moment>."""

    seats: int
    name: str
    options: dict[str, str]
    moments: tuple[str, ...]


SPECIALS: Final[dict[str, tuple[Special, ...]]] = {
    "wizard": (
        Special(4, "plain", {}, ("play", "middle", "late", "bid")),
        Special(5, "plain", {}, ("play", "bid")),
        Special(4, "plus-minus-one", {"plus-minus-one": "on", "first-dealer": "A"}, ("bid",)),
        Special(4, "hidden", {"bids": "hidden"}, ("bid", "play")),
        Special(5, "secret", {"bids": "secret"}, ("play", "trump")),
        Special(6, "clairvoyance", {"clairvoyance": "on"}, ("start",)),
        Special(3, "clairvoyance", {"clairvoyance": "on"}, ("start",)),
        Special(4, "one-colour", {"mode": "one-colour"}, ("play", "bid")),
    ),
    "carcassonne": (Special(4, "lot", {"crop-circles": "2"}, ("start",)),),
    "witchstone": (
        Special(3, "wand-b", {"board": "wand-b", "screens": "open"}, ("middle", "late", "remove-or-tile")),
    ),
}


def play(key: str, seats: int, options: dict[str, str] | None = None) -> Record:
    """Let bots play a whole game; where several may act, the last seat acts first."""
    rules = game(key)
    level = "easy" if "easy" in levels(key) else "random"
    player = bot(key, level)
    match = Match.start(rules, NAMES[:seats], options, seed=f"{seats:064x}")
    while match.state.acting():
        seat = match.state.acting()[-1]
        stream = Rng(match.seed, f"bot/{seat}/{len(match.record.plies)}")
        match.play(seat, player.choose(match.state.view(seat), match.state.moves(seat), stream))
    return match.record


def moments(record: Record) -> list[Moment]:
    """Choose the positions: along the game, waiting, watching, and each kind of decision once."""
    state = record.start()
    mine: list[int] = []
    others: list[int] = []
    kinds: dict[str, list[int]] = {}
    for ply, (seat, move) in enumerate(record.plies):
        if 0 in state.acting():
            mine.append(ply)
            kinds.setdefault(_kind([str(known) for known in state.moves(0)]), []).append(ply)
        elif CHANCE not in state.acting():
            others.append(ply)
        state.apply(seat, move)
    last = len(record.plies)
    found = [
        Moment("start", mine[0], 0),
        Moment("middle", mine[len(mine) // 2], 0),
        Moment("late", mine[-1 - len(mine) // 12], 0),
        Moment("waiting", others[len(others) * 3 // 5], 0),
        Moment("watching", mine[len(mine) * 2 // 5], None),
        Moment("end", last, 0),
    ]
    found += [Moment(kind, plies[len(plies) * 3 // 5], 0) for kind, plies in sorted(kinds.items())]
    return found


def _kind(moves: list[str]) -> str:
    """Name a decision by the verbs it offers."""
    return "-or-".join(sorted({move.split()[0] for move in moves})[:3])


def fixture(record: Record, moment: Moment) -> dict[str, object]:
    """Return what the page would know at a moment."""
    told: list[tuple[int, Event]] = []
    state = record.start()
    asked: list[str] = []
    for ply, (seat, move) in enumerate(record.plies[: moment.ply]):
        state.listener = lambda event, ply=ply: told.append((ply, event))
        if moment.eyes is not None and moment.eyes in state.acting():
            asked += [str(known) for known in state.moves(moment.eyes)]
        state.apply(seat, move)
    known = [(ply, event.data()) for ply, event in told if event.is_for(moment.eyes)]
    acts = moment.eyes is not None and moment.eyes in state.acting()
    last = _last_decision(record, moment.ply)
    return {
        "game": record.game.key,
        "me": None if moment.eyes is None else seat_text(moment.eyes),
        "acting": [seat_text(seat) for seat in state.acting()],
        "seats": [
            {"name": name, "bot": None if place == 0 else "easy"} for place, name in enumerate(record.names)
        ],
        "moves": [str(move) for move in state.moves(moment.eyes)] if acts and moment.eyes is not None else [],
        "events": [data for ply, data in known if ply >= last],
        "log": [data for _, data in known][-LOG:],
        "refused": _refused(record, state, moment.eyes, asked) if acts else [],
        "view": state.view(moment.eyes).data(),
    }


def _last_decision(record: Record, ply: int) -> int:
    """Return the number of a player's last move: what follows from it is the newest batch of events."""
    while ply > 0 and record.plies[ply - 1].seat == CHANCE:
        ply -= 1
    return max(ply - 1, 0)


def _refused(record: Record, state: object, eyes: Seat | None, asked: list[str]) -> list[dict[str, object]]:
    """Judge moves that were possible before: those refused now, one or two for each reason."""
    from magehall.core import State

    assert isinstance(state, State)
    assert eyes is not None
    found: list[dict[str, object]] = []
    reasons: list[str] = []
    for text in dict.fromkeys(reversed(asked)):
        refusal = state.refuse(eyes, record.game.read(text))
        if refusal is not None and reasons.count(refusal.reason) < REFUSED // 3:
            reasons.append(refusal.reason)
            found.append(
                {"move": text, "clause": refusal.clause, "reason": refusal.reason, "facts": refusal.facts}
            )
    return found[:REFUSED]


def sentences(record: Record) -> list[dict[str, object]]:
    """Put one event of each kind into every language that has words for it, as the first seat reads it."""
    told: list[Event] = []
    record.replay(listener=told.append)
    first = {event.kind: event for event in reversed(told)}
    return told_in_all(record.game, [first[kind] for kind in sorted(first)], record.names)


def told_in_all(found: Game, events: Sequence[Event], names: Sequence[str]) -> list[dict[str, object]]:
    """Put events into every language, as the first seat reads them."""
    return [
        {"language": language, "event": event.data(), "text": Words(language).event(found, event, names, 0)}
        for language in LANGUAGES
        for event in events
        if Words(language).has(f"{found.key}-event-{event.kind}")
    ]


def say_again() -> None:
    """Write the events of all sentences again, after words have changed or a language was added."""
    for file in sorted((FOLDER / "sentences").glob("*.json")):
        found, kept = game(file.stem), json.loads(file.read_text(encoding="utf-8"))
        kinds = {str(kind.__struct_config__.tag): kind for kind in found.events}
        data = {line["event"]["event"]: line["event"] for line in kept["told"]}
        events = [kinds[kind].read(each) for kind, each in data.items()]
        _write(file, {"names": kept["names"], "told": told_in_all(found, events, kept["names"])})


def _write(file: Path, body: object) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(body, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


def write(key: str) -> None:
    """Write the fixtures of a game for its smallest and its largest table, and some others."""
    folder = FOLDER / key
    for old in folder.glob("*.json"):
        old.unlink()
    table = game(key).seats
    usual: list[tuple[int, dict[str, str]]] = [(seats, {}) for seats in sorted({table[0], table[-1]})]
    for seats, options in MORE_TABLES.get(key, []) + usual:
        record = play(key, seats, options)
        for moment in moments(record):
            _write(folder / f"{seats}-{moment.name}.json", fixture(record, moment))
        _write(FOLDER / "sentences" / f"{key}.json", {"names": record.names, "told": sentences(record)})
    for special in SPECIALS.get(key, ()):
        record = play(key, special.seats, special.options)
        for moment in moments(record):
            if moment.name in special.moments:
                name = f"{special.seats}-{special.name}-{moment.name}"
                _write(folder / f"{name}.json", fixture(record, moment))
    print(f"{key}: {len(list(folder.glob('*.json')))} positions")


if __name__ == "__main__":
    if sys.argv[1:] == ["sentences"]:
        say_again()
    else:
        for asked_for in sys.argv[1:] or game_keys():
            write(asked_for)
