"""What was agreed before a game of Rummikub, each option read here and nowhere else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from magehall.core.options import Option
from magehall.core.refusal import Refusal
from magehall.core.shape import options_of
from magehall.games.rummikub.view import RummikubOptions

OPTIONS: Final[tuple[Option, ...]] = options_of(RummikubOptions)

VARIANTS: Final[dict[str, dict[str, str]]] = {}
"""The rulebook names no variants."""

SEATS: Final = range(2, 5)
TILES_EACH: Final = 14
OPENING: Final = 30
PENALTY: Final = 3
FLAT: Final = 100
FLAT_COULD_OPEN: Final = 200
MOST_ROUNDS: Final = 40
"""When a match to a target ends at the latest (rummikub-61)."""

JOKER_REPLACED: Final = ("joker-group", "joker-replacement", "joker-set")
NEXT_DRAW: Final = 0
NEXT_ROTATE: Final = 1
NEXT_WINNER: Final = 2
NEXT_STARTS: Final = ("draw", "rotate", "winner")


@final
class Rules:
    """The agreed options in the form the rules ask for them; shared by all copies of a state."""

    def __init__(self, options: Mapping[str, str], shape: RummikubOptions | None = None) -> None:
        self.options = dict(options)
        self._shape = shape
        self.text = " ".join([f"{name}={value}" for name, value in sorted(options.items())])
        to_target = options["rounds"].startswith("to-")
        self.target: i64 = int(options["rounds"][3:]) if to_target else 0
        self.rounds: i64 = MOST_ROUNDS if to_target else int(options["rounds"])
        self.random_start = options["start"] == "random"
        self.next_start: i64 = NEXT_STARTS.index(options["next-start"])
        self.redeal = options["redeal"] == "on"
        self.copies: i64 = int(options["copies"])
        self.wrap = options["wrap"] == "on"
        self.one_opening_set = options["opening-sets"] == "one"
        self.opening_joker_forbidden = options["opening-joker"] == "forbidden"
        self.opening_joker_zero = options["opening-joker"] == "zero"
        self.opening_table_free = options["opening-table"] == "free"
        self.joker_free = options["joker"] == "free"
        self.joker_both = options["joker-group"] == "both"
        self.joker_from_rack = options["joker-replacement"] == "rack"
        self.joker_set_fresh = not self.joker_free and options["joker-set"] == "fresh"
        self.joker_set_tiles: i64 = ("new", "rack-1", "rack-2").index(
            options["joker-set"].replace("fresh", "new")
        )
        self.two_jokers_forbidden = options["two-jokers"] == "forbidden"
        self.seconds: i64 = 0 if options["clock"] == "off" else int(options["clock"])
        self.always_roll_back = options["time-up"] == "roll-back"
        self.penalty_at_once = options["illegal-table"] == "penalty"
        self.must_play = options["empty-bank"] == "must-play"
        self.flat_unopened = options["never-opened"] == "flat"

    def shape(self) -> RummikubOptions:
        """Return what was agreed as views show it."""
        if self._shape is None:
            self._shape = RummikubOptions.read(self.options)
        return self._shape


DEFAULTS: Final = Rules({option.name: option.default for option in OPTIONS})
"""The rules as the rulebook has them."""


def rules_with(**chosen: str) -> Rules:
    """Return the rules with some options changed, `_` for each hyphen: `rules_with(joker="free")`."""
    changes = {name.replace("_", "-"): value for name, value in chosen.items()}
    for name, value in changes.items():
        assert any(option.name == name and value in option.values for option in OPTIONS), (
            f"{name}={value} exists"
        )
    return Rules({**DEFAULTS.options, **changes})


def refuse_options(seats: int, options: Mapping[str, str]) -> Refusal | None:
    """Judge options that do not go together."""
    if options["copies"] == "1" and seats == 4:
        return Refusal("rummikub-29", "too-few-tiles", {"players": seats, "tiles": 54})
    if options["joker"] == "free":
        for option in OPTIONS:
            plain = (option.default, option.unsaid)
            if option.name in JOKER_REPLACED and options[option.name] not in plain:
                return Refusal("rummikub-52", "joker-is-free", {"option": option.name})
    if options["clock"] == "off" and options["time-up"] != "judge":
        return Refusal("rummikub-41", "no-clock", {"option": "time-up"})
    return None


def refuse_terms(options: Mapping[str, str]) -> Refusal | None:
    """Judge what can be played but makes no sense: without pairs nothing is ever dealt again."""
    if options["copies"] == "1" and options["redeal"] == "on":
        return Refusal("rummikub-55", "no-pairs")
    return None
