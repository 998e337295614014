"""Rummikub in a terminal: tables that fit, turns tried out step by step, hints a person can follow."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

from magehall import game, read_record
from magehall.bots import bot
from magehall.cli.screens import screen_for
from magehall.cli.screens.rummikub.arrange import arranged
from magehall.cli.screens.rummikub.order import in_places, tidy
from magehall.cli.screens.rummikub.pictures import rack_lines
from magehall.cli.screens.rummikub.screen import RummikubScreen
from magehall.cli.screens.rummikub.typed import read_steps
from magehall.core import Event, Match, Rng
from magehall.core.match import verify
from magehall.games.rummikub.rules import DEFAULTS, rules_with
from magehall.games.rummikub.state import RummikubState
from magehall.games.rummikub.tiles import listed, tile_text
from magehall.games.rummikub.worlds import rack_of
from magehall.locales import Words
from tests.cli.terminal import magehall
from tests.games.rummikub.tables import do, playing, seen, sets, tiles

RUMMIKUB = game("rummikub")
NAMES = ["Ann", "Oswin (random)", "Tamsin (random)", "Merula (random)"]
TABLE = "[K3 K4 K5 K6] [R3 J R5] [K7 R7 G7 B7] [K9 R9 J]"


def screen(seats: int = 2) -> RummikubScreen:
    made = screen_for(RUMMIKUB, Words("en"), NAMES[:seats])
    assert isinstance(made, RummikubScreen)
    return made


def printed(shown: RenderableType | None) -> str:
    assert shown is not None
    console = Console(width=80, height=24, force_terminal=False)
    with console.capture() as capture:
        console.print(shown)
    return capture.get()


def tried(rack: str, *lines: str, table: str = TABLE, **options: str) -> tuple[str, str]:
    """Type steps; give the last answer, and the move that `ok` would send."""
    view, shown, answer = playing(table, rack, "K1", **options).view(0), screen(), ""
    for line in lines:
        answer = printed(shown.step_back(view) if line == "undo" else shown.look(line, view))
    return answer, shown.full_text("ok", view)


def positions(seed: str, level: str, **options: str) -> Iterator[tuple[RummikubState, int]]:
    """Let bots play a whole game and stop at every decision."""
    match = Match.start(RUMMIKUB, NAMES[:3], options, None, seed)
    rng = Rng(seed, "test")
    while match.state.acting():
        assert isinstance(match.state, RummikubState)
        seat = match.state.acting()[0]
        yield match.state, seat
        match.play(seat, bot("rummikub", level).choose(match.state.view(seat), [], rng))


@pytest.mark.long
def test_tables_of_a_whole_game_fit_the_screen() -> None:
    shown = screen(3)
    tallest = 0
    for state, seat in positions("fit", "hard"):
        view = seen(state, seat)
        lines = printed(shown.table(view)).splitlines()
        text = "\n".join(lines)
        assert max(len(line) for line in lines) <= 80
        assert all(name in text for name in NAMES[:3])
        assert all(tile in text for tile in view.rack)
        assert all(tile in text for one in view.table for tile in one.removeprefix("group ").split())
        assert shown.status(view)
        tallest = max(tallest, len(lines))
    assert 10 < tallest <= 24


def test_a_full_table_and_a_full_rack_fit() -> None:
    runs = " ".join(f"[{' '.join(f'{c}{n}' for n in range(1, 14))}]" for c in "KRGB")
    state = playing(runs, " ".join(f"{c}{n}" for c in "KRGB" for n in range(1, 8)) + " J J", "K9")
    for command in ("sort number", "sort colour"):
        shown = screen()
        shown.look(command, state.view(0))
        lines = printed(shown.table(state.view(0))).splitlines()
        assert max(len(line) for line in lines) <= 80
        assert len(lines) <= 16


@pytest.mark.parametrize(
    ("line", "verb", "source", "names", "target"),
    [
        ("k3 k4 k5", "move", 0, "K3 K4 K5", 0),
        ("K3, K4, K5", "move", 0, "K3 K4 K5", 0),
        ("k3-5", "move", 0, "K3 K4 K5", 0),
        ("k3-k5 j", "move", 0, "K3 K4 K5 J", 0),
        ("7krg", "move", 0, "K7 R7 G7", 0),
        ("k6 2", "move", 0, "K6", 2),
        ("k6 to 2", "move", 0, "K6", 2),
        ("2 r5 3", "move", 2, "R5", 3),
        ("2 r6-8", "move", 2, "R6 R7 R8", 0),
        ("2/r6", "split", 2, "R6", 0),
        ("split 2 r6", "split", 2, "R6", 0),
        ("2+3", "join", 3, "", 2),
        ("join 2 3", "join", 3, "", 2),
        ("swap 2 r5", "swap", 2, "R5", 0),
        ("swap 2 r5 4", "swap", 2, "R5", 4),
        ("group k7 j j", "group", 0, "K7 J J", 0),
        ("back k6 b1", "back", 0, "K6 B1", 0),
    ],
)
def test_steps_are_read(line: str, verb: str, source: int, names: str, target: int) -> None:
    steps = read_steps(line)
    assert steps is not None
    (step,) = steps
    assert (step.verb, step.source, step.target) == (verb, source, target)
    assert " ".join(tile_text(kind) for kind in step.tiles) == names


@pytest.mark.parametrize(
    "line",
    ["", ";", "2", "2 3", "draw", "k14", "k0", "14krg", "k5-3", "0krg", "swap r5", "swap 2", "2/", "2+",
     "2+r5", "join 2", "split 2 r5 3", "back", "group", "k3 ; ; k4", "table [K3 K4 K5]", "x7"],
)  # fmt: skip
def test_other_lines_are_no_steps(line: str) -> None:
    assert read_steps(line) is None


@pytest.mark.parametrize(
    ("old", "added", "together"),
    [
        ("", "K5 K3 K4", "K3 K4 K5"),
        ("", "B7 K7 J", "B7 K7 J"),
        ("", "K12 K13 J", "J K12 K13"),
        ("", "K12 J K13", "J K12 K13"),
        ("", "J K4 K5", "J K4 K5"),
        ("", "K3 K5 J", "K3 J K5"),
        ("K3 K4 K5", "K6", "K3 K4 K5 K6"),
        ("K3 K4 K5", "K2", "K2 K3 K4 K5"),
        ("J K4 K5", "K6", "J K4 K5 K6"),
        ("J K4 K5", "K6 K2", "K2 J K4 K5 K6"),
        ("R3 J R5", "R4", "R3 R4 R5 J"),
        ("K3 K4 K5", "R9", "K3 K4 K5 R9"),
        ("K7", "K5", "K5 K7"),
    ],
)
def test_tiles_are_arranged_as_a_person_would(old: str, added: str, together: str) -> None:
    kinds = [[_kind(name) for name in text.split()] for text in (old, added)]
    assert " ".join(tile_text(kind) for kind in arranged(kinds[0], kinds[1], DEFAULTS)) == together


def _kind(name: str) -> int:
    return listed(tiles(name))[0]


def test_runs_that_go_past_the_end_are_arranged_where_agreed() -> None:
    kinds = [_kind(name) for name in ("K1", "K12", "K13")]
    around = arranged([], kinds, rules_with(wrap="on"))
    assert [tile_text(kind) for kind in around] == ["K12", "K13", "K1"]


def test_sets_are_shown_sorted_and_keep_their_places_during_a_turn() -> None:
    before = tidy(sets("[K7 R7 G7] [R1 R2 R3] [K5 K6 K7] [K2 K3 K4]"), DEFAULTS)
    assert [one.text for one in before] == ["[K2 K3 K4]", "[K5 K6 K7]", "[R1 R2 R3]", "[K7 R7 G7]"]
    after = in_places(before, sets("[B1 B2 B3] [K7 R7 G7 B7] [R1 R2 R3] [K5 K6 K7] [K2 K3 K4]"), DEFAULTS)
    assert [one.text for one in after][:4] == ["[K2 K3 K4]", "[K5 K6 K7]", "[R1 R2 R3]", "[K7 R7 G7 B7]"]
    assert after[4].text == "[B1 B2 B3]"


@pytest.mark.parametrize(
    ("rack", "lines", "sent"),
    [
        ("K2 B1 B2 B3", ["b1-3"], "[K3 K4 K5 K6] [R3 J R5] [K7 R7 G7 B7] [K9 R9 J] [B1 B2 B3]"),
        ("K2 B1", ["k2 1"], "[K2 K3 K4 K5 K6] [R3 J R5] [K7 R7 G7 B7] [K9 R9 J]"),
        ("G6 B6", ["1 k6 g6 b6"], None),
        ("G6 B6", ["k6 g6 b6"], "[K3 K4 K5] [R3 J R5] [K7 R7 G7 B7] [K9 R9 J] [K6 G6 B6]"),
        ("R8", ["r8; 3 r7; r7 5"], "[K3 K4 K5 K6] [R3 J R5] [K7 G7 B7] [K9 R9 J] [R7 R8]"),
        ("R4", ["swap 2 r4"], "[K3 K4 K5 K6] [R3 R4 R5] [K7 R7 G7 B7] [K9 R9 J] [J]"),
        ("R4 K1 K2", ["swap 2 r4; j k1 k2"], "[K3 K4 K5 K6] [R3 R4 R5] [K7 R7 G7 B7] [K9 R9 J] [K1 K2 J]"),
        ("B9 K12", ["swap 4 b9 3"], "[K3 K4 K5 K6] [R3 J R5] [K7 R7 G7 B7 J] [K9 R9 B9]"),
        ("K4", ["1/k5; k4 1"], "[K3 K4 K4] [R3 J R5] [K7 R7 G7 B7] [K9 R9 J] [K5 K6]"),
        ("K7", ["1+3"], "[K3 K4 K5 K6 K7 R7 G7 B7] [R3 J R5] [K9 R9 J]"),
        ("K2 B1", ["k2 1", "b1", "undo"], "[K2 K3 K4 K5 K6] [R3 J R5] [K7 R7 G7 B7] [K9 R9 J]"),
        ("K2 B1", ["k2 1", "b1 2", "back k2"], "[K3 K4 K5 K6] [R3 J R5 B1] [K7 R7 G7 B7] [K9 R9 J]"),
        ("K2 B1", ["k2 1", "b1", "reset"], TABLE),
        ("K2 B1", ["k2 1", "reset", "undo"], "[K2 K3 K4 K5 K6] [R3 J R5] [K7 R7 G7 B7] [K9 R9 J]"),
    ],
)  # fmt: skip
def test_a_turn_is_tried_out_step_by_step(rack: str, lines: list[str], sent: str | None) -> None:
    answer, move = tried(rack, *lines, table="[K9 R9 J] [K7 R7 G7 B7] [R3 J R5] [K3 K4 K5 K6]")
    if sent is None:
        assert answer.startswith("✗ G6 isn’t in set 1")
    else:
        assert move == f"table {sent}"


@pytest.mark.parametrize(
    ("rack", "line", "says"),
    [
        ("K2", "k2 9", "There is no set 9"),
        ("K2", "9+1", "There is no set 9"),
        ("K2", "g12 1", "G12 is neither on your rack nor on the table."),
        ("K2", "2 k2 1", "K2 isn’t in set 2"),
        ("K2", "j k2", "J is in the sets 2 4. Say which one: 2 j"),
        ("K2", "swap 2 k2", "In set 2 no joker stands for K2"),
        ("K2", "swap 1 k2", "In set 1 no joker stands for K2"),
        ("K2", "1/k3", "Set 1 can’t be split before K3"),
        ("K2", "back k3", "You didn’t lay K3 this turn"),
        ("K2", "try", "Ask for a hint first"),
        ("K2", "ok", "You haven’t laid anything yet"),
    ],
)
def test_what_cannot_be_done_is_said_and_changes_nothing(rack: str, line: str, says: str) -> None:
    answer, move = tried(rack, line)
    assert says in answer
    assert move == f"table {TABLE}"


def test_of_equal_tiles_the_one_that_can_be_spared_is_taken() -> None:
    table = "[K5 R5 G5 B5] [R3 R4 R5] [B9 G9 K9]"
    _, move = tried("B1", "r5", table=table)
    assert move == "table [R3 R4 R5] [K5 G5 B5] [B9 G9 K9] [R5]"
    _, again = tried("R5", "r5", table=table)
    assert again == "table [R3 R4 R5] [K5 R5 G5 B5] [B9 G9 K9] [R5]", "the rack comes first"


def test_what_is_not_in_order_is_marked_and_explained() -> None:
    answer, _ = tried("K2 B1 B2", "b1 b2", "k2")
    assert "✗ 5 +B1 +B2" in answer
    assert "✗ Set 5 is too short for a run: [B1 B2]. What would fit: B3." in answer
    assert "✗ A tile is left over, set 6: [K2]." in answer
    assert "undo takes a step back" in answer
    legal, _ = tried("K2 B1 B2", "k2 1")
    assert "+K2  K3  K4  K5  K6" in legal
    assert "✓ 1 tile laid, 2 left: ok ends your turn" in legal
    many, _ = tried("K2 B1 B2 G1 G5", "k2", "b1", "b2", "g1", "g5")
    assert "… and 2 more sets aren’t legal." in many
    moved, _ = tried("K2", "1/k5", "1+5")
    assert moved.count("✗") == 0, "the table is as it was"
    costly, _ = tried("K2", "k2", illegal_table="penalty")
    assert "ok now would cost a penalty" in costly


def test_an_opening_tells_what_is_missing() -> None:
    state = playing("[K9 R9 B9]", "K3 K4 K5 K10 R10 G10", "K1", opened="")
    view, shown = state.view(0), screen()
    assert "worth 30" in shown.status(view)
    assert "worth 12; you need 30, so 18 more" in printed(shown.look("k3-5", view))
    assert "✓" in printed(shown.look("10krg", view))
    assert state.refuse(0, RUMMIKUB.read(shown.full_text("ok", view))) is None


def test_a_group_of_one_tile_and_two_jokers_says_so() -> None:
    _, run = tried("K7 J J", "k7 j j", table="")
    _, group = tried("K7 J J", "group k7 j j", table="")
    assert (run, group) == ("table [K7 J J]", "table [group K7 J J]")
    _, longer = tried("K7 J J R7", "group k7 j j", "r7 1", table="")
    assert longer == "table [K7 J J R7]", "more tiles need no word"


def test_whole_notation_draw_and_pass_are_read() -> None:
    view, shown = playing(TABLE, "K2", "K1").view(0), screen()
    assert shown.full_text("table [k2 k3 k4] [group k7 j j]", view) == "table [K2 K3 K4] [group K7 J J]"
    assert shown.full_text("d", view) == "draw"
    assert shown.full_text("P", view) == "pass"
    assert shown.full_text("why not", view) == "why not"
    assert shown.full_text("k2 1", view) == f"table {TABLE.replace('[K3', '[K2 K3')}", "for why k2 1"
    assert shown.full_text("g12 1", view).startswith("table [K3 K4 K5 K6 G12]"), "the judge says the rest"
    assert shown.full_text("k2 9", view) == "k2 9"
    assert shown.draft is not None
    assert not shown.draft.is_begun(), "asking changes nothing"


@pytest.mark.parametrize(
    ("table", "rack", "after", "says"),
    [
        ("[K3 K4 K5]", "K6", "[K3 K4 K5 K6]", ["Set 1, extended: [K3 K4 K5 K6] (K6 from the rack)"]),
        ("[K3 K4 K5]", "B1 B2 B3", "[K3 K4 K5] [B1 B2 B3]", ["New set [B1 B2 B3]"]),
        (
            "[K4 R4 G4 B4]",
            "K3 K5",
            "[R4 G4 B4] [K3 K4 K5]",
            ["Set 1, without K4: [R4 G4 B4]", "New set [K3 K4 K5] (K3 K5 from the rack, K4 from set 1)"],
        ),
        (
            "[R4 R5 R6 R7 R8]",
            "R6",
            "[R4 R5 R6] [R6 R7 R8]",
            ["Set 1, split: [R4 R5 R6]", "Set 1, the other part: [R6 R7 R8] (R6 from the rack)"],
        ),
        (
            "[R3 J R5]",
            "R4 K12 K13",
            "[R3 R4 R5] [J K12 K13]",
            ["Set 1, joker replaced: [R3 R4 R5] (R4 from the rack)"],
        ),
        ("[R1 R2 R3] [R5 R6 R7]", "R4", "[R1 R2 R3 R4 R5 R6 R7]", ["Sets 1+2, joined: [R1 R2"]),
    ],
)
def test_a_hint_says_what_changes(table: str, rack: str, after: str, says: list[str]) -> None:
    state = playing(table, rack, "K1")
    shown, move = screen(), RUMMIKUB.read(f"table {after}")
    told = "\n".join(shown.steps(move, state.view(0)))
    for words in says:
        assert words in told
    assert "try lays this out" in told
    assert shown.named(move, state.view(0)).startswith(f"lay {' '.join(sorted(rack.split(), key=_order))} (")
    assert "✓" in printed(shown.look("try", state.view(0)))
    assert state.refuse(0, RUMMIKUB.read(shown.full_text("ok", state.view(0)))) is None


def _order(name: str) -> int:
    return _kind(name)


def test_a_hint_in_the_middle_of_a_turn_counts_sets_from_its_beginning() -> None:
    view, shown = playing(TABLE, "K2 B1", "K1").view(0), screen()
    shown.look("b1", view)
    move = RUMMIKUB.read(f"table {TABLE.replace('[K3', '[K2 K3')}")
    assert "Sets are numbered as at the start of your turn." in shown.steps(move, view)
    assert shown.steps(RUMMIKUB.read("draw"), view) == []


@pytest.mark.parametrize(
    ("table", "rack", "opened", "listed_moves"),
    [
        ("[K3 K4 K5]", "K6 R1", "A", "draw a tile (d), k6 1"),
        ("[K3 K4 K5] [R9 G9 B9]", "K2 K6 K9 R1", "A", "draw a tile (d), k9 2; k2 k6 1, k2 1, k6 1, k9 2"),
        ("[K3 K4 K5]", "K6 K10 R10 G10", "", "draw a tile (d), k10 r10 g10"),
        ("[K4 R4 G4 B4]", "K3 K5", "A", "draw a tile (d), more by rearranging (hint)"),
    ],
)
def test_moves_are_listed_as_they_are_typed(table: str, rack: str, opened: str, listed_moves: str) -> None:
    state = playing(table, rack, "K1", opened=opened)
    assert screen().moves_text(state.moves(0), state.view(0)) == listed_moves


@pytest.mark.long
def test_moves_that_are_listed_can_be_typed() -> None:
    for state, seat in islice(positions("list", "medium"), 4, None, 4):
        view, shown = state.view(seat), screen(3)
        for typed in shown.moves_text(state.moves(seat), view).split(", "):
            if "(" not in typed:
                shown.draft = None
                assert "✓" in printed(shown.look(typed, view)), typed
                assert state.refuse(seat, RUMMIKUB.read(shown.full_text("ok", view))) is None


def test_every_hint_of_a_game_can_be_told_and_tried() -> None:
    for state, seat in positions("hints", "hard"):
        view, shown = state.view(seat), screen(3)
        advice = bot("rummikub", "hard").advise(view, [], Rng("hints", "test"))
        for reason in advice.reasons:
            facts = shown.words.with_names(shown.game, reason.facts, NAMES)
            assert shown.words.say(f"rummikub-reason-{reason.code}", **facts)
        assert shown.named(advice.move, view)
        if shown.steps(advice.move, view):
            assert "✓" in printed(shown.look("try", view))


def test_new_tiles_are_marked() -> None:
    state = playing("[K3 K4 K5]", "B1 B2 B3 B9", "K6 R1", bank="G9 G8")
    shown = screen()
    assert "*" not in printed(shown.table(state.view(0))).partition("Round")[2]
    do(state, "A: table [K3 K4 K5] [B1 B2 B3]", "B: table [K3 K4 K5 K6] [B1 B2 B3]")
    assert "1  K3  K4  K5 *K6" in printed(shown.table(state.view(0))), "only what others laid"
    do(state, "A: draw", "*: take G9", "B: draw", "*: take G8")
    lines = printed(shown.table(state.view(0)))
    assert "*G9" in lines
    assert "1  K3  K4  K5  K6" in lines
    assert "2  B1  B2  B3" in lines
    assert "pass (p)" in shown.status(state.view(0)), "the bank is empty"


def test_the_rack_is_sorted_by_colour_or_number() -> None:
    rack = listed(tiles("K1 K7 R7 G2 B7 J"))
    assert rack_lines(rack, [], by_number=False)[0].plain.split() == ["K1", "K7", "R7", "G2", "B7", "J"]
    assert rack_lines(rack, [], by_number=True)[0].plain.split() == ["K1", "G2", "K7", "R7", "B7", "J"]
    view, shown = playing("", "K1 K7 R7", "K1").view(0), screen()
    assert "by number" in printed(shown.look("sort", view))
    assert "by colour" in printed(shown.look("sort", view))
    assert "by number" in printed(shown.look("sort number", view))
    assert "by colour" in printed(shown.look("sort c", view))
    assert "swap 2 r5" in printed(shown.look("steps", view))
    assert "The table is empty." in printed(shown.look("table", view))


@pytest.mark.long
def test_wild_steps_neither_lose_nor_make_tiles() -> None:
    rng = Rng("wild", "steps")
    names = [*"KRGB", "J"]
    for state, seat in positions("wild", "hard"):
        view, shown = seen(state, seat), screen(3)
        shown.table(view)
        for _ in range(12):
            words = [f"{letter}{1 + rng.below(13)}" if letter != "J" else "J" for letter in names]
            tile, other, number = rng.choice(words), rng.choice(words), 1 + rng.below(len(view.table) + 2)
            forms = [f"{tile} {number}", f"{tile} {other}", f"{number} {tile}", f"{number}/{tile}", "undo",
                     f"{number}+{1 + rng.below(4)}", f"swap {number} {tile}", f"back {tile}"]  # fmt: skip
            line = rng.choice(forms)
            printed(shown.step_back(view) or "none" if line == "undo" else shown.look(line, view))
            draft = shown.draft
            assert draft is not None
            assert sorted(draft.rack() + draft.laid()) == listed(rack_of(view))
            refusal = draft.refusal()
            if refusal is not None:
                assert shown.words.refusal(RUMMIKUB, refusal, NAMES)


@pytest.mark.long
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"rounds": "2", "start": "random", "next-start": "winner", "joker": "free", "never-opened": "flat"},
        {"rounds": "to-100", "next-start": "rotate", "redeal": "on", "empty-bank": "must-play"},
    ],
)
def test_everything_told_in_a_game_can_be_said(options: dict[str, str]) -> None:
    words, told = Words("en"), list[Event]()
    match = Match.start(RUMMIKUB, NAMES[:3], options, None, "told")
    match.listener = told.append
    match.state.listener = told.append
    rng, shown = Rng("told", "test"), screen(3)
    pads = 0
    while match.state.acting():
        seat = match.state.acting()[0]
        view = match.state.view(seat)
        assert printed(shown.table(view)).count("Round") == 1
        match.play(seat, bot("rummikub", "easy").choose(view, [], rng))
        pads += shown.pad(match.state) is not None
    for event in told:
        assert words.event(RUMMIKUB, event, NAMES, 0)
    assert isinstance(match.state, RummikubState)
    assert pads == len(match.state.pad) - 1
    assert "Rank" in printed(shown.result(match.state))


def test_a_whole_game_is_played_through_a_pipe(tmp_path: Path) -> None:
    """Ask for a hint, try it, send it; where the hint is to draw or to pass, do that."""
    save = tmp_path / "game.mage"
    typed = "\n".join(["hint answer", "try", "why", "ok", "p", "hint answer", "try", "ok", "d"] * 60)
    ran = magehall(
        "play", "rummikub", "--seats", "2", "--bots", "medium", "--seed", "pipe", "--save", str(save),
        "--lang", "en", typed=typed, MAGEHALL_HINT_SECONDS="0",
    )  # fmt: skip
    assert ran.code == 0, ran.err
    assert "Traceback" not in ran.err
    record = read_record(save.read_text(encoding="utf-8"))
    assert record.replay().state.outcome() is not None
    assert verify(record) is None
    assert max(len(line) for line in ran.out.splitlines()) <= 80
    for expected in ("Number Tiles", "opens with", "from the rack", "is allowed", "The record is in"):
        assert expected in ran.out, expected


def test_commands_at_the_table(tmp_path: Path) -> None:
    save = tmp_path / "game.mage"
    typed = ["?", "help", "steps", "sort n", "k1", "why", "undo", "ok", "why draw", "why p", "hint answer",
             "rules 13", "nonsense", "d", "undo", "quit"]  # fmt: skip
    ran = magehall(
        "play", "rummikub", "--seats", "2", "--bots", "easy", "--seed", "1", "--save", str(save),
        "--lang", "en", typed="\n".join(typed),
    )  # fmt: skip
    assert ran.code == 0, ran.err
    for expected in (
        "steps ok reset try sort table",
        "You can: draw a tile (d)",
        "draw a tile (d) is allowed.",
        "You may pass only when the bank is empty",
        "Hint: ",
        "Anything goes, as long as",
        "isn’t a move here",
        "You haven’t laid anything yet",
        "Taken back.",
    ):
        assert expected in " ".join(ran.out.split()), expected
    assert save.exists()
