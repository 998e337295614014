"""The way in: builds the commands in the user's language, and answers every mistake in one clear line."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator, Mapping, Sequence

import click

from magehall import __version__, is_compiled
from magehall.cli import (
    admin,
    arena,
    ask,
    backup,
    bench,
    bot,
    config,
    games,
    learn,
    play,
    recount,
    replay,
    review,
    rules,
    serve,
    simulate,
    solve,
    tidy,
    verify,
)
from magehall.cli import words as words_command
from magehall.cli.help import translate
from magehall.core import BadInput, BadOptions
from magehall.core import game as find_game
from magehall.locales import LANGUAGES, Words, language_of

COMMANDS = (
    play.command,
    serve.command,
    games.command,
    rules.command,
    ask.command,
    learn.command,
    replay.command,
    review.command,
    verify.command,
    simulate.command,
    solve.command,
    arena.command,
    bench.command,
    config.command,
    backup.backup_command,
    backup.restore_command,
    recount.command,
    tidy.command,
    admin.command,
    bot.command,
    words_command.command,
)
EXTRA = re.compile(r"extra arguments? \((.*)\)$", re.DOTALL)
"""What click says about words that no argument takes."""
WRONG_INPUT = 2
INTERRUPTED = 130


def main() -> None:
    """Run the command line and exit."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Run one command and give its exit code."""
    words = Words(chosen_language(arguments, os.environ))
    try:
        return int(build(words).main(list(arguments), prog_name="magehall", standalone_mode=False) or 0)
    except (KeyboardInterrupt, click.Abort):
        print(f"\n{words.say('cli-interrupted')}", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (click.ClickException, BadInput, OSError, UnicodeError) as error:
        print(f"magehall: {one_line(error, words)}", file=sys.stderr)
        return WRONG_INPUT


def build(words: Words) -> click.Group:
    """Build the commands, their help in the language of the words."""
    example = words.say("cli-example", command="magehall play wizard")
    group = click.Group("magehall", help=words.say("cli-help"), epilog=example)
    version = f"magehall {__version__} ({words.say('cli-compiled' if is_compiled() else 'cli-interpreted')})"
    click.version_option(message=version, version=__version__, help=words.say("cli-version"))(group)
    for command_in in COMMANDS:
        group.add_command(command_in(words))
    for command in every(group):
        command.params.append(
            click.Option(
                ["--lang"],
                metavar="LANG",
                expose_value=False,
                help=words.say("cli-lang", languages=", ".join(LANGUAGES)),
            )
        )
        translate(command, words)
    return group


def every(command: click.Command) -> Iterator[click.Command]:
    """Return a command with all those below it."""
    yield command
    for below in getattr(command, "commands", {}).values():
        yield from every(below)


def chosen_language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """Take the language from `--lang`, else from the environment."""
    for place, argument in enumerate(arguments):
        if argument == "--lang" and place + 1 < len(arguments):
            return checked(arguments[place + 1])
        if argument.startswith("--lang="):
            return checked(argument.removeprefix("--lang="))
    for name in ("MAGEHALL_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return language_of(environment[name])
    return "en"


def checked(language: str) -> str:
    """Return a language if we speak it; otherwise stop here, since nothing can be said yet."""
    try:
        Words(language)
    except BadInput as error:
        print(f"magehall: {error}", file=sys.stderr)
        sys.exit(WRONG_INPUT)
    return language


def one_line(error: Exception, words: Words) -> str:
    """Say what was wrong with the input, in one line and, if we know the case, in the user's language."""
    if isinstance(error, BadOptions) and error.refusal is not None:
        return words.refusal(find_game(error.refusal.clause.rpartition("-")[0]), error.refusal, [])
    if isinstance(error, BadInput) and error.reason:
        return words.say(f"cli-error-{error.reason}", **error.facts)
    if isinstance(error, click.NoSuchOption):
        return words.say("cli-error-no-such-option", option=error.option_name)
    if isinstance(error, click.NoSuchCommand):
        return words.say("cli-error-no-command", command=str(error.command_name))
    if isinstance(error, click.MissingParameter) and error.param is not None:
        return words.say("cli-error-missing", parameter=error.param.opts[0])
    if isinstance(error, click.BadParameter) and error.param is not None:
        return words.say("cli-error-bad-value", parameter=error.param.opts[0])
    if type(error) is click.UsageError and (extra := EXTRA.search(error.message)):
        return words.say("cli-error-extra", rest=extra[1])
    if isinstance(error, FileNotFoundError):
        return words.say("cli-error-no-file", file=str(error.filename))
    if isinstance(error, UnicodeError):
        return words.say("cli-error-not-text")
    text = error.format_message() if isinstance(error, click.ClickException) else str(error)
    return " ".join(text.split())
