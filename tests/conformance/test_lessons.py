"""Every lesson of every game, played to the end of each choice and spoken in each language."""

import re

import pytest

from magehall import game, game_keys
from magehall.core import BadInput
from magehall.core.lesson import Lesson, lesson_names, play_lesson, read_lesson, word
from magehall.games.wizard import GAME as WIZARD
from magehall.locales import LANGUAGES, Words
from magehall.locales.checks.trees import messages
from magehall.testing import check_lessons

TAUGHT = [(key, name) for key in game_keys() for name in lesson_names(game(key))]


def keys_of(key: str, name: str, lesson: Lesson) -> set[str]:
    """List the messages that a lesson needs."""
    steps = [
        (step.say, *more)
        for step in lesson.steps
        for more in [(), *((said,) for said in step.tries.values())]
    ]
    return {f"{key}-{word(name)}", *(f"{key}-{word(name, *step)}" for step in steps)}


@pytest.mark.parametrize("key", game_keys())
def test_every_lesson_comes_to_its_end_and_refuses_as_the_judge_does(key: str) -> None:
    check_lessons(game(key))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "name"), TAUGHT)
def test_every_step_is_spoken_in_every_language(key: str, name: str, language: str) -> None:
    lesson, found, words = read_lesson(game(key), name), game(key), Words(language)
    assert words.tell(found, word(name), part="summary")
    for step in lesson.steps:
        assert words.tell(found, word(name, step.say), lesson.facts(), "title"), step.say
        for said in ["", *step.tries.values()]:
            text = words.tell(found, word(name, step.say, *([said] if said else [])), lesson.facts())
            assert text, (step.say, said)
            assert not re.search(r"[{$]", text), text
            assert len(text) < 330, f"{step.say} is too long to be said at one go"
    assert keys_of(key, name, lesson) <= set(messages(language))


@pytest.mark.parametrize("key", game_keys())
def test_no_words_are_for_a_lesson_that_there_is_not(key: str) -> None:
    needed = {
        one
        for found, name in TAUGHT
        if found == key
        for one in keys_of(key, name, read_lesson(game(key), name))
    }
    assert {name for name in messages("en") if name.startswith(f"{key}-lesson-")} == needed


def test_the_first_game_of_wizard_welcomes_wrong_tries() -> None:
    lesson, _, positions = play_lesson(WIZARD, "first")
    by_say = {lesson.steps[position.step].say: position for position in reversed(positions)}
    assert str(by_say["follow"].refused["play R8"]) == "wizard-23 must-follow people=green card=R8 cards=G5"
    assert by_say["bid"].refused["bid 2"].clause == "wizard-21"
    assert set(by_say["own-bid"].onward) == {"bid 0", "bid 1", "bid 2", "bid 3"}
    ends = [position.plies[-1].view for position in positions if lesson.steps[position.step].say == "scored"]
    assert [view.data()["totals"] for view in ends] == [
        [90, 20, 30],
        [50, 20, 30],
        [50, 20, 30],
        [40, 20, 30],
    ]


BROKEN = {
    "not toml": "Expected",
    "minutes = 1": "seats",
    'minutes = 1\nseats = ["A", "B", "C"]\nsteps = [{say = "x", lok = ["hand"]}]': "lok",
    'minutes = 1\nlearner = "E"\nseats = ["A", "B", "C"]\nsteps = [{say = "x"}]': "no seat E",
    'minutes = 1\nseats = ["A", "B", "C"]\nsteps = []': "no steps",
    'minutes = 1\nseats = ["A", "B", "C"]\nsteps = [{say = "x", given = ["B: bid 1"]}]': "wizard-18",
    'minutes = 1\nseats = ["A", "B", "C"]\nsteps = [{say = "x", given = ["A: bid 1"]}]': "learner's own",
    'minutes = 1\nseats = ["A", "B", "C"]\nsteps = [{say = "x", do = ["bid 1"]}]': "something to do",
    'minutes = 1\nseats = ["A"]\nsteps = [{say = "x"}]': "3 to 6 players",
}


@pytest.mark.parametrize(("toml", "why"), BROKEN.items())
def test_a_broken_lesson_is_one_clear_line(monkeypatch: pytest.MonkeyPatch, toml: str, why: str) -> None:
    monkeypatch.setattr("magehall.core.lesson._text", lambda game, name: toml)
    with pytest.raises(BadInput, match=re.escape(why)) as caught:
        play_lesson(WIZARD, "first")
    assert caught.value.reason == "lesson-broken"
    assert "\n" not in str(caught.value)


def test_a_lesson_that_is_not_there_is_said_so() -> None:
    with pytest.raises(BadInput, match="no lesson"):
        read_lesson(WIZARD, "../RULES")
