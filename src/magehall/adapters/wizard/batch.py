"""Many games of Wizard stepped by one call, written straight into arrays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64

from magehall.adapters.encoding import OVER, WAIT
from magehall.adapters.wizard.encoding import action_of, is_legal
from magehall.adapters.wizard.planes import (
    ACTIONS,
    BIDS_FROM,
    MASK_WORDS,
    TRUMPS_FROM,
    first_acting,
    legal_cards,
    legal_words,
    put_mask,
    words_for,
    write,
)
from magehall.core.bits import bit, count, nth
from magehall.core.chance import Rng
from magehall.core.errors import BadInput
from magehall.core.move import Move
from magehall.core.seat import CHANCE
from magehall.games.wizard import bid, phase, trick, trump
from magehall.games.wizard.rules import Rules
from magehall.games.wizard.state import WizardState


@final
class Batch:
    """Games that start over when they end; game number `i` draws from the stream `hall/<i>` of the seed.

    If a seat is yours (`own`), a finished game stays, as that seat sees it, until it is begun again.
    """

    def __init__(self, seats: int, options: Mapping[str, str], games: int, seed: str, own: int = -1) -> None:
        self.seats: i64 = seats
        self.games: i64 = games
        self.own: i64 = own
        self.rules = Rules(seats, options)
        self.actions = ACTIONS
        self.words: i64 = words_for(seats, self.rules.clairvoyance)
        self.states = [WizardState(seats, self.rules) for _ in range(games)]
        self.rngs = [Rng(seed, f"hall/{number}") for number in range(games)]
        self.shown: vec[i64] = vec[i64]([0] * (games * seats))
        self.observations: vec[i64] = vec[i64]([0] * int(games * self.words))
        self.masks: vec[i64] = vec[i64]([0] * (games * MASK_WORDS))
        self.rewards: vec[i64] = vec[i64]([0] * (games * seats))
        self.acting: vec[i64] = vec[i64]([0] * games)
        self.ended: vec[i64] = vec[i64]([0] * games)
        self.chosen: vec[i64] = vec[i64]([0] * games)
        for number in range(games):
            self._show(number)

    def step(self, actions: bytes) -> None:
        """Take one action in every game, given as 64-bit numbers, or `WAIT`; an illegal one is `BadInput`."""
        assert len(actions) == 8 * self.games, "one action of eight bytes for each game"
        game: i64 = 0
        while game < self.games:
            self.chosen[game] = read_i64_le(actions, 8 * game)
            if self.chosen[game] != WAIT and not is_legal(self.states[game], self.chosen[game]):
                raise BadInput(f"action {int(self.chosen[game])} is not legal in game {int(game)}")
            game += 1
        self._take()

    def step_any(self, rng: Rng) -> None:
        """Take a random legal action in every game."""
        game: i64 = 0
        while game < self.games:
            self.chosen[game] = any_action(self.states[game], rng)
            game += 1
        self._take()

    def _take(self) -> None:
        at: i64 = 0
        while at < self.games * self.seats:
            self.rewards[at] = 0
            at += 1
        game: i64 = 0
        while game < self.games:
            self.ended[game] = 0
            if self.chosen[game] != WAIT:
                self._act(game, self.chosen[game])
                self._show(game)
            game += 1

    def play(self, game: int, move: Move) -> None:
        """Make a bot's move; what it gains is added to the rewards of the step."""
        self._act(game, action_of(move))
        self._show(game)

    def others(self) -> None:
        """Let random players answer for the other seats until your seat is asked or the game is over."""
        game: i64 = 0
        while game < self.games:
            state = self.states[game]
            if state.phase != phase.OVER and first_acting(state) != self.own:
                while state.phase != phase.OVER and first_acting(state) != self.own:
                    self._act(game, any_action(state, self.rngs[game]))
                    self._deal(game)
                self._show(game)
            game += 1

    def begin(self, game: int) -> None:
        """Start a game over."""
        self.states[game] = WizardState(int(self.seats), self.rules)
        self._show(game)

    def state(self, game: int) -> WizardState:
        """Return the position of a game, for bots and drawings."""
        return self.states[game]

    def _act(self, game: i64, action: i64) -> None:
        state = self.states[game]
        seats = self.seats
        at: i64 = game * seats
        seat: i64 = 0
        while seat < seats:
            self.rewards[at + seat] -= state.totals[seat]
            seat += 1
        if action < BIDS_FROM:
            self.shown[at + state.turn] |= bit(action)
            trick.lay(state, action)
        elif action < TRUMPS_FROM:
            bid.make(state, first_acting(state), action - BIDS_FROM)
        else:
            trump.name(state, action - TRUMPS_FROM)
        seat = 0
        while seat < seats:
            self.rewards[at + seat] += state.totals[seat]
            seat += 1
        if state.phase == phase.OVER:
            self.ended[game] = 1
            if self.own < 0:
                self.states[game] = WizardState(int(seats), self.rules)

    def _show(self, game: i64) -> None:
        """Let nature move, then write what the seat to be asked sees and may do; at the end, your seat."""
        self._deal(game)
        state = self.states[game]
        asked: i64 = first_acting(state)
        self.acting[game] = asked
        if state.phase == phase.OVER:
            self.acting[game] = OVER
            asked = self.own
        write(self.observations, game * self.words, state, self.shown, game * self.seats, asked)
        put_mask(self.masks, game * MASK_WORDS, state)

    def _deal(self, game: i64) -> None:
        state = self.states[game]
        while state.phase != phase.OVER and not state.dealt():
            state.apply(CHANCE, state.draw(self.rngs[game]))
            seat: i64 = 0
            while seat < self.seats:
                self.shown[game * self.seats + seat] = 0
                seat += 1


def any_action(state: WizardState, rng: Rng) -> i64:
    """Pick a random legal action."""
    if state.phase == phase.PLAYING:
        cards: i64 = legal_cards(state)
        return nth(cards, rng.below(count(cards)))
    others: i64 = legal_words(state)
    return BIDS_FROM + nth(others, rng.below(count(others)))
