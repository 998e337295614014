"""The coach: thoughts about a view, hints in steps, reviews that mark only what chance does not explain."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

from magehall import Record, Rng, game, game_keys
from magehall.bots import Bot, Reason, bot
from magehall.bots.search import Budget
from magehall.coach import (
    Decision,
    Option,
    Thought,
    chosen,
    consider,
    decisions,
    glance,
    grade,
    judged,
    review,
)
from magehall.coach.hints import budget, contrast, said, value_said
from magehall.core import CHANCE, BadInput
from magehall.core.record import Ply
from magehall.locales import LANGUAGES, Words
from tests.cli.terminal import magehall

QUICK = Budget(40, 0.02)
NAMES = ["Ann", "Bob (easy)", "Cleo (easy)"]


@cache
def played(key: str) -> Record:
    """Give a game of Ann, who plays badly, against easy bots."""
    seats = game(key).seats[0]
    record = Record(game(key), NAMES[:seats])
    state, rng = record.start(), Rng(f"coach/{key}")
    while state.acting():
        seat = state.acting()[0]
        move = (
            state.draw(rng)
            if seat == CHANCE
            else level(key, seat).choose(state.view(seat), state.moves(seat), rng)
        )
        record.plies.append(Ply(seat, move))
        state.apply(seat, move)
    return record


def level(key: str, seat: int) -> Bot:
    """Ann plays at random; not in Rummikub, where the solver's best play is among the proposals."""
    return bot(key, "random" if seat == 0 and game(key).lists_all_moves else "easy")


@pytest.mark.long
@pytest.mark.parametrize("key", game_keys())
def test_a_thought_is_about_legal_moves_and_a_nudge_tells_none(key: str) -> None:
    found = decisions(played(key), 0)
    decision = found[len(found) // 2]
    thought = consider(key, decision.view, 0, QUICK, Rng("hint"))
    world = game(key).imagine(decision.view, Rng("world"))
    assert 1 <= len(thought.options) <= 3
    for option in thought.options:
        assert world.refuse(0, game(key).read(option.moves[0])) is None
        assert option.error >= 0.0
    values = [option.value for option in thought.options]
    assert values == sorted(values, reverse=True)
    assert thought.nudge[-1].code in ("only", "clear", "close")
    first = thought.best().moves[0].split()[-1]
    assert all(first not in str(reason.facts.values()) for reason in thought.nudge)


@pytest.mark.long
@pytest.mark.parametrize("key", game_keys())
def test_what_is_hidden_changes_no_thought(key: str) -> None:
    """The coach is a function of the view: in another world with the same view it thinks the same."""
    decision = decisions(played(key), 0)[3]
    again = game(key).imagine(decision.view, Rng("other")).view(0)
    assert again.bytes() == decision.view.bytes()
    calm = Budget(24, 60.0)
    one, two = (consider(key, view, 0, calm, Rng("same")) for view in (decision.view, again))
    assert one == two


@pytest.mark.long
@pytest.mark.parametrize("key", game_keys())
def test_everything_a_tutor_says_has_words(key: str) -> None:
    reasons: list[Reason] = []
    for decision in decisions(played(key), 0)[::7][:4]:
        thought = consider(key, decision.view, 0, Budget(1, 0.0), Rng("hint"))
        reasons += [*thought.reasons, *thought.against, *thought.nudge]
    reasons.append(contrast(Option(["x"], 1.0, 0.1, 3.0, 0.2)))
    for words in map(Words, LANGUAGES):
        assert all(said(words, game(key), reason, NAMES) for reason in reasons)
        assert "2" in value_said(words, game(key), 2.0, 0.1)


def test_decisions_are_turns_and_choices() -> None:
    record = played("witchstone")
    turns = decisions(record, 0)
    assert len(turns) <= 11, "one for each round"
    assert any(len(turn.moves) > 1 for turn in turns)
    cards = decisions(played("wizard"), 0)
    assert all(len(one.moves) == 1 for one in cards)
    assert all(record_seat(played("wizard"), one) == 0 for one in cards)


def record_seat(record: Record, decision: Decision) -> int:
    return record.plies[decision.ply].seat


def test_only_what_chance_does_not_explain_is_marked() -> None:
    def thought(behind: float, error: float) -> Thought:
        options = [Option(["a"], 5.0, 0.1), Option(["b"], 5.0 - behind, 0.1, behind, error)]
        return Thought(options, [Reason("why", {})], [Reason("not", {})], [])

    assert judged(3, ["b"], thought(4.0, 1.0)).marked
    assert not judged(3, ["b"], thought(4.0, 2.5)).marked, "two standard errors"
    assert not judged(3, ["b"], thought(0.2, 0.0)).marked, "a trifle"
    better = judged(3, ["b"], thought(-2.0, 0.5))
    assert (better.loss, better.marked, better.reasons) == (0.0, False, [])
    assert judged(3, ["a"], Thought([Option(["a"], 5.0, 0.1)], [], [], [])).loss == 0.0


def test_the_decisions_looked_at_are_those_in_doubt() -> None:
    found = decisions(played("wizard"), 0)
    gaps = [glance("wizard", one.view, 0, one.moves, Rng("glance")) for one in found]
    assert all(gap >= 0.0 for gap in gaps)
    picked = chosen(found, gaps, 5)
    assert len(picked) == 5
    assert [one.ply for one in picked] == sorted(one.ply for one in picked)
    least = min(gaps[found.index(one)] for one in picked)
    assert all(gap <= least for one, gap in zip(found, gaps, strict=True) if one not in picked)


@pytest.mark.long
@pytest.mark.parametrize("key", game_keys())
def test_a_bad_player_is_found_out(key: str) -> None:
    heard: list[tuple[int, int]] = []
    found = review(played(key), 0, 4, Budget(200, 0.2), lambda done, of: heard.append((done, of)))
    assert heard[-1] == (len(found.judgements), len(found.judgements))
    assert any(judgement.marked for judgement in found.judgements)
    assert found.lost() > 0.0
    for judgement in found.judgements:
        assert judgement.loss > 2 * judgement.error or not judgement.marked
        assert bool(judgement.reasons) == judgement.marked


def test_the_time_of_a_hint_can_be_set() -> None:
    assert budget({"MAGEHALL_HINT_SECONDS": "0.2"}).seconds == 0.2
    with pytest.raises(BadInput, match="MAGEHALL_HINT_SECONDS"):
        budget({"MAGEHALL_HINT_SECONDS": "soon"})


def test_the_command_tells_a_review(tmp_path: Path) -> None:
    file = tmp_path / "game.mage"
    file.write_text(str(played("wizard")), encoding="utf-8")
    asked = ("review", str(file), "--decisions", "3", "--seconds", "0.05")
    told = magehall(*asked)
    assert told.code == 0, told.err
    assert "Ann" in told.out
    assert "Bob" not in told.out, "bots are not reviewed unless asked for"
    assert "Looked at 3 of" in told.out
    data = json.loads(magehall(*asked, "--seat", "B", "--json").out)
    (one,) = data["reviews"]
    assert (one["seat"], one["looked"]) == ("B", 3)
    assert {"ply", "played", "best", "loss", "error", "marked", "reasons", "against"} == set(
        one["judgements"][0]
    )
    assert magehall(*asked, "--seat", "F").code == 2


def test_a_grade_is_the_share_of_points_lost() -> None:
    scores = [71, 64, 58]
    assert [grade(lost, scores) for lost in (0.0, 8.1, 15.0, 31.4, 100.0)] == ["A+", "A-", "B+", "C", "D"]
    assert grade(0.5, [0, 0]) == "C"
