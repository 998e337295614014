"""The pentagram: clauses 48 to 57 and their rulings."""

from magehall import CHANCE
from magehall.testing import rule
from tests.games.witchstone.table import allowed, go_on, player, position, refused, score, top
from tests.games.witchstone.test_turn import FILL, FULL


@rule("witchstone-48", "witchstone-49", "witchstone-156")
def test_the_owl_moves_clockwise_and_stops_for_decisions_at_dark_spaces() -> None:
    state = position("open: pentagram 4")
    assert allowed(state, "pentagram") == ["pentagram 1", "pentagram 2"]
    assert refused(state, "A: pentagram 3").clause == "witchstone-156"
    assert refused(state, "A: pentagram 5").clause == "witchstone-48"
    told = go_on(state, "A: pentagram 1")
    assert [event.kind for event in told] == ["owl-stepped"]
    assert (player(state, "A", "pentagram"), top(state)) == (1, ("pentagram", 3))


@rule("witchstone-50", "witchstone-103")
def test_passing_an_orange_space_takes_the_topmost_owl_tile() -> None:
    state = position("A pentagram: 3", "owl_stacks: 6 5 4 3;7 6 5 4 3", "B owls: 7", "open: pentagram 4")
    go_on(state, "A: pentagram 4")
    assert player(state, "A", "owls") == [6]
    assert player(state, "A", "pentagram") == 7
    assert state.public(None).owl_stacks == [[5, 4, 3], [7, 6, 5, 4, 3]]


@rule("witchstone-51", "witchstone-156")
def test_a_special_tile_is_taken_and_replaced_at_once() -> None:
    state = position("open: pentagram 3")
    go_on(state, "A: pentagram 2")
    assert state.acting() == (CHANCE,)
    assert refused(state, "*: refill energy/witch").reason == "tile-not-in-stack"
    go_on(state, "*: refill wand/scroll")
    assert state.public(None).display == ["wand/scroll", "pentagram/wand", "crystal/scroll"]
    assert top(state)[0] == "special-tile"
    assert refused(state, "A: done").reason == "not-now"
    go_on(state, "A: place 1,0")
    assert player(state, "A", "specials") == {"1,0": "energy/witch"}
    assert top(state) == ("pentagram", 1)


@rule("witchstone-52", "witchstone-134")
def test_a_kept_special_tile_waits_within_the_action_and_expires_with_it() -> None:
    state = position("open: pentagram 3 witch 1 pentagram 3")
    go_on(state, "A: pentagram 2", "*: refill wand/scroll", "A: keep", "A: pentagram 1")
    assert allowed(state) == ["use energy/witch as energy", "use energy/witch as witch", "done"]
    assert refused(state, "A: use energy/witch as wand").reason == "not-on-tile"
    assert refused(state, "A: use wand/scroll as wand").clause == "witchstone-134"
    go_on(state, "A: done")
    assert player(state, "A", "beside") == ["energy/witch"]
    assert top(state) == ("witch", 1)
    assert refused(state, "A: use energy/witch as witch").clause == "witchstone-134"


@rule("witchstone-52")
def test_a_special_tile_with_a_pentagram_lengthens_the_running_action() -> None:
    state = position("A pentagram: 7", "open: pentagram 1")
    go_on(state, "A: pentagram 1", "*: refill wand/scroll", "A: keep", "A: use pentagram/wand as pentagram")
    assert top(state) == ("pentagram", 2)


@rule("witchstone-55")
def test_after_a_full_circle_the_owl_goes_on() -> None:
    state = position("A pentagram: 14", "open: pentagram 3")
    go_on(state, "A: pentagram 3")
    assert player(state, "A", "pentagram") == 2


@rule("witchstone-56")
def test_an_empty_owl_space_scores_two() -> None:
    state = position("A pentagram: 4", "owl_stacks: ;7 6 5 4 3", "B owls: 7 6 5 4 3", "open: pentagram 1")
    told = go_on(state, "A: pentagram 1")
    assert score(state, "A") == 4
    assert "owl-space-empty seat=A points=2 score=4" in [str(event) for event in told]


@rule("witchstone-57", "witchstone-138", "witchstone-170")
def test_an_empty_dark_space_gives_one_symbol_twice() -> None:
    empty = (
        "display: - pentagram/wand crystal/scroll",
        "B beside: energy/witch energy/pentagram energy/crystal energy/wand energy/scroll witch/pentagram "
        "witch/crystal witch/wand witch/scroll pentagram/crystal pentagram/scroll crystal/wand wand/scroll",
    )
    state = position(*empty, "open: pentagram 2")
    go_on(state, "A: pentagram 2")
    symbols = ("energy", "witch", "pentagram", "crystal", "wand", "scroll")
    assert allowed(state) == [*(f"choose {symbol}" for symbol in symbols), "done"]
    go_on(state, "A: choose pentagram")
    assert top(state) == ("pentagram", 2)
    given_up = position(*empty, "open: pentagram 3")
    go_on(given_up, "A: pentagram 2", "A: done")
    assert top(given_up) == ("pentagram", 1)
    assert refused(given_up, "A: choose wand").clause in ("witchstone-23", "witchstone-57")


@rule("witchstone-51")
def test_with_an_empty_stack_the_space_stays_empty() -> None:
    state = position(
        "display: energy/witch - -",
        "B beside: energy/pentagram energy/crystal energy/wand energy/scroll witch/pentagram witch/crystal "
        "witch/wand witch/scroll pentagram/crystal pentagram/scroll crystal/wand wand/scroll pentagram/wand "
        "crystal/scroll",
        "open: pentagram 2",
    )
    go_on(state, "A: pentagram 2")
    assert top(state)[0] == "special-tile"
    assert state.public(None).display == [None, None, None]


@rule("witchstone-134")
def test_without_an_empty_hex_a_special_tile_can_only_be_kept() -> None:
    full = f"A tiles: {FULL}", "A specials: -2,3 pentagram/wand -1,3 wand/scroll", "open: pentagram 2"
    state = position(*full)
    go_on(state, "A: pentagram 2", "*: refill pentagram/scroll")
    assert allowed(state) == ["keep"]
    assert refused(state, "A: place -1,3").reason == "hex-covered"
    filled = f"A specials: -2,3 pentagram/wand -1,3 wand/scroll 0,-2 crystal/wand {FILL}"
    none = position(*full, filled, "A crystals: none", "A black: none", "A black_at: box", "A boxed: 6")
    told = go_on(none, "A: pentagram 2", "*: refill pentagram/scroll")
    assert "special-kept seat=A tile=energy/witch symbol_a=energy symbol_b=witch" in [
        str(event) for event in told
    ]
