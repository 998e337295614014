"""Lets click's help pages speak the user's language."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import click

from magehall.locales import Words


def translate(command: click.Command, words: Words) -> None:
    """Return a command the headings and the help option of a language."""
    command.context_class = spoken_context(words)
    command.context_settings = {"help_option_names": ["-h", "--help"], "max_content_width": 96}
    command.options_metavar = f"[{words.say('cli-help-options')}]"
    command.add_help_option = False
    click.help_option("-h", "--help", help=words.say("cli-help-option"))(command)


def spoken_context(words: Words) -> type[click.Context]:
    """Make a context whose formatter knows the headings."""
    headings = {"Options": words.say("cli-help-options"), "Commands": words.say("cli-help-commands")}

    class Formatter(click.HelpFormatter):
        """Writes help under translated headings."""

        def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
            super().write_usage(prog, args, f"{words.say('cli-help-usage')} ")

        @contextmanager
        def section(self, name: str) -> Iterator[None]:
            with super().section(headings.get(name, name)):
                yield

    class Context(click.Context):
        """Hands the formatter out."""

        formatter_class = Formatter

    return Context
