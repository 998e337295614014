"""Magehall: an open tabletop for a family of games of magic.

Set `MAGEHALL_INTERPRETED=1` to run the plain Python source where compiled modules are installed too.
"""

import os
import sys
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader

__version__ = "0.1.0"


class _SourceFinder:
    """Finds the modules of this package as source files, passing over compiled ones."""

    @staticmethod
    def find_spec(name: str, path: list[str] | None, target: object = None) -> ModuleSpec | None:
        """Look where Python itself would look, for source files only."""
        if not name.startswith("magehall.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None


if os.environ.get("MAGEHALL_INTERPRETED", "") not in ("", "0"):
    sys.meta_path.insert(0, _SourceFinder)  # type: ignore[arg-type]

from magehall.core import (  # noqa: E402  (the finder above must come first)
    CHANCE,
    BadInput,
    BadOptions,
    Event,
    Game,
    IllegalMove,
    Match,
    Move,
    NotationError,
    Option,
    Outcome,
    Record,
    RecordError,
    Refusal,
    Rng,
    Seat,
    State,
    View,
    game,
    game_keys,
    is_compiled,
    read_record,
)

__all__ = [
    "CHANCE",
    "BadInput",
    "BadOptions",
    "Event",
    "Game",
    "IllegalMove",
    "Match",
    "Move",
    "NotationError",
    "Option",
    "Outcome",
    "Record",
    "RecordError",
    "Refusal",
    "Rng",
    "Seat",
    "State",
    "View",
    "__version__",
    "game",
    "game_keys",
    "is_compiled",
    "read_record",
]
