"""The board is data: its counts, its certainty, and clear errors for a data set that cannot be played."""

import pytest

from magehall.core.bits import count
from magehall.games.witchstone import boards
from magehall.games.witchstone.boards import board, board_names, read_board
from magehall.games.witchstone.sheet import BoardError
from tests.games.witchstone.table import WITCHSTONE

TEXT = WITCHSTONE.text("boards/reconstructed.toml")


def test_every_data_set_is_an_option_and_can_be_read() -> None:
    options = {option.name: option.values for option in WITCHSTONE.options}
    assert options["board"] == board_names()
    assert board_names()[0] == "reconstructed"
    for name in board_names():
        found = board(name)
        assert found.title
        assert set(found.certainty) >= {"map", "cauldron", "pentagram", "wand", "scrolls", "chips"}
        words = {word for parts in found.certainty.values() for word in parts.values()}
        assert words <= {"rule", "public", "strong", "deduced", "reconstructed"}


def test_the_counts_of_the_reconstructed_board() -> None:
    found = board("reconstructed")
    assert (len(found.map.places), len(found.map.chains), len(found.map.chip_places)) == (17, 40, 16)
    assert len(found.cauldron.order) == 37
    assert (found.pentagram.owls, found.pentagram.specials) == (2, 3)
    assert (count(found.wand.bonus), count(found.wand.silver)) == (5, 6)
    assert (found.scrolls.cards, sum(found.rack.chips)) == (40, 21)


def test_a_second_data_set_takes_over_what_it_does_not_name() -> None:
    other = board("wand-b")
    assert other.map.places == board("reconstructed").map.places
    assert other.wand.silver != board("reconstructed").wand.silver


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("rounds = 11", "rounds = 0", "components: rounds must be a whole number from 1 to 11, not 0"),
        ("rounds = 11\n", "", "components: rounds is missing"),
        ("[chips]", "[crisps]", "chips is missing"),
        ('kind = "witchstone"', 'kind = "village"', "there is one Witchstone, not 0"),
        ('id = "tower_n", kind = "tower"', 'id = "tower_n", kind = "castle"', "four towers, not 3"),
        ('kind = "tower"', 'kind = "palace"', "kind is 'palace', but must be one of"),
        ('id = "tower_e"', 'id = "tower_n"', "locations must be at most 60, each with an id of its own"),
        (
            'a = "tower_n", b = "witchstone"',
            'a = "tower_x", b = "witchstone"',
            "'tower_x', which is no location",
        ),
        ('a = "tower_n", b = "witchstone"', 'a = "tower_n", b = "tower_n"', "leads back to tower_n"),
        ('id = "c02"', 'id = "c01"', "chains must be at most 60, each"),
        ("witchstone_slots = [5, 3, 2, 1]", "witchstone_slots = [5, 3, 2]", "at least four slots"),
        ("witch = 3,", "witch = 2,", "leave 4 for 5 bottom flasks"),
        ("black = [0, 0]", "black = [0, -2]", "is used twice or lies outside"),
        ("black = [0, 0]", "black = [4, 0]", "must be a hex [q, r]"),
        ("black = [0, 0]", "black = 7", "must be a hex [q, r]"),
        ('side = "b"', 'side = "a"', "one to eight exits must differ"),
        ("from = [[1, -3], [2, -3]]", "from = []", "no crystal can reach exit a"),
        ('"light", "light", "special"', '"light", "light", "cave"', "a space is one of light, owl, special"),
        ("at = 4, action", "at = 2, action", "space 2 cannot be both bonus and silver"),
        ("at = 4, action", "at = 40, action", "at must be a whole number from 1 to 22"),
        ("upper = [4, 5, 6]", "upper = [4, 5]", "limits are given for 2, 3 and 4 players"),
        ('id = "b2_witch"', 'id = "b2_energy"', "boosts must be at most 60, each"),
        ('id = "p_lying"', 'id = "b1_any"', "names of the scrolls must differ"),
        ("extra = 1, count = 4", "extra = 1, count = 40", "cards, not 76"),
        (
            "prophecy_points = [1, 3, 5, 7]",
            "prophecy_points = [1, 3]",
            "points for nothing and for three levels",
        ),
        ('"forest", "village", "witchstone"', '"forest", "village", "moon"', "a sequence holds only"),
        ('"forest", "village", "witchstone"', '"forest", "village"', "has three levels"),
        ("levels = [3, 2, 1]", "levels = [9, 2, 1]", "asks for a slot that the Witchstone does not have"),
        ("radius = 3", "radius = 3 3", "not TOML"),
        ("chain_vp = [1, 3, 6]", "chain_vp = 6", "chain_vp must be a list"),
        ("actions = { own = 2, black = 4 }", "actions = 2", "actions must be a block"),
        ("spaces = [", "spaces = [3,", "must hold words"),
        ("bonus = [", "bonus = [1,", "row 1 of bonus must be a block"),
    ],
)
def test_a_wrong_data_set_is_refused_with_its_place(old: str, new: str, message: str) -> None:
    assert old in TEXT
    with pytest.raises(BoardError) as caught:
        read_board("mine", TEXT.replace(old, new))
    assert message in str(caught.value)
    assert str(caught.value).startswith("board mine")


def test_a_map_that_falls_apart_is_refused() -> None:
    lines = [line for line in TEXT.splitlines() if "village_n" not in line or 'id = "village_n"' in line]
    with pytest.raises(BoardError, match="no chains lead from the Witchstone to village_n"):
        read_board("mine", "\n".join(lines))


def test_a_cauldron_without_room_or_symbol_is_refused() -> None:
    own = "own = [[0, -2], [2, -2], [2, 0], [0, 2], [-2, 2], [-2, 0]]"
    everywhere = board("reconstructed").cauldron.order
    corners = {(0, -3), (3, -3), (3, 0), (0, 3), (-3, 3), (-3, 0), (0, 0)}
    cells = [[(cell & 7) - 3, (cell >> 3) - 3] for cell in everywhere]
    with pytest.raises(BoardError, match="no two free hexes"):
        read_board(
            "mine", TEXT.replace(own, f"own = {[cell for cell in cells if tuple(cell) not in corners]}")
        )
    with pytest.raises(BoardError, match="no hex shows witch"):
        read_board(
            "mine", TEXT.replace('cell = [3, -3], symbol = "witch"', 'cell = [3, -3], symbol = "wand"')
        )


def test_the_pentagram_needs_dark_spaces() -> None:
    with pytest.raises(BoardError, match="1 to 15 special ones"):
        read_board("mine", TEXT.replace('"special"', '"light"'))


def test_the_pentagram_must_not_run_for_ever() -> None:
    with pytest.raises(BoardError, match="steps without end"):
        read_board("mine", TEXT.replace("special_empty_actions = 2", "special_empty_actions = 5"))
    with pytest.raises(BoardError, match="at most 15 owl tiles"):
        read_board("mine", TEXT.replace("stack = [7, 6, 5, 4, 3]", f"stack = {[7] * 16}"))


def test_a_base_must_be_another_data_set() -> None:
    with pytest.raises(BoardError, match="base 'atlantis' is no other data set"):
        read_board("mine", 'base = "atlantis"')
    assert boards.read_board("mine", 'base = "reconstructed"').title == "Reconstructed board"
