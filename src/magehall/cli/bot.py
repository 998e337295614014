"""`magehall bot`: lets a program of yours play, against our bots or at the tables of a server."""

from __future__ import annotations

import json
from collections.abc import Sequence

import click

from magehall.bots import bot
from magehall.cli.arguments import json_option, option_option, read_options
from magehall.cli.bridge import Bridge
from magehall.cli.programs import Program
from magehall.cli.simulate import default_level
from magehall.core import Game, Match, NotationError, Refusal, Rng, Seat, State, fresh_seed, seat_text
from magehall.core import game as find_game
from magehall.locales import Words

TRIES = 3
"""Refused moves after which any legal move is made instead."""


def command(words: Words) -> click.Command:
    """Build the command."""

    def run(
        program: Sequence[str],
        game: str,
        seats: int | None,
        against: str | None,
        options: tuple[str, ...],
        games: int,
        seed: str | None,
        server: str | None,
        token: str,
        table: str | None,
        seconds: float,
        as_json: bool,
    ) -> int:
        with Program(program, seconds) as player:
            if server is not None:
                Bridge(server, token, player, words.language).run(
                    table, lambda over: say(words, over, as_json)
                )
                return 0
            found, chosen = find_game(game), read_options(options)
            level = default_level(found) if against is None else against
            for number in range(games):
                own = f"{fresh_seed() if seed is None else seed}/{number}"
                match = Match.start(found, names_of(seats or found.seats[0], number, level), chosen, seed=own)
                say(words, play(match, number, level, player), as_json)
        return 0

    params: list[click.Parameter] = [
        click.Argument(["program"], nargs=-1, required=True, metavar="PROGRAM…"),
        click.Option(["--game"], default="wizard", metavar="GAME", help=words.say("cli-bot-game")),
        click.Option(["--seats"], type=int, metavar="N", help=words.say("cli-bot-seats")),
        click.Option(["--against"], metavar="LEVEL", help=words.say("cli-bot-against")),
        option_option(words),
        click.Option(["--games"], type=click.IntRange(1), default=1, help=words.say("cli-bot-games")),
        click.Option(["--seed"], metavar="S", help=words.say("cli-bot-seed")),
        click.Option(["--server"], metavar="URL", help=words.say("cli-bot-server")),
        click.Option(
            ["--token"], envvar="MAGEHALL_BOT_TOKEN", default="", metavar="T", help=words.say("cli-bot-token")
        ),
        click.Option(["--table"], metavar="CODE", help=words.say("cli-bot-table")),
        click.Option(["--seconds"], type=float, default=60.0, help=words.say("cli-bot-seconds")),
        json_option(words),
    ]
    epilog = words.say(
        "cli-example", command="magehall bot --game wizard -- python examples/bots/stdio_bot.py"
    )
    return click.Command("bot", callback=run, params=params, help=words.say("cli-bot"), epilog=epilog)


def say(words: Words, over: dict[str, object], as_json: bool) -> None:
    """Say how a game ended."""
    if as_json:
        print(json.dumps(over, ensure_ascii=False), flush=True)
        return
    outcome, facts = over["outcome"], {"table": str(over["table"]), "seat": str(over["seat"])}
    if not isinstance(outcome, dict):
        print(words.say("cli-bot-broken", **facts), flush=True)
        return
    scores = ", ".join(str(score) for score in outcome["scores"])
    print(words.say("cli-bot-over", scores=scores, winners=" ".join(outcome["winners"]), **facts), flush=True)


def names_of(seats: int, number: int, level: str) -> list[str]:
    """Name the seats of a game; the program's moves round from game to game."""
    names = [f"{level} {seat_text(seat)}" for seat in range(seats)]
    names[number % seats] = "program"
    return names


def play(match: Match, number: int, level: str, player: Program) -> dict[str, object]:
    """Play a game against our bots."""
    game, own = match.record.game, match.record.names.index("program")
    rng, house = Rng(match.seed, "bots"), bot(game.key, level)
    while acting := match.state.acting():
        seat = own if own in acting else acting[0]
        if seat == own:
            decide(match, game, own, player, rng, str(number + 1))
        else:
            view, moves = match.state.view(seat), match.state.moves(seat)
            match.play(seat, house.choose(view, moves, rng))
    outcome = match.state.outcome()
    assert outcome is not None, "nobody acts: the game is over"
    over: dict[str, object] = {
        "type": "over",
        "table": str(number + 1),
        "seat": seat_text(own),
        "outcome": outcome.data(),
    }
    player.tell(over)
    return over


def decide(match: Match, game: Game, seat: Seat, player: Program, rng: Rng, table: str) -> None:
    """Let the program decide; after some refused moves any legal one is made for it."""
    for _ in range(TRIES):
        text = player.move(turn_of(match.state, game, seat, table, len(match.record.plies)))
        refusal = _refusal(match.state, game, seat, text)
        if refusal is None:
            match.play(seat, game.read(text))
            return
        player.tell({"type": "refused", "table": table, "seat": seat_text(seat), "move": text, **refusal})
    match.play(seat, rng.choice(match.state.moves(seat)))


def turn_of(state: State, game: Game, seat: Seat, table: str, n: int) -> dict[str, object]:
    """Write a turn as the server does."""
    return {
        "type": "turn",
        "table": table,
        "seat": seat_text(seat),
        "n": n,
        "game": game.key,
        "view": state.view(seat).data(),
        "moves": [str(move) for move in state.moves(seat)],
        "complete": game.lists_all_moves,
    }


def _refusal(state: State, game: Game, seat: Seat, text: str) -> dict[str, object] | None:
    try:
        refusal: Refusal | None = state.refuse(seat, game.read(text))
    except NotationError:
        return {"error": {"code": "not-understood", "message": text}}
    if refusal is None:
        return None
    return {"error": {"code": "illegal", "message": str(refusal), "clause": refusal.clause}}
