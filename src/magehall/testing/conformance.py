"""Properties asserted for every game, edition, variant and seat count."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable, Mapping
from copy import copy, deepcopy
from typing import Final, NamedTuple, TypeVar

from msgspec import Struct

from magehall.core import (
    CHANCE,
    Event,
    Game,
    IllegalMove,
    Move,
    NotationError,
    Record,
    Rng,
    Seat,
    State,
    View,
    clauses_of,
    read_record,
    seat_text,
)
from magehall.core.match import verify
from magehall.core.shape import differences
from magehall.testing.positions import Position, fingerprint, play_listening, positions, random_match

POSITIONS: Final = 12
WORLDS: Final = 16
MOST_STUCK: Final = 0.08
"""The share of hidden pieces that may stay put in every imagined world: known voids can force that."""

T = TypeVar("T")


class Trial(NamedTuple):
    """A game with what was agreed, one random match of it, and some of its positions."""

    game: Game
    seats: int
    options: Mapping[str, str]
    seed: str
    record: Record
    positions: list[Position]

    def watchers(self) -> list[Seat | None]:
        """List the seats and the watcher."""
        return [None, *range(self.seats)]


def check_game(
    game: Game, seats: int, options: Mapping[str, str], seed: str, number: int = POSITIONS
) -> None:
    """Assert every property of the contract on a random match and a number of its positions."""
    record = random_match(game, seats, options, seed)
    trial = Trial(game, seats, options, seed, record, list(positions(record, number, seed)))
    for check in CHECKS:
        check(trial)


def same_seed_gives_same_record(trial: Trial) -> None:
    """Play once more with the same seed."""
    again = random_match(trial.game, trial.seats, trial.options, trial.seed)
    assert str(again) == str(trial.record), "the same seed gave another record"
    assert verify(trial.record) is None, f"the record does not verify: {verify(trial.record)}"


def records_survive_a_round_trip(trial: Trial) -> None:
    """Write and read the record in both forms."""
    text = str(trial.record)
    assert str(read_record(text, trial.game)) == text, "the record changed when written and read"
    assert str(read_record(json.dumps(trial.record.data()), trial.game)) == text, (
        "the record changed by way of JSON"
    )


def states_survive_a_round_trip(trial: Trial) -> None:
    """Rebuild positions from the record, and views from their bytes."""
    for state, ply in trial.positions:
        replay = trial.record.replay(ply)
        assert replay.refused is None, f"the replay refused ply {ply + 1}"
        assert fingerprint(replay.state, trial.seats) == fingerprint(state, trial.seats), (
            "replay and copy differ"
        )
        for seat in trial.watchers():
            view = state.view(seat)
            assert trial.game.view.read_json(view.bytes()) == view, "a view changed when written and read"
            assert trial.game.read_view(view.data()) == view, "a view changed by way of plain data"
            assert pickle.loads(pickle.dumps(view)) == view, "a view changed when pickled"


def seats_see_otherwise_only_what_is_marked(trial: Trial) -> None:
    """Compare every seat's view with a watcher's: they differ in fields marked `OWN`, and nowhere else."""
    for state, _ in trial.positions:
        public = state.view(None)
        assert public.seat is None, "a watcher's view names a seat"
        for seat in range(trial.seats):
            assert state.view(seat).seat == seat_text(seat), "a view does not name its seat"
            for place, is_marked in differences(public, state.view(seat)):
                assert is_marked, f"{place} is not marked OWN, but seat {seat_text(seat)} sees it otherwise"


def views_are_nobody_elses(trial: Trial) -> None:
    """Wreck every list of a seat's view, and check what the others see, now and a move later."""
    for state, _ in trial.positions:
        for seat in range(trial.seats):
            others = [other for other in trial.watchers() if other != seat]
            true = [state.view(other).bytes() for other in others]
            looked = state.copy()
            for _ in range(2):
                _wreck(looked.view(seat))
            told = [looked.view(other).bytes() for other in others]
            assert told == true, "who changes a list in a view changes what others see"


def _wreck(thing: object) -> None:
    """Empty all lists and dictionaries inside."""
    if isinstance(thing, Struct):
        for name in thing.__struct_fields__:
            _wreck(getattr(thing, name))
    elif isinstance(thing, list | dict):
        for inner in list(thing.values()) if isinstance(thing, dict) else thing:
            _wreck(inner)
        thing.clear()


def views_go_on_from_earlier_ones(trial: Trial) -> None:
    """Draw a watcher's view afresh, with each earlier one at hand and with none."""
    drawn: list[View | None] = [None]
    for state, _ in trial.positions:
        true = state.public(None)
        for before in drawn[-3:]:
            assert state.public(before) == true, "a view that goes on from an earlier one is another"
        drawn.append(true)


def earlier_copies_never_change(trial: Trial) -> None:
    """Play on in a state and in its copy, in turn, and check the other."""
    for state, ply in trial.positions:
        before = fingerprint(state, trial.seats)
        kept, played = state.copy(), state.copy()
        for later in trial.record.plies[ply:]:
            played.apply(later.seat, later.move)
        assert fingerprint(kept, trial.seats) == before, "playing in one copy changed another copy"
        assert fingerprint(state, trial.seats) == before, "playing in a copy changed the original"
        assert state.copy().listener is None, "a copy kept the listener"


def states_can_be_kept(trial: Trial) -> None:
    """Pickle, copy and compare positions, and play on from what came back."""
    assert _pickled(trial.record) == trial.record, "a pickled record is another one"
    for state, ply in trial.positions:
        listening = state.copy()
        listening.listener = _listen
        for kept in (_pickled(listening), copy(listening), deepcopy(listening)):
            assert kept.listener is None, "a state was kept with its listener"
            assert kept == state, "a state that was kept does not equal what it was"
            _compare_answers(trial, state.copy(), kept)
            assert kept == state, "a question changed what a state equals"
        _play_on(trial, state.copy(), _pickled(state), ply)


def _listen(event: Event) -> None:
    """Hear an event; what is kept must not hold this."""
    raise AssertionError(f"a state that was kept tells {event} to a listener of another one")


def _pickled(thing: T) -> T:
    """Return what comes back from a pickle."""
    try:
        found: T = pickle.loads(pickle.dumps(thing))
    except (pickle.PickleError, TypeError, AttributeError) as error:
        raise AssertionError(f"{thing!r} cannot be pickled: {error}") from error
    return found


def _compare_answers(trial: Trial, state: State, kept: State) -> None:
    assert fingerprint(kept, trial.seats) == fingerprint(state, trial.seats), "a kept state looks otherwise"
    for seat in state.acting():
        if seat == CHANCE:
            drawn = kept.draw(Rng(trial.seed))
            assert drawn == state.draw(Rng(trial.seed)), "nature draws otherwise from a kept state"
            assert _pickled(drawn) == drawn, f"{drawn} is another move when pickled"
        else:
            moves = kept.moves(seat)
            assert moves == state.moves(seat), "a kept state has other moves"
            assert _pickled(moves) == moves, "moves are others when pickled"


def _play_on(trial: Trial, state: State, kept: State, ply: int) -> None:
    before = state.copy()
    for later in trial.record.plies[ply:]:
        state.play(later.seat, later.move)
        kept.play(later.seat, later.move)
        assert state != before, f"after {later.move} a state still equals what it was"
        assert kept == state, f"after {later.move} a pickled state has become another"
    assert fingerprint(kept, trial.seats) == fingerprint(state, trial.seats), "a pickled state ends otherwise"


def listed_moves_are_legal_and_others_refused(trial: Trial) -> None:
    """Judge the listed moves, and many others, at every position and for every seat."""
    known = {clause.key for clause in clauses_of(trial.game)}
    others = sorted({str(ply.move): ply.move for ply in trial.record.plies}.items())
    for state, _ in trial.positions:
        for seat in (CHANCE, *range(trial.seats)):
            listed = {str(move) for move in state.moves(seat)} if seat != CHANCE else set()
            assert len(listed) == len(state.moves(seat)) or seat == CHANCE, "a move is listed twice"
            _judge_listed(trial, state, seat)
            complete = trial.game.lists_all_moves and seat != CHANCE
            for text, move in others:
                refusal = state.refuse(seat, move)
                assert refusal is None or refusal.clause in known, f"{refusal} cites no clause of the game"
                if complete:
                    assert (refusal is None) == (text in listed), (
                        f"{text} is listed or refused, not both: {refusal}"
                    )


def _judge_listed(trial: Trial, state: State, seat: Seat) -> None:
    moves = state.moves(seat) if seat != CHANCE else []
    assert bool(moves) == (seat in state.acting() and seat != CHANCE), "exactly the seats that act have moves"
    for move in moves:
        refusal = state.refuse(seat, move)
        assert refusal is None, f"the listed move {move} is refused: {refusal}"
        assert trial.game.read(str(move)) == move, f"{move} changed when written and read"
        assert str(trial.game.read(str(move))) == str(move), f"{move} is not the canonical text"


def moves_are_written_in_their_forms(trial: Trial) -> None:
    """Check the examples of each declared form, and every move made or listed, against the forms."""
    if not trial.game.forms:
        return
    for form in trial.game.forms:
        assert form.examples, f"the form {form.name} has no example"
        for example in form.examples:
            _fits_one_form(trial.game, example, form.by)
            assert form.fits(example), f"{example} is no example of the form {form.name}"
            assert _written_back(trial.game, example) == example, f"{example} changed when read and written"
    for ply in trial.record.plies:
        _fits_one_form(trial.game, str(ply.move), _maker(ply.seat))
    for state, _ in trial.positions:
        for chance in state.chances():
            _fits_one_form(trial.game, str(chance.move), _maker(CHANCE))
        for seat in state.acting():
            for move in state.moves(seat) if seat != CHANCE else []:
                _fits_one_form(trial.game, str(move), _maker(seat))


def _maker(seat: Seat) -> str:
    return "nature" if seat == CHANCE else "seat"


def _fits_one_form(game: Game, text: str, by: str) -> None:
    found = [form for form in game.forms if form.fits(text)]
    assert found, f"{text} fits no declared form"
    assert len(found) == 1, f"{text} fits several forms: {', '.join(form.name for form in found)}"
    assert found[0].by == by, f"{text} is made by {by}, but its form says {found[0].by}"


def _written_back(game: Game, text: str) -> str:
    try:
        return str(game.read(text))
    except NotationError as error:
        raise AssertionError(f"{text} is declared, but not read: {error}") from error


def refused_moves_change_nothing(trial: Trial) -> None:
    """Try moves that are refused and look at the state."""
    for state, _ in trial.positions:
        before = fingerprint(state, trial.seats)
        for ply in trial.record.plies[:40]:
            if state.refuse(ply.seat, ply.move) is not None:
                try:
                    state.play(ply.seat, ply.move)
                except IllegalMove:
                    continue
                raise AssertionError(f"{ply.move} was refused and played all the same")
        assert fingerprint(state, trial.seats) == before, "a refused move changed the state"


def pieces_are_conserved(trial: Trial) -> None:
    """Count the pieces at the start, along the way and at the end."""
    pieces = trial.record.start().pieces()
    for state, ply in [*trial.positions, Position(trial.record.replay().state, len(trial.record.plies))]:
        assert state.pieces() == pieces, f"a piece appeared or vanished before ply {ply + 1}"


def chances_are_weighted(trial: Trial) -> None:
    """Check nature's moves if they can be listed."""
    for state, _ in trial.positions:
        listed = state.chances()
        if state.acting() != (CHANCE,) or not listed:
            assert not listed, "chances are listed where nature does not act"
            continue
        assert all(chance.weight > 0 for chance in listed), "a chance has no weight"
        assert abs(sum(chance.weight for chance in listed) - 1) < 1e-9, "the chances do not sum up to one"
        assert state.draw(Rng(trial.seed)) in [chance.move for chance in listed], (
            "nature drew what is not listed"
        )


def worlds_fit_their_views(trial: Trial) -> None:
    """Imagine worlds from a view: same view, moves and refusals, and no secret that always stays put."""
    stuck, hidden = 0, 0
    for state, ply in trial.positions:
        for seat in trial.watchers():
            worlds = _imagined(trial, state, seat, ply)
            for world in worlds:
                _compare_worlds(trial, state, world, seat, ply)
            movable = _movable(state.secrets(seat))
            hidden += len(movable)
            found = [world.secrets(seat) for world in worlds]
            stuck += sum(all(world[piece] == place for world in found) for piece, place in movable)
    assert stuck <= MOST_STUCK * hidden, (
        f"{stuck} of {hidden} secrets never moved in imagined worlds: a view leaks them"
    )


def _movable(secrets: dict[str, str]) -> list[tuple[str, str]]:
    """Return the secrets a fair guess would often put elsewhere: where at most half of their kind lies.

    Pieces that can swap places with each other are of one kind; if a game has several kinds, a place is
    written `kind: place`.
    """
    places = list(secrets.values())
    kinds = [place.partition(": ")[0] if ": " in place else "" for place in places]
    return [
        (piece, place)
        for piece, place, kind in zip(secrets, places, kinds, strict=True)
        if 2 * places.count(place) <= kinds.count(kind)
    ]


def _imagined(trial: Trial, state: State, seat: Seat | None, ply: int) -> list[State]:
    rng = Rng(trial.seed, f"worlds/{ply}/{seat}")
    return [trial.game.imagine(state.view(seat), rng) for _ in range(WORLDS)]


def _compare_worlds(trial: Trial, state: State, world: State, seat: Seat | None, ply: int) -> None:
    told = [place for place, _ in differences(state.view(seat), world.view(seat))]
    assert not told, (
        f"{told[0]} tells viewer {seat} a secret: another world that fits the view shows it otherwise"
    )
    assert world.secrets(seat).keys() == state.secrets(seat).keys(), "an imagined world has other secrets"
    assert world.pieces() == state.pieces(), "an imagined world has other pieces"
    if seat is None:
        return
    assert world.moves(seat) == state.moves(seat), "what a seat cannot see changes its moves"
    for later in trial.record.plies[ply : ply + 12]:
        assert world.refuse(seat, later.move) == state.refuse(seat, later.move), "… changes a refusal"


def events_keep_secrets(trial: Trial) -> None:
    """Play in two worlds that look alike to a seat; as long as they do, it must hear the same."""
    for state, ply in trial.positions:
        if state.acting() in ((), (CHANCE,)):
            continue
        for seat in trial.watchers():
            for world in _imagined(trial, state, seat, ply)[:4]:
                _compare_events(trial, state, world, seat)


def _compare_events(trial: Trial, state: State, world: State, seat: Seat | None) -> None:
    for actor in state.acting():
        one, other = state.copy(), world.copy()
        moves = [str(move) for move in one.moves(actor)][:3]
        twins = [str(move) for move in other.moves(actor)]
        for move in moves:
            for twin in [move] if move in twins else twins[:2]:
                _compare_streams(trial, one.copy(), other.copy(), seat, actor, move, twin)


def _compare_streams(
    trial: Trial, one: State, other: State, seat: Seat | None, actor: Seat, move: str, twin: str
) -> None:
    heard = [event for event in play_listening(one, actor, move, trial.game) if event.is_for(seat)]
    there = [event for event in play_listening(other, actor, twin, trial.game) if event.is_for(seat)]
    if one.view(seat).bytes() == other.view(seat).bytes():
        assert [str(event) for event in heard] == [str(event) for event in there], "an event tells a secret"


def simultaneous_seats_answer_in_any_order(trial: Trial) -> None:
    """Let seats that act at once answer in both directions."""
    for state, _ in trial.positions:
        if len(state.acting()) < 2:
            continue
        answers: dict[Seat, Move] = {seat: state.moves(seat)[-1] for seat in state.acting()}
        forth, back = state.copy(), state.copy()
        for seat, move in answers.items():
            forth.play(seat, move)
        for seat, move in reversed(answers.items()):
            back.play(seat, move)
        assert fingerprint(forth, trial.seats) == fingerprint(back, trial.seats), (
            "the order of answers matters"
        )


def games_end_in_time(trial: Trial) -> None:
    """Check the length of the match against the stated bound."""
    bound = trial.game.longest(trial.seats, trial.game.settle(trial.seats, trial.options))
    assert len(trial.record.plies) <= bound, f"{len(trial.record.plies)} moves, but the bound is {bound}"


def outcomes_agree_with_scores(trial: Trial) -> None:
    """Check the outcome along the way and at the end."""
    for state, _ in trial.positions:
        assert (state.outcome() is None) == bool(state.acting()), (
            "a game has an outcome when nobody acts, not before"
        )
    last = trial.record.replay().state
    outcome = last.outcome()
    assert outcome is not None, "the match ended without an outcome"
    assert outcome.scores == last.scores(), "outcome and scores differ"
    assert outcome.winners, "nobody won"
    assert all(1 <= rank <= trial.seats for rank in outcome.ranks), (
        "ranks are from one to the number of seats"
    )


def fast_playouts_agree_with_the_general_loop(trial: Trial) -> None:
    """Play on from a position by the game's own loop and by the general one."""
    for state, ply in trial.positions[:3]:
        own, general = state.copy(), state.copy()
        own.playout(Rng(trial.seed, f"playout/{ply}"))
        State.playout(general, Rng(trial.seed, f"playout/{ply}"))
        assert own.scores() == general.scores(), "the game's own playout makes other choices"


CHECKS: Final[list[Callable[[Trial], None]]] = [
    same_seed_gives_same_record,
    records_survive_a_round_trip,
    states_survive_a_round_trip,
    seats_see_otherwise_only_what_is_marked,
    views_go_on_from_earlier_ones,
    views_are_nobody_elses,
    earlier_copies_never_change,
    states_can_be_kept,
    listed_moves_are_legal_and_others_refused,
    moves_are_written_in_their_forms,
    refused_moves_change_nothing,
    pieces_are_conserved,
    chances_are_weighted,
    worlds_fit_their_views,
    events_keep_secrets,
    simultaneous_seats_answer_in_any_order,
    games_end_in_time,
    outcomes_agree_with_scores,
    fast_playouts_agree_with_the_general_loop,
]
