import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from magehall import NotationError
from magehall.games.wizard.moves import BIDS, PLAYS, TRUMPS
from tests.games.wizard.table import WIZARD


@pytest.mark.parametrize(
    "text",
    [
        "play B7",
        "play Z1",
        "play N4",
        "play R13",
        "bid 0",
        "bid 20",
        "trump R",
        "dealer C",
        "deal A B7, B N1 Z1, C R13",
    ],
)
def test_moves_are_written_as_they_are_read(text: str) -> None:
    move = WIZARD.read(text)
    assert str(move) == text
    assert WIZARD.read(str(move)) == move
    assert hash(WIZARD.read(str(move))) == hash(move)
    assert repr(move) == f"<{text}>"


def test_moves_that_are_few_are_interned() -> None:
    assert WIZARD.read("play B7") is PLAYS[7]
    assert WIZARD.read("bid 3") is BIDS[3]
    assert WIZARD.read("trump Y") is TRUMPS[3]


def test_cards_of_a_deal_may_come_in_any_order() -> None:
    assert str(WIZARD.read("deal A R2 B7, B Z1 N1; turn G4")) == "deal A B7 R2, B N1 Z1; turn G4"


@pytest.mark.parametrize(
    ("text", "position", "sentence"),
    [
        ("", 0, "no move of Wizard"),
        ("pass", 0, "no move of Wizard"),
        ("Play B7", 0, "no move of Wizard"),
        ("play", 5, "is no card"),
        ("play B14", 5, "is no card"),
        ("play b7", 5, "is no card"),
        ("play B7 ", 5, "is no card"),
        ("bid 21", 4, "is no bid"),
        ("bid 02", 4, "is no bid"),
        ("bid ²", 4, "is no bid"),
        ("bid -1", 4, "is no bid"),
        ("trump P", 6, "is no people"),
        ("trump BR", 6, "is no people"),
        ("dealer *", 7, "nature holds no cards"),
        ("dealer Q", 7, "is no seat"),
        ("deal ", 5, "expected seat A"),
        ("deal A", 5, "expected seat A"),
        ("deal B B7", 5, "expected seat A"),
        ("deal A B7,B R2", 7, "is no card"),
        ("deal A  B7", 5, "expected seat A"),
        ("deal A B7 B7", 10, "dealt twice"),
        ("deal A B7, B B7", 11, "dealt twice"),
        ("deal A B7, B B8; turn B7", 5, "dealt twice"),
        ("deal A B7, B B8; turn X", 22, "is no card"),
        ("deal * B7", 5, "nature holds no cards"),
    ],
)
def test_errors_name_the_position(text: str, position: int, sentence: str) -> None:
    with pytest.raises(NotationError, match=sentence) as error:
        WIZARD.read(text)
    assert error.value.position == position
    assert error.value.text == text


@settings(max_examples=500, deadline=None)
@given(
    st.one_of(
        st.text(max_size=40),
        st.from_regex(r"(deal|play|bid|trump|dealer)[ A-Z0-9,;a-z]{0,40}", fullmatch=True),
    )
)
def test_any_text_is_a_move_or_a_notation_error(text: str) -> None:
    try:
        move = WIZARD.read(text)
    except NotationError as error:
        assert 0 <= error.position <= len(text) + 2
        return
    assert WIZARD.read(str(move)) == move
