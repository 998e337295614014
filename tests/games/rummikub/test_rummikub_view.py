"""What a seat may know."""

from __future__ import annotations

import json

from magehall.core import Rng
from magehall.games.rummikub.game import GAME
from magehall.games.rummikub.rules import rules_with
from magehall.games.rummikub.tiles import NAMES
from magehall.games.rummikub.worlds import known
from tests.games.rummikub.tables import do, playing, seen, tiles


def test_a_view_shows_the_own_rack_and_the_numbers_of_the_others() -> None:
    state = playing("[K1 K2 J]", "K4 R9", "K8 K9 K10", opened="A")
    view = seen(state, 0)
    assert view.racks == [["K4", "R9"], None]
    assert view.rack == ["K4", "R9"]
    assert view.counts == [2, 3]
    assert view.opened == [True, False]
    assert view.table == ["K1 K2 J"]
    assert view.bank == 106 - 3 - 5
    assert seen(state, None).racks == [None, None]


def test_a_called_group_stays_a_group_in_the_view() -> None:
    state = playing("[group K5 J J]", "K4", "K8")
    view = GAME.read_view(json.loads(state.view(0).bytes()))
    assert view == state.view(0)
    assert view.data()["table"] == ["group K5 J J"]


def test_imagined_worlds_hold_the_same_tiles_on_other_racks() -> None:
    state = playing("[K1 K2 J]", "K4 R9", "K8 K9 K10")
    view = seen(state, 0)
    assert list(known(view).bank) == [
        int(count) for count in map(sum, zip(state.bank, tiles("K8 K9 K10"), strict=True))
    ]
    worlds = [GAME.imagine(view, Rng(seed)) for seed in range(20)]
    assert all(world.view(0) == view and world.pieces() == state.pieces() for world in worlds)
    assert len({str(world.secrets(0)) for world in worlds}) > 15


def test_secrets_are_the_other_racks_and_the_bank_and_nothing_at_the_end() -> None:
    state = playing("[K1 K2 K3]", "K4", "K8 K8", bank="R1")
    assert state.secrets(0) == {"R1": "bank", "K8": "rack B", "K8'": "rack B"}
    assert state.secrets(1) == {"R1": "bank", "K4": "rack A"}
    state.play(0, GAME.read("table [K1 K2 K3 K4]"))
    assert state.secrets(0) == {}


def test_the_table_of_a_finished_round_stays_known() -> None:
    state = playing("[K1 K2 K3]", "K4", "K8", rounds="2")
    state.play(0, GAME.read("table [K1 K2 K3 K4]"))
    view = seen(state, 1)
    assert view.table == []
    assert view.pad[0].table == ["K1 K2 K3 K4"]


def test_a_table_that_lies_still_is_drawn_once() -> None:
    state = playing("[K1 K2 K3]", "K4 R9", "K8 K9 K10")
    before = state.public(None)
    do(state, "A: draw", "*: take K5", "B: draw", "*: take B5")
    later = state.public(before)
    assert later.table is before.table
    assert later.pad is before.pad
    do(state, "A: table [K1 K2 K3 K4]")
    assert state.public(before).table == ["K1 K2 K3 K4"]


def test_lots_are_not_taken_for_tiles_of_the_table() -> None:
    state = GAME.begin(2, rules_with().options)
    do(state, "*: lots A K7, B R7", "*: lots A K8, B R8")
    drawn = state.public(None)
    do(state, "*: lots A K8, B R9", f"*: deal A {' '.join(NAMES[:14])}, B {' '.join(NAMES[20:34])}")
    do(state, "B: table [R10 R11 R12 R13]")
    assert drawn.bank == state.bank_size + sum(state.sizes) == 102, "as many tiles are elsewhere"
    assert state.public(drawn).table == ["R10 R11 R12 R13"]
