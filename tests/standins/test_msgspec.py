"""The stand-in for msgspec is the same from outside: data, bytes, reprs, and the texts of errors."""

from __future__ import annotations

import copy
import json
import pickle
import sys
from collections.abc import Callable
from functools import partial
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from magehall.core import game
from magehall.core.registry import house_keys
from magehall.server.wire.commands import SocketCommand
from magehall.server.wire.entries import AnyEntry
from magehall.server.wire.messages import SocketMessage
from tests.standins.twins import both, damaged, fitting, heard, junk, real, standin, twin

BOTH = [real, standin]
QUICK = settings(max_examples=40, deadline=None)


def declared(key: str) -> list[Any]:
    kinds = [game(key).view, *game(key).events]
    return [*kinds, get_type_hints(kinds[0])["options"]]


@pytest.mark.parametrize("key", house_keys())
def test_what_a_game_declares_is_read_and_written_alike(key: str) -> None:
    @QUICK
    @given(st.sampled_from(declared(key)).flatmap(lambda kind: st.tuples(st.just(kind), damaged(kind))))
    def check(case: tuple[Any, Any]) -> None:
        for one, other in both(*case):
            assert one == other

    check()


@pytest.mark.parametrize("union", [SocketCommand, AnyEntry, SocketMessage])
def test_what_goes_over_the_wire_is_read_and_written_alike(union: Any) -> None:
    @QUICK
    @given(damaged(union))
    def check(data: Any) -> None:
        for one, other in both(union, data):
            assert one == other

    check()


class Pair(NamedTuple):
    total: int
    of: str


TYPES: list[Any] = [
    int,
    float,
    bool,
    str,
    None,
    Any,
    list,
    dict,
    list[int],
    dict[str, int],
    tuple[str, int],
    tuple[int, ...],
    Literal["A", "off"],
    Literal[1, 2, "A", None],
    int | None,
    bool | Literal["off"],
    int | str | float,
    list[int] | dict[str, int] | None,
    Annotated[int, real.Meta(ge=0, le=10)] | Literal["sealed"] | None,
    Annotated[float, real.Meta(ge=0, le=1)],
    Annotated[int, real.Meta(le=1)],
    Pair,
    Annotated[str, real.Meta(min_length=1, max_length=2, pattern="^[aA]*$")],
    Annotated[list[int], real.Meta(min_length=1, max_length=2)],
    Annotated[dict[str, int], real.Meta(min_length=1, max_length=1)],
    dict[Annotated[str, real.Meta(max_length=1)], Annotated[int, real.Meta(ge=0)]],
]


@pytest.mark.parametrize("hint", TYPES, ids=str)
@settings(max_examples=20, deadline=None)
@given(data=st.data())
def test_every_plain_type_is_read_alike(hint: Any, data: st.DataObject) -> None:
    value = data.draw(junk | fitting(hint))
    for one, other in both(hint, value):
        assert one == other


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=4),
    max_leaves=8,
)


@QUICK
@given(anything)
def test_plain_values_have_the_same_bytes(value: Any) -> None:
    for order in (None, "sorted", "deterministic"):
        assert real.json.encode(value, order=order) == standin.json.encode(value, order=order)
    assert repr(real.to_builtins(value)) == repr(standin.to_builtins(value))
    written = real.json.encode(value)
    assert repr(real.json.decode(written)) == repr(standin.json.decode(written))


@QUICK
@given(st.floats())
def test_floats_have_the_same_text(value: float) -> None:
    assert real.json.encode(value) == standin.json.encode(value)


@QUICK
@given(anything, st.data())
def test_json_that_breaks_off_is_told_of_alike(value: Any, data: st.DataObject) -> None:
    written = json.dumps({"a": value}, ensure_ascii=False).encode()
    part = written[: data.draw(st.integers(0, len(written) - 1))]
    with pytest.raises((real.DecodeError, UnicodeError)) as one:
        real.json.decode(part)
    with pytest.raises((standin.DecodeError, UnicodeError)) as other:
        standin.json.decode(part)
    if part[-1:].decode(errors="replace") in '"{}[],: ' and "\\" not in part.decode(errors="replace"):
        assert str(one.value) == str(other.value)


BROKEN = [
    "",
    " ",
    "{",
    '{"a"',
    '{"a":1,}',
    "[1,]",
    '{"a":1',
    "[,",
    "1 2",
    "nul",
    '"a',
    '"\x01"',
    "NaN",
    "[Infinity]",
    '["NaN", NaN]',
    "{'a':1}",
    "{1:2}",
    '{"a" 1}',
    '{"a":1 "b"}',
    '["ü" 2]',
    "}",
    '{"a":}',
    "{,}",
    "1e999",
    "9" * 5000,
    "\ufeff1",
    "[1,2]]",
    "null x",
    '{"a":[1,{"b":"]"} 3',
]


@pytest.mark.parametrize("text", BROKEN)
def test_broken_json_is_told_of_alike(text: str) -> None:
    with pytest.raises(real.DecodeError) as one:
        real.json.decode(text)
    with pytest.raises(standin.DecodeError) as other:
        standin.json.decode(text)
    assert (type(one.value).__name__, str(one.value)) == (type(other.value).__name__, str(other.value))


@pytest.mark.parametrize(
    "text", [rb'"\ud800"', rb'"\udc00x"', b'"\xff"', b"01", b"-", b"1.", b"[1e]", b'"\\q"']
)
def test_what_else_is_no_json_is_refused_by_both(text: bytes) -> None:
    for library in BOTH:
        with pytest.raises((library.DecodeError, UnicodeError)):
            library.json.decode(text)


def declared_with(library: Any) -> dict[str, Any]:
    """Import the small declarations anew, with a library in msgspec's place."""
    name = f"tests.standins.declared_with_{library.__name__.replace('.', '_')}"
    spec = spec_from_file_location(name, Path(__file__).with_name("declared.py"))
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = module_from_spec(spec)
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, "msgspec", library)
        spec.loader.exec_module(module)
    return {key: kind for key, kind in vars(module).items() if getattr(kind, "__module__", "") == name}


REAL, STANDIN = declared_with(real), declared_with(standin)
MAKE: list[tuple[str, Callable[[Any], Any]]] = [
    ("Plain", lambda kind: kind(1)),
    ("Plain", lambda kind: kind(1, "x")),
    ("Plain", lambda kind: kind(b="y", a=2)),
    ("Plain", lambda kind: kind()),
    ("Plain", lambda kind: kind(1, "x", 2)),
    ("Plain", lambda kind: kind(1, q=2)),
    ("Plain", lambda kind: kind(1, a=2)),
    ("Named", lambda kind: kind(1, c_d=2)),
    ("Named", lambda kind: kind(1, "2", 3)),
    ("Named", lambda kind: kind(c_d=1)),
    ("Redeclared", lambda kind: kind(1)),
    ("Tagged", lambda kind: kind(1)),
    ("Inherited", lambda kind: kind(1)),
    ("Called", lambda kind: kind(1, "y")),
    ("ByName", lambda kind: kind()),
    ("ByName", lambda kind: kind(1)),
    ("Base", lambda kind: kind(w=2)),
    ("Behind", lambda kind: kind(1, w=2)),
    ("Behind", lambda kind: kind(1, True, w=2, third=3, fourth={"a": 1}, fifth=6)),
    ("Behind", lambda kind: kind(1, None, w=2, fourth={}, fifth=5)),
    ("Row", lambda kind: kind(1)),
    ("Row", lambda kind: kind(1, [2])),
]


def told(library: Any, make: Callable[[], Any]) -> object:
    """Tell all about a struct, or only that it cannot be made so."""
    try:
        made = make()
    except TypeError:
        return TypeError
    return {
        "repr": repr(made),
        "data": library.to_builtins(made),
        "json": library.json.encode(made),
        "sorted": library.json.encode(made, order="sorted"),
        "values": repr(library.structs.astuple(made)),
        "by name": repr(library.structs.asdict(made)),
        "equal": made == make() == copy.copy(made) == copy.deepcopy(made),
        "same": library.structs.replace(made) == made,
    }


@pytest.mark.parametrize(("name", "make"), MAKE)
def test_structs_are_made_and_told_alike(name: str, make: Callable[[Any], Any]) -> None:
    assert told(real, lambda: make(REAL[name])) == told(standin, lambda: make(STANDIN[name]))


@pytest.mark.parametrize("name", REAL)
def test_structs_say_alike_what_was_declared(name: str) -> None:
    one, other = REAL[name], STANDIN[name]
    for what in ("__struct_fields__", "__struct_encode_fields__", "__match_args__", "__doc__", "__name__"):
        assert getattr(one, what) == getattr(other, what), what
    assert repr(one.__struct_defaults__) == repr(other.__struct_defaults__)
    for what in other.__struct_config__._fields:
        assert getattr(one.__struct_config__, what) == getattr(other.__struct_config__, what), what


@pytest.mark.parametrize("library", BOTH)
def test_structs_keep_the_same_manners(library: Any) -> None:
    kinds = REAL if library is real else STANDIN
    plain, tagged = kinds["Plain"](1), kinds["Tagged"](1)
    with pytest.raises(AttributeError, match=r"^immutable type: 'Plain'$"):
        plain.a = 2
    with pytest.raises(AttributeError, match=r"^immutable type: 'Plain'$"):
        del plain.a
    with pytest.raises(AttributeError, match="'Tagged' object has no attribute 'other'"):
        tagged.other = 2
    tagged.x = 2
    assert tagged == kinds["Tagged"](2) != kinds["Inherited"](2)
    assert hash(plain) == hash(kinds["Plain"](1))
    with pytest.raises(TypeError, match="unhashable type: 'Tagged'"):
        hash(tagged)
    with pytest.raises(TypeError, match="`Plain` has no field 'q'"):
        library.structs.replace(plain, q=1)
    with pytest.raises(TypeError, match=r"`struct` must be a `msgspec\.Struct`"):
        library.structs.astuple(3)
    with pytest.raises(TypeError, match="Required field 'b' cannot follow optional fields"):
        library.defstruct("X", [("a", int, 1), ("b", int)])
    with pytest.raises(TypeError, match="non-empty mutable collection"):
        library.defstruct("X", [("a", list, [1])])
    with pytest.raises(TypeError, match="Cannot set both"):
        library.field(default=1, default_factory=list)
    with pytest.raises(TypeError, match="Encoding objects of type object is unsupported"):
        library.json.encode(object())
    joined = library.defstruct(
        "Joined", ["c", ("d", int, 3)], bases=(kinds["Plain"],), kw_only=True, module=__name__
    )
    assert repr(joined(1, c=2)) == "Joined(a=1, b='x', c=2, d=3)"
    assert joined.__module__ == __name__


@pytest.mark.parametrize("library", BOTH)
def test_marks_and_raw_keep_the_same_manners(library: Any) -> None:
    unset, raw, meta = library.UNSET, library.Raw, library.Meta
    decode = library.json.Decoder(list.__class_getitem__(raw)).decode
    assert (repr(unset), bool(unset), library.UnsetType() is unset) == ("UNSET", False, True)
    assert pickle.loads(pickle.dumps(unset)) is copy.deepcopy(unset) is unset
    assert raw(b"[1]") == raw("[1]") == raw(b"[1]").copy() != raw(b"1")
    assert (bytes(raw(b"1")), len(raw(b"12"))) == (b"1", 2)
    assert library.json.encode([raw(b'{"a" : 1}')]) == b'[{"a" : 1}]'
    assert bytes(decode(b'[{"a":[1,"x",null]}]')[0]) == b'{"a":[1,"x",null]}'
    assert repr(meta(title="a", ge=1)) == "msgspec.Meta(ge=1, title='a')"
    assert meta(extra_json_schema={"x": 1}) == meta(extra_json_schema={"x": 1}) != meta(title="x")
    assert hash(meta(title="a", examples=[1])) == hash(meta(title="a", examples=[1]))
    with pytest.raises(TypeError, match="'foo' is an invalid keyword argument"):
        meta(foo=1)


def test_structs_can_be_pickled() -> None:
    for each in (STANDIN["Plain"](1), STANDIN["Named"](1, c_d=2), STANDIN["Behind"](1, w=2)):
        again = pickle.loads(pickle.dumps(each))
        assert again == each
        assert repr(again) == repr(each)


@pytest.mark.parametrize("name", REAL)
def test_small_structs_are_read_alike(name: str) -> None:
    @QUICK
    @given(damaged(REAL[name]) if name not in ("Row", "Tree") else junk)
    def check(data: Any) -> None:
        text = json.dumps(data)
        kinds = ((real, REAL[name]), (standin, STANDIN[name]))
        one, other = (
            heard(library, partial(library.json.decode, text, type=kind)) for library, kind in kinds
        )
        assert one == other
        one, other = (heard(library, partial(library.convert, data, kind)) for library, kind in kinds)
        assert one == other

    check()


def test_a_struct_may_hold_others_of_its_kind() -> None:
    data = {"trees": [{"trees": []}, {"bird": {"event": "other", "x": 1}}]}
    for tree in (REAL["Tree"], STANDIN["Tree"]):
        library = real if tree is REAL["Tree"] else standin
        found = library.convert(data, tree)
        assert found == library.json.decode(json.dumps(data), type=tree)
        assert repr(found.trees[1].bird) == "Called(x=1, y=None)"
        found.trees.append(found)
        assert repr(found).endswith(", ...], bird=None)")


def test_schemas_are_alike() -> None:
    kinds = [SocketCommand, AnyEntry, SocketMessage, game("wizard").view, int | str | None]
    one = real.json.schema_components(kinds)
    other = standin.json.schema_components([twin(kind) for kind in kinds])
    for part in one[1].values():
        part.pop("description", None)  # a twin has no docstring
    assert json.dumps(one) == json.dumps(other)
