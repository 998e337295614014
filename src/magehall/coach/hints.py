"""A hint in three steps: what to look at, the choices with their values, the answer with its reasons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from magehall.bots import Reason
from magehall.bots.search import Budget
from magehall.coach.thought import Option
from magehall.core import BadInput, Fact, Game
from magehall.locales import Words
from magehall.locales.words import minus

STEPS: Final = ("nudge", "candidates", "answer")
SECONDS: Final = 0.8
ROLL_OUTS: Final = 2000
"""How long the coach thinks about a hint, in seconds and in roll-outs."""
VARIABLE: Final = "MAGEHALL_HINT_SECONDS"


def budget(environment: Mapping[str, str]) -> Budget:
    """Say how long a hint may take: as the host set it, for a fast or a slow machine."""
    text = environment.get(VARIABLE, "")
    try:
        return within(float(text) if text else SECONDS)
    except ValueError:
        facts: dict[str, str | int] = {"variable": VARIABLE, "value": text[:60]}
        raise BadInput(f"{VARIABLE} cannot be {text[:60]!r}", "setting", facts) from None


def within(seconds: float) -> Budget:
    """Return a budget of core seconds, and no more of the time of whoever is waiting."""
    return Budget(ROLL_OUTS, seconds, seconds)


def said(words: Words, game: Game, reason: Reason, names: Sequence[str]) -> str:
    """Put a reason into words: the game's own, else those for all games; nothing if there are none."""
    facts = words.with_names(game, reason.facts, names)
    own = words.tell(game, f"reason-{reason.code}", facts) or words.tell(game, f"nudge-{reason.code}", facts)
    key = f"hint-{reason.code}"
    return own or (words.say(key, **facts) if words.has(key) else "")


def value_said(words: Words, game: Game, value: float, error: float) -> str:
    """Say what a choice gains, in the game's words for it."""
    facts: dict[str, Fact] = {"points": words.number(value), "error": words.number(error)}
    return minus(words.tell(game, "hint-value", facts) or words.say("hint-value", **facts))


def contrast(second: Option) -> Reason:
    """Say how far behind the second choice is, or that the difference may be just chance."""
    points, error = f"{abs(second.behind):.1f}", f"{second.behind_error:.1f}"
    facts: dict[str, Fact] = {"move": " + ".join(second.moves), "points": points, "error": error}
    return Reason("second" if second.is_worse() else "second-close", facts, 0.5)
