"""One game under way: its state, its record, and the seed that nature draws from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, final

from magehall.core.chance import commitment, fresh_seed, mixed, nature
from magehall.core.errors import BadInput
from magehall.core.game import Game, Listener
from magehall.core.move import Move
from magehall.core.options import spelled
from magehall.core.record import Ply, Record, read_record
from magehall.core.seat import CHANCE, Seat


@final
class Match:  # noqa: PLW1641 - it changes, so it has no hash
    """Plays a game by its rules and writes it down as it goes."""

    def __init__(self, record: Record, seed: str, listener: Listener | None = None) -> None:
        self.record = record
        self.seed = seed
        self.listener = listener
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
        seed = seed if seed is not None else fresh_seed()
        printed = None if edition is None else game.edition(edition)
        agreed = {**spelled(game.options, printed, options or {}), **(options or {})}
        record = Record(game, names, agreed, edition, commitment(seed))
        game.settle(len(names), record.chosen())
        match = Match(record, seed, listener)
        match.advance()
        return match

    def play(self, seat: Seat, move: Move) -> None:
        """Make a seat's move, then nature's moves that follow from it."""
        self.state.play(seat, move)
        self.record.plies.append(Ply(seat, move))
        self.advance()

    def advance(self) -> None:
        """Let nature move until a seat must act or the game is over; then reveal the seed."""
        while self.state.acting() == (CHANCE,):
            move = self.state.draw(nature(mixed(self.seed, self.record.shares), self._draws()))
            self.state.play(CHANCE, move)
            self.record.plies.append(Ply(CHANCE, move))
        if not self.state.acting():
            self.record.seed = self.seed

    def undo_to(self, ply: int) -> None:
        """Go back to the position after `ply` moves; the record is the truth, so this is a replay."""
        replay = self.record.replay(ply)
        if replay.refused is not None:
            raise BadInput(f"move {replay.refused.ply} of the record is refused: {replay.refused.refusal}")
        self.state = replay.state
        self.state.listener = self.listener
        del self.record.plies[ply:]
        self.record.seed = None

    def _draws(self) -> int:
        return sum(ply.seat == CHANCE for ply in self.record.plies)

    def __reduce__(self) -> tuple[object, ...]:
        """Keep the record's text and the seed: they outlive versions. Nobody listens to what is kept."""
        return taken_up, (self.record.game, str(self.record), self.seed)

    def __eq__(self, other: object) -> bool:
        """Tell whether two matches have the same record and will go on with the same chance."""
        return isinstance(other, Match) and self.seed == other.seed and self.record == other.record

    def __repr__(self) -> str:
        return f"<Match of {self.record.summary()}>"


def taken_up(game: Game, text: str, seed: str) -> Match:
    """Take up a match from its record's text and its seed, just where it was left."""
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
    """List the seats that promised a share of the shuffle and kept it back.

    Whoever runs the server could, together with them, have chosen between two deals for each.
    """
    return sorted(record.promises.keys() - record.shares.keys())


def verify(record: Record) -> Flaw | None:
    """Check that every draw follows from seed and shares as promised; give the first flaw, or None."""
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
