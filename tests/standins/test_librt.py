"""The stand-ins for librt and mypy_extensions: vectors hold and give the same numbers."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import mypy_extensions as real_extensions
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt import strings as real_strings
from librt import vecs as real_vecs

from magehall.core import keeping
from magehall.standins import mypy_extensions as extensions
from magehall.standins.librt import strings, vecs

REAL: Any = real_vecs.vec
STANDIN: Any = vecs.vec

KINDS: dict[str, Any] = {name: getattr(real_extensions, name) for name in ("i64", "i16")}
KINDS["float"] = float
RANGES = {"i64": (-(2**63), 2**63 - 1), "i16": (-(2**15), 2**15 - 1)}


def numbers(name: str) -> st.SearchStrategy[Any]:
    return st.floats(allow_nan=False) | st.integers(-9, 9) if name == "float" else st.integers(*RANGES[name])


wrong: st.SearchStrategy[Any] = st.sampled_from([2**63, -(2**63) - 1, 2**70, 1.5, "a", None, [], 40_000, -1])
places = st.integers(-6, 6)
slices = st.builds(slice, st.none() | places, st.none() | places, st.none() | places.filter(bool))


def tried(deed: Callable[[], Any]) -> Any:
    """Tell what comes of it: a number, numbers, or the kind of error."""
    try:
        found = deed()
    except (IndexError, OverflowError, TypeError, ValueError) as error:
        return type(error)
    return found if isinstance(found, (int, float)) else list(found)


def changed(vector: Any, place: int, number: Any) -> Any:
    """Put a number in its place."""
    vector[place] = number
    return vector


def compare(name: str, one: Any, other: Any, place: int, part: slice, number: Any) -> None:
    """Do the same with a vector and its stand-in."""
    assert tried(lambda: one[place]) == tried(lambda: other[place])
    assert tried(lambda: one[part]) == tried(lambda: other[part])
    assert tried(lambda: REAL[KINDS[name]]([number])) == tried(lambda: STANDIN[KINDS[name]]([number]))
    if -len(one) <= place < len(one):
        assert tried(lambda: changed(one, place, number)) == tried(lambda: changed(other, place, number))
    assert list(one) == list(other)
    assert len(one) == len(other)
    assert [type(each) for each in one] == [type(each) for each in other]
    if all(type(number) is type(each) for each in one):
        assert (number in one) == (number in other)


@pytest.mark.parametrize("name", KINDS)
@settings(max_examples=50, deadline=None)
@given(data=st.data())
def test_vectors_do_the_same(name: str, data: st.DataObject) -> None:
    values = data.draw(st.lists(numbers(name), max_size=5))
    one, other = REAL[KINDS[name]](values), STANDIN[KINDS[name]](values)
    assert repr(one) == repr(other)
    for _ in range(5):
        compare(name, one, other, data.draw(places), data.draw(slices), data.draw(numbers(name) | wrong))
    assert (one == REAL[KINDS[name]](values)) == (other == STANDIN[KINDS[name]](values))
    assert repr(one) == repr(other)


@pytest.mark.parametrize("vec", [REAL, STANDIN])
def test_vectors_keep_the_same_manners(vec: Any) -> None:
    i64, i16 = real_extensions.i64, real_extensions.i16
    whole = vec[i64]([1, 2])
    assert vec[i64] is vec[i64] is type(whole)
    assert type(whole).__name__ == "vec[i64]"
    assert isinstance(whole, vec)
    assert whole == vec[i64]((1, 2)) == vec[i64](x for x in (1, 2)) == whole[:]
    assert whole != vec[i16]([1, 2])
    assert whole != vec[float]([1, 2])
    assert whole != [1, 2]
    assert list(vec[i64](b"ab", capacity=8)) == [97, 98]
    assert not vec[i64]()
    assert memoryview(whole).tolist() == [1, 2]
    part = whole[:]
    part[0] = 5
    assert list(whole) == [1, 2]
    with pytest.raises(TypeError, match="unhashable"):
        hash(whole)
    with pytest.raises(TypeError, match="cannot create 'vec' instances"):
        vec([1])
    with pytest.raises(ValueError, match="capacity must not be negative"):
        vec[i64]([], capacity=-1)
    with pytest.raises(TypeError, match="not iterable"):
        vec[i64](3)


def test_a_slice_is_a_vector_but_for_its_name() -> None:
    whole = STANDIN[KINDS["i64"]]([1, 2, 3])
    part: Any = whole[1:]
    assert type(copy.copy(whole)) is type(copy.deepcopy(whole)) is type(whole)
    assert part == STANDIN[KINDS["i64"]]([2, 3]) == part[:]
    assert part != STANDIN[KINDS["i16"]]([2, 3])
    assert pickle.loads(pickle.dumps(part)) == copy.deepcopy(part) == copy.copy(part) == part
    assert keeping.alike(part, whole[1:])


@pytest.mark.parametrize("index", [0, 8, 9, -1])
def test_numbers_are_read_from_bytes_alike(index: int) -> None:
    data = bytes(range(8)) + b"\xff" * 8
    assert tried(lambda: real_strings.read_i64_le(data, index)) == tried(
        lambda: strings.read_i64_le(data, index)
    )


@pytest.mark.parametrize("library", [real_extensions, extensions])
def test_native_integers_are_ints(library: Any) -> None:
    for name in ("i64", "i32", "i16", "u8"):
        native = getattr(library, name)
        assert (native(), native(3.7), native("7"), native("ff", 16)) == (0, 3, 7, 255)
        assert type(native(True)) is int
        assert isinstance(5, native)
        assert not isinstance("5", native)

    @library.mypyc_attr(allow_interpreted_subclasses=True)
    class Marked:
        pass

    assert library.trait(Marked) is Marked
