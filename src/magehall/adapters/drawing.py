"""A drawing in SVG: shapes put down one after another, as large as they reach."""

from __future__ import annotations

from html import escape

MARGIN = 8
INK = "#2b2620"
PAPER = "#f6f0e2"
SEAT_COLOURS = ("#2f5d8a", "#a3342c", "#3f7d3a", "#c9a227", "#6b4a8c", "#40413f")


class Drawing:
    """Collects shapes; `svg` returns the picture."""

    def __init__(self) -> None:
        self.shapes: list[str] = []
        self.left = self.top = 0.0
        self.right = self.bottom = 0.0

    def _reach(self, x: float, y: float) -> None:
        self.left, self.right = min(self.left, x), max(self.right, x)
        self.top, self.bottom = min(self.top, y), max(self.bottom, y)

    def rect(
        self, x: float, y: float, width: float, height: float, fill: str, round_: float = 0, line: str = INK
    ) -> None:
        """Draw a rectangle."""
        self._reach(x, y)
        self._reach(x + width, y + height)
        self.shapes.append(
            f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{round_:g}" '
            f'fill="{fill}" stroke="{line}"/>'
        )

    def polygon(self, points: list[tuple[float, float]], fill: str, line: str = INK) -> None:
        """Draw a closed shape."""
        for x, y in points:
            self._reach(x, y)
        text = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        self.shapes.append(f'<polygon points="{text}" fill="{fill}" stroke="{line}"/>')

    def line(self, x: float, y: float, to_x: float, to_y: float, colour: str, width: float) -> None:
        """Draw a line."""
        self.shapes.append(
            f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}" stroke="{colour}" '
            f'stroke-width="{width:g}" stroke-linecap="round"/>'
        )

    def circle(self, x: float, y: float, radius: float, fill: str) -> None:
        """Draw a circle."""
        self._reach(x - radius, y - radius)
        self._reach(x + radius, y + radius)
        self.shapes.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:g}" fill="{fill}" stroke="{INK}"/>')

    def text(
        self, x: float, y: float, words: str, size: float = 13, fill: str = INK, anchor: str = "start"
    ) -> None:
        """Write words; `anchor` says which part of them stands at the point: start, middle or end."""
        self._reach(x, y - size)
        self._reach(x + (0.6 * size * len(words) if anchor == "start" else 0), y)
        self.shapes.append(
            f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size:g}" fill="{fill}" '
            f'text-anchor="{anchor}">{escape(words)}</text>'
        )

    def svg(self, title: str) -> str:
        """Return the picture, with a title for those who cannot see it."""
        x, y = self.left - MARGIN, self.top - MARGIN
        width, height = self.right + MARGIN - x, self.bottom + MARGIN - y
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x:g} {y:g} {width:g} {height:g}" '
            f'width="{width:g}" height="{height:g}" font-family="sans-serif" role="img">'
            f"<title>{escape(title)}</title>"
            f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" fill="{PAPER}"/>'
            f"{''.join(self.shapes)}</svg>"
        )


def table(drawing: Drawing, x: float, y: float, rows: list[list[str]], step: float = 92) -> float:
    """Write rows of words in columns, the first row as a heading; return where the next line may begin."""
    for number, row in enumerate(rows):
        for column, word in enumerate(row):
            drawing.text(x + column * step, y, word, 12, "#75685a" if number == 0 else INK)
        y += 18
    return y
