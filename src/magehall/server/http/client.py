"""The web client: its built files, and one page for every address that is not a file."""

from __future__ import annotations

from functools import cache
from importlib import resources
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Route

PACKAGED = Path(str(resources.files("magehall.server.pages"))) / "client"
"""Where the client lies in an installed package."""
CHECKED_OUT = Path(__file__).parents[4] / "web" / "dist"
"""Where it is built in a checkout."""

FOREVER = "public, max-age=31536000, immutable"
FRESH = "no-cache"


def folder() -> Path | None:
    """Find the built client; None if nobody has built it."""
    return next((path for path in (PACKAGED, CHECKED_OUT) if (path / "index.html").is_file()), None)


@cache
def page(path: Path, base: str, written: int) -> str:
    """Return the page with addresses that work at any depth below the base; `written` tells builds apart."""
    return (path / "index.html").read_text(encoding="utf-8").replace('="./', f'="{base}/')


def shown(built: Path, base: str) -> Response:
    """Show the page."""
    written = (built / "index.html").stat().st_mtime_ns
    return HTMLResponse(page(built, base, written), headers={"Cache-Control": FRESH})


def _file(built: Path, name: str) -> Path | None:
    """Find a file of the client by the path that was asked for, whatever that is."""
    try:
        file = (built / name).resolve()
        return file if file.is_file() and file.is_relative_to(built.resolve()) else None
    except (OSError, ValueError):  # longer than a name may be, or with a NUL inside
        return None


def route(base: str) -> Route:
    """Add the client, for every address that no other door takes."""

    async def client(request: Request) -> Response:
        built = folder()
        name = request.path_params["path"]
        if built is None or name.startswith("api/"):
            raise HTTPException(404)
        file = _file(built, name)
        if file is not None and file.name != "index.html":
            lasting = FOREVER if name.startswith("assets/") else FRESH
            return FileResponse(file, headers={"Cache-Control": lasting})
        if "." in name.rpartition("/")[2]:
            raise HTTPException(404)
        return shown(built, base)

    return Route("/{path:path}", client, methods=["GET", "HEAD"], name="client")
