"""Many games at once by Gymnasium's own interface: one seat in each is yours, bots play the others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as Base
from gymnasium.vector.utils import batch_space

from magehall.adapters.encoding import OVER, WAIT
from magehall.adapters.gymnasium import Opponents
from magehall.adapters.stepper import Bytes
from magehall.adapters.vector import VectorEnv
from magehall.core import Rng, Seat, fresh_seed

Actions = npt.NDArray[np.int64]
Step = tuple[Bytes, npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]]


class ManyOpponents(Base[Bytes, Actions, npt.NDArray[Any]]):
    """`Opponents` many times over, on the engine that steps many games.

    A finished game starts over with the next step, whatever its action (Gymnasium's next-step mode). Wizard
    against random players runs inside the compiled engine.
    """

    metadata = {**Opponents.metadata, "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int,
        key: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        seat: Seat = 0,
        opponents: str | list[str] = "random",
        illegal: float = -1.0,
        render_mode: str | None = None,
    ) -> None:
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.one = Opponents(key, seats, options, seat, opponents, illegal, render_mode)
        self.single_observation_space = self.one.observation_space
        self.single_action_space = self.one.action_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.at_random = set(self.one.levels) == {"random"}
        self._many: VectorEnv | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        """Begin all games and play them up to your seat's first decision."""
        super().reset(seed=seed)
        chosen = str(seed) if seed is not None else self._drawn_seed()
        stepper = self.one.stepper
        self._many = VectorEnv(
            stepper.game.key, self.num_envs, stepper.seats, stepper.options, chosen, self.one.seat
        )
        self.streams = [Rng(chosen, f"bots/{number}") for number in range(self.num_envs)]
        self._play_on(self._many)
        return self._seen(self._many)

    def _drawn_seed(self) -> str:
        return str(int(self.np_random.integers(2**62))) if self._np_random is not None else fresh_seed()

    def step(self, actions: Actions) -> Step:
        """Act in every game, and let the others act until your seat is asked again or the game is over."""
        many = self._under_way("step")
        wanted = np.asarray(actions, np.int64)
        ended = many.acting == OVER
        within = np.clip(wanted, 0, many.masks.shape[1] - 1)
        legal = (many.masks[np.arange(self.num_envs), within] == 1) & (within == wanted)
        many.step(np.where(legal, wanted, WAIT))
        for number in np.flatnonzero(ended).tolist():
            many.begin(number)
        self._play_on(many)
        rewards = np.where(legal, many.rewards[:, self.one.seat], self.one.illegal).astype(np.float64)
        rewards[ended] = 0.0
        seen, info = self._seen(many)
        return seen, rewards, many.acting == OVER, np.zeros(self.num_envs, np.bool_), info

    def _play_on(self, many: VectorEnv) -> None:
        if self.at_random and many.play_at_random():
            return
        for number in range(self.num_envs):
            while (seat := int(many.acting[number])) not in (OVER, self.one.seat):
                state = many.state(number)
                player = self.one.bots[seat]
                many.play(number, player.choose(state.view(seat), state.moves(seat), self.streams[number]))

    def _seen(self, many: VectorEnv) -> tuple[Bytes, dict[str, Any]]:
        masks = many.masks.astype(np.int8)
        return many.observations.copy(), {
            "action_mask": masks,
            "_action_mask": np.ones(self.num_envs, np.bool_),
        }

    def _under_way(self, what: str) -> VectorEnv:
        if self._many is None:
            raise ResetNeeded(f"no games are under way: call reset() before {what}()")
        return self._many

    def render(self) -> tuple[Any, ...] | None:
        """Return what your seat sees in every game."""
        many = self._under_way("render")
        return tuple(self.one.picture(many.state(number)) for number in range(self.num_envs))

    def __reduce__(self) -> str:
        raise TypeError("many games live in the engine's own memory and are not copied: copy Opponents")
