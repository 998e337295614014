"""What was agreed before a game of Witchstone, each option read here and nowhere else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.core.options import Option
from magehall.core.refusal import Refusal
from magehall.core.seat import LETTERS
from magehall.core.shape import options_of
from magehall.games.witchstone.boards import board
from magehall.games.witchstone.lexicon import Lexicon
from magehall.games.witchstone.symbols import TILES
from magehall.games.witchstone.view import WitchstoneOptions

NO_HANDICAP: Final = "none"

OPTIONS: Final[tuple[Option, ...]] = options_of(WitchstoneOptions)

VARIANTS: Final[dict[str, dict[str, str]]] = {"open-screens": {"screens": "open"}}
"""Variants by name, as the options they set; a handicap is agreed for each player separately."""

HANDS: Final = {"3": 3, "2": 2, "1": 0}
"""Tiles behind the screen at the levels of the handicap (witchstone-124 to 126)."""

RETURNED: Final = 4
"""Tiles that a player with a handicap returns to the box (witchstone-123)."""

_lexicons: dict[str, Lexicon] = {}


def _lexicon(name: str) -> Lexicon:
    if name not in _lexicons:
        _lexicons[name] = Lexicon(board(name))
    return _lexicons[name]


@final
class Rules:
    """The agreed options in the form the rules ask for them; shared by all copies of a state."""

    def __init__(self, seats: int, options: Mapping[str, str]) -> None:
        self.options = dict(options)
        self._shape: WitchstoneOptions | None = None
        self.lexicon = _lexicon(options["board"])
        self.board = self.lexicon.board
        self.open_screens = options["screens"] == "open"
        self.chips_outlast_actions = options["chips"] == "turn"
        levels = [options[f"handicap-{letter}"] for letter in LETTERS[:seats]]
        free = int(self.board.hand_size)
        self.hands: vec[i64] = vec[i64]([HANDS.get(level, free) for level in levels])
        self.tiles: vec[i64] = vec[i64]([TILES - RETURNED if level in HANDS else TILES for level in levels])
        self.draws_first: vec[i64] = vec[i64]([1 if level == "1" else 0 for level in levels])
        self.upper: i64 = self.board.rack.upper[seats - 2]
        self.bottom: i64 = self.board.rack.bottom[seats - 2]

    @property
    def shape(self) -> WitchstoneOptions:
        """The options as views show them; made on the first look, since most games are never looked at."""
        if self._shape is None:
            self._shape = WitchstoneOptions.read(self.options)
        return self._shape


def refuse_options(seats: int, options: Mapping[str, str]) -> Refusal | None:
    """Judge options that do not go together: no handicap for an empty seat (witchstone-123)."""
    for letter in LETTERS[seats:4]:
        if options[f"handicap-{letter}"] != NO_HANDICAP:
            return Refusal("witchstone-123", "handicap-without-player", {"seat": letter, "players": seats})
    return None
