"""The page of the published ladder, from its numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from magehall.arena.ladder import Step

Numbers = dict[str, Any]

MOST = ("mean-ms", "longest-ms")
"""Little is expected of these."""
SHARES = ("share", "exact", "bid-share")
"""These are given in per cent."""
WORDS = {
    "share": "wins",
    "points-a-round": "points a round",
    "mean-ms": "a decision",
    "longest-ms": "the longest",
}


def page(found: dict[str, Numbers], plan: list[Step], head: str, notes: dict[str, str]) -> str:
    """Write the page; `notes` are sentences to go below a game's tables."""
    parts = [head, *_targets(found), *_missing(found, plan), *_games(found, notes)]
    return "\n".join(parts).rstrip("\n") + "\n"


def _missing(found: dict[str, Numbers], plan: list[Step]) -> Iterator[str]:
    """Name what the plan wants and nobody has played yet."""
    left = [step for step in plan if not _was_played(found, step)]
    if left:
        yield "Planned, but not or hardly played yet (on fewer than five deals):\n"
    for step in left:
        wanted = ", ".join(_wanted(name, value) for name, value in step.target.items())
        yield f"- {step.table()}: {step.player} among {step.field}{' (' + wanted + ')' if wanted else ''}"
    yield ""


def _was_played(found: dict[str, Numbers], step: Step) -> bool:
    who = (step.player, step.field)
    return any((one["player"], one["field"]) == who for one in found.get(step.table(), {}).get("steps", []))


def _targets(found: dict[str, Numbers]) -> Iterator[str]:
    """Say first which targets are met and which are not."""
    yield "## Targets\n"
    yield "| table | player | among | games | wanted | measured | |"
    yield "| --- | --- | --- | ---: | --- | --- | --- |"
    for table, rung in found.items():
        for step in rung["steps"]:
            who = f"{table} | {step['player']} | {step['field']} | {_played(step)}"
            for name, wanted in step["target"].items():
                told = [
                    _wanted(name, wanted),
                    _spread(name, _value(step, name)),
                    _verdict(step, name, wanted),
                ]
                yield f"| {who} | {' | '.join(told)} |"
    yield ""


def _games(found: dict[str, Numbers], notes: dict[str, str]) -> Iterator[str]:
    for key in dict.fromkeys(rung["game"] for rung in found.values()):
        yield f"## {key.capitalize()}\n"
        for table, rung in found.items():
            if rung["game"] == key:
                yield from _table(table, rung)
        if key in notes:
            yield notes[key].strip() + "\n"


def _table(table: str, rung: Numbers) -> Iterator[str]:
    counted = list(dict.fromkeys(name for step in rung["steps"] for name in step["tally"]))
    names = ["player", "among", "games", "wins", "points ahead", *counted, "ms, mean and longest"]
    yield f"### {table[0].upper()}{table[1:]}\n"
    yield f"Parity is {100 / rung['seats']:.1f} %.\n"
    yield f"| {' | '.join(WORDS.get(name, name) for name in names)} |"
    yield f"| --- | --- |{' ---: |' * (len(names) - 2)}"
    for step in rung["steps"]:
        yield f"| {' | '.join(_cells(step, counted))} |"
    yield "\n| | Elo |\n| --- | ---: |"
    for one in rung["ratings"]:
        elo, low, high = one["elo"]
        yield f"| {one['player']} | {elo:+.0f} [{low:+.0f}, {high:+.0f}] |"
    yield ""


def _cells(step: Numbers, counted: list[str]) -> Iterator[str]:
    yield from (step["player"], step["field"], _played(step))
    for name in ("share", "margin"):
        yield _spread(name, _value(step, name))
    for name in counted:
        yield _spread(name, _value(step, name)) if name in step["tally"] else ""
    yield f"{step['mean-ms']:.1f}, {step['longest-ms']:.0f}"


def _played(step: Numbers) -> str:
    """Return the games played, and how many the plan wanted if they are fewer."""
    games, planned = step["games"], step["planned"]
    return f"{games:,}" if games >= planned else f"{games:,} of {planned:,}"


def _value(step: Numbers, name: str) -> list[float]:
    if name in MOST:
        return [step[name]] * 3
    return list(step[name] if name in step else step["tally"][name])


def _wanted(name: str, wanted: float) -> str:
    word = WORDS.get(name, name)
    if name in MOST:
        return f"{word} ≤ {wanted:.0f} ms"
    return f"{word} ≥ {100 * wanted:.0f} %" if name in SHARES else f"{word} ≥ {wanted:g}"


def _spread(name: str, value: list[float]) -> str:
    mean, low, high = value
    if name in MOST:
        return f"{mean:.0f} ms"
    if name in SHARES:
        return f"{100 * mean:.1f} [{100 * low:.1f}, {100 * high:.1f}] %"
    return f"{mean:.1f} [{low:.1f}, {high:.1f}]"


def _verdict(step: Numbers, name: str, wanted: float) -> str:
    mean, low, high = _value(step, name)
    met = "met" if step["games"] >= step["planned"] else "met so far, by fewer games than wanted"
    if name in MOST:
        return met if mean <= wanted else "**missed**"
    if low >= wanted:
        return met
    return "**open**: the interval holds it" if high >= wanted else "**missed**"
