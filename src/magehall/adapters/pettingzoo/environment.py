"""The environment of every game: agents act in turn (AEC), with action masks."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from functools import partial
from typing import Any, Protocol

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import aec_to_parallel_wrapper

from magehall.adapters.encoding import OVER
from magehall.adapters.pictures import svg
from magehall.adapters.raster import Pixels, pixels
from magehall.adapters.stepper import Bytes, Stepper
from magehall.core import BadInput, fresh_seed

Agent = str
Observation = dict[str, Any]

POINTS = "points"
RESULT = "result"
REWARDS = (POINTS, RESULT)


class Environment(AECEnv):  # type: ignore[misc]
    """A table at which each agent sees what its seat may know.

    Rewards are the points as they are scored (`rewards="points"`), or -1 to 1 at the end by rank
    (`"result"`). With `max_cycles` all agents are asked in every cycle: those with nothing to decide have one
    extra action, the last, to wait, and an illegal answer counts as waiting.

    A copy or a pickle continues exactly like the original, until `resample` gives it another future.
    """

    def __init__(
        self,
        key: str,
        version: int,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        rewards: str = POINTS,
        render_mode: str | None = None,
        max_cycles: int | None = None,
    ) -> None:
        super().__init__()
        if rewards not in REWARDS:
            raise BadInput(f"rewards are {' or '.join(REWARDS)}, not {rewards!r}")
        self.stepper = Stepper(key, seats, options)
        self.kind = rewards
        self.max_cycles = max_cycles
        self.metadata = {
            "name": f"{key}_v{version}",
            "render_modes": ["human", "ansi", "svg", "rgb_array"],
            "is_parallelizable": max_cycles is not None,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.stepper.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.waits = max_cycles is not None
        self.number = self.stepper.encoding.actions() + self.waits
        self._spaces = {agent: self._space() for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(self.number) for agent in self.possible_agents}
        everything = self.stepper.seats * self.stepper.encoding.size()
        self.state_space = spaces.Box(0, 255, (everything,), np.uint8)

    def _space(self) -> spaces.Dict:
        size = self.stepper.encoding.size()
        return spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (self.number,), np.int8),
            }
        )

    def observation_space(self, agent: Agent) -> spaces.Space[Observation]:
        """Return the bytes of an observation and the mask of legal actions."""
        return self._spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        """Return the numbers of the actions."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; without a seed it is drawn from the operating system."""
        self.stepper.reset(str(seed) if seed is not None else fresh_seed())
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.cycles = 0
        self._points = self.stepper.state.scores()
        self._paid = self._rewarded = False
        self._select(self.possible_agents[0 if self.waits else self.stepper.asked()])

    def resample(self, seed: int | None = None) -> None:
        """Let nature draw differently from here on; what was dealt stays."""
        self.stepper.resample(None if seed is None else str(seed))

    def _select(self, agent: Agent) -> None:
        """Ask an agent; its mask is in its info too."""
        self.agent_selection = agent
        self.infos[agent] = {"action_mask": self._mask(agent)}

    def _mask(self, agent: Agent) -> Any:
        mask = self.stepper.mask(self._seats[agent])
        return mask if not self.waits else np.append(mask, np.int8(not mask.any()))

    def observe(self, agent: Agent) -> Observation:
        """Return what an agent sees, with its mask: all zeros if another agent is asked."""
        self._begun("observe")
        info = self.infos.get(agent, {})
        mask = info["action_mask"] if agent == self.agent_selection and info else self._mask(agent)
        return {"observation": self.stepper.observe(self._seats[agent]), "action_mask": mask}

    def state(self) -> Bytes:
        """Return what all seats together see, one after another: for training, as nothing is hidden."""
        self._begun("state")
        return np.concatenate([self.stepper.observe(seat) for seat in range(self.stepper.seats)])

    def _begun(self, what: str) -> None:
        assert hasattr(self, "agents"), f"reset() needs to be called before {what}."

    def step(self, action: int | None) -> None:
        """Take an action of the agent that is asked."""
        self._begun("step")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "an agent that lives acts"
        self._cumulative_rewards[agent] = 0.0
        if self._rewarded:
            self._clear_rewards()
        if self.waits:
            self._answer(agent, int(action))
        else:
            self.stepper.act(int(action))
            self.stepper.advance()
        over = self.stepper.asked() == OVER
        self._reward(over)
        self._go_on(over)

    def _answer(self, agent: Agent, action: int) -> None:
        """Take an agent's answer in a cycle if it is a legal action of the seat that is asked."""
        if self._seats[agent] == self.stepper.asked() and action in self.stepper.legal():
            self.stepper.act(action)
            self.stepper.advance()

    def _go_on(self, over: bool) -> None:
        """Ask the next agent, or end the game; in cycles only after the last agent."""
        if not self.waits:
            if over:
                self._end(self.terminations)
            else:
                self._select(self.possible_agents[self.stepper.asked()])
            return
        if self.agent_selection != self.possible_agents[-1]:
            self._select(self.possible_agents[self._seats[self.agent_selection] + 1])
            return
        self.cycles += 1
        if over:
            self._end(self.terminations)
        elif self.cycles == self.max_cycles:
            self._end(self.truncations)
        else:
            self._select(self.possible_agents[0])

    def _end(self, endings: dict[Agent, bool]) -> None:
        for agent in self.agents:
            endings[agent] = True
        self._select(self.possible_agents[0])

    def _reward(self, over: bool) -> None:
        """Return what the step gained everyone."""
        gained = self._gained(over)
        self._rewarded = gained is not None
        if gained is not None:
            self.rewards = dict(zip(self.possible_agents, gained, strict=True))
            self._accumulate_rewards()

    def _gained(self, over: bool) -> list[float] | None:
        if self.kind == RESULT:
            first, self._paid = over and not self._paid, over
            return self.stepper.results() if first else None
        before, self._points = self._points, self.stepper.state.scores()
        if before == self._points:
            return None
        return [float(now - then) for now, then in zip(self._points, before, strict=True)]

    def render(self) -> str | Pixels | None:
        """Print the table (`human`), or return its text (`ansi`), drawing (`svg`) or pixels (`rgb_array`)."""
        self._begun("render")
        if self.render_mode == "rgb_array":
            return pixels(svg(self.stepper.state.view(None)))
        if self.render_mode == "svg":
            return svg(self.stepper.state.view(None))
        text = str(self.stepper.state)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def __copy__(self) -> Environment:
        """Copy the game too: two environments that share half of one would be of no use."""
        return deepcopy(self)

    def close(self) -> None:
        """Leave nothing behind."""


class Maker(Protocol):
    """Makes an environment of one game; the settings are those of `Environment`."""

    def __call__(
        self,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        rewards: str = POINTS,
        render_mode: str | None = None,
        max_cycles: int | None = None,
    ) -> Environment:
        """Make it; `reset` begins a game."""


class ParallelMaker(Protocol):
    """Makes an environment in which all agents answer at once; only the answers asked for count."""

    def __call__(
        self,
        max_cycles: int = 10_000,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        rewards: str = POINTS,
        render_mode: str | None = None,
    ) -> ParallelEnv:
        """Make it; `reset` begins a game."""


def makers(key: str, version: int) -> tuple[Maker, Maker, ParallelMaker]:
    """Give a PettingZoo module its functions `env`, `raw_env` and `parallel_env`.

    The first two are the same: an illegal action is refused by name, without a wrapper.
    """
    env = partial(Environment, key, version)

    def parallel_env(
        max_cycles: int = 10_000,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        rewards: str = POINTS,
        render_mode: str | None = None,
    ) -> ParallelEnv:
        """Make the environment in which all agents answer at once; only the answers asked for count."""
        return aec_to_parallel_wrapper(env(seats, options, rewards, render_mode, max_cycles))

    return env, env, parallel_env
