"""The arena: fair pairings, the same result however it is played, and numbers that are right."""

from __future__ import annotations

import json
import math
import multiprocessing
import os
import re
import signal
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from magehall.arena.contest import Contest, Pairing, seatings
from magehall.arena.deals import Played, Result, play_task
from magehall.arena.journal import Journal
from magehall.arena.numbers import (
    deal_share,
    elo_of,
    estimate,
    estimate_share,
    margins,
    share_of,
    student,
    tallies,
)
from magehall.arena.ratings import ordered, rate
from magehall.arena.report import page
from magehall.arena.runner import run, together
from magehall.arena.sprt import Sprt
from magehall.arena.summary import summarise
from magehall.core import BadInput, Rng, game
from tests.cli.terminal import magehall, one_clear_line


def contest(kind: str = "match", deals: int = 3, first: int = 0, *players: str) -> Contest:
    options = game("wizard").settle(3, {"rounds": "tournament"})
    return Contest(kind, "wizard", 3, players or ("easy", "random"), deals, "arena-test", first, options)


def timeless(results: list[Result]) -> list[tuple[int, list[Played]]]:
    return [(result.number, result.games) for result in results]


def made_up(wins: list[int], seats: int = 2) -> list[Result]:
    """Make results of which the player won so many of the games of each deal."""
    found = []
    for number, won in enumerate(wins):
        games = []
        for own, seating in enumerate(seatings(Pairing("a", "b"), seats)):
            scores = [1] * seats
            scores[own] = 2 if own < won else 0
            ranks = [1 + sum(other > score for other in scores) for score in scores]
            games.append(Played(seating, scores, ranks, [{}] * seats, [1] * seats, 0))
        found.append(Result(number, "a", "b", number, games, {"a": 1.0, "b": 1.0}, {"a": 1.0, "b": 1.0}))
    return found


def test_every_player_sits_everywhere_on_the_same_deal() -> None:
    assert seatings(Pairing("a", "b"), 3) == [["a", "b", "b"], ["b", "a", "b"], ["b", "b", "a"]]
    seeds = {contest().seed_of(task.deal) for task in contest().tasks()}
    assert seeds == {"arena-test/0", "arena-test/1", "arena-test/2"}


def test_kinds_of_contests_pair_as_they_say() -> None:
    def pairs(kind: str, seats: int) -> list[tuple[str, str]]:
        found = Contest(kind, "wizard", seats, ("x", "y", "z"), 1, "s", 0, {}).pairings()
        return [(pairing.player, pairing.field) for pairing in found]

    assert pairs("gauntlet", 4) == [("x", "y"), ("x", "z")]
    assert len(pairs("round-robin", 4)) == 6
    assert pairs("round-robin", 2) == [("x", "y"), ("x", "z"), ("y", "z")]
    for players in (("x",), ("x", "x")):
        with pytest.raises(BadInput):
            Contest("match", "wizard", 4, players, 1, "s", 0, {}).pairings()


def test_ranges_of_deals_do_not_overlap() -> None:
    early = {task.deal for task in contest(deals=5).tasks()}
    late = {task.deal for task in contest(deals=5, first=5).tasks()}
    assert not early & late


def test_the_result_does_not_depend_on_the_number_of_workers() -> None:
    alone = run(contest(), Journal(contest(), None), workers=1)
    both = run(contest(), Journal(contest(), None), workers=2)
    assert timeless(alone) == timeless(both)
    data = [summarise(contest(), results, None) for results in (alone, both)]
    for one in data:
        one.pop("timing")
    assert json.dumps(data[0]) == json.dumps(data[1])


def test_bots_behind_pipes_play_the_same_games() -> None:
    plan = contest(deals=1)
    apart = replace(plan, apart=True)
    assert play_task(plan, plan.tasks()[0]).games == play_task(apart, apart.tasks()[0]).games


def test_a_killed_worker_loses_nothing() -> None:
    plan = contest(deals=12)
    found: list[Result] = []
    for result in together(plan, plan.tasks(), 2):
        found.append(result)
        if len(found) == 1:
            victim = multiprocessing.active_children()[0].pid
            assert victim is not None
            os.kill(victim, signal.SIGKILL)
    assert sorted(result.number for result in found) == list(range(12))
    assert timeless(sorted(found, key=lambda result: result.number)) == timeless(
        [play_task(plan, task) for task in plan.tasks()]
    )


def test_a_contest_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    whole = run(contest(), Journal(contest(), path), workers=1)
    lines = path.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 4
    path.write_text("\n".join(lines[:2]) + "\n" + lines[2][:40], encoding="utf-8")
    again = Journal(contest(), path)
    assert list(again.results) == [0]
    assert timeless(run(contest(), again, workers=1)) == timeless(whole)
    kept = Journal(contest(deals=4), path)
    assert len(kept.results) == 3, "more deals may follow"
    with pytest.raises(BadInput):
        Journal(contest("match", 3, 7), path)


def test_shares_margins_and_intervals_are_over_deals() -> None:
    results = made_up([2, 1, 1, 0])
    assert [deal_share(result) for result in results] == [1.0, 0.5, 0.5, 0.0]
    assert margins(results) == [1.0, 0.0, 0.0, -1.0]
    mean, low, high = estimate([1.0, 0.5, 0.5, 0.0])
    error = math.sqrt(0.5 / 3 / 4)
    assert (mean, low, high) == pytest.approx((0.5, 0.5 - 3.18 * error, 0.5 + 3.18 * error), abs=0.01)
    assert student(1000) == pytest.approx(1.962, abs=0.001)
    assert estimate_share([1.0] * 30) == pytest.approx((1.0, 0.9, 1.0))
    assert estimate_share([0.0, 0.0]) == (0.0, 0.0, 1.0)
    assert estimate_share([0.5] * 6) == (0.5, 0.0, 1.0)
    assert estimate_share([1.0, 1.0, 1.0, 0.5]).high == 1.0
    assert estimate([1.0]).high == math.inf
    assert math.isnan(estimate([]).mean)


def test_a_shared_victory_counts_in_parts() -> None:
    tie = Played(["a", "b"], [5, 5], [1, 1], [{}, {}], [1, 1], 0)
    assert deal_share(Result(0, "a", "b", 0, [tie], {}, {})) == 0.5
    assert sorted(ordered(tie)) == [["a", "b"], ["b", "a"]]


def test_elo_is_parity_at_zero_and_turns_back() -> None:
    for seats in (2, 3, 4, 6):
        assert share_of(0.0, seats) == pytest.approx(1 / seats)
        assert elo_of(share_of(123.0, seats), seats) == pytest.approx(123.0)


def luce(seating: list[str], strengths: dict[str, float], number: int) -> list[Result]:
    """Make up rankings by the model itself."""
    rng = Rng("luce")
    results = []
    for deal in range(number):
        left, order = list(range(len(seating))), []
        while left:
            order.append(left.pop(rng.weighted([strengths[seating[seat]] for seat in left])))
        ranks = [1 + order.index(seat) for seat in range(len(seating))]
        blank: list[dict[str, float]] = [{} for _ in seating]
        played = Played(seating, [9 - rank for rank in ranks], ranks, blank, [1] * len(seating), 0)
        results.append(Result(deal, seating[0], seating[1], deal, [played], {}, {}))
    return results


def test_ratings_find_the_strengths_that_made_the_rankings() -> None:
    strengths = {"a": 4.0, "b": 2.0, "c": 1.0}
    ratings = rate(luce(list(strengths), strengths, 1500), "c", samples=60)
    assert [rating.player for rating in ratings] == ["a", "b", "c"]
    for rating in ratings:
        elo = 400 * math.log10(strengths[rating.player])
        assert rating.low - 15 <= elo <= rating.high + 15
        assert rating.elo == pytest.approx(elo, abs=30)
    assert ratings[2].low == ratings[2].high == 0.0


def test_copies_of_a_player_are_one_strength() -> None:
    ratings = rate(luce(["a", "b", "b", "b"], {"a": 3.0, "b": 1.0}, 1500), "b", samples=1)
    assert ratings[0].elo == pytest.approx(400 * math.log10(3), abs=30)


def test_who_always_wins_has_a_finite_rating() -> None:
    ratings = rate(made_up([2] * 20), "b", samples=5)
    assert 200 < ratings[0].elo < 2000


def test_the_sequential_test_ends_both_ways_and_not_too_early() -> None:
    sprt = Sprt(2, 0.0, 50.0)
    rng = Rng("sprt")
    strong = made_up([2 if rng.unit() < 0.7 else 0 for _ in range(600)])
    weak = made_up([2 if rng.unit() < 0.45 else 0 for _ in range(600)])
    assert (sprt.verdict(strong), sprt.verdict(weak)) == ("stronger", "not-stronger")
    assert sprt.verdict(strong[:4]) == "open"
    end = sprt.end(strong)
    assert end is not None
    assert sprt.end(strong[:end]) == end
    assert sprt.end(strong[: end - 1]) is None


def test_equal_players_are_seldom_called_stronger() -> None:
    sprt = Sprt(2, 0.0, 60.0)
    verdicts = []
    for trial in range(100):
        rng = Rng(trial, "equal")
        verdicts.append(sprt.verdict(made_up([int(rng.below(2)) + int(rng.below(2)) for _ in range(400)])))
    assert verdicts.count("stronger") <= 12


def test_a_sequential_contest_stops_when_it_is_decided() -> None:
    plan = Contest("sprt", "wizard", 3, ("easy", "random"), 200, "sprt", 0, contest().options)
    sprt = Sprt(3, 0.0, 100.0)
    results = run(plan, Journal(plan, None), workers=1, sprt=sprt)
    assert len(results) < 60
    assert sprt.verdict(results) == "stronger"


def test_what_a_game_counts_is_told() -> None:
    results = run(contest(deals=1), Journal(contest(deals=1), None), workers=1)
    counted = tallies(results)
    assert set(counted) == {"easy", "random"}
    assert 0 <= counted["random"]["exact"].mean < counted["easy"]["exact"].mean <= 1


@pytest.mark.parametrize("key", ["carcassonne", "witchstone"])
def test_points_by_category_add_up_to_the_points(key: str) -> None:
    plan = Contest("match", key, 2, ("easy", "random"), 1, "points", 0, game(key).settle(2, {}))
    for played in run(plan, Journal(plan, None), workers=1)[0].games:
        assert [sum(seat.values()) for seat in played.tally] == played.scores


class Tags(HTMLParser):
    """Checks that every tag that is opened is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "rect", "line", "circle"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in ("rect", "line", "circle"):
            assert self.open.pop() == tag


def test_the_report_is_one_whole_page_and_shows_every_player() -> None:
    plan = contest("round-robin", 2, 0, "easy", "random", "medium")
    found = summarise(plan, run(plan, Journal(plan, None), workers=1), None)
    text = page(found, "en", str, lambda what, plain: f"{plain} ({what})")
    reader = Tags()
    reader.feed(text)
    assert reader.open == []
    assert text.count('class="dot"') == 3
    assert text.count("<svg") == text.count('role="img" aria-label="') > 3
    assert "http" not in text.replace("http-equiv", "")
    assert all(f"<td>{player}</td>" in text for player in plan.players)
    assert "wizard (title)" in text
    for counted in ("exact", "astray", "points-a-round", "bid-share"):
        assert text.count(f"{counted} (figure-{counted})</text>") == 1, "drawn"
        assert text.count(f"<td>{counted} (figure-{counted})</td>") == 1, "and told"


def test_the_command_prints_tables_and_writes_report_and_journal(tmp_path: Path) -> None:
    arguments = ["arena", "wizard", "easy", "random", "--deals", "2", "--seed", "x", "--workers", "1"]
    arguments += ["--option", "rounds=tournament"]
    journal, report = tmp_path / "j.jsonl", tmp_path / "r.html"
    ran = magehall(*arguments, "--journal", str(journal), "--report", str(report), "--lang", "cs")
    assert ran.code == 0
    assert "Žebříček" in ran.out
    assert 'lang="cs"' in report.read_text(encoding="utf-8")
    data = json.loads(magehall(*arguments, "--journal", str(journal), "--json").out)
    assert data["games"] == 6
    assert data["refusals"] == 0
    assert [one["player"] for one in data["ratings"]] == ["easy", "random"]
    verdict = magehall(*arguments, "--kind", "sprt", "--elo", "0", "300")
    assert "Not decided yet, after 2 deals" in verdict.out


@pytest.mark.parametrize(
    "arguments",
    [
        ("arena", "wizard", "easy"),
        ("arena", "wizard", "easy", "easy"),
        ("arena", "wizard", "easy", "genius"),
        ("arena", "wizard", "easy", "random", "medium"),
        ("arena", "wizard", "easy", "random", "--deals", "0"),
        ("arena", "wizard", "easy", "random", "--kind", "duel"),
    ],
)
def test_wrong_contests_are_refused_in_one_clear_line(arguments: tuple[str, ...]) -> None:
    ran = magehall(*arguments)
    assert ran.code == 2
    assert one_clear_line(ran)


BROKEN = """
from magehall.bots import Advice, Bot, add


class Broken(Bot):
    def advise(self, view, moves, rng):
        raise RuntimeError("out of ideas")


add("wizard", "broken", Broken())
"""


@pytest.mark.parametrize(
    "arguments",
    [
        ("arena", "wizard", "easy", "broken", "--deals", "4", "--workers", "2", "--seed", "s"),
        ("simulate", "wizard", "--games", "1", "--bots", "broken", "--seed", "s"),
    ],
)
def test_a_bot_that_breaks_is_named_with_its_line(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    (tmp_path / "broken.py").write_text(BROKEN, encoding="utf-8")
    line = one_clear_line(magehall(*arguments, MAGEHALL_BOTS=str(tmp_path / "broken.py")))
    assert re.search(r"bot broken failed in the game s/\d: RuntimeError: out of ideas \(broken.py:7\)", line)
