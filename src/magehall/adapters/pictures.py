"""Small drawings of what a view shows, for notebooks and `render_mode="svg"`."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import cast

from magehall.adapters.drawing import Drawing
from magehall.core import View


def svg(view: View) -> str:
    """Draw a view by its game's own picture (`magehall.adapters.<game>.picture`), else as its text."""
    data = view.data()
    key = str(data.get("game", "game"))
    name = f"magehall.adapters.{key}"
    if find_spec(name) is not None and find_spec(f"{name}.picture") is not None:
        return cast("str", import_module(f"{name}.picture").draw(data))
    drawing = Drawing()
    for number, line in enumerate(str(view).splitlines()):
        drawing.text(0, 16 * number, line)
    return drawing.svg(key)
