"""The porch: where phones in the same home reach a hall that otherwise only its own machine can reach.

The person at that machine opens it, for as long as they like; it is a second socket that listens, and what
is for the inside (admins' orders, figures) is not to be had there.
"""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from ipaddress import ip_address
from typing import Any, Final, Protocol
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.types import Scope

from magehall.server.refused import Refused
from magehall.server.settings import Settings

FAR: Final = ("192.0.2.1", "10.255.255.255", "172.31.255.255", "192.168.255.255")
"""Nothing is sent there: the system says from which address it would, that towards the router first."""
FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")
"""Said by proxies, behind which everybody seems to be on this machine."""
OLD: Final = "1.0"
"""The HTTP that proxies speak if nobody sets them up for anything else, and no browser does."""


class Listening(Protocol):
    """What stops listening when it is closed."""

    @property
    def sockets(self) -> Iterable[Any]:
        """What it listens on."""

    def close(self) -> None:
        """Take no more connections."""


class Front(Protocol):
    """The server, as the porch needs it."""

    @property
    def port(self) -> int:
        """The port of the hall."""

    async def listen(self, door: socket.socket) -> Listening:
        """Take connections from one more socket."""

    def cut(self, hosts: set[str]) -> None:
        """End all connections that came to these addresses."""


class Porch:
    """Knows whether phones in the same home may come, and by which addresses."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.front: Front | None = None
        self.doors: dict[str, Listening] = {}
        self.changed: Callable[[list[str]], None] = lambda addresses: None
        """Told of the addresses whenever it was opened or closed."""

    def is_at(self, scope: Scope) -> bool:
        """Tell whether a request came in here."""
        return bool(self.doors) and _host(scope.get("server")) in self.doors

    def is_offered_to(self, asking: HTTPConnection) -> bool:
        """Tell whether somebody may open and close it: only at this machine, and if only it reaches the hall.

        The name it is asked under must be this machine's own, so that no page of a stranger's name that leads
        here gets in, and no proxy that says nothing of those it speaks for.
        """
        return (
            self.front is not None
            and not self.settings.public_url
            and is_loopback(self.settings.host)
            and is_loopback(_host(asking.scope.get("client")))
            and not self.is_at(asking.scope)
            and asking.scope.get("http_version") != OLD
            and not any(name in asking.headers for name in FORWARDED)
            and is_own_page(asking.headers.get("host", ""), asking.headers.get("origin"))
        )

    async def open(self, handed: Iterable[socket.socket] = ()) -> None:
        """Listen on the machine's addresses in the home, or on what was handed over."""
        if self.doors and not handed:
            return
        assert self.front is not None, "the server runs"
        doors = list(handed) or _bound(self.found(), self.front.port)
        if not doors:
            raise Refused("no-home")
        for door in doors:
            self.doors[door.getsockname()[0]] = await self.front.listen(door)
        self.changed(self.addresses())

    def close(self) -> None:
        """Let nobody in here any more, and those go who came by it."""
        hosts = set(self.doors)
        for listening in self.doors.values():
            listening.close()
        self.doors.clear()
        if hosts and self.front is not None:
            self.front.cut(hosts)
            self.changed([])

    def addresses(self) -> list[str]:
        """Give the addresses that work from the home while it is open, the likeliest first."""
        port = self.front.port if self.front is not None else 0
        return [f"http://{host}:{port}{self.settings.base_path}/" for host in self.doors]

    def found(self) -> list[str]:
        """Find this machine's addresses in the home: as set, or those that only a home can have."""
        return self.settings.homes() or home_addresses()


def home_addresses() -> list[str]:
    """Find the private addresses of this machine, the one that leads to the router first."""
    return [host for host in dict.fromkeys(_own_addresses()) if _is_in_a_home(host)]


def _own_addresses() -> Iterator[str]:
    for far in FAR:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked, suppress(OSError):
            asked.connect((far, 9))
            yield asked.getsockname()[0]


def _is_in_a_home(host: str) -> bool:
    found = ip_address(host)
    return found.is_private and not (found.is_loopback or found.is_link_local or found.is_unspecified)


def _bound(hosts: Iterable[str], port: int) -> list[socket.socket]:
    """Bind the port at these addresses, as far as they can be had."""
    doors = []
    for host in hosts:
        with suppress(OSError):
            doors.append(socket.create_server((host, port)))
    return doors


def is_loopback(host: str) -> bool:
    """Tell whether a name or an address is this machine's for itself."""
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def is_own_page(host: str, origin: str | None) -> bool:
    """Tell whether a page opened under this machine's own name asks, or a program."""
    with suppress(ValueError):
        return is_loopback(urlsplit(f"//{host}").hostname or "") and origin in (None, f"http://{host}")
    return False


def _host(address: tuple[str, int] | None) -> str:
    return address[0] if address else ""
