"""A table: the fold of its log, and nothing else."""

from __future__ import annotations

from magehall.core import CHANCE, Event, Game, Move, Record, Refusal, Seat, State, game, read_seat, seat_text
from magehall.core.record import Ply
from magehall.server.refused import Refused
from magehall.server.wire.entries import Finished
from magehall.server.wire.messages import Chair
from magehall.server.wire.plain import Terms

GATHERING, PLAYING, FINISHED = "gathering", "playing", "finished"

Viewer = Seat | None
"""A seat, or None for a watcher."""


class Table:
    """Who sits where, what was agreed, and the game under way, as of entry `n`."""

    def __init__(self, code: str, seed: str) -> None:
        self.code = code
        self.seed = seed
        self.n = 0
        self.at = 0
        self.host = ""
        self.status = GATHERING
        self.seats: list[Chair] = []
        self.commitment: str | None = None
        self.record: Record | None = None
        self.playing: State | None = None
        self.draws = 0
        self.since: list[int] = []
        """For each seat, the entry at which it came to face the decision it faces, or faced last."""
        self.since_at: list[int] = []
        """The same as a time."""
        self.waiting: tuple[Seat, ...] = ()
        self.finish: Finished | None = None
        self.rematch: str | None = None
        self.told: list[Event] = []
        """What the last entry made happen in the game."""

    def open(self, terms: Terms, host: str) -> None:
        """Set the table up."""
        self.terms = terms
        self.host = host
        self.seats = [Chair() for _ in range(terms.seats)]
        self.since = [0] * terms.seats
        self.since_at = [0] * terms.seats

    @property
    def game(self) -> Game:
        """The game that is played here."""
        return game(self.terms.game)

    @property
    def state(self) -> State:
        """The game under way or over; refused before the start."""
        if self.playing is None:
            raise Refused("not-started")
        return self.playing

    def seat(self, letter: str) -> Seat:
        """Find a seat by its letter."""
        seat = read_seat(letter)
        if seat >= len(self.seats):
            raise Refused("no-such-seat", seat=letter)
        return seat

    def own_seat(self, letter: str, player: str) -> Seat:
        """Find a seat that a player holds."""
        seat = self.seat(letter)
        if self.seats[seat].player != player:
            raise Refused("not-your-seat", seat=letter)
        return seat

    def seats_of(self, player: str) -> list[Seat]:
        """List the seats a player holds."""
        return [seat for seat, chair in enumerate(self.seats) if chair.player == player]

    def people(self) -> list[str]:
        """List the players seated here, in the order of seats, each once."""
        return list(dict.fromkeys(chair.player for chair in self.seats if chair.player is not None))

    def names(self) -> list[str]:
        """Name the seats."""
        return [chair.name for chair in self.seats]

    def acting(self) -> tuple[Seat, ...]:
        """Say whose decision is waited for."""
        return self.waiting

    def bot_on(self, seat: Seat) -> str | None:
        """Give the level of the bot that decides for a seat, or None where a person does."""
        return self.seats[seat].bot

    def start(self, commitment: str) -> None:
        """Begin the game, before nature's first move."""
        self.status = PLAYING
        self.commitment = commitment
        self.record = Record(
            self.game, self.recorded_names(), self.terms.options, self.terms.edition, commitment
        )
        self.playing = self.record.start()
        self.playing.listener = self.hear

    def hear(self, event: Event) -> None:
        """Take note of what happens in the game."""
        self.told.append(event)

    def recorded_names(self) -> list[str]:
        """Name the seats as records do: bots with their level."""
        return [f"{chair.name} ({chair.bot})" if chair.bot else chair.name for chair in self.seats]

    def make(self, seat: Seat, move: Move) -> None:
        """Carry out a move that was judged when it was written into the log."""
        assert self.record is not None, "the game has started"
        self.state.apply(seat, move)
        self.record.plies.append(Ply(seat, move))
        self.draws += seat == CHANCE

    def judge(self, seat: Seat, move: Move) -> Refusal | None:
        """Ask the game whether a seat, or nature, may make a move now."""
        return self.state.refuse(seat, move)

    def faced(self, moved: Seat | None, before: tuple[Seat, ...]) -> None:
        """Note which seats face a new decision since this entry."""
        self.waiting = () if self.playing is None or self.finish else self.playing.acting()
        for seat in range(len(self.seats)):
            if seat == moved or (seat in self.waiting and seat not in before):
                self.since[seat], self.since_at[seat] = self.n, self.at


def letters(seats: tuple[Seat, ...]) -> list[str]:
    """Write seats as letters."""
    return [seat_text(seat) for seat in seats]
