"""`magehall admin`: looks after the people and the tables of a server, while it runs or not."""

from __future__ import annotations

import click

from magehall.cli.admin import acts, lists
from magehall.locales import Words


def command(words: Words) -> click.Group:
    """Build the group of commands."""
    epilog = words.say("cli-example", command="magehall admin grant ann@example.org")
    group = click.Group("admin", help=words.say("cli-admin"), epilog=epilog)
    for made in (*acts.commands(words), *lists.commands(words)):
        group.add_command(made)
    return group
