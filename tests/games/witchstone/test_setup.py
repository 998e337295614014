"""Material and setting up: clauses 1 to 15, and nature's part."""

import pytest

from magehall import BadOptions, game
from magehall.games.witchstone.symbols import PAIRS
from magehall.testing import rule
from tests.games.witchstone.table import (
    DEAL,
    HAND,
    WITCHSTONE,
    allowed,
    dealt,
    first_turn,
    go_on,
    player,
    refused,
    score,
    seen,
    started,
    top,
)


@rule("witchstone-1")
def test_two_to_four_players_and_eleven_rounds() -> None:
    assert list(game("witchstone").seats) == [2, 3, 4]
    assert started(2).board.rounds == 11
    with pytest.raises(BadOptions, match="2 to 4 players"):
        game("witchstone").start(5)


@rule("witchstone-2", "witchstone-3")
def test_all_components_are_on_the_table() -> None:
    pieces = started(4).pieces()
    assert len(pieces) == len(set(pieces))
    for letter in "ABCD":
        own = [piece for piece in pieces if piece.startswith(letter + " ")]
        counts = [
            sum(f" {word} " in piece for piece in own) for word in ("tile", "witch", "segment", "crystal")
        ]
        assert counts == [15, 12, 20, 6]
        assert f"{letter} black crystal" in own
    shared = [
        sum(piece.startswith(word) for piece in pieces) for word in ("owl", "scroll", "special", "chip")
    ]
    assert shared == [10, 40, 15, 21]
    assert len(PAIRS) == 15


@rule("witchstone-4", "witchstone-5", "witchstone-6", "witchstone-7")
def test_the_board_is_set() -> None:
    view = dealt().public(None)
    assert view.owl_stacks == [[7, 6, 5, 4, 3], [7, 6, 5, 4, 3]]
    assert (len(view.library), view.pile) == (6, 34)
    assert (len(view.display), view.special_stack) == (3, 12)
    assert len(view.map_chips) == 16
    assert "witchstone" not in view.map_chips
    assert view.cloth == ["pentagram", "crystal", "wand", "scroll", "vp3"]


@rule("witchstone-8", "witchstone-9", "witchstone-10")
def test_each_player_is_set() -> None:
    state = dealt()
    assert player(state, "A", "black") == "0,0"
    assert len(player(state, "A", "crystals")) == 6
    assert (player(state, "A", "hand_size"), player(state, "A", "supply")) == (5, 10)
    assert player(state, "A", "hand") == HAND.split()
    assert seen(state, 1).players[0].hand is None
    assert [player(state, "B", name) for name in ("score", "pentagram", "wand")] == [0, 0, 0]


@rule("witchstone-11", "witchstone-12", "witchstone-13")
def test_towers_are_chosen_from_the_last_player_back_and_the_first_begins() -> None:
    state = dealt(3)
    assert state.acting() == (2,)
    assert allowed(state) == ["tower tower_n", "tower tower_e", "tower tower_s", "tower tower_w"]
    go_on(state, "C: tower tower_s", "C: done")
    assert state.acting() == (1,)
    assert "tower tower_s" not in allowed(state)
    assert refused(state, "B: tower tower_s").reason == "tower-taken"
    assert refused(state, "B: tower village_n").reason == "not-a-tower"
    assert refused(state, "B: tower atlantis").reason == "not-on-this-board"
    go_on(state, "B: tower tower_e", "B: done", "A: tower tower_n", "A: done")
    assert state.acting() == (0,)
    assert top(state) == ("turn", 1)
    assert player(state, "B", "tower") == "tower_e"


@rule("witchstone-14", "witchstone-15", "witchstone-164")
def test_the_big_witch_scores_two_and_brings_the_chip_with_its_action() -> None:
    state = dealt()
    told = go_on(state, "B: tower tower_e")
    assert score(state, "B") == 2
    assert player(state, "B", "chips") == ["wand"]
    assert top(state) == ("wand", 1)
    assert any(str(event).startswith("chip-taken seat=B chip=wand place=tower_e") for event in told)
    go_on(state, "B: wand 1")
    assert player(state, "B", "wand") == 1
    assert state.acting() == (0,)
    assert "tower_e" not in state.public(None).map_chips


@rule("witchstone-164", "witchstone-172")
@pytest.mark.parametrize(
    ("chip", "move"),
    [
        ("energy", "energy c17"),
        ("witch", "witch lay"),
        ("pentagram", "pentagram 1"),
        ("crystal", "crystal 0,0 to 1,0"),
        ("wand", "wand 1"),
        ("scroll", "scroll 1"),
    ],
)
def test_every_chip_can_be_used_at_once_on_the_own_tower(chip: str, move: str) -> None:
    state = started(2)
    towers = [chip, *[other for other in ("vp3", "energy", "witch") if other != chip]][:3]
    rest = [
        "energy",
        "witch",
        "pentagram",
        "pentagram",
        "crystal",
        "crystal",
        "wand",
        "wand",
        "scroll",
        "scroll",
        "vp3",
        "energy",
        "witch",
    ]
    hands = "; ".join(f"{letter} {HAND}" for letter in "AB")
    library = "library p_chips b2_wand p_lying b1_any p_silver b2_energy"
    specials = "pentagram energy/witch pentagram/wand crystal/scroll"
    go_on(state, f"*: deal map {' '.join(towers + rest)}; {library}; {specials}; {hands}")
    go_on(state, "B: tower tower_n")
    assert move in allowed(state)
    go_on(state, f"B: {move}")
    if chip == "scroll":
        go_on(state, "*: reveal p_crystals")
    assert state.acting() == (0,)
    go_on(state, f"A: tower {'tower_e' if towers[1] == 'vp3' else 'tower_s'}")
    assert score(state, "A") in (2, 5)


@rule("witchstone-7")
@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("deal map wand ", "deal map ", "deal-chips"),
        ("deal map wand wand energy", "deal map wand wand witch", "too-many-chips"),
        ("library p_chips ", "library ", "deal-library"),
        ("library p_chips", "library p_nonsense", "unknown-scroll"),
        ("library p_chips b2_wand", "library p_chips p_chips", "too-many-scrolls"),
        ("pentagram energy/witch ", "pentagram ", "deal-specials"),
        ("pentagram energy/witch pentagram/wand", "pentagram energy/witch energy/witch", "deal-specials"),
        ("; B " + HAND, "", "deal-seats"),
        ("; B energy/witch ", "; B ", "deal-hand"),
    ],
)
def test_wrong_deals_are_refused(old: str, new: str, reason: str) -> None:
    text = f"*: {DEAL}; A {HAND}; B {HAND}".replace(old, new)
    assert refused(started(2), text).reason == reason


def test_only_nature_deals_and_draws_and_only_when_asked() -> None:
    deal = f"{DEAL}; A {HAND}; B {HAND}"
    assert refused(started(2), f"A: {deal}").reason == "nature-draws"
    assert refused(started(2), "A: tower tower_n").reason == "nature-first"
    assert refused(first_turn(), f"*: {deal}").reason == "no-deal-now"
    assert refused(first_turn(), "*: draw A wand/scroll").reason == "no-draw-now"
    assert refused(first_turn(), "A: draw A wand/scroll").reason == "nature-draws"
    assert refused(first_turn(), "*: reveal p_nonsense").reason == "not-on-this-board"


@rule("witchstone-123")
def test_no_handicap_for_an_empty_seat() -> None:
    with pytest.raises(BadOptions, match="handicap-without-player"):
        WITCHSTONE.start(2, {"handicap-C": "1"})
