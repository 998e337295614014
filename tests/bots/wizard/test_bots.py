"""The Wizard bots as a whole: nothing hidden is used, all variants are played, levels differ."""

from __future__ import annotations

import json
import math

import pytest

from magehall.bots import Bot, bot, levels
from magehall.bots.numbers import flat, grouped
from magehall.bots.wizard.chances import power_of
from magehall.bots.wizard.medium import best_move
from magehall.bots.wizard.policy import best_card, choose_card
from magehall.bots.wizard.rounds import HEURISTIC, RANDOM, THUMB, Duel, Mind, Tally, play_game, play_round
from magehall.bots.wizard.sight import Sight
from magehall.bots.wizard.weights import GROUPS, LENGTH, TABLES, weights_for
from magehall.core import CHANCE, Move, Rng
from magehall.core.chance import nature
from magehall.core.seat import LETTERS
from magehall.games.wizard import GAME
from magehall.games.wizard.cards import BY_NAME, JESTER, WIZARD
from magehall.games.wizard.look import public
from magehall.games.wizard.moves import BIDS, PLAYS, TRUMPS
from magehall.games.wizard.phase import BIDDING, NAMING, OVER, PLAYING
from magehall.games.wizard.state import WizardState
from magehall.games.wizard.trick import void
from tests.bots.wizard.positions import game_between, position

NO_PEOPLE = 9

VARIANTS: list[tuple[int, dict[str, str]]] = [
    (3, {}),
    (4, {"plus-minus-one": "on"}),
    (5, {"bids": "hidden"}),
    (6, {"bids": "secret"}),
    (6, {"clairvoyance": "on", "plus-minus-one": "on"}),
    (4, {"clairvoyance": "on", "bids": "secret", "first-dealer": "random"}),
    (3, {"mode": "one-colour"}),
    (4, {"mode": "one-colour", "plus-minus-one": "on"}),
    (4, {"mode": "one-colour", "bids": "hidden"}),
    (3, {"mode": "one-colour", "bids": "secret"}),
    (3, {"rounds": "tournament", "plus-minus-one": "on"}),
    (4, {"rounds": "tournament", "clairvoyance": "on"}),
    (5, {"rounds": "tournament", "bids": "secret"}),
    (6, {"rounds": "tournament", "first-dealer": "C"}),
]


def test_the_levels_are_found() -> None:
    assert levels("wizard") == ["random", "easy", "medium", "hard", "expert"]


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_every_variant_is_played_to_its_end_without_a_refusal(seats: int, options: dict[str, str]) -> None:
    bots = [bot("wizard", ("medium", "easy", "medium", "random")[seat % 4]) for seat in range(seats)]
    state: WizardState | None = None
    for state, _, _ in game_between(bots, options, "variants"):  # noqa: B007  (the last state is wanted)
        pass
    assert state is not None
    assert state.phase == OVER


def trials(number: int) -> list[tuple[WizardState, int, Move]]:
    """Give decisions of mixed games, spread over variants."""
    found = []
    each = number // len(VARIANTS) + 1
    for place, (seats, options) in enumerate(VARIANTS):
        bots = [bot("wizard", ("medium", "easy")[seat % 2]) for seat in range(seats)]
        rng = Rng(place, "which")
        chosen = {int(rng.below(150)) for _ in range(each)}
        for ply, (state, seat, move) in enumerate(game_between(bots, options, f"trials/{place}")):
            if ply in chosen:
                found.append((state.copy(), seat, move))
            if ply >= 150:
                break
    return found


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_what_is_hidden_changes_no_move(level: str) -> None:
    player = bot("wizard", level)
    positions = trials(260)
    assert len(positions) >= 200
    worlds = Rng("worlds")
    for state, seat, _ in positions:
        view = state.view(seat)
        other = GAME.imagine(view, worlds)
        again = GAME.read_view(json.loads(view.bytes()))
        assert other.view(seat).bytes() == view.bytes()
        moves = [
            str(player.advise(seen, state.moves(seat), Rng("same")).move)
            for seen in (view, other.view(seat), again)
        ]
        assert len(set(moves)) == 1
        assert moves[0] == str(player.choose(view, state.moves(seat), Rng("same")))


def test_the_heuristic_reads_nothing_hidden_of_a_full_state() -> None:
    worlds = Rng("full")
    for state, seat, _ in trials(260):
        other = GAME.imagine(state.view(seat), worlds)
        assert best_move(state, seat) == best_move(other, seat)


@pytest.mark.parametrize(("seats", "options"), VARIANTS[:10])
def test_the_table_makes_the_choices_of_the_bots_on_views(seats: int, options: dict[str, str]) -> None:
    one_colour = options.get("mode") == "one-colour"
    kinds = [HEURISTIC if seat % 2 == 0 else THUMB for seat in range(seats)]
    minds = [
        Mind(kind, weights_for(seats, one_colour), Rng("table", f"bot/{seat}"))
        for seat, kind in enumerate(kinds)
    ]
    bots: list[Bot] = [bot("wizard", "medium" if kind == HEURISTIC else "easy") for kind in kinds]
    quick = GAME.begin(seats, GAME.settle(seats, options))
    games = game_between(bots, options, "table")
    slow, _, _ = next(games)
    draws = 0
    while quick.round < 7 and quick.phase != OVER:
        if quick.acting() == (CHANCE,):
            quick.play(CHANCE, quick.draw(nature("table", draws)))
            draws += 1
        else:
            play_round(quick, minds)
            while slow.round < quick.round and slow.phase != OVER:
                next(games, None)
            assert list(slow.pad) == list(quick.pad)


def shown_voids(state: WizardState) -> int:
    """Look through the tricks of the round for seats that did not follow."""
    found = 0
    for trick in public(state, None).tricks:
        led: int | None = None
        for place, card in enumerate(trick.cards):
            people, rank = divmod(BY_NAME[card], 16)
            if led is None and rank != JESTER:
                led = people if rank != WIZARD else NO_PEOPLE
            elif led not in (None, NO_PEOPLE, people) and rank not in (JESTER, WIZARD):
                found |= int(void((LETTERS.index(trick.leader) + place) % state.seats, led or 0))
    return found


def test_the_state_remembers_what_the_tricks_of_the_round_show() -> None:
    told = 0
    for state, _, _ in trials(100):
        if state.phase == PLAYING:
            assert state.seen == sum(1 << int(card) for card in list(state.plays)[: state.played])
            if not state.rules.one_colour:
                assert state.voids == shown_voids(state)
                told += state.voids != 0
            else:
                assert state.voids == 0
    assert told > 0


def test_a_sight_used_again_sees_what_a_new_one_sees() -> None:
    sight: Sight | None = None
    for state, _, _ in trials(100):
        if state.phase != PLAYING:
            continue
        weights = weights_for(state.seats, state.rules.one_colour)
        if sight is None or state.seats != sight.seats or state.rules.one_colour != sight.one_colour:
            sight = Sight(state, state.turn, state.trump)
        assert choose_card(sight, state, weights) == best_card(state, weights)


def test_a_card_after_nothing_but_jesters_counts_as_led() -> None:
    state = position("A B2, B N1, C G6, D B3; turn R2", "B: bid 0; C: bid 0; D: bid 0; A: bid 0; B: play N1")
    assert power_of(state, 32 + 6) == 6


def strength(tested: Mind, field: Mind, seats: int, deals: int, seed: str) -> tuple[float, float, float]:
    """Give the lead in points a round, its standard error over deals, and the share of games won."""
    start = GAME.begin(seats, GAME.settle(seats, {}))
    leads = []
    wins = 0.0
    for deal in range(deals):
        duel = Duel()
        duel.play(start, tested, field, f"{seed}/{deal}")
        wins += duel.wins / seats / deals
        leads.append(duel.own_points() - duel.other_points(seats))
    mean = sum(leads) / deals
    return mean, math.sqrt(sum((lead - mean) ** 2 for lead in leads) / (deals - 1) / deals), wins


@pytest.mark.long
@pytest.mark.parametrize(("seats", "deals"), [(3, 20), (4, 20), (5, 16), (6, 14)])
def test_medium_is_stronger_than_easy_and_easy_than_random(seats: int, deals: int) -> None:
    weights = weights_for(seats, False)
    medium, easy = Mind(HEURISTIC, weights, Rng(1)), Mind(THUMB, weights, Rng("thumb"))
    lead, error, _ = strength(medium, easy, seats, deals, "gate")
    assert lead - 1.96 * error > 0
    lead, error, wins = strength(easy, Mind(RANDOM, weights, Rng("any")), seats, 4, "gate")
    assert lead - 1.96 * error > 20
    assert wins > 0.9


@pytest.mark.long
def test_medium_predicts_exactly_in_most_rounds_in_its_own_company() -> None:
    weights = weights_for(4, False)
    exact = rounds = 0
    for deal in range(40):
        minds = [Mind(HEURISTIC, weights, Rng(1))] * 4
        tally: Tally = play_game(GAME.begin(4, GAME.settle(4, {})), minds, Rng(deal, "company"))
        exact += sum(int(hits) for hits in tally.exact)
        rounds += 4 * int(tally.rounds)
    assert exact / rounds >= 0.58


REASONS = {
    "trump-worth": {"people", "tricks"},
    "trump-chance": {"people", "percent"},
    "likes-trump": {"people"},
    "hand-worth": {"tricks", "cards"},
    "exact-chance": {"bid", "percent"},
    "only-card-chance": {"percent", "worth"},
    "forehead-chance": {"percent", "worth"},
    "best-bid-forbidden": {"bid", "cards"},
    "holds-wizards": {"wizards"},
    "earlier-bids": {"sum", "players", "cards"},
    "only-card": {"card"},
    "too-many": {"bid", "won", "left", "over"},
    "enough": {"bid", "won", "left"},
    "needs": {"bid", "won", "left", "need"},
    "needs-all": {"bid", "won", "left", "need"},
    "out-of-reach": {"bid", "won", "left", "need"},
    "takes-surely": {"card"},
    "takes-not": {"card"},
    "takes-perhaps": {"card", "percent"},
    "rest-worth": {"tricks", "cards"},
    "draws-trumps": {"card"},
    "instead-of": {"card", "points"},
    "leads-high": {"card"},
    "leads-low": {"card"},
    "tries-to-take": {"card"},
    "throws-low": {"card"},
    "throws-high": {"card"},
    "cannot-lose": {"card"},
}


@pytest.mark.long
def test_reasons_are_known_codes_with_their_facts_and_all_are_given_sometimes() -> None:
    given: set[str] = set()
    for seats, options in VARIANTS[:8]:
        bots = [bot("wizard", ("medium", "easy")[seat % 2]) for seat in range(seats)]
        for state, seat, move in game_between(bots, options, "reasons/5"):
            advice = bots[seat].advise(state.view(seat), state.moves(seat), Rng("reasons"))
            assert advice.reasons
            assert [reason.weight for reason in advice.reasons] == sorted(
                (reason.weight for reason in advice.reasons), reverse=True
            )
            if state.phase != BIDDING:
                assert advice.move == move
            for reason in advice.reasons:
                assert set(reason.facts) == REASONS[reason.code]
                given.add(reason.code)
    assert given | {"trump-worth", "likes-trump", "draws-trumps"} == set(REASONS)


def test_reasons_for_a_trump_and_for_drawing_trumps() -> None:
    naming = position("A B13 B12 B9 R2, B G2 G3 R4 R3, C G4 B4 R5 R6, D G5 B5 R7 R8; turn Z1")
    drawing = position(
        "A G2 G3 Y4, B R13 R12 B13, C B2 B3 Y5, D Y2 Y3 B7; turn R2", "B: bid 3; C: bid 0; D: bid 0; A: bid 0"
    )
    for level, state, code in (
        ("medium", naming, "trump-worth"),
        ("easy", naming, "likes-trump"),
        ("medium", drawing, "draws-trumps"),
    ):
        seat = state.acting()[0]
        reason = bot("wizard", level).advise(state.view(seat), state.moves(seat), Rng(1)).reasons[-1]
        assert reason.code == code
        assert set(reason.facts) == REASONS[code]


def test_the_tables_are_complete() -> None:
    assert sorted(TABLES) == ["3", "3-one-colour", "4", "4-one-colour", "5", "6"]
    assert sum(length for _, length in GROUPS) == LENGTH
    for table in TABLES.values():
        assert list(flat(grouped(list(table), GROUPS), GROUPS)) == list(table)


def test_moves_are_the_interned_ones() -> None:
    state = position("A B13 B12 B9 R2, B G2 G3 R4 R3, C G4 B4 R5 R6, D G5 B5 R7 R8; turn Z1")
    player = bot("wizard", "medium")
    for phase, interned in ((NAMING, TRUMPS), (BIDDING, BIDS), (PLAYING, PLAYS)):
        while state.phase == phase:
            seat = state.acting()[0]
            move = player.choose(state.view(seat), state.moves(seat), Rng(1))
            assert any(move is one for one in interned)
            state.play(seat, move)
