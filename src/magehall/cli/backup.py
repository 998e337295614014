"""`magehall backup` and `magehall restore`: everything the server holds, as one file."""

from __future__ import annotations

import asyncio
import json
import os
from pathlib import Path

import click

from magehall.cli.arguments import json_option
from magehall.locales import Words


def backup_command(words: Words) -> click.Command:
    """Build the command that writes a backup."""

    def run(file: str, keep: int | None, as_json: bool) -> int:
        from magehall.server.settings import read_settings
        from magehall.server.store.backup import back_up, keep_newest, named_by_time

        settings = read_settings(os.environ)
        target = Path(file) if keep is None else named_by_time(Path(file))
        counted = asyncio.run(back_up(settings.postgres_url(), settings.database_file(), target))
        if keep is not None:
            keep_newest(target.parent, keep)
        _say(words, "cli-backup-done", counted._asdict(), str(target), as_json)
        return 0

    epilog = words.say("cli-example", command="magehall backup hall.backup")
    params: list[click.Parameter] = [
        click.Argument(["file"], metavar="FILE"),
        click.Option(
            ["--keep"], type=click.IntRange(1, 10_000), metavar="N", help=words.say("cli-backup-keep")
        ),
        json_option(words),
    ]
    return click.Command("backup", callback=run, params=params, help=words.say("cli-backup"), epilog=epilog)


def restore_command(words: Words) -> click.Command:
    """Build the command that reads a backup."""

    def run(file: str, replace: bool, as_json: bool) -> int:
        from magehall.server.settings import read_settings
        from magehall.server.store.backup import restore

        settings = read_settings(os.environ)
        counted = asyncio.run(restore(settings.postgres_url(), settings.database_file(), Path(file), replace))
        _say(words, "cli-restore-done", counted._asdict(), file, as_json)
        return 0

    epilog = words.say("cli-example", command="magehall restore hall.backup")
    params: list[click.Parameter] = [
        click.Argument(["file"], metavar="FILE"),
        click.Option(["--replace"], is_flag=True, help=words.say("cli-restore-replace")),
        json_option(words),
    ]
    return click.Command("restore", callback=run, params=params, help=words.say("cli-restore"), epilog=epilog)


def _say(words: Words, key: str, counted: dict[str, int], file: str, as_json: bool) -> None:
    print(json.dumps(counted) if as_json else words.say(key, file=file, **counted))
