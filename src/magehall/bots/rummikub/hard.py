"""The hard player: the solver's best play, with the joker kept for the end."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.bots.bot import Advice, Bot, Reason
from magehall.bots.rummikub.sight import Sight, instead, why, why_nothing
from magehall.core.chance import Rng
from magehall.core.move import Move
from magehall.core.seat import Seat, seat_text
from magehall.core.shape import View
from magehall.games.rummikub.solver.answer import Play
from magehall.games.rummikub.tiles import JOKER

FEW_TILES: Final = 4
"""A player with this few tiles may go out soon, and a joker left on the rack would cost 30."""


@final
class HardBot(Bot):
    """Lays as much as it can; keeps a joker until it goes out with it or the round is about to end."""

    def choose(self, view: View, moves: list[Move], rng: Rng) -> Move:
        """Return the best play, or draw."""
        sight = Sight(view)
        return sight.move(Thought(sight).play)

    def advise(self, view: View, moves: list[Move], rng: Rng) -> Advice:
        """Return the best play, or draw, and say why."""
        sight = Sight(view)
        thought = Thought(sight)
        return Advice(sight.move(thought.play), thought.reasons())


@final
class Thought:
    """The best play by its joker rule, and what there is to say about jokers."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.about_jokers: list[Reason] = []
        self.play = sight.best(sight.rack)
        if self.play is not None and self.play.laid[JOKER] > 0:
            self._spend_or_keep(self.play)

    def reasons(self) -> list[Reason]:
        """Say what is done and why, jokers first unless something else speaks against a play."""
        if self.play is not None:
            effect, *rest = why(self.sight, self.play)
            return [effect, *self.about_jokers, *rest]
        if self.about_jokers:
            return [*self.about_jokers, instead(self.sight)]
        return why_nothing(self.sight, Reason("nothing-possible", {}, 1.0))

    def _spend_or_keep(self, full: Play) -> None:
        reason = self._reason_to_spend(full)
        if reason is not None:
            self.about_jokers.append(reason)
            return
        self.play = self.sight.best(without_jokers(self.sight.rack))
        more = full.count() - (0 if self.play is None else self.play.count())
        jokers = int(self.sight.rack[JOKER])
        self.about_jokers.append(Reason("keeps-joker", {"jokers": jokers, "more": more}, 0.8))

    def _reason_to_spend(self, full: Play) -> Reason | None:
        """Name what makes it time to spend a joker, if anything does."""
        if self.sight.goes_out(full):
            return Reason("joker-goes-out", {}, 0.8)
        if self.sight.view.bank == 0:
            return Reason("joker-bank-empty", {}, 0.8)
        rival = closest_rival(self.sight)
        tiles = self.sight.view.counts[rival]
        if tiles <= FEW_TILES:
            return Reason("joker-rival-close", {"seat": seat_text(rival), "tiles": tiles}, 0.8)
        return None


def closest_rival(sight: Sight) -> Seat:
    """Return the other seat with the fewest tiles, the first if tied."""
    rivals = [seat for seat in range(sight.view.seats) if seat != sight.seat]
    fewest = min([sight.view.counts[seat] for seat in rivals])
    return next(seat for seat in rivals if sight.view.counts[seat] == fewest)


def without_jokers(rack: vec[i64]) -> vec[i64]:
    """Return the rack as if its jokers were not there."""
    kept = rack[:]
    kept[JOKER] = 0
    return kept
