"""The screen of Witchstone: the table in 80 columns, the sentence that says what is open, short forms."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from magehall import game, read_record
from magehall.cli.screens import Screen, screen_for
from magehall.cli.screens.witchstone import known
from magehall.cli.screens.witchstone.names import names_of
from magehall.core import Match, Record, View
from magehall.core.match import verify
from magehall.games.witchstone import prompts
from magehall.games.witchstone.boards import board
from magehall.games.witchstone.state import WitchstoneState
from magehall.games.witchstone.symbols import SYMBOLS, TILE_NAMES
from magehall.locales import Words
from magehall.testing import positions, random_match
from tests.cli.terminal import magehall

GAME = game("witchstone")
PLAYERS = ["Ann", "Merula (easy)", "Oswin (easy)", "Tamsin (easy)"]
PAIRS = "a2 a3, b1 c1, b5 c6, e1 f1, e6 f5, g2 g3, c2 c3, c4 c5, e2 e3, e4 e5, b3 f3"
"""Hexes that are empty at the start, as pairs; the last one does not lie side by side."""


@pytest.fixture(scope="module", params=[2, 4])
def record(request: pytest.FixtureRequest) -> Record:
    return random_match(GAME, request.param, {}, f"screen/{request.param}")


def screen(seats: int = 4) -> Screen:
    return screen_for(GAME, Words("en"), PLAYERS[:seats])


def drawn(view: View, seats: int, width: int = 80) -> list[str]:
    """Draw a table without colours, as a list of lines."""
    page = StringIO()
    Console(file=page, width=width, highlight=False).print(screen(seats).table(view))
    return page.getvalue().splitlines()


def tables(record: Record) -> list[tuple[WitchstoneState, View]]:
    found: list[tuple[WitchstoneState, View]] = []
    for state, _ply in positions(record, 40, "tables"):
        assert isinstance(state, WitchstoneState)
        if state.acting() and state.acting()[0] >= 0:
            found.append((state, state.view(state.acting()[0])))
    return found


def opened(*moves: str, seats: int = 2, seed: str = "open") -> Match:
    """Start a game, set the towers, and make moves for the seat in turn, in short forms."""
    match = Match.start(GAME, PLAYERS[:seats], {}, seed=seed)
    for text in ("tn", "done", "ts", "done", *moves):
        seat = match.state.acting()[0]
        move = GAME.read(screen(seats).full_text(text, match.state.view(seat)))
        if match.state.refuse(seat, move) is None:
            match.play(seat, move)
    return match


def status(match: Match) -> str:
    return screen(len(match.record.names)).status(match.state.view(match.state.acting()[0]))


def test_every_position_fits_80_columns_and_shows_names_and_pieces(record: Record) -> None:
    seats = len(record.names)
    for state, view in tables(record):
        lines = drawn(view, seats, 200)
        assert all(len(line) <= 80 for line in lines if not line.startswith(("Scrolls:", "Stack:"))), lines
        text = "\n".join(lines)
        for name in PLAYERS[:seats]:
            assert name.partition(" (")[0] in text
        for code in names_of(state.board).place_code.values():
            assert code in text
        for symbol in SYMBOLS:
            assert Words("en").say("witchstone-symbol-code", symbol=symbol) in text
        assert max(map(len, drawn(view, seats))) <= 80


def test_the_usual_position_is_a_page_of_about_24_lines(record: Record) -> None:
    lengths = [len(drawn(view, len(record.names))) for _, view in tables(record)]
    assert sorted(lengths)[len(lengths) // 2] <= 26


def test_every_crystal_and_empty_hex_of_the_own_cauldron_has_its_name(record: Record) -> None:
    for state, view in tables(record):
        text = "\n".join(line[:34] for line in drawn(view, len(record.names)))
        seat = state.acting()[0]
        for cell, name in names_of(state.board).cell_name.items():
            here = 1 << cell
            if state.empty(seat) & here:
                assert f" {name}" in text
            elif state.crystals[seat] & here:
                assert f"◇{name}" in text
            elif state.black[seat] & here:
                assert f"◆{name}" in text


def test_tiles_behind_other_screens_are_not_shown(record: Record) -> None:
    """Draw the same view from two worlds that differ only in hidden tiles: the pages are the same."""
    for state, view in tables(record):
        seat = state.acting()[0]
        other = state.copy()
        for hidden in range(int(state.seats)):
            if hidden != seat:
                other.hand[hidden] = known(view).hand[hidden]
        assert drawn(other.view(seat), len(record.names)) == drawn(view, len(record.names))


def test_the_status_always_says_what_is_open_and_what_is_left(record: Record) -> None:
    kinds: set[int] = set()
    for state, view in tables(record):
        said = screen(len(record.names)).status(view)
        kind, pool = int(prompts.top(state)), int(prompts.pool(state))
        kinds.add(kind)
        if kind < len(SYMBOLS):
            left = "no actions" if pool == 0 else f"{pool} action{'s' if pool > 1 else ''}"
            assert said.startswith(f"Now: {SYMBOLS[kind]}, {left} left.")
            assert said.endswith("Or done.")
        else:
            assert said
    assert len(kinds) > 3


def test_the_stack_names_the_second_action_with_its_size() -> None:
    match = opened("pe/en a2 b3")
    tile = next(move for move in match.state.moves(0) if str(move).startswith("tile"))
    match.play(0, tile)
    first, second = str(tile).split()[1].split("/")
    stack = next(line for line in drawn(match.state.view(0), 2) if line.startswith("Stack:"))
    codes: dict[str, str] = {name: Words("en").say("witchstone-symbol-code", symbol=name) for name in SYMBOLS}
    assert codes[first] in stack
    assert f"then {'✦▲★◈†▤'[list(codes).index(second)]}{codes[second]} " in stack


def test_free_begun_and_finished_chains_differ_on_the_map() -> None:
    match = opened()
    state = match.state
    assert isinstance(state, WitchstoneState)
    free = "\n".join(drawn(state.view(0), 2))
    assert "·2·" in free
    ball = state.board.map
    state.open_chain[0], state.open_links[0] = ball.chain_number["c05"], 1
    state.taken |= 1 << ball.chain_number["c05"]
    assert "a1" in "\n".join(line[36:] for line in drawn(state.view(0), 2))
    state.open_chain[0], state.open_links[0] = -1, 0
    state.chains[0] |= 1 << ball.chain_number["c05"]
    state.finished |= 1 << ball.chain_number["c05"]
    assert "•A•" in "\n".join(line[36:] for line in drawn(state.view(0), 2))


FORMS = [
    (prompts.TURN, "en/wi a2 a3", "tile energy/witch 1,-3 2,-3"),
    (prompts.TURN, "Wi En A2 A3", "tile witch/energy 1,-3 2,-3"),
    (prompts.TURN, "tile crystal/scroll 1,-3 2,-3", "tile crystal/scroll 1,-3 2,-3"),
    (prompts.TURN, "remove b2", "remove 0,-2"),
    (prompts.TURN, "discard sc/en", "discard energy/scroll"),
    (prompts.TOWERS, "tw", "tower tower_w"),
    (0, "tn-vn", "energy c17"),
    (0, "en vn tn", "energy c17"),
    (0, "c17", "energy c17"),
    (1, "lay", "witch lay"),
    (1, "vn", "witch to village_n"),
    (1, "w", "witch to witchstone"),
    (1, "to cne", "witch to castle_ne"),
    (2, "3", "pentagram 3"),
    (3, "b2 a2", "crystal 0,-2 to 1,-3"),
    (3, "b2 f", "crystal 0,-2 out f"),
    (3, "crystal b2 out f", "crystal 0,-2 out f"),
    (3, "f2 d", "crystal -2,2 out d"),
    (4, "2", "wand 2"),
    (5, "1", "scroll 1"),
    (prompts.SHELVING, "sc", "shelf scroll"),
    (prompts.SHELVING, "bottom", "shelf bottom"),
    (prompts.CHOOSING_CHIP, "wa", "take wand"),
    (prompts.CHOOSING_CHIP, "3", "take vp3"),
    (prompts.SPECIAL_TILE, "c3", "place 0,-1"),
    (prompts.SPECIAL_TILE, "k", "keep"),
    (prompts.EMPTY_SPACE, "pe", "choose pentagram"),
    (2, "chip wa", "chip wand"),
    (2, "use wi/en wi", "use energy/witch as witch"),
    (2, "use wi", "use energy/witch as witch"),
    (4, "boost", "boost b2_wand"),
    (3, "boost", "boost b1_any"),
    (4, "boost any", "boost b1_any"),
    (4, "d", "done"),
    (prompts.TURN, "nonsense here", "nonsense here"),
]


@pytest.mark.parametrize(("kind", "typed", "text"), FORMS)
def test_short_forms(kind: int, typed: str, text: str) -> None:
    state = opened().state.copy()
    assert isinstance(state, WitchstoneState)
    scrolls = state.board.scrolls
    for name in ("b2_wand", "b1_any"):
        card = int(scrolls.of_kind[scrolls.number[name]]).bit_length() - 1
        state.scrolls[0] |= 1 << card
        state.deck &= ~(1 << card)
    if kind != prompts.TURN:
        prompts.push(state, kind, 2)
        if kind == 2:
            state.tiles_waiting[state.depth - 1] = 1
    assert screen(2).full_text(typed, state.view(0)) == text


def test_a_begun_chain_goes_on_with_its_symbol_alone() -> None:
    state = opened().state.copy()
    assert isinstance(state, WitchstoneState)
    prompts.push(state, 0, 2)
    state.open_chain[0], state.open_links[0] = state.board.map.chain_number["c05"], 1
    assert screen(2).full_text("en", state.view(0)) == "energy c05"
    assert "TN-CNE, 1 of 2 done" in screen(2).status(state.view(0))


def test_what_is_told_uses_the_names_of_the_table() -> None:
    names = names_of(board("reconstructed"))
    told = names.shown("energy c05, crystal 0,−2 to -1,1, witch to village_n; 2,-3, 1,-3.")
    assert told == "energy TN-CNE, crystal b2 to e3, witch to VN; a3, a2."


def test_moves_are_listed_in_groups() -> None:
    match = opened()
    moves = match.state.moves(0)
    text = screen(2).moves_text(moves, match.state.view(0))
    assert len(moves) > 300
    assert len(text) < 1000
    assert "a2 a3" in text
    assert "remove b2 | b4" in text


def test_the_result_lists_the_points_by_their_source(record: Record) -> None:
    page = StringIO()
    seats = len(record.names)
    Console(file=page, width=80).print(screen(seats).result(record.replay().state))
    heading, *rows = page.getvalue().splitlines()
    for part in ("During play", "Owls", "Chips", "Spells", "Prophecies", "Points"):
        assert part in heading
    assert len(rows) == seats
    assert max(map(len, rows)) <= 80


def test_a_whole_game_is_played_through_a_pipe(tmp_path: Path) -> None:
    """Answer every turn with all tiles on one pair of hexes, every action with a first step and `done`."""
    save = tmp_path / "game.mage"
    turns = [
        [*(f"{tile} {pair}" for tile in TILE_NAMES), *("lay", "1", "keep", "tn-vn", "done") * 4]
        for pair in PAIRS.split(", ")
    ]
    spare = (
        [f"remove {name}" for name in ("b2", "f4")] + [f"{tile} b2 b3" for tile in TILE_NAMES] + ["done"] * 9
    )
    typed = "\n".join(["tn", "te", "done", *(line for turn in turns for line in turn), *spare])
    command = ("play", "witchstone", "--seats", "2", "--bots", "random", "--seed", "pipe")
    ran = magehall(*command, "--save", str(save), typed=typed)
    assert ran.code == 0, ran.err
    assert "witchstone-23" in ran.out, "a move of another action was refused with its clause"
    assert "The game is over" in ran.out
    finished = read_record(save.read_text(encoding="utf-8"))
    assert finished.replay().state.outcome() is not None
    assert verify(finished) is None
    assert max(len(line) for line in ran.out.splitlines()) <= 80


def test_commands_at_the_table(tmp_path: Path) -> None:
    typed = "\n".join(
        ["?", "hint answer", "why tn-vn", "tn", "te", "done", "?", "log", "rules 22", "undo", "save", "quit"]
    )
    command = ("play", "witchstone", "--seats", "2", "--bots", "easy", "--seed", "4")
    ran = magehall(*command, "--save", str(tmp_path / "game.mage"), typed=typed)
    assert ran.code == 0, ran.err
    out = " ".join(ran.out.split())
    for expected in (
        "You can: tower T",
        "Hint: tower T",
        "with this plan: tower T",
        "First choose your tower. (witchstone-27)",
        "tile FIRST/SECOND HEX HEX with",
        "witchstone-22 A symbol gives",
        "Taken back",
        "Saved to",
    ):
        assert expected in out, expected


def test_everything_that_happens_can_be_said(record: Record) -> None:
    words, kinds = Words("en"), set()
    for event in record.events(None):
        assert "{" not in words.event(GAME, event, PLAYERS)
        kinds.add(event.kind)
    assert len(kinds) > 20


def test_every_refusal_of_a_move_made_elsewhere_can_be_said(record: Record) -> None:
    """Judge each move of the game in positions where it has no place: all reasons have their facts."""
    words, reasons = Words("en"), set()
    for state, _view in tables(record)[::4]:
        for ply in record.plies[::3]:
            refusal = state.refuse(state.acting()[0], ply.move)
            if refusal is not None:
                assert words.refusal(GAME, refusal, PLAYERS).endswith(f"({refusal.clause})")
                reasons.add(refusal.reason)
    assert len(reasons) > 4
