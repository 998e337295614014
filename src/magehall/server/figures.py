"""What a house shows of itself to Prometheus: figures read when they are asked for."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Final

from magehall.server import wallclock
from magehall.server.wire.admin import NodeLine

if TYPE_CHECKING:
    from magehall.server.app import House

NEVER: Final = float("inf")
"""The age of a backup that was never made."""


def show_figures(house: House) -> None:
    """Show what is open, what waits, how the store does, and how old the newest backup is."""
    watch, jobs, settings = house.metrics.watch, house.jobs, house.settings
    watch("sockets", "Sockets and streams open", lambda: len(house.hub.held))
    watch("socket_queue", "Messages that wait for sockets and streams", house.hub.waiting)
    watch("tables", "Tables in memory", lambda: len(house.hall.rooms))
    watch("aside", "Long answers under way or waiting", house.aside.waiting.total)
    watch("store_queue", "Tables that wait for the store", lambda: house.hall.storing)
    watch("bot_queue", "Questions that bots think about or have yet to", lambda: house.workers.asked)
    watch(
        "store_silent_seconds",
        "Since the store last took this node's sign of life",
        lambda: wallclock.ticks() - jobs.beaten,
    )
    if not settings.postgres_url():
        folder = settings.database_file().parent
        watch("disk_free_bytes", "Free on the disk of the store", lambda: shutil.disk_usage(folder).free)
        watch("disk_bytes", "Size of the disk of the store", lambda: shutil.disk_usage(folder).total)
    if settings.backup_dir:
        kept = Path(settings.backup_dir)
        watch("backup_age_seconds", "Since the newest backup was made", lambda: backup_age(kept))


def node_line(house: House) -> NodeLine:
    """Tell keepers how busy this node is."""
    return NodeLine(
        sockets=len(house.hub.held),
        tables=len(house.hall.rooms),
        messages=house.hub.waiting(),
        storing=house.hall.storing,
        bots=house.workers.asked,
        aside=house.aside.waiting.total(),
        silent=round(wallclock.ticks() - house.jobs.beaten, 3),
    )


def backup_age(folder: Path) -> float:
    """Tell how many seconds ago the newest backup in a folder was made."""
    made = [file.stat().st_mtime for file in folder.glob("*.backup")]
    return wallclock.now() / 1000 - max(made) if made else NEVER
