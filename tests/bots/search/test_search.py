"""The search without a game of the house: toys whose best answer is known."""

from __future__ import annotations

import math
import statistics

import pytest

from magehall.bots.search import Arm, Budget, Candidate, Halving, PlainProblem, Problem, Tree, TwoLevel, pick
from magehall.bots.search.arm import standard_error
from magehall.bots.search.halving import is_sure
from magehall.bots.search.problem import carry_out
from magehall.bots.search.reasons import tried_next
from magehall.bots.search.two_level import Node
from magehall.bots.search.worlds import BATCH, Worlds, comb
from magehall.core import CHANCE, Move, Rng, Seat, State
from tests.conformance.toys import HighCard, HighState, Lay

KINDS = ["halving", "two-level", "tree"]


def dealt(seats: int = 3, seed: int = 1) -> State:
    """Deal a game of High Card."""
    state = HighCard().start(seats)
    rng = Rng(seed)
    while state.acting() == (CHANCE,):
        state.apply(CHANCE, state.draw(rng))
    return state


def problem(state: State) -> PlainProblem:
    seat = state.acting()[0]
    return PlainProblem(HighCard(), state.view(seat), seat, state.moves(seat))


class Ladder(Problem):
    """Candidates worth their own number, plus what the world adds to all of them, and to each."""

    def __init__(self, priors: list[float], noise: float = 0.0, tangle: float = 0.0) -> None:
        super().__init__(0)
        self.priors = priors
        self.tangle = tangle
        self.noise = noise
        self.seen: list[tuple[str, int]] = []
        self.drawn = 0

    def candidates(self) -> list[Candidate]:
        return [Candidate([Lay(number)], prior) for number, prior in enumerate(self.priors)]

    def world(self, rng: Rng) -> State:
        self.drawn += 1
        state = HighState(HighCard(), 2)
        state.hands = [[int(rng.below(1000)), *range(len(self.priors))], []]
        return state

    def is_settled(self, world: State) -> bool:
        return True

    def play_on(self, world: State, luck: int) -> State:
        return world

    def worth(self, world: State, seat: Seat) -> float:
        assert isinstance(world, HighState)
        laid, shift = world.laid[0], world.hands[0][0]
        self.seen.append((f"{shift}", laid))
        return float(laid) + self.noise * shift + self.tangle * (shift * (laid + 3) % 101)


@pytest.mark.parametrize(
    "search", [Halving(Budget(200)), TwoLevel(Budget(200)), Tree(Budget(200))], ids=KINDS
)
@pytest.mark.parametrize("seed", range(5))
def test_the_better_card_is_found_by_the_contract_alone(search: Halving | Tree, seed: int) -> None:
    state = dealt(seed=seed)
    arms = search.run(problem(state), Rng("search"))
    best = max(state.moves(0), key=lambda move: int(str(move).removeprefix("lay ")))
    assert arms[0].candidate.moves == [best]
    assert len(arms) == len(state.moves(0))


@pytest.mark.parametrize("search", [Halving(Budget(60)), TwoLevel(Budget(60)), Tree(Budget(60))], ids=KINDS)
def test_the_same_seed_gives_the_same_values(search: Halving | Tree) -> None:
    runs = [search.run(problem(dealt()), Rng("again")) for _ in range(2)]
    assert [arm.values for arm in runs[0]] == [arm.values for arm in runs[1]]


def test_all_candidates_meet_the_same_worlds_and_the_worse_half_goes() -> None:
    ladder = Ladder([0.0] * 8, noise=1.0)
    arms = Halving(Budget(160), weight=0.0).run(ladder, Rng(0))
    assert str(arms[0].candidate.moves[0]) == "lay 7"
    tried = [len(arm.values) for arm in arms]
    assert tried == sorted(tried, reverse=True)
    assert sorted(tried) == [6] * 4 + [19] * 2 + [45] * 2
    shifts = [[value - float(str(arm.candidate.moves[0])[4:]) for value in arm.values] for arm in arms]
    assert all(values == shifts[0][: len(values)] for values in shifts)


def test_the_budget_of_roll_outs_is_kept() -> None:
    for number in (2, 3, 5, 9, 17):
        arms = Halving(Budget(300), weight=0.0).run(Ladder([0.0] * number, tangle=5.0), Rng(0))
        assert 150 <= sum(len(arm.values) for arm in arms) <= 300


def test_without_time_there_is_an_answer_all_the_same() -> None:
    ladder = Ladder([0.0, 1.0, 0.5])
    arms = Halving(Budget(1000, seconds=0.0)).run(ladder, Rng(0))
    assert [len(arm.values) for arm in arms] == [0, 0, 0]
    assert str(arms[0].candidate.moves[0]) == "lay 1"
    assert Tree(Budget(1000, seconds=0.0)).run(Ladder([0.0] * 3), Rng(0))


def test_a_single_candidate_needs_no_world() -> None:
    ladder = Ladder([3.0])
    arms = Halving(Budget(1000)).run(ladder, Rng(0))
    assert (len(arms), ladder.drawn, arms[0].value()) == (1, 0, 3.0)


def test_few_roll_outs_leave_the_prior_in_charge_and_many_do_not() -> None:
    priors = [9.0, 0.0]
    few = Halving(Budget(2), weight=15.0).run(Ladder(priors), Rng(0))
    many = Halving(Budget(2000), weight=15.0).run(Ladder(priors, noise=1.0), Rng(0))
    assert [str(arms[0].candidate.moves[0]) for arms in (few, many)] == ["lay 0", "lay 1"]


def test_only_the_first_candidates_are_tried_where_there_are_too_many() -> None:
    assert len(Halving(Budget(10), most=3).run(Ladder([5.0, 4.0, 3.0, 2.0]), Rng(0))) == 3


def test_a_clear_lead_ends_the_search() -> None:
    clear = Halving(Budget(100_000), weight=0.0).run(Ladder([0.0, 0.0, 0.0]), Rng(0))
    assert len(clear[0].values) < 100_000 // 3
    first, second = Arm(Candidate([Lay(1)]), 0.0), Arm(Candidate([Lay(2)]), 0.0)
    for world in range(100):
        first.add(float(world % 7))
        second.add(float(world % 6))
    assert not is_sure([first, second])
    assert is_sure([first, second], slight=100.0), "what can be gained is too little"


def test_errors_are_those_of_the_textbook() -> None:
    values = [1.0, 4.0, 2.0, 8.0]
    arm, other = Arm(Candidate([Lay(1)], 5.0), 2.0), Arm(Candidate([Lay(2)]), 0.0)
    for value in values:
        arm.add(value)
    for value in (0.0, 3.5, 2.0):
        other.add(value)
    assert arm.value() == pytest.approx((15 + 10) / 6)
    assert arm.error() == pytest.approx(statistics.stdev(values) / 2)
    assert arm.lead_error(other) == pytest.approx(statistics.stdev([1.0, 0.5, 0.0]) / math.sqrt(3))
    assert standard_error([1.0]) == math.inf
    assert Arm(Candidate([Lay(1)], 5.0), 0.0).value() == 5.0


def test_worlds_come_as_often_as_they_are_likely() -> None:
    class Parity(Ladder):
        def likelihood(self, world: State) -> float:
            assert isinstance(world, HighState)
            return 3.0 if world.hands[0][0] % 2 else 1.0

    worlds = Worlds(Parity([0.0]), 8, Rng("parity"))
    odd = 0
    for _ in range(40 * BATCH):
        world = worlds.next()
        assert isinstance(world, HighState)
        odd += world.hands[0][0] % 2
    assert odd / (40 * BATCH) == pytest.approx(0.75, abs=0.03)


def test_the_comb_picks_in_proportion() -> None:
    assert comb([1.0, 0.0, 3.0], 4, 0.5) == [0, 2, 2, 2]
    assert comb([0.0, 0.0], 4, 0.5) == [0, 0, 1, 1]
    assert len(comb([1e-300, 1e-300], 5, 0.999)) == 5


def worth(*values: float) -> list[Arm]:
    """Give candidates that were tried once and brought so much."""
    arms = []
    for number, value in enumerate(values):
        arms.append(Arm(Candidate([Lay(number)]), 0.0))
        arms[-1].add(value)
    return arms


def test_who_did_not_take_the_best_tells_of_what_comes_after_it() -> None:
    arms = worth(10.0, 9.0, 6.5)
    assert [tried_next(arm, arms, 1.0)[0].facts["points"] for arm in arms[:2]] == ["1.0", "2.5"]
    assert tried_next(arms[2], arms, 1.0) == []


def test_a_temperature_chooses_among_good_moves_only() -> None:
    arms = worth(10.0, 9.0, 6.5)
    rng = Rng("warm")
    chosen = [str(pick(arms, 1.0, rng).candidate.moves[0]) for _ in range(3000)]
    assert chosen.count("lay 2") == 0
    assert chosen.count("lay 1") / 3000 == pytest.approx(math.exp(-1) / (1 + math.exp(-1)), abs=0.03)
    assert pick(arms, 0.0, rng) is arms[0]


def test_a_turn_of_several_moves_is_carried_out_until_a_world_refuses() -> None:
    state = dealt(2)
    assert isinstance(state, HighState)
    first: Move = Lay(state.hands[0][0])
    carry_out(state, 0, Candidate([first, Lay(state.hands[0][1])]), 1)
    assert len(state.laid) == 1


class Trap(Problem):
    """Laying the 2 is splendid if the other seat replies as the quick policy does, and a blunder if not."""

    def __init__(self) -> None:
        super().__init__(0)

    def candidates(self) -> list[Candidate]:
        return [Candidate([Lay(2)], 1.0), Candidate([Lay(1)], 0.0)]

    def world(self, rng: Rng) -> State:
        state = HighState(HighCard(), 2)
        state.hands = [[1, 2], [5, 6]]
        return state

    def replies(self, world: State) -> list[Candidate]:
        return [Candidate([Lay(5)], 1.0), Candidate([Lay(6)], 0.0)]

    def is_settled(self, world: State) -> bool:
        return not world.acting()

    def play_on(self, world: State, luck: int) -> State:
        if world.acting():
            world.apply(1, Lay(5))
        return world

    def worth(self, world: State, seat: Seat) -> float:
        assert isinstance(world, HighState)
        value = {(2, 5): 10.0, (2, 6): -10.0}.get((world.laid[0], world.laid[1]), 0.0)
        return value if seat == 0 else -value


def test_replies_that_the_quick_policy_misses_are_found_by_two_levels_only() -> None:
    flat = Halving(Budget(60), weight=1.0).run(Trap(), Rng(0))
    assert str(flat[0].candidate.moves[0]) == "lay 2"
    deep = TwoLevel(Budget(60), weight=1.0, futures=4).run(Trap(), Rng(0))
    assert str(deep[0].candidate.moves[0]) == "lay 1"


def test_a_seat_replies_by_its_prior_first_and_looks_at_more_replies_by_and_by() -> None:
    node = Node(1, [Candidate([Lay(card)], -0.2 * card) for card in range(6)])
    picked = []
    for _ in range(30):
        reply = node.pick(node.replies)
        picked.append(int(str(reply.candidate.moves[0])[4:]))
        reply.add(5.0 if picked[-1] == 3 else 0.0)
    assert picked[0] == 0
    assert max(picked[:8]) < 3
    assert picked[-5:].count(3) >= 3


def test_without_a_list_of_its_own_a_problem_replies_with_any_move() -> None:
    state = dealt()
    found = problem(state).replies(state)
    assert [one.moves for one in found] == [[move] for move in state.moves(state.acting()[0])]
