"""A game step by step, from one seat's view, a watcher's, or with everything open."""

from __future__ import annotations

from typing import Any

from magehall.core import Event, Record, seat_text
from magehall.server.tables.changes import changes
from magehall.server.tables.table import Viewer
from magehall.server.wire.bodies import ReplayPage, ReplayStep


def replay_page(record: Record, viewers: list[Viewer], is_open: bool) -> ReplayPage:
    """Replay a record for several viewers at once; only an open replay shows moves and all events."""
    state = record.start()
    told: list[Event] = []
    state.listener = told.append
    shown: dict[str, Any] = {"views": [state.view(viewer) for viewer in viewers]}
    page = ReplayPage(
        game=record.game.key,
        names=record.names,
        viewers=[None if viewer is None else seat_text(viewer) for viewer in viewers],
        views=shown["views"],
        steps=[],
    )
    for seat, move in record.plies:
        told.clear()
        state.apply(seat, move)
        now: dict[str, Any] = {"views": [state.view(viewer) for viewer in viewers]}
        page.steps.append(
            ReplayStep(
                seat=seat_text(seat),
                move=str(move) if is_open else "",
                events=[event for event in told if is_open or event.is_for(viewers[0])],
                changes=changes(shown, now, []),
            )
        )
        shown = now
    return page
