"""Random games: eleven turns each, every piece accounted for, the list of moves and the judge agree.

`MAGEHALL_GAMES=10000` plays the full count; the ordinary run plays a sample.
"""

import os

import pytest

from magehall import CHANCE, Rng, is_compiled
from magehall.games.witchstone import codes
from magehall.games.witchstone.state import WitchstoneState
from magehall.testing import rule
from tests.games.witchstone.play import busy_game, busy_move
from tests.games.witchstone.table import WITCHSTONE, started

GAMES = int(os.environ.get("MAGEHALL_GAMES", "60" if is_compiled() else "12"))
LEVELS = ("none", "3", "2", "1")


def table_for(number: int) -> tuple[int, dict[str, str]]:
    """Vary seat counts, boards and all levels of the handicap."""
    seats = 2 + number % 3
    options = {
        f"handicap_{'ABCD'[seat]}": LEVELS[(number // 3 + seat * (number // 12)) % 4] for seat in range(seats)
    }
    return seats, {**options, "board": ("reconstructed", "wand-b")[number % 2]}


def check_end(state: WitchstoneState, pieces: list[str]) -> None:
    assert state.pieces() == pieces
    for seat in range(int(state.seats)):
        played = int(state.played[seat]).bit_count()
        assert played == 11
        assert state.supply(seat) == 0
    assert state.outcome() is not None


@rule("witchstone-21", "witchstone-127")
@pytest.mark.parametrize("chunk", range(10))
def test_random_games_end_after_eleven_turns_each_with_all_pieces(chunk: int) -> None:
    for number in range(chunk, GAMES, 10):
        seats, options = table_for(number)
        state = started(seats, **options)
        pieces = state.pieces()
        state.playout(Rng(f"random/{number}"))
        check_end(state, pieces)


@rule("witchstone-21")
@pytest.mark.parametrize("chunk", range(10))
def test_busy_games_end_after_eleven_turns_each_with_all_pieces(chunk: int) -> None:
    for number in range(chunk, GAMES // 4 + 10, 10):
        seats, options = table_for(number)
        state, rng = started(seats, **options), Rng(f"busy/{number}")
        pieces = state.pieces()
        while acting := state.acting():
            state.apply(acting[0], busy_move(state, rng))
            assert 0 < state.depth < 40
        check_end(state, pieces)


def test_pieces_are_accounted_for_at_every_moment() -> None:
    for seats in (2, 4):
        pieces = started(seats).pieces()
        for state in busy_game(seats, f"pieces/{seats}", every=3):
            assert state.pieces() == pieces


def test_the_list_and_the_judge_agree_on_every_move_there_is() -> None:
    for state in busy_game(2, "judge", every=23):
        acting = state.acting()
        if not acting or acting == (CHANCE,):
            continue
        lexicon = state.rules.lexicon
        listed = {lexicon.number(move) for move in state.moves(acting[0])}
        for number in every_number(state):
            refusal = state.refuse(acting[0], lexicon.move(number))
            assert (refusal is None) == (number in listed), f"{lexicon.move(number)}: {refusal}"


def every_number(state: WitchstoneState) -> list[int]:
    """Number every move of the seats that a board knows, the tiles thinned out."""
    board = state.board
    cells = board.cauldron.order
    abouts: dict[int, list[int]] = {
        codes.TILE: [
            pair * len(board.cauldron.edges) + edge
            for pair in range(36)
            if pair // 6 != pair % 6
            for edge in range(pair % 7, len(board.cauldron.edges), 7)
        ],
        codes.DISCARD: list(range(15)),
        codes.REMOVE: cells,
        codes.ENERGY: list(range(len(board.map.chains))),
        codes.LAY: [0],
        codes.SEND: list(range(len(board.map.places))),
        codes.PENTAGRAM: list(range(1, 20)),
        codes.PLACE: cells,
        codes.KEEP: [0],
        codes.USE: [tile * 8 + symbol for tile in range(15) for symbol in range(6)],
        codes.CHOOSE: list(range(6)),
        codes.CRYSTAL: [a * 64 + b for a in cells for b in cells],
        codes.OUT: [cell * 8 + way for cell in cells for way in range(6)],
        codes.SHELF: list(range(7)),
        codes.TAKE: list(range(7)),
        codes.CHIP: [*range(6), *range(8, 14)],
        codes.WAND: list(range(1, 25)),
        codes.SCROLL: list(range(1, 10)),
        codes.BOOST: list(range(len(board.scrolls.kinds))),
        codes.DONE: [0],
        codes.TOWER: list(range(len(board.map.places))),
    }
    return [int(codes.code(verb, about)) for verb, things in abouts.items() for about in things]


def test_a_copy_shares_nothing() -> None:
    for state in busy_game(3, "copies", every=40):
        before = state.view(None).bytes()
        state.copy().playout(Rng("elsewhere"))
        assert state.view(None).bytes() == before


def test_undo_inside_a_turn_never_takes_back_what_was_revealed() -> None:
    """What nature revealed is a move of its own in the record, so a replay knows where undo must stop."""
    state, rng = started(2), Rng("undo")
    turned = 0
    while acting := state.acting():
        before = state.public(None)
        move = busy_move(state, rng)
        state.apply(acting[0], move)
        after = state.public(None)
        if acting != (CHANCE,):
            assert after.pile == before.pile
            assert after.special_stack == before.special_stack
        else:
            turned += 1
    assert turned > 20


def test_what_nature_may_draw_is_listed_with_its_chances() -> None:
    kinds = set()
    for state in busy_game(2, "chances"):
        listed = state.chances()
        if state.acting() != (CHANCE,) or not listed:
            assert not listed
            continue
        kinds.add(str(listed[0].move).split()[0])
        assert abs(sum(chance.weight for chance in listed) - 1) < 1e-9
        assert state.draw(Rng("chance")) in [chance.move for chance in listed]
    assert kinds == {"draw", "reveal", "refill"}


def test_a_game_stays_within_its_bound() -> None:
    plies = sum(1 for _ in busy_game(4, "bound"))
    assert plies < WITCHSTONE.longest(4, {})


@pytest.mark.parametrize(
    ("seats", "random", "busy"),
    [
        (2, (3, 0), (35, 34)),
        (3, (-21, -20, -16), (35, 23, 25)),
        (4, (-11, -10, -17, -21), (30, 48, 40, 40)),
    ],
)
def test_compiled_and_interpreted_games_are_the_same(
    seats: int, random: tuple[int, ...], busy: tuple[int, ...]
) -> None:
    """The scores were noted once; both speeds must come to them."""
    state = started(seats)
    state.playout(Rng(f"agree/{seats}"))
    assert state.scores() == random
    *_, last = busy_game(seats, f"agree/{seats}")
    assert last.scores() == busy
