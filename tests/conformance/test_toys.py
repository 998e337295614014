import pytest

from magehall.core import Game, registry
from magehall.testing import check_game
from tests.conformance import toys

BROKEN = {
    "slip tells viewer None a secret": toys.toy(toys.OpenHands),
    "a view leaks them": toys.toy(toys.OneCardSlips, toys.KnowingImagine),
    "an event tells a secret": toys.toy(toys.Gossip),
    "changed another copy|changed the original|replay and copy differ": toys.toy(toys.SharedHands),
    "a piece appeared or vanished": toys.toy(toys.LosesACard),
    "do not sum up": toys.toy(toys.WrongChances),
    "is listed or refused, not both": toys.toy(toys.ListsTooFew),
    "HighView.counts is not marked OWN": toys.toy(toys.UnmarkedHands),
    "a view that goes on from an earlier one is another": toys.toy(toys.OldNews),
    "when nobody acts, not before": toys.toy(toys.NeverOver),
    "cannot be pickled": toys.toy(toys.HoldsAQuestion),
    "a state that was kept does not equal": toys.toy(toys.LosesItsHands),
    "that was kept does not equal what it was": toys.toy(toys.EqualsOnlyItself),
    "still equals what it was": toys.toy(toys.EqualsAll),
    "nature draws otherwise": toys.toy(toys.SharesTooMuch),
    "a question changed": toys.toy(toys.CountsQuestions),
    "a view does not name its seat": toys.toy(toys.NamesNoSeat),
    "who changes a list in a view changes what others see": toys.toy(toys.GivesItsOwnLists),
    "deal [1-8] fits no declared form": toys.ForgetsAForm(),
    "lay [4-8] fits no declared form": toys.NarrowForm(),
    "lay 7 fits several forms: lay, lay-high": toys.TwoForms(),
    "is made by nature, but its form says seat": toys.WrongMaker(),
    "lay 9 is declared, but not read": toys.UnreadExample(),
    "deal 4 is no example of the form redeal": toys.WrongExample(),
}


@pytest.fixture
def _known(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the registry find the toy under test, so that its records can be read."""
    game = request.getfixturevalue("game")
    monkeypatch.setitem(registry._found, "high", game)


def run(game: Game) -> None:
    for number in range(6):
        check_game(game, 2 + number % 2, {"colour": "red"}, str(number))


@pytest.mark.parametrize("game", [toys.HighCard(), toys.DeclaresForms()])
@pytest.mark.usefixtures("_known")
def test_the_fair_toy_passes(game: Game) -> None:
    run(game)


@pytest.mark.parametrize(("sentence", "game"), BROKEN.items())
@pytest.mark.usefixtures("_known")
def test_a_broken_toy_fails_with_a_sentence(sentence: str, game: Game) -> None:
    with pytest.raises((AssertionError, TypeError), match=sentence):
        run(game)
