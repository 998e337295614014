from collections import Counter

import pytest

from magehall import Rng
from magehall.core import chance


def test_the_generator_gives_the_same_numbers_for_ever() -> None:
    """These numbers are a promise: records and seeds stay valid."""
    rng = Rng(7)
    assert [int(rng.next()) for _ in range(5)] == [2296709831, 2475304031, 1476470385, 3065526010, 1873902742]
    rng = Rng("magehall", "purpose")
    assert [int(rng.below(60)) for _ in range(8)] == [49, 35, 16, 48, 31, 19, 14, 20]
    items = list(range(10))
    Rng("shuffle").shuffle(items)
    assert items == [3, 9, 7, 2, 1, 4, 8, 0, 5, 6]


def test_sfc32_agrees_with_its_published_definition() -> None:
    """Step the generator by unbounded whole numbers, as its author writes it."""
    rng = Rng("check")
    a, b, c, count = int(rng._a), int(rng._b), int(rng._c), int(rng._count)
    for _ in range(1000):
        result = (a + b + count) % 2**32
        count = (count + 1) % 2**32
        a = b ^ (b >> 9)
        b = (c + (c << 3)) % 2**32
        c = ((c << 21 | c >> 11) + result) % 2**32
        assert rng.next() == result


@pytest.mark.parametrize("limit", [1, 2, 3, 7, 60])
def test_draws_are_even(limit: int) -> None:
    rng = Rng(limit)
    draws = 20_000
    counts = Counter(int(rng.below(limit)) for _ in range(draws))
    expected = draws / limit
    assert set(counts) == set(range(limit))
    chi_square = sum((counts[value] - expected) ** 2 / expected for value in range(limit))
    assert chi_square < limit + 6 * (2 * limit) ** 0.5


def test_draws_below_awkward_limits_are_unbiased() -> None:
    """Just below 2**30 a plain remainder would favour small numbers visibly."""
    rng = Rng("bias")
    limit = 3 * 2**28
    low = sum(rng.below(limit) < limit // 2 for _ in range(20_000))
    assert abs(low - 10_000) < 400


def test_streams_are_independent_of_use() -> None:
    used, fresh = Rng("s"), Rng("s")
    for _ in range(100):
        used.next()
    assert used.spawn("a").next() == fresh.spawn("a").next()
    assert fresh.spawn("a").next() != fresh.spawn("b").next()


def test_units_weights_and_choices() -> None:
    rng = Rng("unit")
    assert all(0 <= rng.unit() < 1 for _ in range(1000))
    counts = Counter(rng.weighted([1.0, 0.0, 3.0]) for _ in range(4000))
    assert counts[1] == 0
    assert 2800 < counts[2] < 3200
    assert {rng.choice(["a", "b"]) for _ in range(50)} == {"a", "b"}
    assert Rng(1).weighted([0.0, 0.0]) == 1


def test_limits_are_checked() -> None:
    for limit in (0, 2**30 + 1):
        with pytest.raises(AssertionError):
            Rng(1).below(limit)


def test_seeds_are_fresh_and_committed_to() -> None:
    one, other = chance.fresh_seed(), chance.fresh_seed()
    assert one != other
    assert len(one) == 64
    assert chance.commitment("7") == "7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451"
