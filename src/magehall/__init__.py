"""Magehall: an open tabletop for a family of games of magic.

Set `MAGEHALL_INTERPRETED=1` to run the plain Python source where compiled modules are installed too, and
`MAGEHALL_STANDINS=1` to run it without msgspec, librt and mypy_extensions.
"""

import os
import sys
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import find_spec

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


def _is_set(name: str) -> bool:
    return os.environ.get(name, "") not in ("", "0")


def _use_standins() -> bool:
    """Put stand-ins on the path, in front of the real packages or in place of those that are missing."""
    folder = os.path.join(os.path.dirname(__file__), "standins")
    if _is_set("MAGEHALL_STANDINS"):
        sys.path.insert(0, folder)
        return True
    try:
        import librt.vecs  # noqa: F401
        import msgspec  # noqa: F401
        import mypy_extensions  # noqa: F401
    except ImportError:
        sys.path.append(folder)
        return True
    return False


def _is_compiled() -> bool:
    """Tell whether all was compiled: the library that compiled modules share is put in its place last.

    It is decided once: a process that began with the sources goes on with them, whatever appears meanwhile.
    """
    return find_spec("magehall__mypyc") is not None


if (
    _use_standins() or _is_set("MAGEHALL_INTERPRETED") or not _is_compiled()
):  # compiled, librt must be the real one
    sys.meta_path.insert(0, _SourceFinder)  # type: ignore[arg-type]

from magehall.core import (  # noqa: E402  (the path and the finder above must come first)
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
