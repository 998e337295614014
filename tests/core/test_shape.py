"""Declarations: all that follows from them, and that nothing is lost on the way."""

from __future__ import annotations

import copy
import pickle
from typing import Annotated, Any, Literal, get_type_hints

import pytest
from msgspec import Struct

from magehall import BadInput, game, game_keys
from magehall.core import OWN, Event, Letter, Options, Shape, View
from magehall.core.schema import game_schema, sentences
from magehall.core.shape import Unsaid, check_own, differences, fill_own, options_of, own_fields


class Player(Shape):
    """A nested shape with something of its own."""

    name: str
    hand: Annotated[list[str] | None, OWN]


class ToyOptions(Options):
    """Two options, one of which had another default one day."""

    plus_minus_one: Literal["off", "on"]
    chips: Annotated[Literal["turn", "action"], Unsaid("action")]


class ToyView(View, tag="toy", kw_only=True):
    """A view."""

    options: ToyOptions
    players: list[Player]


class TrickWon(Event):
    """Everybody hears it."""

    seat: Letter
    cards: list[str]


class HandSeen(TrickWon, tag="trick-won"):
    """The same on the wire, but only for its seat."""

    to = "own"


class ForeheadSeen(TrickWon):
    """For the others."""

    to = "others"


VIEW = ToyView(
    seat=None, seats=2, options=ToyOptions("off", "turn"), players=[Player("Ann", None), Player("Bo", None)]
)


def test_a_shape_is_data_bytes_and_a_value() -> None:
    assert VIEW.data()["options"] == {"plus-minus-one": "off", "chips": "turn"}
    assert VIEW.bytes().startswith(b'{"game":"toy","options":{"chips"'), "keys are sorted"
    assert VIEW.json().startswith(b'{"game":"toy","seat":null'), "fields are in order"
    assert (
        ToyView.read(VIEW.data()) == ToyView.read_json(VIEW.bytes()) == ToyView.read_json(VIEW.json()) == VIEW
    )
    again = pickle.loads(pickle.dumps(VIEW))
    assert again == VIEW == copy.copy(VIEW) == copy.deepcopy(VIEW)
    assert hash(again) == hash(VIEW)
    assert eval(repr(VIEW)) == VIEW
    with pytest.raises(AttributeError):
        VIEW.seats = 3  # type: ignore[misc]


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"seats": "2"}, r"\$.seats"),
        ({"seats": 9}, r"\$.seats"),
        ({"seat": "Q"}, r"\$.seat"),
        ({"rank": 1}, "rank"),
        ({"players": [{"name": "Ann"}]}, r"hand.*\$.players\[0\]"),
        ({"game": "chess"}, r"\$.game"),
    ],
)
def test_junk_is_bad_input_that_names_the_field(change: dict[str, Any], place: str) -> None:
    with pytest.raises(BadInput, match=place):
        ToyView.read({**VIEW.data(), **change})


def test_what_is_no_json_is_bad_input() -> None:
    with pytest.raises(BadInput, match="no toy view"):
        ToyView.read_json(b"{")


def test_only_marked_fields_can_be_filled() -> None:
    assert own_fields(ToyView) == {"seat", "players"}
    mine = fill_own(VIEW, {"seat": "A", "players": [Player("Ann", ["B7"]), VIEW.players[1]]})
    assert mine.me == 0
    assert list(differences(VIEW, mine)) == [("seat", True), ("players[0].hand", True)]
    renamed = fill_own(VIEW, {"players": [Player("Eve", None), VIEW.players[1]]})
    assert list(differences(VIEW, renamed)) == [("players[0].name", False)]
    with pytest.raises(TypeError, match=r"ToyView\.seats is not marked OWN"):
        fill_own(VIEW, {"seats": 3})
    with pytest.raises(TypeError, match=r"ToyView\.options is not marked OWN"):
        check_own(ToyView, {"seat": "A", "options": VIEW.options})
    assert check_own(ToyView, {"seat": "A"}) == {"seat": "A"}
    with pytest.raises(BadInput, match="a watcher has no seat"):
        _ = VIEW.me


def test_events_know_their_name_and_audience() -> None:
    event = TrickWon("A", ["B7", "R2"])
    assert (event.kind, str(event)) == ("trick-won", "trick-won seat=A cards=B7,R2")
    assert event.data() == {"event": "trick-won", "seat": "A", "cards": ["B7", "R2"]}
    assert (event.audience(3), event.is_for(None)) == (None, True)
    secret = HandSeen("A", ["B7", "R2"])
    assert secret.json() == event.json()
    assert [secret.is_for(seat) for seat in (0, 1, 2, None)] == [True, False, False, False]
    assert ForeheadSeen("A", []).audience(3) == (1, 2)
    assert not ForeheadSeen("A", []).is_for(None)
    assert event == TrickWon("A", ["B7", "R2"]) != secret
    assert len({event, TrickWon("A", ["B7", "R2"])}) == 1


def test_options_follow_from_their_declaration() -> None:
    first, second = options_of(ToyOptions)
    assert (first.name, first.values, first.unsaid) == ("plus-minus-one", ("off", "on"), "off")
    assert (second.name, second.values, second.unsaid) == ("chips", ("turn", "action"), "action")


@pytest.mark.parametrize("key", game_keys())
def test_the_declarations_of_a_game_are_whole(key: str) -> None:
    """A declaration that is compiled by accident would still be written, but has lost its types."""
    for kind in (game(key).view, *game(key).events):
        hints = get_type_hints(kind, include_extras=True)
        assert all(hint is not type for hint in hints.values()), f"{kind.__name__} was compiled"
        assert kind.__doc__, f"{kind.__name__} says what it is"
    assert "seat" in own_fields(game(key).view)
    assert {event.__struct_config__.tag_field for event in game(key).events} == {"event"}
    options = get_type_hints(game(key).view)["options"]
    assert issubclass(options, Struct)
    assert [option.name for option in options_of(options)] == [option.name for option in game(key).options]


def test_lists_by_seat_are_marked_in_the_schema_beside_who_may_know_them() -> None:
    fields = game_schema(game("wizard"))["$defs"]["WizardView"]["properties"]
    by_seat = [name for name, field in fields.items() if field.get("x-by") == "seat"]
    assert by_seat == ["hands", "counts", "bids", "won", "totals"]
    assert [name for name in by_seat if fields[name].get("x-audience") == "own"] == ["hands", "bids"]


def test_a_shape_without_its_source_is_described_without_sentences() -> None:
    space: dict[str, Any] = {"View": View, "__name__": "nowhere"}
    exec("class Bare(View, tag='bare', kw_only=True):\n    stones: int", space)
    assert sentences(space["Bare"]) == sentences(View)
