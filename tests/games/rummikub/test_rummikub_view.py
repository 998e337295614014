"""What a seat may know."""

from __future__ import annotations

import json

from magehall.core import Rng
from magehall.games.rummikub.game import GAME
from magehall.games.rummikub.view import unseen
from tests.games.rummikub.tables import playing, tiles


def test_a_view_shows_the_own_rack_and_the_numbers_of_the_others() -> None:
    state = playing("[K1 K2 J]", "K4 R9", "K8 K9 K10", opened="A")
    data = state.view(0).data()
    assert data["racks"] == [["K4", "R9"], None]
    assert data["counts"] == [2, 3]
    assert data["opened"] == [True, False]
    assert data["table"] == ["K1 K2 J"]
    assert data["bank"] == 106 - 3 - 5
    assert state.view(None).data()["racks"] == [None, None]


def test_a_called_group_stays_a_group_in_the_view() -> None:
    state = playing("[group K5 J J]", "K4", "K8")
    view = GAME.read_view(json.loads(state.view(0).bytes()))
    assert view == state.view(0)
    assert view.data()["table"] == ["group K5 J J"]


def test_imagined_worlds_hold_the_same_tiles_on_other_racks() -> None:
    state = playing("[K1 K2 J]", "K4 R9", "K8 K9 K10")
    view = state.view(0)
    assert list(unseen(view)) == [
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
    data = state.view(1).data()
    assert data["table"] == []
    assert data["pad"][0]["table"] == ["K1 K2 K3 K4"]  # type: ignore[index]
