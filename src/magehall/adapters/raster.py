"""Our drawings as pixels, for `render_mode="rgb_array"` and films: every frame of the same size."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import numpy as np
import numpy.typing as npt

from magehall.adapters.drawing import PAPER
from magehall.core import BadInput

if TYPE_CHECKING:
    from PIL import ImageDraw, ImageFont

Pixels = npt.NDArray[np.uint8]

SIZE = (960, 720)
FINER = 2
"""It is drawn this many times larger first, for smooth edges."""
ANCHORS = {"start": "ls", "middle": "ms", "end": "rs"}
PLAIN = str.maketrans({"◂": "<"})
"""What the font that comes with Pillow cannot write."""


def pixels(svg: str, size: tuple[int, int] = SIZE) -> Pixels:
    """Return a drawing in a frame of this width and height, as large as it fits, as height × width × RGB."""
    try:
        from PIL import Image, ImageDraw
    except ImportError:
        raise BadInput("pixels need Pillow: install magehall[research]", "no-research") from None
    root = ElementTree.fromstring(svg)
    frame = Image.new("RGB", (size[0] * FINER, size[1] * FINER), PAPER)
    hand = Hand(ImageDraw.Draw(frame), root.get("viewBox", ""), frame.size)
    for shape in root:
        draw = hand.shapes.get(shape.tag.rpartition("}")[2])
        if draw is not None:
            draw(shape)
    return np.asarray(frame.resize(size, Image.Resampling.LANCZOS))


class Hand:
    """Draws the shapes that `Drawing` writes, moved and scaled so that its window fits a frame."""

    def __init__(self, pen: ImageDraw.ImageDraw, window: str, frame: tuple[int, int]) -> None:
        x, y, width, height = map(float, window.split())
        self.pen = pen
        self.scale = min(frame[0] / width, frame[1] / height)
        self.left = (frame[0] - width * self.scale) / 2 - x * self.scale
        self.top = (frame[1] - height * self.scale) / 2 - y * self.scale
        self.shapes: dict[str, Callable[[ElementTree.Element], None]] = {
            "rect": self.rect,
            "polygon": self.polygon,
            "line": self.line,
            "circle": self.circle,
            "text": self.text,
        }

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Say where a point of the drawing is in the frame."""
        return self.left + x * self.scale, self.top + y * self.scale

    def wide(self, width: float = 1.0) -> int:
        """Say how wide a line is in the frame."""
        return max(1, round(width * self.scale))

    def rect(self, shape: ElementTree.Element) -> None:
        """Draw a rectangle, with round corners if it has them; the paper under everything has no edge."""
        x, y, width, height, corner = numbers(shape, "x", "y", "width", "height", "rx")
        box = (*self.at(x, y), *self.at(x + width, y + height))
        line = shape.get("stroke")
        self.pen.rounded_rectangle(box, corner * self.scale, shape.get("fill"), line, self.wide())

    def polygon(self, shape: ElementTree.Element) -> None:
        """Draw a closed shape."""
        points = [self.at(*map(float, point.split(","))) for point in shape.get("points", "").split()]
        self.pen.polygon(points, shape.get("fill"), shape.get("stroke"), self.wide())

    def line(self, shape: ElementTree.Element) -> None:
        """Draw a line."""
        x, y, to_x, to_y, width = numbers(shape, "x1", "y1", "x2", "y2", "stroke-width")
        self.pen.line((self.at(x, y), self.at(to_x, to_y)), shape.get("stroke"), self.wide(width))

    def circle(self, shape: ElementTree.Element) -> None:
        """Draw a circle."""
        x, y, radius = numbers(shape, "cx", "cy", "r")
        self.pen.circle(
            self.at(x, y), radius * self.scale, shape.get("fill"), shape.get("stroke"), self.wide()
        )

    def text(self, shape: ElementTree.Element) -> None:
        """Write words, with their foot at the point."""
        x, y, size = numbers(shape, "x", "y", "font-size")
        words = (shape.text or "").translate(PLAIN)
        anchor = ANCHORS[shape.get("text-anchor", "start")]
        self.pen.text(self.at(x, y), words, shape.get("fill"), font(round(size * self.scale)), anchor)


@cache
def font(size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    """Return the font that comes with Pillow, so that it looks the same on every machine."""
    from PIL import ImageFont

    return ImageFont.load_default(size)


def numbers(shape: ElementTree.Element, *names: str) -> list[float]:
    """Read some numbers of a shape; a missing one is zero."""
    return [float(shape.get(name, 0)) for name in names]
