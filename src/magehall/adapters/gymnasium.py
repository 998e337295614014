"""A Gymnasium environment: one seat is yours, the others are played by bots."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
from gymnasium import Env, spaces
from gymnasium.error import ResetNeeded

from magehall.adapters.encoding import OVER
from magehall.adapters.pictures import svg
from magehall.adapters.raster import Pixels, pixels
from magehall.adapters.stepper import Bytes, Stepper
from magehall.bots import bot
from magehall.core import BadInput, Rng, Seat, State, fresh_seed, game_keys


class Opponents(Env[Bytes, "np.int64 | int"]):
    """A game from one seat's side; the reward is the points of that seat as they are scored.

    `opponents` is a level of the game's bots, or one for each other seat in order. The legal actions are in
    `info["action_mask"]` and in `action_masks()`, as libraries with masked policies expect. An illegal action
    costs `illegal` points and changes nothing.

    All chance, the bots' too, follows from the seed and the number of the move: a copy or a pickle continues
    exactly like the original, until `resample` gives it another future.
    """

    metadata = {"render_modes": ["ansi", "svg", "rgb_array"], "render_fps": 1}  # noqa: RUF012  (as Gymnasium has it)

    def __init__(
        self,
        key: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        seat: Seat = 0,
        opponents: str | list[str] = "random",
        illegal: float = -1.0,
        render_mode: str | None = None,
    ) -> None:
        self.stepper = Stepper(key, seats, options)
        self.seat = seat
        self.illegal = illegal
        self.render_mode = render_mode
        others = self.stepper.seats - 1
        levels = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(levels) != others or not 0 <= seat <= others:
            raise BadInput(f"{self.stepper.seats} seats are one of yours and {others} opponents")
        levels.insert(seat, "random")
        self.levels = levels
        self.bots = [bot(key, level) for level in levels]
        self._points: int | None = None
        self.observation_space = spaces.Box(0, 255, (self.stepper.encoding.size(),), np.uint8)
        self.action_space = spaces.Discrete(self.stepper.encoding.actions())

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        """Begin a game and play it up to your seat's first decision."""
        super().reset(seed=seed)
        chosen = str(seed) if seed is not None else self._drawn_seed()
        self.stepper.reset(chosen)
        self._play_on()
        self._points = self.stepper.state.scores()[self.seat]
        return self._seen()

    def _drawn_seed(self) -> str:
        """Draw the seed of the next game from Gymnasium's generator, if that was ever seeded."""
        return str(int(self.np_random.integers(2**62))) if self._np_random is not None else fresh_seed()

    def resample(self, seed: int | None = None) -> None:
        """Let chance, the bots' too, turn out differently from here on; what was dealt stays."""
        self.stepper.resample(None if seed is None else str(seed))

    def step(self, action: np.int64 | int) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        """Act, and let the others act until your seat is asked again or the game is over."""
        if self._points is None or self.stepper.asked() == OVER:
            raise ResetNeeded("no game is under way: call reset() before step()")
        if int(action) not in self.stepper.legal():
            seen, info = self._seen()
            return seen, self.illegal, False, False, info
        self.stepper.act(int(action))
        self._play_on()
        points = self.stepper.state.scores()[self.seat]
        gained, self._points = points - self._points, points
        seen, info = self._seen()
        return seen, float(gained), self.stepper.asked() == OVER, False, info

    def _play_on(self) -> None:
        self.stepper.advance()
        while (seat := self.stepper.asked()) not in (OVER, self.seat):
            state = self.stepper.state
            rng = Rng(self.stepper.seed, f"bot/{self.stepper.made}")
            move = self.bots[seat].choose(state.view(seat), state.moves(seat), rng)
            self.stepper.apply(seat, move)
            self.stepper.advance()

    def _seen(self) -> tuple[Bytes, dict[str, Any]]:
        return self.stepper.observe(self.seat), {"action_mask": self.action_masks()}

    def action_masks(self) -> Any:
        """Return a one for each legal action."""
        return self.stepper.mask(self.seat)

    def render(self) -> str | Pixels | None:
        """Return what your seat sees: as text, as a drawing, or as the pixels of that drawing."""
        if self._points is None:
            raise ResetNeeded("no game is under way: call reset() before render()")
        return self.picture(self.stepper.state)

    def picture(self, state: State) -> str | Pixels | None:
        """Return what your seat sees of a position, as `render_mode` wants it."""
        view = state.view(self.seat)
        if self.render_mode == "rgb_array":
            return pixels(svg(view))
        if self.render_mode == "svg":
            return svg(view)
        return str(view) if self.render_mode == "ansi" else None

    def __copy__(self) -> Opponents:
        """Copy the game too: two environments that share half of one would be of no use."""
        return deepcopy(self)

    def __getstate__(self) -> dict[str, Any]:
        """Leave out the bots: they keep nothing between moves, and are found again by their levels."""
        return {name: value for name, value in self.__dict__.items() if name != "bots"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.bots = [bot(self.stepper.game.key, level) for level in self.levels]


def register() -> None:
    """Make the games known to `gymnasium.make` as `magehall/Wizard-v0` and so on."""
    for key in game_keys():
        name = f"magehall/{key.capitalize()}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                f"{__name__}:Opponents",
                vector_entry_point=f"{__name__}_vector:ManyOpponents",
                kwargs={"key": key},
            )
