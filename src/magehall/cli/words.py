"""`magehall words`: how far the languages are, and what is left for translators to do."""

from __future__ import annotations

import click

from magehall.core import BadInput
from magehall.locales import LANGUAGES, Words
from magehall.locales.checks import faults
from magehall.locales.languages import SHOWN_FROM, WRITTEN, own_name, progress

CHECK = "check"
FAULTY = 1


def command(words: Words) -> click.Command:
    """Build the command."""

    def run(action: str | None, language: str | None) -> int:
        if action is None:
            overview(words)
            return 0
        if action != CHECK or language is None:
            raise BadInput("it is `words` or `words check LANG`", "words-check", {})
        return check(language, words)

    return click.Command(
        "words",
        callback=run,
        params=[
            click.Argument(["action"], required=False, metavar=f"[{CHECK}"),
            click.Argument(["language"], required=False, metavar="LANG]"),
        ],
        help=words.say("cli-words"),
        epilog=words.say("cli-example", command="magehall words check cs"),
    )


def overview(words: Words) -> None:
    """List all languages with how much of them is translated."""
    for language in WRITTEN:
        facts = {
            "language": language,
            "name": own_name(language),
            "percent": words.number(progress(language)),
        }
        shown = "yes" if language in LANGUAGES else "no"
        print(words.say("cli-words-progress", **facts, shown=shown, least=SHOWN_FROM))


def check(language: str, words: Words) -> int:
    """Print what is missing or wrong in a language, one line each; return the exit code."""
    Words(language)
    found = faults(language)
    for fault in found:
        print("  ".join(part for part in (words.say("cli-words-kind", kind=fault.kind), *fault[1:]) if part))
    print(words.say("cli-words-count", language=language, count=len(found)))
    return FAULTY if found else 0
