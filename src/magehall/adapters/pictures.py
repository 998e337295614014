"""Small drawings of what a view shows, for notebooks and `render_mode="svg"`."""

from __future__ import annotations

from typing import cast

from magehall.adapters.drawing import Drawing
from magehall.core import View, part


def svg(view: View) -> str:
    """Draw a view by its game's own picture (`magehall.adapters.<game>.picture`), or else as text."""
    data = view.data()
    key = str(data.get("game", "game"))
    own = part(key, "magehall.adapters.{}.picture", "picture")
    if own is not None:
        return cast("str", own.draw(data))
    drawing = Drawing()
    for number, line in enumerate(str(view).splitlines()):
        drawing.text(0, 16 * number, line)
    return drawing.svg(key)
