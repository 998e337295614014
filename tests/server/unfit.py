"""A server on a uvicorn whose inner pieces are not what ours are made for."""

from __future__ import annotations

import sys
from pathlib import Path

BROKEN = """#!{python}
import runpy, sys
import uvicorn, uvicorn.protocols.websockets.websockets_sansio_impl, uvicorn.protocols.http.h11_impl
{break_it}
sys.argv = sys.argv[2:]
runpy.run_module("magehall", run_name="__main__", alter_sys=True)
"""

MISFITS = {
    "import": "del uvicorn._types.ASGIReceiveEvent",
    "behaviour": (
        "book = uvicorn.protocols.websockets.websockets_sansio_impl.WebSocketsSansIOProtocol\n"
        "def events(self, known=book.handle_events):\n"
        "    if type(self) is book:\n"
        "        known(self)\n"
        "book.handle_events = events\n"
    ),
}
"""A name that is gone, and a step that is never called for classes like ours."""


def unfit_python(folder: Path, how: str = "import") -> str:
    """Write a Python that runs the program over a uvicorn that does not fit."""
    script = folder / "unfit-python"
    script.write_text(BROKEN.format(python=sys.executable, break_it=MISFITS[how]))
    script.chmod(0o755)
    return str(script)
