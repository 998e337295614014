"""The bodies of requests and answers about programs that people register as bots."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from magehall.server.wire.plain import Name, Wire


class Registering(Wire, kw_only=True):
    """What a program wants to be called."""

    name: Name


class Program(Wire, kw_only=True):
    """A program that was registered as a bot."""

    id: str
    name: str


class ProgramList(Wire, kw_only=True):
    """Your programs."""

    bots: list[Program]


class Registered(Wire, kw_only=True):
    """A program with its bearer token, which is shown once."""

    id: str
    name: str
    token: str


class Inviting(Wire, kw_only=True):
    """The program that is invited to a table."""

    bot: Annotated[str, Meta(max_length=64)]
