"""Player ids on the command line: some begin with a hyphen, yet are not options."""

from __future__ import annotations

import re
from typing import Final

import click

MARK: Final = "="
"""Put before an id that looks like an option, until the options are read."""
LIKE_AN_OPTION: Final = re.compile(r"-[A-Za-z0-9_-]{15}")
"""An id that begins with a hyphen; no option is that long."""


class IdCommand(click.Command):
    """A command that recognises ids."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read the arguments."""
        marked = [f"{MARK}{one}" if LIKE_AN_OPTION.fullmatch(one) else one for one in args]
        return super().parse_args(ctx, marked)


class IdOrName(click.ParamType[str]):
    """An id, or whatever else is meant."""

    name = "text"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Give it as it was typed."""
        text = str(value)
        return text[1:] if LIKE_AN_OPTION.fullmatch(text[1:]) and text.startswith(MARK) else text
