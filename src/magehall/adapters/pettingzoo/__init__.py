"""PettingZoo environments of all games: `wizard_v0.env()`, `rummikub_v0.env()` and so on."""

import pettingzoo

from magehall.adapters.encoding import VERSION
from magehall.core import game_keys


def register() -> None:
    """Make the games known to `pettingzoo.make("aec", "magehall/wizard-v0")`, and in parallel form too."""
    registries = {"aec": pettingzoo.aec_registry, "parallel": pettingzoo.parallel_registry}
    makers = {"aec": "env", "parallel": "parallel_env"}
    for key in game_keys():
        for kind, known in registries.items():
            name = f"magehall/{key}-v{VERSION}"
            if name not in known:
                pettingzoo.register(kind, name, f"{__name__}.{key}_v{VERSION}:{makers[kind]}")
