"""Our games as Python games of OpenSpiel: import this module, then load `python_magehall_wizard` and so on.

Every draw of nature is a chance node of its own, so chance is explicit and a history is all that is needed to
write down a state and read it back. Returns are -1 to 1 by rank and sum to zero.

    pyspiel.load_game("python_magehall_wizard(players=4,options=bids:hidden/rounds:tournament)")
"""

from __future__ import annotations

import json
import warnings
from typing import Any

import numpy as np
import pyspiel

from magehall.adapters.encoding import OVER, Nature, Staged, nature
from magehall.adapters.stepper import Stepper
from magehall.core import CHANCE, BadInput, Seat, View, game, game_keys

PREFIX = "python_magehall_"


def read_options(text: str) -> dict[str, str]:
    """Read `bids:hidden/rounds:tournament`; OpenSpiel keeps commas and equals signs for itself."""
    pairs = [part.partition(":") for part in text.split("/") if part]
    for name, colon, _ in pairs:
        if not colon:
            raise BadInput(f"{name!r} is no option such as bids:hidden")
    return {name: value for name, _, value in pairs}


def has_secrets(key: str) -> bool:
    """Tell whether a seat knows anything that a watcher does not, once nature has moved."""
    stepper = Stepper(key)
    return bool(stepper.state.secrets(None))


def game_type(key: str) -> Any:
    """Describe a game in OpenSpiel's terms."""
    kind = pyspiel.GameType
    known = kind.Information
    information = known.IMPERFECT_INFORMATION if has_secrets(key) else known.PERFECT_INFORMATION
    seats = game(key).seats
    return kind(
        short_name=PREFIX + key,
        long_name=f"Magehall {key.capitalize()}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": seats[0], "options": ""},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games for some seats with some options."""

    key: str
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        found = game(self.key)
        self.seats = int(given.get("players", found.seats[0]))
        self.options = found.settle(self.seats, read_options(str(given.get("options", ""))))
        self.start = Stepper(self.key, self.seats, self.options)
        self.start.set_state(found.begin(self.seats, self.options))
        self.encoding = self.start.encoding
        self.nature: Nature = nature(self.key)
        self.draws = self.nature.longest(self.seats, self.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.actions(),
            max_chance_outcomes=self.nature.most(),
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.encoding.longest(),
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> SpielState:
        """Begin a game."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Bound nature's draws in a game."""
        return self.draws

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Return what turns states into strings and tensors."""
        return SpielObserver(self, iig_obs_type, params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A running game: ours, and the draws of nature that have not yet made a move."""

    def __init__(self, of: SpielGame) -> None:
        super().__init__(of)
        self.stepper = of.start.copy()
        self.nature = of.nature
        self.drawn: Staged = ()

    def current_player(self) -> Any:
        """Say who acts, in OpenSpiel's numbers."""
        asked = self.stepper.asked()
        if asked == OVER:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if asked == CHANCE else asked

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return self.stepper.asked() == OVER

    def _legal_actions(self, player: Seat) -> list[int]:
        return list(self.stepper.legal()) if player == self.stepper.asked() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """List what nature may draw next."""
        return self.nature.outcomes(self.stepper.state, self.drawn)

    def _apply_action(self, action: int) -> None:
        if self.stepper.asked() != CHANCE:
            self.stepper.act(action)
            return
        self.drawn = (*self.drawn, action)
        move = self.nature.move(self.stepper.state, self.drawn)
        if move is not None:
            self.stepper.apply(CHANCE, move)
            self.drawn = ()

    def _action_to_string(self, player: Seat, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        return self.stepper.encoding.name(action)

    def returns(self) -> list[float]:
        """Return how the game ended for each seat; nothing before the end."""
        return self.stepper.results()

    def resample_from_infostate(self, player: Seat, sampler: Any) -> SpielState:
        """Make up another world that fits what a player knows."""
        stepper = self.stepper
        new: SpielState = self.get_game().new_initial_state()
        staged = stepper.staged if player == stepper.asked() else ()
        new.stepper.imagine(stepper.state.view(player), repr(sampler()), staged)
        return new

    def __str__(self) -> str:
        return f"{self.stepper.state}\n  staged: {self.stepper.staged}\n  drawn: {self.drawn}"


class SpielObserver:
    """What a player knows, as a string (the data of the view) and as a tensor (the encoding's bytes).

    The information state and the observation are the same: a view holds everything of the past that still
    matters. Public information alone is what a watcher sees, private information alone what a watcher does
    not; both are strings only.
    """

    def __init__(self, of: SpielGame, kind: Any, params: Any) -> None:
        if params:
            raise BadInput(f"there are no parameters of observation, but {params} were given")
        secrets = pyspiel.PrivateInfoType
        private = secrets.SINGLE_PLAYER if kind is None else kind.private_info
        if private == secrets.ALL_PLAYERS:
            raise BadInput("a view is one player's: there is no observation of all hands")
        self.private = private == secrets.SINGLE_PLAYER
        self.public = kind is None or kind.public_info
        whole = self.private and self.public
        self.tensor = np.zeros(of.encoding.size(), np.float32) if whole else None
        self.dict = {"view": self.tensor} if whole else {}

    def set_from(self, state: SpielState, player: Seat) -> None:
        """Fill the tensor with what a player sees."""
        if self.tensor is not None:
            self.tensor[:] = state.stepper.observe(player)

    def string_from(self, state: SpielState, player: Seat) -> str:
        """Write what a player knows, and what the player has staged."""
        stepper = state.stepper
        if not self.private:
            return stepper.state.view(None).bytes().decode()
        staged = stepper.staged if player == stepper.asked() else ()
        view = stepper.state.view(player)
        known = view.bytes().decode() if self.public else private_text(view, stepper.state.view(None))
        return f"{known} {' '.join(map(str, staged))}".rstrip()


def private_text(view: View, public: View) -> str:
    """Write the parts of a view that a watcher's view does not show."""
    shown = public.data()
    own = {name: value for name, value in view.data().items() if name != "seat" and value != shown.get(name)}
    return json.dumps(own, sort_keys=True) if own else ""


def register(key: str) -> None:
    """Make a game loadable by its name; its class is put into this module, where pickles look for it."""
    kind, name = game_type(key), f"{key.capitalize()}Game"
    globals()[name] = type(name, (SpielGame,), {"__module__": __name__, "key": key, "kind": kind})
    pyspiel.register_game(kind, globals()[name])


def register_all() -> None:
    """Make all games loadable; one that cannot be described is left out with a warning."""
    for key in game_keys():
        try:
            register(key)
        except Exception as error:
            warnings.warn(f"{key} is not there for OpenSpiel: {error}", stacklevel=2)


register_all()
