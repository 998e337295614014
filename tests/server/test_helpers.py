import pytest

from magehall.bots import helper
from magehall.bots.rummikub.helper import answer
from magehall.core import BadInput, BadOptions
from tests.server.harness import Denial, Served, guests, run


def test_only_some_games_help_at_the_box() -> None:
    assert helper("rummikub") is answer
    assert helper("wizard") is None
    assert helper("chess") is None


def test_the_best_play_is_told_in_plain_data() -> None:
    told = answer({"table": "K3 K4 K5", "rack": "K6 R1"})
    assert told == {"count": 1, "points": 6, "played": ["K6"], "kept": 0, "table": ["K3 K4 K5 K6"]}
    assert answer({"rack": "K6 R1", "opening": "on"})["played"] == []
    assert answer({"rack": "K10 R10 G10", "opening": "on"})["points"] == 30


def test_what_cannot_be_used_is_refused() -> None:
    with pytest.raises(BadOptions, match="no set"):
        answer({"table": "K3 K5 K9", "rack": "K6"})
    with pytest.raises(BadInput):
        answer({"rack": "K99"})
    with pytest.raises(BadInput):
        answer({"rack": "K6", "objective": "fame"})


def test_the_doors_for_terms_and_helpers(server: Served) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann") as (ann,):
            good = {"terms": {"game": "wizard", "seats": 3}}
            assert (await ann.post("/terms", good)).get("error") is None
            bad = {
                "terms": {"game": "wizard", "seats": 3, "options": {"plus-minus-one": "on", "bids": "hidden"}}
            }
            assert (await ann.post("/terms", bad))["error"]["clause"] == "wizard-63"
            found = await ann.post("/helpers/rummikub", {"facts": {"table": "K3 K4 K5", "rack": "K6"}})
            assert found["facts"]["played"] == ["K6"]
            for facts in ({"table": "K3 K5 K9", "rack": ""}, {"rack": "K99"}):
                with pytest.raises(Denial) as caught:
                    await ann.post("/helpers/rummikub", {"facts": facts})
                assert caught.value.code == "bad-option"
            with pytest.raises(Denial) as caught:
                await ann.post("/helpers/wizard", {"facts": {}})
            assert caught.value.code == "no-such-game"

    run(story())
