"""Small drawings of what a view shows."""

from __future__ import annotations

from magehall.core import View


def svg(view: View) -> str:
    return "<svg/>"
