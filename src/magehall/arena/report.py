"""A readable page about a contest: one HTML file that needs nothing else, plots drawn as SVG."""

from __future__ import annotations

import math
from collections.abc import Callable
from html import escape
from typing import Any

Say = Callable[[str], str]
Name = Callable[[str, str], str]
"""Gives a game's own words for something, or the plain ones passed second if it has none."""

STYLE = """
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222}
body{background:#fff}table{border-collapse:collapse;margin:1rem 0;display:block;overflow-x:auto}
td,th{padding:.3rem .8rem;text-align:right;border-bottom:1px solid #ddd}td{white-space:nowrap}
td:first-child,th:first-child{text-align:left}svg{max-width:100%;height:auto}
.bar{fill:#5b7fb5}.line{stroke:#222;stroke-width:2}.axis{stroke:#999}.dot{fill:#b5435b}text{fill:currentColor}
small{overflow-wrap:anywhere}.small{font-size:14px}.strong{font-weight:600}
@media(prefers-color-scheme:dark){body{color:#ddd;background:#1c1c1f}.line{stroke:#ddd}td,th{border-color:#444}}
"""


def page(found: dict[str, Any], language: str, say: Say, name: Name) -> str:
    """Write the page of a summary, with the words that `say` knows and the names of what is counted."""
    contest = found["contest"]
    title = f"{say('title')}: {name('title', contest['game'])}, {contest['seats']}"
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(say('protocol'))}</p>",
        pairings(found, say),
        section(say("ladder"), ladder(found["ratings"], say("ladder")) + table(rating_rows(found, say))),
        *(differences(one, say) for one in found["pairings"]),
        tallies(found, say, name),
        timing(found, say),
        f"<p><small>{escape(plan(contest))}</small></p>",
    ]
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head>'
        f"<body>{''.join(parts)}</body></html>\n"
    )


def plan(contest: dict[str, Any]) -> str:
    """Say what is needed to play the same again: the options, the seed and the first deal."""
    options = ", ".join(f"{option} {value}" for option, value in contest["options"].items())
    return f"{options} · {contest['seed']}/{contest['first']}…"


def section(title: str, body: str) -> str:
    """Put a heading above something."""
    return f"<h2>{escape(title)}</h2>{body}"


def table(rows: list[list[str]]) -> str:
    """Write rows, the first as headings."""
    head = "".join(f"<th>{escape(cell)}</th>" for cell in rows[0])
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows[1:])
    return f"<table><tr>{head}</tr>{body}</table>"


def spread(value: list[float], scale: float = 1.0, digits: int = 1) -> str:
    """Write an estimate with its interval."""
    mean, low, high = (f"{scale * number:.{digits}f}" for number in value)
    return f"{mean} [{low}, {high}]"


def pairings(found: dict[str, Any], say: Say) -> str:
    """Show who met whom, and how it went."""
    rows = [[say("player"), say("field"), say("games"), say("share"), say("parity"), "Elo", say("margin")]]
    for one in found["pairings"]:
        parity = f"{100 * one['parity']:.1f}"
        cells = [spread(one["share"], 100.0), parity, spread(one["elo"], 1.0, 0), spread(one["margin"])]
        rows.append([one["player"], one["field"], str(one["games"]), *cells])
    return table(rows)


def rating_rows(found: dict[str, Any], say: Say) -> list[list[str]]:
    """Return the ladder as rows."""
    rows = [[say("player"), "Elo", say("games")]]
    for one in found["ratings"]:
        rows.append([one["player"], spread([one["elo"], one["low"], one["high"]], 1.0, 0), str(one["games"])])
    return rows


def differences(one: dict[str, Any], say: Say) -> str:
    """Show how far a player was ahead, deal by deal."""
    title = f"{say('margins')}: {one['player']} – {one['field']}"
    return section(title, histogram(one["margins"], title))


def ladder(ratings: list[dict[str, Any]], title: str) -> str:
    """Draw each player's rating as a dot on its interval, above a scale."""
    low = min((one["low"] for one in ratings), default=0.0)
    span = max(max((one["high"] for one in ratings), default=0.0) - low, 1.0)
    bottom = 30 * len(ratings) + 8
    step = next(step for step in (10, 20, 50, 100, 200, 500, 10_000) if span <= 8 * step)
    lines = []
    for mark in range(math.ceil(low / step) * step, int(low + span) + 1, step):
        x = 160 + 420 * (mark - low) / span
        lines.append(
            f'<line class="axis" x1="{x:.0f}" x2="{x:.0f}" y1="6" y2="{bottom}"/>'
            f'<text class="small" x="{x:.0f}" y="{bottom + 18}" text-anchor="middle">{mark:+d}</text>'
        )
    for place, one in enumerate(ratings):
        y = 20 + 30 * place
        left, dot, right = (160 + 420 * (one[key] - low) / span for key in ("low", "elo", "high"))
        lines.append(
            f'<text x="4" y="{y + 5}">{escape(one["player"])}</text>'
            f'<line class="line" x1="{left:.0f}" x2="{right:.0f}" y1="{y}" y2="{y}"/>'
            f'<circle class="dot" cx="{dot:.0f}" cy="{y}" r="6"/>'
        )
    return svg(600, bottom + 26, title, "".join(lines))


def histogram(values: list[float], title: str, bins: int = 20) -> str:
    """Draw how often each margin was seen."""
    if not values:
        return ""
    low, high = min(values), max(values)
    width = max(high - low, 1.0) / bins
    counts = [0] * bins
    for value in values:
        counts[min(int((value - low) / width), bins - 1)] += 1
    top = max(counts)
    bars = "".join(
        f'<rect class="bar" x="{20 + 28 * place}" y="{130 - 110 * count / top:.0f}" width="26" '
        f'height="{110 * count / top:.0f}"/>'
        for place, count in enumerate(counts)
    )
    zero = 20 + 28 * bins * (0 - low) / (width * bins)
    mark = f'<line class="line" x1="{zero:.0f}" x2="{zero:.0f}" y1="14" y2="134"/>' if low < 0 < high else ""
    ends = f'<text x="20" y="150">{low:.0f}</text><text x="540" y="150">{high:.0f}</text>'
    return svg(600, 156, title, bars + mark + ends)


def svg(width: int, height: int, title: str, body: str) -> str:
    """Wrap a drawing, with a title for those who cannot see it."""
    label = escape(title)
    return f'<svg viewBox="0 0 {width} {height}" width="{width}" role="img" aria-label="{label}">{body}</svg>'


def tallies(found: dict[str, Any], say: Say, name: Name) -> str:
    """Write and draw what the game counts: exact bids, points by category."""
    players = {who: counted for who, counted in found["tallies"].items() if counted}
    keys = list(dict.fromkeys(key for counted in players.values() for key in counted))
    if not keys:
        return ""
    rows = [[say("tallies"), *players]]
    for key in keys:
        rows.append(
            [name(f"figure-{key}", key), *(spread(counted[key], 1.0, 2) for counted in players.values())]
        )
    shares = [key for key in keys if all(0 <= end <= 1 for who in players.values() for end in who[key])]
    points = [key for key in keys if key not in shares]
    title = say("tallies")
    drawn = [bars(part, players, title, name) for part in (shares, points) if part]
    return section(title, "".join(drawn) + table(rows))


def bars(keys: list[str], players: dict[str, dict[str, list[float]]], title: str, name: Name) -> str:
    """Draw figures of one kind on one scale: below each name a bar for every player, with its interval."""
    values = [value for counted in players.values() for key in keys for value in counted[key]]
    low, high = min(0.0, *values), max(0.0, *values)
    scale = 400 / ((high - low) or 1.0)
    zero = 130 - scale * low
    lines, y = [], 0
    for key in keys:
        y += 28
        end = y + 22 * len(players) + 6
        lines.append(
            f'<text class="strong" x="4" y="{y}">{escape(name(f"figure-{key}", key))}</text>'
            f'<line class="axis" x1="{zero:.0f}" x2="{zero:.0f}" y1="{y + 6}" y2="{end}"/>'
        )
        for who, counted in players.items():
            y += 22
            mean, left, right = (zero + scale * value for value in counted[key])
            beside = max(zero, mean, right) + 6
            lines.append(
                f'<text x="12" y="{y}">{escape(who)}</text><rect class="bar" x="{min(zero, mean):.0f}" '
                f'y="{y - 13}" width="{abs(mean - zero):.0f}" height="16"/>'
                f'<line class="line" x1="{left:.0f}" x2="{right:.0f}" y1="{y - 5}" y2="{y - 5}"/>'
                f'<text class="small" x="{beside:.0f}" y="{y}">{counted[key][0]:.2f}</text>'
            )
    return svg(600, y + 14, title, "".join(lines))


def timing(found: dict[str, Any], say: Say) -> str:
    """Show how long each player thought."""
    spent = found["timing"]
    rows = [[say("player"), say("mean"), say("longest")]]
    rows += [
        [who, f"{mean:.2f}", f"{spent['longest'][who]:.0f}"] for who, mean in spent["milliseconds"].items()
    ]
    return section(say("timing"), table(rows))
