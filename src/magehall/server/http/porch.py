"""Doors of the porch: whoever sits at the hall's own machine lets phones in the same home join."""

from __future__ import annotations

from magehall.server.http.door import Ask, Door
from magehall.server.refused import Refused
from magehall.server.wire.bodies import PorchPage


async def show_porch(ask: Ask) -> PorchPage:
    """Say whether phones in this home may join, and where; told only at the hall's own machine."""
    porch = ask.house.porch
    if not porch.is_offered_to(ask.request):
        return PorchPage(offered=False)
    return PorchPage(offered=bool(porch.doors or porch.found()), addresses=porch.addresses())


async def open_porch(ask: Ask) -> PorchPage:
    """Let phones in this home join, until it is closed or the server stops."""
    check_host(ask)
    await ask.house.porch.open()
    return await show_porch(ask)


async def close_porch(ask: Ask) -> PorchPage:
    """Let nobody come from the home any more, and disconnect those who came."""
    check_host(ask)
    ask.house.porch.close()
    return await show_porch(ask)


def check_host(ask: Ask) -> None:
    """Refuse everybody who does not sit at the machine that runs the hall."""
    if not ask.house.porch.is_offered_to(ask.request):
        raise Refused("not-at-home")


DOORS = [
    Door("GET", "/porch", show_porch, None, PorchPage),
    Door("PUT", "/porch", open_porch, None, PorchPage),
    Door("DELETE", "/porch", close_porch, None, PorchPage),
]
