"""What the page draws by itself is what the engine says: the boards it is given are fresh."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

from magehall.core import Fact
from magehall.locales import LANGUAGES, Words
from magehall.locales.checks.trees import messages

ROOT = Path(__file__).resolve().parents[3]
TOOL = ROOT / "tools" / "witchstone_web.py"


def test_the_boards_of_the_page_are_fresh() -> None:
    tool = runpy.run_path(str(TOOL))
    assert tool["BOARDS"].read_text(encoding="utf-8") == tool["text"](tool["boards"]()), (
        "run tools/witchstone_web.py"
    )


FACTS: dict[str, Fact] = {
    **dict.fromkeys(("move", "tile", "tiles"), "discard pentagram/wand"),
    **dict.fromkeys(("hex", "hexes", "from"), "0,-2"),
    **dict.fromkeys(("chain", "begun"), "c12"),
    **dict.fromkeys(("exit", "seat", "owner_seat"), "A"),
    **{"symbol_a": "pentagram", "symbol_b": "wand", "scroll": "b2_wand", "open": "witch", "place": "tower_n"},
    **dict.fromkeys(("action", "symbol", "chip", "shelf"), "wand"),
}
NOTATION = re.compile(r"[-−]?\d,[-−]?\d|\bc\d\d\b|[a-z]_[a-z]|discard pentagram")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_refusal_of_a_players_move_shows_the_notation(language: str) -> None:
    words = Words(language)
    numbers = dict.fromkeys(
        ("needed", "left", "lying", "reserve", "steps", "away", "black", "scrolls", "copies", "players"), 2
    )
    told = [key for key in messages("en") if key.startswith("witchstone-refusal-")]
    assert len(told) > 50
    for key in told:
        sentence = words.say(key, **{**FACTS, **numbers, "tiles": "", "wanted": 2, "found": 1})
        assert not NOTATION.search(sentence), f"{key}: {sentence}"


@pytest.mark.parametrize(("steps", "verb"), [(0, "bring"), (1, "brings"), (2, "bring"), (7, "bring")])
def test_steps_on_the_wand_agree_with_their_verb(steps: int, verb: str) -> None:
    sentence = Words("en").say("witchstone-web-will-wand-passing", steps=steps, spaces="witch")
    assert sentence.split(" on the wand ")[1].split()[0] == verb
