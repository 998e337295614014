"""A readable page about a contest: one HTML file that needs nothing else, plots drawn as SVG."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any

Say = Callable[[str], str]

STYLE = """
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222}
body{background:#fff}table{border-collapse:collapse;margin:1rem 0}
td,th{padding:.3rem .8rem;text-align:right;border-bottom:1px solid #ddd}
td:first-child,th:first-child{text-align:left}svg{max-width:100%;height:auto}
.bar{fill:#5b7fb5}.line{stroke:#222;stroke-width:2}.axis{stroke:#999}.dot{fill:#b5435b}text{fill:currentColor}
@media(prefers-color-scheme:dark){body{color:#ddd;background:#1c1c1f}.line{stroke:#ddd}td,th{border-color:#444}}
"""


def page(found: dict[str, Any], language: str, say: Say) -> str:
    """Write the page of a summary, with the words that `say` knows."""
    contest = found["contest"]
    title = f"{say('title')}: {contest['game']}, {contest['seats']}"
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(say('protocol'))}</p>",
        pairings(found, say),
        section(say("ladder"), ladder(found["ratings"]) + table(rating_rows(found, say))),
        *(
            section(f"{say('margins')}: {one['player']} – {one['field']}", histogram(one["margins"]))
            for one in found["pairings"]
        ),
        tallies(found, say),
        timing(found, say),
        f"<p><small>{escape(str(contest['options']))} · {escape(contest['seed'])}/{contest['first']}…",
        "</small></p>",
    ]
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head>'
        f"<body>{''.join(parts)}</body></html>\n"
    )


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
    """Tell who met whom, and how it went."""
    rows = [[say("player"), say("field"), say("games"), say("share"), say("parity"), "Elo", say("margin")]]
    for one in found["pairings"]:
        parity = f"{100 * one['parity']:.1f}"
        cells = [spread(one["share"], 100.0), parity, spread(one["elo"], 1.0, 0), spread(one["margin"])]
        rows.append([one["player"], one["field"], str(one["games"]), *cells])
    return table(rows)


def rating_rows(found: dict[str, Any], say: Say) -> list[list[str]]:
    """Give the ladder as rows."""
    rows = [[say("player"), "Elo", say("games")]]
    for one in found["ratings"]:
        rows.append([one["player"], spread([one["elo"], one["low"], one["high"]], 1.0, 0), str(one["games"])])
    return rows


def ladder(ratings: list[dict[str, Any]]) -> str:
    """Draw each player's rating as a dot on its interval."""
    low = min((one["low"] for one in ratings), default=0.0)
    span = max(max((one["high"] for one in ratings), default=0.0) - low, 1.0)
    lines = []
    for place, one in enumerate(ratings):
        y = 20 + 30 * place
        left, dot, right = (160 + 420 * (one[key] - low) / span for key in ("low", "elo", "high"))
        lines.append(
            f'<text x="4" y="{y + 5}">{escape(one["player"])}</text>'
            f'<line class="line" x1="{left:.0f}" x2="{right:.0f}" y1="{y}" y2="{y}"/>'
            f'<circle class="dot" cx="{dot:.0f}" cy="{y}" r="6"/>'
        )
    return svg(600, 30 * len(ratings) + 20, "".join(lines))


def histogram(values: list[float], bins: int = 20) -> str:
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
    return svg(600, 156, bars + mark + ends)


def svg(width: int, height: int, body: str) -> str:
    """Wrap a drawing."""
    return f'<svg viewBox="0 0 {width} {height}" width="{width}" role="img">{body}</svg>'


def tallies(found: dict[str, Any], say: Say) -> str:
    """Tell what the game counts: exact predictions, points by category."""
    players = found["tallies"]
    keys = sorted({key for counted in players.values() for key in counted})
    if not keys:
        return ""
    rows = [[say("player"), *keys]]
    for name, counted in players.items():
        rows.append([name, *(spread(counted[key], 1.0, 2) if key in counted else "" for key in keys)])
    return section(say("tallies"), table(rows))


def timing(found: dict[str, Any], say: Say) -> str:
    """Tell how long each player thought."""
    rows = [[say("player"), "ms"]]
    rows += [[name, f"{spent:.2f}"] for name, spent in found["timing"]["milliseconds"].items()]
    return section(say("timing"), table(rows))
