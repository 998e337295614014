"""The moves of Crop Circles: `circle add`, `circle take`, then `add 1,0 city.0` or `take 1,0 city.0`.

Nature's is `lot CC2 CC5`, before the first turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from magehall.core.errors import NotationError
from magehall.core.move import Move
from magehall.games.carcassonne.landscape import cell_text
from magehall.games.carcassonne.spots import read_spot

if TYPE_CHECKING:
    from magehall.games.carcassonne.expansions.crop_circles.view import Action, Circle

NOTHING: Final = 0
ADD: Final = 1
TAKE: Final = 2
ACTIONS: Final[tuple[Action, ...]] = ("add", "take")
CIRCLES: Final[tuple[Circle, ...]] = ("CC1", "CC2", "CC3", "CC4", "CC5", "CC6")


def action_text(action: i64) -> Action:
    """Name an action that was chosen."""
    return ACTIONS[int(action) - ADD]


def read_action(text: Action) -> int:
    """Read what `action_text` writes."""
    return ADD + ACTIONS.index(text)


@final
class DrawLot(Move):
    """Nature draws which circles are in the game, named in their order: `lot CC2 CC5`."""

    def __init__(self, tiles: tuple[str, ...]) -> None:
        self.tiles = tiles

    def __str__(self) -> str:
        return f"lot {' '.join(self.tiles)}"


@final
class ChooseAction(Move):
    """Choose what everyone may or must do: `circle add` or `circle take`."""

    def __init__(self, action: i64) -> None:
        self.action: i64 = action

    def __str__(self) -> str:
        return f"circle {action_text(self.action)}"


@final
class UseCircle(Move):
    """Add a meeple to one of your own, or take one back: `add 1,0 city.0`, `take 1,0 city.0`."""

    def __init__(self, action: i64, x: i64, y: i64, segment: str) -> None:
        self.action: i64 = action
        self.x: i64 = x
        self.y: i64 = y
        self.segment = segment

    def spot(self) -> str:
        """Write where the meeple is added or taken."""
        return f"{cell_text(self.x, self.y)} {self.segment}"

    def __str__(self) -> str:
        return f"{action_text(self.action)} {self.spot()}"


CHOICES: Final = [ChooseAction(ADD), ChooseAction(TAKE)]


def read_move(text: str) -> Move | None:
    """Read a move of a crop circle, or return None if the verb is not one of them."""
    verb, _, rest = text.partition(" ")
    if verb == "lot":
        return _read_lot(rest, text, len(verb) + 1)
    if verb == "circle":
        for choice in CHOICES:
            if str(choice) == text:
                return choice
        raise NotationError(f"{rest[:20]!r} is no choice: circle add or circle take", text, len(verb) + 1)
    if verb not in ("add", "take"):
        return None
    x, y, segment = read_spot(rest, text, len(verb) + 1)
    return UseCircle(ADD if verb == "add" else TAKE, x, y, segment)


def _read_lot(rest: str, text: str, start: int) -> Move:
    """Read circles that are named in their order, each once."""
    last = -1
    for name in rest.split(" "):
        if name not in CIRCLES:
            raise NotationError(f"{name[:20]!r} is no crop circle: {', '.join(CIRCLES)}", text, start)
        if CIRCLES.index(name) <= last:
            raise NotationError("crop circles are named in their order, each once", text, start)
        last = CIRCLES.index(name)
        start += len(name) + 1
    return DrawLot(tuple(rest.split(" ")))
