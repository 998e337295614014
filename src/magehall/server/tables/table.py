"""A table: the fold of its log, and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

import msgspec
from msgspec import Raw

from magehall.core import (
    CHANCE,
    BadInput,
    Event,
    Game,
    IllegalMove,
    Match,
    Move,
    NotationError,
    OtherRules,
    Record,
    Refusal,
    Seat,
    State,
    game,
    read_seat,
    seat_text,
)
from magehall.core.match import Attempt
from magehall.server.refused import Refused
from magehall.server.tables.company import Company
from magehall.server.tables.story import Story
from magehall.server.wire.entries import Finished
from magehall.server.wire.messages import Asking, Chair
from magehall.server.wire.plain import Terms

GATHERING, PLAYING, FINISHED = "gathering", "playing", "finished"

encode = msgspec.json.Encoder().encode

Viewer = Seat | None
"""A seat, or None for a watcher."""


class Ear:
    """Listens to the game of a table it does not know, so that one that left memory is freed at once."""

    def __init__(self) -> None:
        self.told: list[tuple[Event, Raw]] = []
        """What the last entry caused in the game, each event also as it is written."""

    def hear(self, event: Event) -> None:
        """Note what happens in the game."""
        self.told.append((event, Raw(encode(event))))


class Table:
    """Who sits where, what was agreed, and the running game, as of entry `n`."""

    def __init__(self, code: str, seed: str) -> None:
        self.code = code
        self.seed = seed
        self.n = 0
        self.at = 0
        self.host = ""
        self.status = GATHERING
        self.seats: list[Chair] = []
        self.plies: list[tuple[str, str]] = []
        """Moves made elsewhere from which the game continues."""
        self.commitment: str | None = None
        self.called = 0
        """Until when the seats' shares of the shuffle are awaited; 0 if they are not."""
        self.rules: int | None = None
        """The version of the rules in use; None before there is a move."""
        self.barred: Refused | None = None
        """Why the game cannot be played here, if it cannot."""
        self.begun: Match | None = None
        """The game, running or over, once it has begun."""
        self.since: list[int] = []
        """For each seat, the entry at which it came to face the decision it faces, or faced last."""
        self.since_at: list[int] = []
        """The same as a time."""
        self.left: list[int] = []
        """Milliseconds left in each seat's bank, when its decision began."""
        self.gone_at: list[int] = []
        """When the player of each seat left, 0 if they are there."""
        self.paused_until = 0
        self.waiting: tuple[Seat, ...] = ()
        self.turn_at: list[int] = []
        """When each seat's turn began; a turn may hold several decisions in a row."""
        self.asking: Asking | None = None
        self.asked_at = 0
        """When that was asked."""
        self.company = Company()
        """Who may not speak, or not come back."""
        self.last_own: list[int] = []
        """The entry of each seat's last decision."""
        self.turn_before: list[int] = []
        """The entry of each seat's last decision before those it has made in a row."""
        self.last_mover = -1
        self.finish: Finished | None = None
        self.rematch: str | None = None
        self.ear = Ear()
        self.shown = Raw(b"null")
        """The last entry as everybody may see it, written once for all who are told."""
        self.story = Story()
        """What all entries caused."""
        self.efforts: Counter[tuple[str, str]] = Counter()
        """How often each kind of entry that costs its writer nothing was written, and by whom."""

    def lay(self, terms: Terms) -> None:
        """Set the table as agreed, before the game; those who sit stay."""
        self.terms, seats = terms, terms.seats
        self.seats = [*self.seats, *(Chair() for _ in range(seats))][:seats]
        self.since = [0] * seats
        self.since_at = [0] * seats
        self.left = [terms.clock.seconds * 1000] * seats
        self.earned: list[tuple[int, Seat]] = []
        """For which decisions, by the moves made before them, a seat's bank was given an increment."""
        self.gone_at = [0] * seats
        self.turn_at = [0] * seats
        self.last_own = [0] * seats
        self.turn_before = [0] * seats

    @property
    def game(self) -> Game:
        """The game played here, by the rules it was begun with; refused if these are not known."""
        if self.begun is not None:
            return self.begun.record.game
        try:
            found = game(self.terms.game)
            return found if self.rules is None else found.by(self.rules)
        except OtherRules as error:
            raise Refused("other-rules", None, "", **error.facts) from None
        except BadInput:
            raise Refused("no-such-game", game=self.terms.game) from None

    @property
    def match(self) -> Match:
        """The game, running or over; refused before the start, and if it cannot be played here."""
        if self.begun is None:
            raise self.barred or Refused("not-started")
        return self.begun

    @property
    def state(self) -> State:
        """The position of the game; refused before the start."""
        return self.match.state

    @property
    def record(self) -> Record | None:
        """What was played so far, once the game has begun."""
        return None if self.begun is None else self.begun.record

    def has(self, viewer: Viewer) -> bool:
        """Tell whether there is a place to look from; seats can be taken away before the game."""
        return viewer is None or viewer < len(self.seats)

    def seat(self, letter: str) -> Seat:
        """Find a seat by its letter."""
        try:
            seat = read_seat(letter)
        except NotationError:
            seat = CHANCE
        if not 0 <= seat < len(self.seats):
            raise Refused("no-such-seat", seat=letter[:60])
        return seat

    def own_seat(self, letter: str, player: str) -> Seat:
        """Find a seat that a player holds."""
        seat = self.seat(letter)
        if self.seats[seat].player != player:
            raise Refused("not-your-seat", seat=letter)
        if self.seats[seat].removed:
            raise Refused("removed-here")
        return seat

    def seats_of(self, player: str) -> list[Seat]:
        """List the seats a player holds."""
        return [seat for seat, chair in enumerate(self.seats) if chair.player == player and not chair.removed]

    def people(self) -> list[str]:
        """List the players seated here, in the order of seats, each once."""
        sitting = [chair.player for chair in self.seats if not chair.removed]
        return list(dict.fromkeys(player for player in sitting if player is not None))

    def names(self) -> list[str]:
        """Name the seats."""
        return [chair.name for chair in self.seats]

    def acting(self) -> tuple[Seat, ...]:
        """Say whose decision is awaited."""
        return self.waiting

    def bot_on(self, seat: Seat) -> str | None:
        """Return the level of the bot that decides for a seat, or None if a person does."""
        chair = self.seats[seat]
        return chair.bot or chair.deputy

    @property
    def is_plain(self) -> bool:
        """Tell whether a move changes nothing about the seats: no clock runs, and nobody has a stand-in."""
        return self.terms.clock.mode == "none" and not any(chair.deputy for chair in self.seats)

    def humans(self) -> list[str]:
        """List the players who decide for their seats themselves, each once."""
        deciding = [chair.player for chair in self.seats if not chair.deputy]
        return list(dict.fromkeys(player for player in deciding if player is not None))

    def still_in(self) -> list[str]:
        """List the players who may still play here, now or when they come back, each once."""
        playing = [chair.player for chair in self.seats if not chair.resigned]
        known = [player for player in playing if player is not None and player not in self.company.forgotten]
        return list(dict.fromkeys(known))

    def is_here(self, player: str) -> bool:
        """Tell whether a player can be reached: nobody stands in, and no connection is known to be lost."""
        return any(not chair.deputy and not chair.gone for chair in self.seats if chair.player == player)

    @property
    def is_deserted(self) -> bool:
        """Tell whether all connections of its players are known to be lost: nobody waits for anybody."""
        return all(chair.gone for chair in self.seats if chair.player is not None and not chair.removed)

    def start(self, commitment: str, said: dict[str, str]) -> None:
        """Begin the game, before nature's first move."""
        self.status = PLAYING
        self.commitment = commitment
        record = self.record_with(self.recorded_names(), said, self.shares())
        record.commitment = None if self.plies else commitment
        record.promises = self._told_by_seat("promise")
        self.begun = Match(record, self.seed, self.ear.hear)

    def record_with(self, names: list[str], said: dict[str, str], shares: dict[Seat, str]) -> Record:
        """Begin a record of what was agreed here, with the shares of the shuffle."""
        record = Record(self.game, names, {**said, **self.terms.options}, self.terms.edition)
        record.shares = shares
        return record

    def shares(self) -> dict[Seat, str]:
        """Return the revealed shares of the shuffle, by seat."""
        return self._told_by_seat("share")

    def _told_by_seat(self, what: str) -> dict[Seat, str]:
        found = {seat: getattr(chair, what) for seat, chair in enumerate(self.seats)}
        return {seat: told for seat, told in found.items() if told is not None}

    def call_off(self) -> None:
        """Stop waiting for shares; those promised or revealed are then worth nothing."""
        self.called, self.commitment = 0, None
        for chair in self.seats:
            chair.promise = chair.share = None

    def recorded_names(self) -> list[str]:
        """Name the seats as records do: bots with their level."""
        return [f"{chair.name} ({chair.bot})" if chair.bot else chair.name for chair in self.seats]

    def note_decision(self, seat: Seat) -> None:
        """Note that a seat has decided, perhaps again in a row."""
        if seat != self.last_mover:
            self.turn_before[seat] = self.last_own[seat]
        self.last_own[seat], self.last_mover = self.n, seat

    def last_turn(self, seat: Seat) -> int:
        """Return the entry that ended a seat's last turn: whatever others did since is news to it."""
        return self.turn_before[seat] if seat == self.last_mover else self.last_own[seat]

    def attempt(self, seat: Seat, move: Move) -> Attempt:
        """Try a move beside the game, with nature's moves that follow; an illegal one is refused."""
        try:
            return self.match.attempt(seat, move)
        except IllegalMove as error:
            raise Refused("illegal", error.refusal) from None

    def judge(self, seat: Seat, move: Move) -> Refusal | None:
        """Ask the game whether a seat, or nature, may make a move now."""
        return self.state.refuse(seat, move)

    def face(self, ended: Collection[Seat], keeps_time: bool = False) -> None:
        """Note which seats face a new decision since this entry; `ended` ones are done with the old.

        If the time is kept, it does not start again for someone who had to decide before as well.
        """
        before = self.waiting
        self.waiting = () if self.begun is None or self.finish else self.begun.state.acting()
        for seat in {*ended, *self.waiting}:
            if seat != CHANCE and (seat in ended or seat not in before):
                self.since[seat] = self.n
                if not (keeps_time and seat in before and seat in self.waiting):
                    self.since_at[seat] = self.at
                self.seats[seat].late = False
                if seat != self.last_mover:
                    self.turn_at[seat] = self.at


def letters(seats: tuple[Seat, ...]) -> list[str]:
    """Write seats as letters."""
    return [seat_text(seat) for seat in seats]
