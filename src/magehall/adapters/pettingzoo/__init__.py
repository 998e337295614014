"""PettingZoo environments of all games: `wizard_v0.env()`, `rummikub_v0.env()` and so on."""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

import pettingzoo

from magehall.adapters.encoding import VERSION
from magehall.adapters.pettingzoo.environment import makers as makers_of
from magehall.core import game_keys


def register() -> None:
    """Make the games known to `pettingzoo.make("aec", "magehall/wizard-v0")`, and in parallel form too."""
    registries = {"aec": pettingzoo.aec_registry, "parallel": pettingzoo.parallel_registry}
    makers = {"aec": "env", "parallel": "parallel_env"}
    for key in game_keys():
        for kind, known in registries.items():
            name = f"magehall/{key}-v{VERSION}"
            if name not in known:
                pettingzoo.register(kind, name, getattr(_module(key), makers[kind]))


def _module(key: str) -> ModuleType:
    """Return the module of a game; for a third-party game it is made."""
    name = f"{__name__}.{key.replace('-', '_')}_v{VERSION}"
    if find_spec(name) is not None:
        return import_module(name)
    made = ModuleType(name, f"{key} as a PettingZoo environment, version {VERSION}.")
    made.env, made.raw_env, made.parallel_env = makers_of(key, VERSION)  # type: ignore[attr-defined]
    return made


def __getattr__(name: str) -> ModuleType:
    """Find the modules of third-party games: `from magehall.adapters.pettingzoo import goofspiel_v0`."""
    for key in game_keys():
        if name == f"{key.replace('-', '_')}_v{VERSION}":
            return _module(key)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
