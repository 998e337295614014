"""The notation: every move is read back as written, and broken text is an error with its position."""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from magehall import NotationError
from tests.games.witchstone.play import busy_game
from tests.games.witchstone.table import DEAL, HAND, WITCHSTONE

EXAMPLES = [
    "tile energy/witch 1,-3 2,-3",
    "tile witch/energy 2,-3 1,-3",
    "discard energy/witch",
    "remove 0,-2",
    "energy c17",
    "witch lay",
    "witch to village_n",
    "pentagram 3",
    "place 1,2",
    "keep",
    "use energy/witch as witch",
    "choose energy",
    "crystal 0,-2 to 1,-2",
    "crystal 0,0 out a",
    "shelf scroll",
    "shelf bottom",
    "take vp3",
    "chip wand",
    "chip wand black",
    "wand 2",
    "scroll 3",
    "boost b2_wand",
    "done",
    "tower tower_n",
    "draw A energy/witch",
    "reveal b2_wand",
    "refill energy/witch",
    f"{DEAL}; A {HAND}; B",
]


@pytest.mark.parametrize("text", EXAMPLES)
def test_every_move_is_read_back_as_written(text: str) -> None:
    move = WITCHSTONE.read(text)
    assert str(move) == text
    assert move == WITCHSTONE.read(text)
    assert hash(move) == hash(WITCHSTONE.read(text))
    assert repr(move) == f"<{text}>"


@pytest.mark.parametrize(
    ("text", "position", "message"),
    [
        ("", 0, "found nothing"),
        ("fly", 0, "no move of Witchstone"),
        ("tile", 4, "two symbols is missing"),
        ("tile energy 1,0 1,1", 5, "is no tile"),
        ("tile energy/energy 1,0 1,1", 5, "is no tile"),
        ("tile energy/witch 1,0", 21, "a hex is missing"),
        ("tile energy/witch 1,0 9,9", 22, "no hex of a cauldron"),
        ("tile energy/witch 3,1 1,1", 18, "no hex of a cauldron"),
        ("tile energy/witch +1,0 1,1", 18, "no hex of a cauldron"),
        ("tile energy/witch 1,0 1,1 1,1", 26, "too much"),
        ("discard witch/energy", 8, "is no tile"),
        ("energy C17", 7, "cannot be a chain"),
        ("witch fly", 6, "expected 'lay' or 'to'"),
        ("witch to", 8, "a location is missing"),
        ("pentagram 0", 10, "no number of steps"),
        ("pentagram 03", 10, "no number of steps"),
        ("pentagram 100", 10, "no number of steps"),
        ("use energy/witch for witch", 17, "expected 'as'"),
        ("choose magic", 7, "no symbol"),
        ("crystal 0,0 fly a", 12, "expected 'to' or 'out'"),
        ("shelf top", 6, "no shelf"),
        ("take gold", 5, "no chip"),
        ("chip vp3", 5, "no symbol"),
        ("chip wand blue", 10, "expected 'black'"),
        ("scroll 10", 7, "no shelf"),
        ("done  ", 5, "too much"),
        ("draw Z energy/witch", 5, "is no seat"),
        ("draw * energy/witch", 5, "nature holds no tiles"),
        ("deal map wand", 9, "names the map, the library"),
        (f"{DEAL.replace('map wand', 'map gold')}; A", None, "is none of"),
        (f"{DEAL.replace('library', 'lobby')}; A", None, "expected 'library'"),
        (f"{DEAL.replace('p_chips', 'P-CHIPS')}; A", None, "cannot be a scroll"),
        (f"{DEAL}; A {HAND} {HAND}", None, "once each and in their order"),
        (f"{DEAL}; A; B; C; D; E; F; G; H; A", None, "at most eight seats"),
    ],
)
def test_broken_text_is_an_error_with_its_position(text: str, position: int | None, message: str) -> None:
    with pytest.raises(NotationError) as caught:
        WITCHSTONE.read(text)
    assert message in str(caught.value)
    if position is not None:
        assert caught.value.position == position


@given(st.text(max_size=40))
def test_any_text_is_read_or_is_an_error(text: str) -> None:
    with contextlib.suppress(NotationError):
        assert str(WITCHSTONE.read(text)) == text


def test_every_listed_move_of_a_game_survives() -> None:
    for state in busy_game(2, "notation", every=17):
        for seat in state.acting():
            for move in state.moves(seat) if seat >= 0 else []:
                assert str(WITCHSTONE.read(str(move))) == str(move)
