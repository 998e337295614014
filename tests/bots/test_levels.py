import sys
from pathlib import Path

import pytest

from magehall import BadInput
from magehall.bots import RandomBot, add, bot, house_levels, levels
from magehall.bots.levels import MODULES, _added


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
