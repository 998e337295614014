import sys
from pathlib import Path

import pytest

from magehall import BadInput
from magehall.bots import RandomBot, add, bot, house_levels, levels
from magehall.bots.carcassonne.search import BySeats, CarcassonneSearcher
from magehall.bots.levels import MODULES, _added
from magehall.bots.search.bot import SearchBot
from magehall.bots.witchstone.search import WitchstoneSearcher
from magehall.bots.wizard.search import WizardSearcher

SEARCHERS = WizardSearcher | CarcassonneSearcher | WitchstoneSearcher


def searchers(game: str, level: str) -> list[SEARCHERS]:
    """Give the players of a level that search."""
    found = bot(game, level)
    parts = [found.two, found.more] if isinstance(found, BySeats) else [found]
    return [part for part in parts if isinstance(part, SEARCHERS)]


def effort(player: SEARCHERS) -> list[object]:
    """Say how much a player searches, and how widely."""
    if isinstance(player, WitchstoneSearcher):
        tried = player.effort
        return [tried.roll_outs, tried.turns, tried.most, tried.weight, player.width, player.roots]
    search = player.search
    return [type(search), search.budget.roll_outs, search.weight, search.tries, search.most]


@pytest.mark.parametrize("game", ["wizard", "carcassonne", "witchstone"])
def test_hard_searches_as_much_as_expert_and_only_its_temperature_makes_it_weaker(game: str) -> None:
    hard, expert = searchers(game, "hard"), searchers(game, "expert")
    assert [effort(player) for player in hard] == [effort(player) for player in expert]
    assert all(player.temperature > 0 for player in hard)
    assert [player.temperature for player in expert] == [0.0] * len(hard)
    assert hard


def test_a_player_is_of_its_own_kind_and_no_other() -> None:
    found: object = bot("wizard", "expert")
    assert isinstance(found, SearchBot)
    assert not isinstance(found, BySeats)
    assert isinstance(found, SearchBot)


def test_a_bot_of_ones_own_is_a_level_like_any_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "timid_bots.py").write_text(
        "from magehall.bots import RandomBot, add\nadd('wizard', 'timid', RandomBot())\n", encoding="utf-8"
    )
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv(MODULES, "timid_bots, ")
    assert levels("wizard")[-1] == "timid"
    assert isinstance(bot("wizard", "timid"), RandomBot)
    assert "timid" not in levels("rummikub")
    assert "timid" not in house_levels("wizard")
    del _added["wizard"]["timid"]


def test_a_file_will_do_wherever_it_lies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "bold_bots.py"
    file.write_text(
        "from magehall.bots import RandomBot, add\nadd('wizard', 'bold', RandomBot())\n", encoding="utf-8"
    )
    monkeypatch.setattr("sys.path", [*sys.path])
    monkeypatch.setenv(MODULES, str(file))
    assert levels("wizard")[-1] == "bold"
    del _added["wizard"]["bold"]


@pytest.mark.parametrize("name", ["medium", "random", "a b", ""])
def test_names_of_the_house_and_odd_names_are_refused(name: str) -> None:
    with pytest.raises(BadInput, match="cannot be called"):
        add("wizard", name, RandomBot())


def test_a_module_that_is_not_there_is_bad_input(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(MODULES, "no_such_bots")
    with pytest.raises(BadInput, match="'no_such_bots' cannot be imported"):
        bot("wizard", "random")
