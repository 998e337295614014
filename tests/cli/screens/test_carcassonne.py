"""Carcassonne in a terminal: pictures that tell the truth, tables that fit, short forms that mean moves."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

from magehall import game, read_record
from magehall.cli.screens import screen_for
from magehall.cli.screens.carcassonne.board import SIZES
from magehall.cli.screens.carcassonne.choices import Choices
from magehall.cli.screens.carcassonne.picture import CITY, FIELD, GRASS, ROAD, Picture, looks, picture
from magehall.cli.screens.carcassonne.screen import CarcassonneScreen, endings
from magehall.cli.screens.carcassonne.shapes import Point, Size
from magehall.core import Match, Rng
from magehall.core.match import verify
from magehall.games.carcassonne.phase import ASKING, MEEPLE, PLACING
from magehall.games.carcassonne.rules import BASE_TILES, EXPANSIONS
from magehall.games.carcassonne.state import CarcassonneState
from magehall.games.carcassonne.tiles import Tile
from magehall.locales import Words
from tests.cli.terminal import magehall
from tests.games.carcassonne.scenario import FOLDER, Scenario, Table
from tests.games.carcassonne.tables import seen

CARCASSONNE = game("carcassonne")
NAMES = ["Ann", "Oswin (random)", "Tamsin (random)"]
EVERYTHING = {"crop-circles": "6"}
TILES = [*BASE_TILES, *(tile for expansion in EXPANSIONS for tile in expansion.every_tile())]
LARGE = Size(9, 5)
TERRAINS = {"c": CITY, "r": ROAD, "f": FIELD}


def screen(seats: int = 3) -> CarcassonneScreen:
    made = screen_for(CARCASSONNE, Words("en"), NAMES[:seats])
    assert isinstance(made, CarcassonneScreen)
    return made


def printed(shown: RenderableType | None, width: int = 80, height: int = 24) -> list[str]:
    assert shown is not None
    console = Console(width=width, height=height, force_terminal=False)
    with console.capture() as capture:
        console.print(shown)
    return capture.get().splitlines()


def positions(seed: str, every: int = 1) -> Iterator[tuple[CarcassonneState, int]]:
    """Play a random game and stop at some of its decisions."""
    match = Match.start(CARCASSONNE, NAMES, EVERYTHING, None, seed)
    rng = Rng(seed, "test")
    number = 0
    while match.state.acting():
        assert isinstance(match.state, CarcassonneState)
        seat = match.state.acting()[0]
        if number % every == 0:
            yield match.state, seat
        number += 1
        match.play(seat, rng.choice(match.state.moves(seat)))


def first_of(phase: int, asking: str = "", seed: str = "1") -> tuple[CarcassonneState, int]:
    for state, seat in positions(seed):
        if state.phase == phase and (not asking or state.layers[int(state.asking)].name() == asking):
            return state.copy(), seat
    raise AssertionError("the phase comes about")


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile.name)
def test_edges_and_segments_are_where_the_tile_has_them(tile: Tile, size: Size) -> None:
    for turns in range(4):
        drawn = picture(tile, turns, size)
        assert [len(row) for row in drawn.rows()] == [size.width] * size.height
        for edge, letter in enumerate(tile.edges):
            assert drawn.terrain(size.rim((edge + turns) % 4)) == TERRAINS[letter], f"{turns} {edge}"
        firsts = [places[0] for places in drawn.places]
        assert len(set(firsts)) == len(firsts), "no two segments share their place"
        assert drawn.rows().count("◆") <= 1
        assert sum(row.count("◆") for row in drawn.rows()) == sum(tile.shields)
        assert all(point in drawn for place in range(len(firsts)) for point in drawn.room(place))


@pytest.mark.parametrize("tile", BASE_TILES, ids=lambda tile: tile.name)
def test_one_can_walk_in_a_large_picture_exactly_as_far_as_the_field_goes(tile: Tile) -> None:
    for turns in range(4):
        drawn = picture(tile, turns, LARGE)
        for halves in tile.fields:
            turned = {LARGE.half((half + 2 * turns) % 8) for half in halves}
            others = {
                LARGE.half((half + 2 * turns) % 8)
                for field in tile.fields
                for half in field
                if field != halves
            }
            reached = walk(drawn, min(turned))
            assert turned <= reached, f"r{90 * turns}"
            assert not others & reached, f"r{90 * turns}"


def walk(drawn: Picture, start: Point) -> set[Point]:
    seen, todo = {start}, [start]
    while todo:
        x, y = todo.pop()
        for point in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if point in drawn and point not in seen and drawn.signs[point[1]][point[0]] in f"{GRASS}▀▄":
                seen.add(point)
                todo.append(point)
    return seen


def test_turns_that_look_alike_are_shown_once() -> None:
    alike = {tile.name: len(looks(tile, [0, 1, 2, 3])) for tile in TILES}
    assert (alike["B"], alike["C"], alike["X"]) == (1, 1, 1)
    assert (alike["U"], alike["G"], alike["H"], alike["CC6"]) == (2, 2, 2, 2)
    assert (alike["A"], alike["D"], alike["MW7"]) == (4, 4, 4)


@pytest.mark.parametrize("height", [24, 50])
def test_tables_fit_and_show_names_pieces_and_the_tile(height: int) -> None:
    shown = screen()
    for state, seat in positions("tables", every=7):
        view = state.view(seat)
        lines = printed(shown.table(view), height=height)
        text = "\n".join(lines)
        assert max(len(line) for line in lines) <= 80
        assert len(lines) <= height, "with the status and the prompt a little is scrolled at most"
        assert all(name.partition(" (")[0] in text for name in NAMES)
        assert f"{int(state.stack)} tile" in text
        assert "mage" in text
        assert len(shown.status(view)) < 80
        if state.phase == PLACING:
            assert f"Your tile: {seen(state, seat).drawn}" in text
        if state.phase == MEEPLE:
            assert "Worth now" in text or not Choices(state).segments


def test_the_whole_map_shows_every_meeple_and_figure() -> None:
    shown = screen()
    for state, seat in positions("pieces", every=40):
        lines = printed(shown.look("map", state.view(seat)))
        assert max(len(line) for line in lines) <= 80
        text = "\n".join(lines)
        out = [7 - int(state.supply[other]) for other in range(3)]
        assert [text.count(letter) for letter in "ABC"] == out


def test_a_wider_terminal_shows_more_of_the_map() -> None:
    for state, seat in positions("wide", every=100):
        if state.land.placed > 30:
            narrow = printed(screen().table(state.view(seat)))
            wide = printed(screen().table(state.view(seat)), width=140, height=60)
            assert sum("·" in line for line in wide) > sum("·" in line for line in narrow)


@pytest.mark.long
def test_every_short_form_means_a_legal_move_and_together_they_reach_all_that_differ() -> None:
    for state, seat in positions("short", every=3):
        view, shown = state.view(seat), screen()
        choices = Choices(state)
        legal = [str(move) for move in state.moves(seat)]
        for letter, cell in choices.cells.items():
            for turn in cell.turns:
                for line in (f"{letter}{turn}", f"{letter} {turn}", f"{cell} r{90 * turn}", f"{cell} {turn}"):
                    assert shown.full_text(line, view) in legal, line
            if len(cell.turns) == 1:
                assert shown.full_text(letter.upper(), view) in legal
        for letter, texts in choices.texts.items():
            for verb, text in texts.items():
                assert text in legal
                short = letter if len(texts) == 1 else f"{verb[0]} {letter}"
                assert shown.full_text(short, view) == text
                assert shown.full_text(f"{verb} {letter}", view) == text
        for text in legal:
            assert shown.full_text(text, view) == text
            assert shown.full_text(text.replace("-", "−"), view) == text, "a minus sign is as good"
        if "pass" in legal:
            assert shown.full_text("p", view) == "pass"


def test_the_letters_on_the_map_are_those_that_can_be_typed() -> None:
    state, seat = first_of(PLACING)
    text = "\n".join(printed(screen().table(state.view(seat))))
    assert all(re.search(rf"\b{letter}\b", text) for letter in Choices(state).cells)


def test_a_cell_without_a_turn_shows_the_turns_that_fit() -> None:
    for state, seat in positions("turns"):
        several = [letter for letter, cell in Choices(state).cells.items() if len(cell.turns) > 1]
        if several:
            lines = printed(screen().look(several[0], state.view(seat)))
            assert lines[0].startswith(f"{several[0]} can be {several[0]}")
            assert screen().look(f"{several[0]}0", state.view(seat)) is None
            return
    raise AssertionError("some cell takes several turns")


def test_the_map_can_be_shifted() -> None:
    shown = screen()
    for state, seat in positions("shift", every=60):
        view = state.view(seat)
        before = printed(shown.table(view))
        moved = [printed(shown.look(f"map {direction}", view)) for direction in "nesw"]
        assert all(max(len(line) for line in lines) <= 80 for lines in moved)
        if any("beyond the edge" in line for line in before):
            assert any(lines != before for lines in moved)
        centred = "\n".join(printed(shown.look("map 0,0", view)))
        assert "  0 " in centred


def test_remaining_tiles_are_shown_unless_it_was_agreed_otherwise() -> None:
    state, seat = first_of(PLACING)
    lines = printed(screen().look("tiles", state.view(seat)))
    assert "V×" in "\n".join(lines)
    assert max(len(line) for line in lines) <= 80
    hidden = Match.start(CARCASSONNE, NAMES, {"tile-list": "hidden"}, None, "1").state
    assert "show which tiles are left" in printed(screen().look("tiles", hidden.view(0)))[0]


@pytest.mark.parametrize(
    ("asking", "says"),
    [("mage-witch", "m (mage) or w (witch)"), ("crop-circles", "everyone takes one back")],
)
def test_what_an_expansion_asks_is_said(asking: str, says: str) -> None:
    state, seat = first_of(ASKING, asking)
    view, shown = state.view(seat), screen()
    assert says in shown.status(view)
    listed = shown.moves_text(state.moves(seat), view)
    assert len(listed) < 40 * (len(Choices(state).segments) + 2)


@pytest.mark.parametrize(
    ("file", "until", "says", "typed", "means"),
    [
        ("meeting-by-any-tile", "Red may not pass", "have met", "w a", "witch 0,0 city.0"),
        ("one-of-two-must-leave", "Red must", "remove one figure", "w off", "witch off"),
    ],
)
def test_figures_that_met_or_must_leave(file: str, until: str, says: str, typed: str, means: str) -> None:
    scenario = Scenario((FOLDER / "mage_witch" / f"{file}.txt").read_text(encoding="utf-8"))
    table = Table(scenario)
    for sentence in scenario.sentences:
        if sentence.startswith(until):
            break
        table.say(sentence)
    view, shown = table.state.view(0), screen(2)
    assert says in shown.status(view)
    assert shown.full_text(typed, view) == means
    assert max(len(line) for line in printed(shown.table(view))) <= 80


def test_a_circle_is_answered_by_add_and_take() -> None:
    state, seat = first_of(ASKING, "crop-circles")
    view = state.view(seat)
    assert screen().full_text("add", view) == "circle add"
    assert screen().full_text("take", view) == "circle take"
    state.play(seat, CARCASSONNE.read("circle take"))
    after = seen(state, state.acting()[0])
    if after.phase == "expansion":
        assert "by its letter" in screen().status(after)
        assert screen().full_text("a", after).startswith("take ")


def test_the_result_adds_up() -> None:
    match = Match.start(CARCASSONNE, NAMES, EVERYTHING, None, "result")
    state = match.state
    assert isinstance(state, CarcassonneState)
    state.playout(Rng("result", "test"))
    lines = printed(screen().result(state))
    rows = [line for line in lines if re.match(r" +\d  (Ann|Oswin|Tamsin)", line)]
    assert len(rows) == 3
    for row in rows:
        *parts, total = [int(number) for number in re.findall(r"\d+", row.partition(")")[2] or row[8:])]
        assert sum(parts) == total, row
    assert set(endings(state)) == {"cities", "roads", "monasteries", "fields"}


def test_a_whole_game_is_played_through_a_pipe(tmp_path: Path) -> None:
    """Try letters until one is taken, decline meeples now and then, look round in between."""
    save = tmp_path / "game.mage"
    letters = ["a", "a0", "a1", "a2", "a3", "p", "m a", "w b", "m off", "w off", "add", "take"]
    typed = "\n".join(["?", "map", "tiles", "map n", "log", *(letters * 60)])
    ran = magehall(
        "play", "carcassonne", "--seats", "3", "--bots", "random", "--option", "crop-circles=6",
        "--seed", "pipe", "--save", str(save), "--lang", "en", typed=typed,
    )  # fmt: skip
    assert ran.code == 0, ran.err
    assert "Traceback" not in ran.err
    record = read_record(save.read_text(encoding="utf-8"))
    assert record.replay().state.outcome() is not None
    assert verify(record) is None
    assert max(len(line) for line in ran.out.splitlines()) <= 80
    assert "Monasteries" in ran.out


def test_commands_at_the_table(tmp_path: Path) -> None:
    save = tmp_path / "game.mage"
    typed = "\n".join(
        [
            "?",
            "help",
            "why place X 0,0 r0",
            "why place E 9,9 r0",
            "hint answer",
            "rules 13",
            "nonsense",
            "a0",
            "undo",
            "quit",
        ]
    )
    ran = magehall(
        "play", "carcassonne", "--seats", "2", "--bots", "random", "--seed", "1", "--save", str(save),
        "--lang", "en", typed=typed,
    )  # fmt: skip
    assert ran.code == 0, ran.err
    for expected in (
        "map tiles",
        "You can: a ",
        "isn’t the tile in hand. (carcassonne-5)",
        "Hint: place",
        "however far away",
        "isn’t a move here",
    ):
        assert expected in ran.out, expected
    assert save.exists()
