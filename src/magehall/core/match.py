"""One game under way: its state, its record, and the seed that nature draws from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple, final

from magehall.core.chance import commitment, fresh_seed, mixed, nature
from magehall.core.errors import BadInput, IllegalMove
from magehall.core.game import Game, Listener, State
from magehall.core.move import Move
from magehall.core.outcome import Outcome
from magehall.core.record import Ply, Record, Written, plies_text, read_record
from magehall.core.seat import CHANCE, Seat, read_seat
from magehall.core.shape import Event

LONGEST_SEED: Final = 200


class Attempt(NamedTuple):
    """A legal move tried beside the game, and what it leads to before the next decision."""

    after: int
    """How many moves had been made."""
    plies: list[Ply]
    """The move, and nature's moves that follow from it."""
    written: Written
    """The same, as written in a log."""
    events: list[Event]
    outcome: Outcome | None
    """How the game ends with it, if it does."""


@final
class Match:  # noqa: PLW1641 - it changes, so it has no hash
    """Plays a game by its rules and writes it down as it goes."""

    def __init__(self, record: Record, seed: str, listener: Listener | None = None) -> None:
        self.record = record
        self.seed = seed
        self.nature = mixed(seed, record.shares)
        """What nature draws from: the seed, and the shares that the seats added to it."""
        self.listener = listener
        self.draws = 0
        """How many moves nature has made."""
        self._tried: Attempt | None = None
        self._beside: State | None = None
        """Where that led to: nobody else holds it, so nobody can change it."""
        self.state = record.start()
        self.undo_to(len(record.plies))

    @staticmethod
    def start(
        game: Game,
        names: list[str],
        options: Mapping[str, str] | None = None,
        edition: str | None = None,
        seed: str | None = None,
        listener: Listener | None = None,
    ) -> Match:
        """Start a game; the commitment to its seed is in the record before the first deal."""
        seed = check_seed(seed) if seed is not None else fresh_seed()
        agreed = {**game.spelled(edition, options or {}), **(options or {})}
        record = Record(game, names, agreed, edition, commitment(seed))
        game.settle(len(names), record.chosen())
        match = Match(record, seed, listener)
        match.advance()
        return match

    def play(self, seat: Seat, move: Move) -> None:
        """Make a seat's move, then nature's moves that follow from it."""
        self.state.play(seat, move)
        self._note(seat, move)
        self.advance()

    def advance(self) -> None:
        """Let nature move until a seat must act or the game is over; then reveal the seed."""
        for ply in natures_moves(self.state, self.nature, self.draws):
            self._note(ply.seat, ply.move)
        if not self.state.acting():
            self.record.seed = self.seed

    def attempt(self, seat: Seat, move: Move) -> Attempt:
        """Judge a move and carry it out beside the game, nature's moves included; an illegal one is an error.

        Nothing changes yet: a caller that must write a move down before it counts does so now, and then calls
        `take`. The move tried last is not judged again.
        """
        last = self._tried
        if last is not None and last.after == len(self.record.plies) and last.plies[0] == Ply(seat, move):
            return last
        refusal = self.state.refuse(seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        events: list[Event] = []
        beside = self.state.copy()
        beside.listener = events.append
        beside.apply(seat, move)
        plies = [Ply(seat, move), *natures_moves(beside, self.nature, self.draws + (seat == CHANCE))]
        self._beside = beside
        self._tried = Attempt(len(self.record.plies), plies, plies_text(plies), events, beside.outcome())
        return self._tried

    def take(self, written: Written) -> None:
        """Take in moves as written in a log, all or none; they are not judged, since they were judged before.

        The move tried last is not read and carried out again.
        """
        attempt, beside = self._tried, self._beside
        self._tried = self._beside = None
        is_tried = attempt is not None and attempt.after == len(self.record.plies)
        if attempt is not None and beside is not None and is_tried and attempt.written == written:
            self._adopt(attempt, beside)
        else:
            for seat, move in [(read_seat(letter), self.record.game.read(text)) for letter, text in written]:
                self.state.apply(seat, move)
                self._note(seat, move)
        if not self.state.acting():
            self.record.seed = self.seed

    def undo_to(self, ply: int) -> None:
        """Go back to the position after `ply` moves; the record is the truth, so this is a replay."""
        if not 0 <= ply <= len(self.record.plies):
            raise BadInput(f"there is no position after {ply} moves: {len(self.record.plies)} were made")
        replay = self.record.replay(ply)
        if replay.refused is not None:
            raise BadInput(f"move {replay.refused.ply} of the record is refused: {replay.refused.refusal}")
        self.state = replay.state
        self.state.listener = self.listener
        self._tried = self._beside = None
        del self.record.plies[ply:]
        self.draws = sum([made.seat == CHANCE for made in self.record.plies])
        self.record.seed = None

    def _adopt(self, attempt: Attempt, beside: State) -> None:
        """Go on from the position an attempt led to, and tell what happened on the way."""
        self.state = beside
        self.state.listener = self.listener
        for ply in attempt.plies:
            self._note(ply.seat, ply.move)
        if self.listener is not None:
            for event in attempt.events:
                self.listener(event)

    def _note(self, seat: Seat, move: Move) -> None:
        self.record.plies.append(Ply(seat, move))
        self.draws += seat == CHANCE

    def __reduce__(self) -> tuple[object, ...]:
        """Keep the record's text and the seed: they outlive versions. What is kept has no listener."""
        return take_up, (self.record.game, str(self.record), self.seed)

    def __eq__(self, other: object) -> bool:
        """Tell whether two matches have the same record and will draw the same from here on."""
        return isinstance(other, Match) and self.seed == other.seed and self.record == other.record

    def __repr__(self) -> str:
        return f"<Match of {self.record.summary()}>"


def check_seed(seed: str) -> str:
    """Return a seed if a record can hold it, on one line."""
    if not seed or seed != seed.strip() or not seed.isprintable() or len(seed) > LONGEST_SEED:
        why = f"{seed[:80]!r} cannot be a seed: 1 to {LONGEST_SEED} printable characters on one line"
        raise BadInput(why, "seed", {"most": LONGEST_SEED})
    return seed


def natures_moves(state: State, seed: str, draws: int) -> list[Ply]:
    """Let nature, having made this many moves, go on until a seat must act or the game is over."""
    made: list[Ply] = []
    while state.acting() == (CHANCE,):
        move = state.draw(nature(seed, draws + len(made)))
        state.apply(CHANCE, move)
        made.append(Ply(CHANCE, move))
    return made


def take_up(game: Game, text: str, seed: str) -> Match:
    """Resume a match from its record's text and its seed, exactly where it was left."""
    record = read_record(text, game)
    revealed = record.seed
    match = Match(record, seed)
    match.record.seed = revealed
    return match


class Flaw(NamedTuple):
    """Why a record does not verify: a reason, and the move where it shows (0 for the whole)."""

    reason: str
    ply: int


def withheld(record: Record) -> list[Seat]:
    """List the seats that promised a share of the shuffle and then withheld it.

    Together with them, whoever runs the server could have chosen between two deals for each.
    """
    return sorted(record.promises.keys() - record.shares.keys())


def verify(record: Record) -> Flaw | None:
    """Check that every draw follows from seed and shares as promised; return the first flaw, or None."""
    if record.seed is None or record.commitment is None:
        return Flaw("no-seed", 0)
    if commitment(record.seed) != record.commitment:
        return Flaw("other-seed", 0)
    if any(record.promises.get(seat) != commitment(share) for seat, share in record.shares.items()):
        return Flaw("other-share", 0)
    seed = mixed(record.seed, record.shares)
    state = record.start()
    draws = 0
    for number, ply in enumerate(record.plies, 1):
        if state.refuse(ply.seat, ply.move) is not None:
            return Flaw("refused-move", number)
        if ply.seat == CHANCE:
            is_drawn = state.acting() == (CHANCE,)  # the clock also speaks for nature, in a player's turn
            if is_drawn and state.draw(nature(seed, draws)) != ply.move:
                return Flaw("other-draw", number)
            draws += 1
        state.apply(ply.seat, ply.move)
    return None
