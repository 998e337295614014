from copy import deepcopy
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from magehall.server.tables.changes import apply_changes, changes
from tests.server.held import carry_out

plain = st.none() | st.integers(0, 3) | st.sampled_from(["a", "b"])
data: st.SearchStrategy[Any] = st.recursive(
    plain,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("xyz"), inner, max_size=3),
    max_leaves=12,
)
pictures = st.dictionaries(st.sampled_from(["hands", "tricks", "acting"]), data, max_size=3)


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(pictures, pictures)
def test_changes_make_the_new_picture_from_the_old_one(old: dict[str, Any], new: dict[str, Any]) -> None:
    before = deepcopy(old)
    assert apply_changes(old, changes(old, new, [])) == new
    assert apply_changes({"in": old}, changes(old, new, ["in"])) == {"in": new}
    assert carry_out(deepcopy(old), changes(old, new, [])) == new
    assert old == before, "nothing that was shown earlier ever changes"


def test_a_card_laid_is_a_short_change() -> None:
    old = {"tricks": [{"leader": "A", "cards": ["B7"]}], "counts": [3, 4, 4]}
    new = {"tricks": [{"leader": "A", "cards": ["B7", "R2"]}], "counts": [3, 3, 4]}
    assert changes(old, new, []) == [["tricks", 0, "cards", 1, "R2"], ["counts", 1, 3]]


def test_a_short_list_that_changes_in_several_places_is_told_whole() -> None:
    assert changes([1, 1, 1], [2, 2, 1], ["won"]) == [["won", [2, 2, 1]]]
    assert changes({"a": 1}, {"b": 1}, ["x"]) == [["x", {"b": 1}]], "what loses a key too"
    assert changes([], [], ["x"]) == []
