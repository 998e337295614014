"""`magehall play`: a game in the terminal, with bots and with each other."""

from __future__ import annotations

from pathlib import Path

import click

from magehall.bots import bot
from magehall.bots.names import BOT_NAMES
from magehall.cli.arguments import game_argument, load_record, option_option, read_options
from magehall.cli.session import Session
from magehall.cli.simulate import default_level
from magehall.core import BadInput, BadOptions, Game, Match, Record, fresh_seed
from magehall.core.record import check_name
from magehall.locales import Words


def command(words: Words) -> click.Command:
    """Build the command."""

    def run(
        game: Game,
        seats: int | None,
        names: tuple[str, ...],
        bots: str | None,
        variants: tuple[str, ...],
        options: tuple[str, ...],
        edition: str | None,
        seed: str | None,
        resume: str | None,
        save: str | None,
    ) -> int:
        if save is not None and not Path(save).parent.is_dir():
            raise BadInput("no such folder", "no-folder", {"folder": str(Path(save).parent)})
        if resume is not None:
            record = load_record(resume)
            if record.game.key != game.key:
                raise BadInput("another game", "other-game", {"file": resume, "game": record.game.key})
            match = resume_match(record)
        else:
            chosen = with_variants(game, variants, read_options(options))
            match = start_match(game, seats, names or (words.say("cli-guest"),), bots, chosen, edition, seed)
        session = Session(match, words, Path(save or resume or default_save(match)))
        return session.run()

    params: list[click.Parameter] = [
        game_argument(),
        click.Option(["--seats"], type=int, metavar="N", help=words.say("cli-seats")),
        click.Option(["--name", "names"], multiple=True, metavar="NAME", help=words.say("cli-play-name")),
        click.Option(["--bots"], metavar="LEVEL,…", help=words.say("cli-play-bots")),
        click.Option(["--variant", "variants"], multiple=True, metavar="NAME", help=words.say("cli-variant")),
        option_option(words),
        click.Option(["--edition"], metavar="KEY", help=words.say("cli-edition")),
        click.Option(["--seed"], metavar="S", help=words.say("cli-seed")),
        click.Option(["--resume"], metavar="FILE", help=words.say("cli-play-resume")),
        click.Option(["--save"], metavar="FILE", help=words.say("cli-play-save")),
    ]
    epilog = words.say(
        "cli-example", command="magehall play wizard --seats 4 --variant plus-minus-one --lang bg"
    )
    return click.Command("play", callback=run, params=params, help=words.say("cli-play"), epilog=epilog)


def with_variants(game: Game, variants: tuple[str, ...], options: dict[str, str]) -> dict[str, str]:
    """Add the options that named variants stand for; two that set one option differently are refused."""
    chosen: dict[str, str] = {}
    for variant in variants:
        if variant not in game.variants:
            there = ", ".join(game.variants)
            raise BadInput(f"no variant {variant!r}", "no-variant", {"variant": variant, "variants": there})
        for name, value in game.variants[variant].items():
            if chosen.get(name, value) != value:
                refusal = game.refuse_both(name)
                if refusal is not None:
                    raise BadOptions(f"these variants do not go together: {refusal}", refusal)
                facts: dict[str, str | int] = {"variants": ", ".join(variants), "option": name}
                raise BadInput("variants clash", "variants-clash", facts)
            chosen[name] = value
    return {**chosen, **options}


def start_match(
    game: Game,
    seats: int | None,
    names: tuple[str, ...],
    bots: str | None,
    options: dict[str, str],
    edition: str | None,
    seed: str | None,
) -> Match:
    """Seat the people first, then bots, and start."""
    number = seats if seats is not None else default_seats(game, len(names))
    game.settle(number, options)
    people = [check_name(name) for name in names]
    free = number - len(people)
    if free < 0:
        raise BadInput("too many people", "too-many-people", {"people": len(people), "seats": number})
    chosen = bots if bots is not None else default_level(game)
    named = chosen.split(",") if "," in chosen else [chosen] * free
    if len(named) != free:
        raise BadInput("as many bots as seats", "bots-number", {"bots": len(named), "seats": free})
    for level in named:
        bot(game.key, level)
    people += [f"{BOT_NAMES[place]} ({level})" for place, level in enumerate(named)]
    return Match.start(game, people, options, edition, seed)


def default_seats(game: Game, people: int) -> int:
    """Return a table of four if the game allows it."""
    return max(people, min(4, game.seats[-1]))


def resume_match(record: Record) -> Match:
    """Continue from a saved record; without its seed it continues with fresh chance, and promises nothing."""
    if record.seed is None:
        record.commitment = None
    seed = record.seed or fresh_seed()
    match = Match(record, seed)
    match.advance()
    return match


def default_save(match: Match) -> Path:
    """Name the file a game is saved to, in the folder `saves` below the current one."""
    return Path("saves", f"{match.record.game.key}-{match.seed[:8]}.mage")
