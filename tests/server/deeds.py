"""What somebody might ask of a table at random: one small function a command, mostly sensible."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from random import Random
from typing import Any, Literal, NamedTuple, TypeVar, get_args, get_type_hints

import msgspec

from magehall.core import commitment, game, seat_text
from magehall.server.refused import Refused
from magehall.server.tables import seating
from magehall.server.tables.table import FINISHED, GATHERING, PLAYING, Table
from magehall.server.wire import commands, entries
from magehall.server.wire.plain import Clock, Phrase, Terms

Data = dict[str, Any]
One = TypeVar("One")
Pace = bool | Literal["slow", "fast"]

OPTIONS = {"wizard": {"rounds": "tournament"}, "rummikub": {"rounds": "1"}}
"""Games that are over soon."""
KINDS = get_type_hints(Clock)
FEW_SECONDS = 20
PACES: list[Pace] = [False, False, False, False, False, False, True, "slow", "fast"]


class Spot(NamedTuple):
    """A table at which something is about to be asked."""

    table: Table
    rng: Random
    people: Sequence[str]
    """Everybody in the house."""

    def one(self, some: Sequence[One]) -> One | None:
        """Pick one, where there is any."""
        return self.rng.choice(some) if some else None

    def seated(self) -> list[str]:
        """List the people at the table."""
        return self.table.people()

    def own_seat(self) -> tuple[str, str] | None:
        """Pick a seat that somebody holds: the player and the letter."""
        held = [(chair.player, seat) for seat, chair in enumerate(self.table.seats) if chair.player]
        found = self.one(held)
        return None if found is None else (str(found[0]), seat_text(found[1]))

    def acting_seat(self) -> tuple[str, str] | None:
        """Pick a seat of somebody who must act."""
        acting = [seat for seat in self.table.acting() if self.table.seats[seat].player]
        seat = self.one(acting)
        return None if seat is None else (str(self.table.seats[seat].player), seat_text(seat))

    def free(self) -> list[str]:
        """List the free seats."""
        return [seat_text(seat) for seat, chair in enumerate(self.table.seats) if not chair.name]


Asked = tuple[str, Data] | None
"""Who asks, and what besides the verb; None where it makes no sense."""


def terms(key: str, rng: Random) -> Terms:
    """Agree on something at random that goes together."""
    found = game(key)
    while True:
        variant = rng.choice([{}, *found.variants.values()]) if rng.random() < 0.5 else {}
        mode = rng.choice(get_args(KINDS["mode"]))
        expiry = rng.choice(get_args(KINDS["expiry"]))
        agreed = Terms(
            game=key,
            seats=rng.choice([seats for seats in found.seats if seats <= 4]),
            options={**OPTIONS.get(key, {}), **variant},
            clock=Clock(mode=mode, seconds=FEW_SECONDS, increment=rng.choice((0, 5)), expiry=expiry),
            pause=rng.choice(PACES),
            language=rng.choice(("", "bg")),
            absence=rng.choice((0, FEW_SECONDS)),
            watching=rng.random() < 0.9,
            chat=rng.choice(("free", "free", "phrases")),
        )
        try:
            seating.agree(agreed)
        except Refused:
            continue
        return agreed


def _agree(at: Spot) -> Asked:
    old = at.table.terms
    if at.rng.random() < 0.3:
        return at.table.host, {"terms": {**msgspec.to_builtins(old), "pause": at.rng.choice(PACES)}}
    new = terms(old.game, at.rng)
    kept = msgspec.structs.replace(new, options=old.options)
    return at.table.host, {"terms": msgspec.to_builtins(kept)}


def _sit(at: Spot) -> Asked:
    seat = at.one([None, *at.free()])
    name = {"name": f"Guest {at.rng.randrange(100)}"} if at.rng.random() < 0.2 else {}
    return at.rng.choice(at.people), {"seat": seat, **name}


def _seat(at: Spot) -> Asked:
    return at.table.host, {"seat": at.one(at.free()) or "A", "bot": "random"}


def _own(at: Spot) -> Asked:
    found = at.own_seat()
    return None if found is None else (found[0], {"seat": found[1]})


def _kick(at: Spot) -> Asked:
    return at.table.host, {"seat": at.rng.choice("ABCD"[: len(at.table.seats)])}


def _mute(at: Spot) -> Asked:
    return at.table.host, {"seat": at.rng.choice("ABCD"[: len(at.table.seats)]), "yes": at.rng.random() < 0.5}


def _admit(at: Spot) -> Asked:
    player = at.one(sorted(at.table.company.removed))
    return None if player is None else (at.table.host, {"player": player})


def _rename(at: Spot) -> Asked:
    found = at.own_seat()
    return None if found is None else (found[0], {"seat": found[1], "name": f"Now {at.rng.randrange(100)}"})


def _anybody(at: Spot) -> Asked:
    player = at.one(at.seated())
    return None if player is None else (player, {})


def _start(at: Spot) -> Asked:
    return at.table.host, {"fill": "random"}


def _share_of(at: Spot, letter: str) -> str:
    """Make a seat's share of the shuffle up; it is the same whenever it is asked for."""
    return commitment(f"{at.table.code}/{letter}")


def _promise(at: Spot) -> Asked:
    found = at.own_seat()
    return found and (found[0], {"seat": found[1], "promise": commitment(_share_of(at, found[1]))})


def _share(at: Spot) -> Asked:
    """Tell the share of a seat; now and then another one than was promised."""
    found = at.own_seat()
    whose = "H" if found is None or at.rng.random() < 0.1 else found[1]
    return found and (found[0], {"seat": found[1], "share": _share_of(at, whose)})


def _play(at: Spot) -> Asked:
    found = at.acting_seat()
    if found is None:
        return None
    move = at.one(at.table.state.moves(at.table.seat(found[1])))
    return None if move is None else (found[0], {"seat": found[1], "move": str(move), "n": at.table.n})


def _asked_by_actor(at: Spot) -> Asked:
    found = at.acting_seat()
    return None if found is None else (found[0], {"seat": found[1]})


def _draft(at: Spot) -> Asked:
    made = _play(at)
    return None if made is None or at.rng.random() < 0.2 else (made[0], made[1])


def _answer(at: Spot) -> Asked:
    asking = at.table.asking
    if asking is None:
        return None
    asker = str(at.table.seats[at.table.seat(asking.seat)].player)
    if at.rng.random() < 0.2:
        return asker, {"yes": False}
    player = at.one([player for player in at.people if player in asking.missing])
    return None if player is None else (player, {"yes": at.rng.random() < 0.6})


def _replace(at: Spot) -> Asked:
    away = [seat_text(seat) for seat, chair in enumerate(at.table.seats) if chair.gone]
    player, seat = at.one(at.seated()), at.one(away)
    return None if player is None or seat is None else (player, {"seat": seat})


def _say(at: Spot) -> Asked:
    player = at.one(at.seated())
    said: Data = {"text": "Добър ход ♜"} if at.rng.random() < 0.5 else {"phrase": get_args(Phrase)[0]}
    return None if player is None else (player, said)


def _why(at: Spot) -> Asked:
    made = _play(at)
    return None if made is None else (made[0], {"seat": made[1]["seat"], "move": made[1]["move"]})


def _place(at: Spot) -> Asked:
    """Look from a seat of one's own, or as a watcher."""
    found = at.own_seat() if at.rng.random() < 0.8 else None
    return (found and (found[0], {"seat": found[1]})) or (at.rng.choice(at.people), {"seat": None})


def _history(at: Spot) -> Asked:
    """Ask for a page of the log, the latest or an earlier one."""
    asked = _place(at)
    before = {"before": at.rng.randrange(1, at.table.n + 5)} if at.rng.random() < 0.5 else {}
    return asked and (asked[0], {**asked[1], **before, "limit": at.rng.choice((1, 30, 100))})


DEEDS: dict[str, Callable[[Spot], Asked]] = {
    "follow": _place,
    "unfollow": _place,
    "agree": _agree,
    "sit": _sit,
    "seat": _seat,
    "stand": _own,
    "kick": _kick,
    "mute": _mute,
    "remove": _kick,
    "admit": _admit,
    "rename": _rename,
    "leave": _anybody,
    "start": _start,
    "promise": _promise,
    "share": _share,
    "play": _play,
    "draft": _draft,
    "undo": _asked_by_actor,
    "takeback": _own,
    "end": _anybody,
    "answer": _answer,
    "resign": _own,
    "replace": _replace,
    "return": _anybody,
    "say": _say,
    "moves": _own,
    "why": _why,
    "hint": _asked_by_actor,
    "since": _own,
    "history": _history,
    "rematch": _anybody,
}
"""How each command is asked for; a new one must be added here."""

COMMANDS = {str(kind.__struct_config__.tag) for kind in get_args(commands.SocketCommand)}
ENTRIES = {str(kind.__struct_config__.tag) for kind in get_args(entries.AnyEntry)}

WEIGHTS: dict[str, dict[str, float]] = {
    GATHERING: {"sit": 6, "follow": 4, "promise": 2, "start": 1.2, "seat": 1.5, "admit": 2},
    PLAYING: {
        "play": 60,
        "undo": 6,
        "takeback": 3,
        "answer": 8,
        "follow": 5,
        "resign": 0.3,
        "replace": 2,
        "return": 1.5,
        "say": 2,
    },
    FINISHED: {"rematch": 3, "follow": 3, "say": 1},
}
"""What makes sense before, in and after the game, and how often it is asked for."""
UNUSUAL = 0.4
"""How often anything else is asked for, which may well be refused."""
UNTRIED = 3
"""How much more often what was never carried out."""


def pick(at: Spot, done: Container[str]) -> str:
    """Choose a verb: what makes sense now, most of the time."""
    if at.table.asking is not None and at.rng.random() < 0.3:
        return "answer"
    if at.table.called and at.rng.random() < 0.7:
        return "share"
    wanted, known = WEIGHTS[at.table.status], sorted(COMMANDS & DEEDS.keys())
    weights = [wanted.get(verb, UNUSUAL) * (1 if verb in done else UNTRIED) for verb in known]
    return at.rng.choices(known, weights)[0]
