"""Questions about the rules find the clauses that answer them."""

from __future__ import annotations

import time

import pytest

from magehall import game, game_keys
from magehall.ask import LONGEST, MOST, ask
from magehall.core import clauses_of
from magehall.locales import LANGUAGES, Words
from tests.ask.parity import FILE, answers_text
from tests.ask.questions import place, read_questions, share

FIRST, THREE, WORST = 0.65, 0.85, 0.78
"""Of all questions the first clause answers, one of the first three; the latter in the worst language."""


@pytest.mark.parametrize("split", ["development", "questions"])
def test_questions_find_their_clause(split: str) -> None:
    placed = [(question, place(question)) for question in read_questions(split)]
    assert placed
    whole = share(at for _, at in placed)
    assert whole.first >= FIRST * whole.total, str(whole)
    assert whole.three >= THREE * whole.total, str(whole)
    for language in {question.language for question, _ in placed}:
        own = share(at for question, at in placed if question.language == language)
        assert own.three >= WORST * own.total, f"{language}: {own}"


def test_the_questions_name_clauses_that_exist() -> None:
    for split in ("development", "questions"):
        for question in read_questions(split):
            assert question.clauses, question
            assert question.clauses <= {clause.key for clause in clauses_of(game(question.game))}, question


@pytest.mark.parametrize("key", game_keys())
@pytest.mark.parametrize("language", [*LANGUAGES, "en-XA"])
def test_an_answer_is_what_the_clause_says_and_nothing_else(key: str, language: str) -> None:
    found, words = game(key), Words(language)
    clause = clauses_of(found)[-1]
    answers = ask(found, words.clause(found, clause.key), language)
    assert clause.key in [answer.clause for answer in answers[:3]]
    assert len(answers) <= MOST
    assert [answer.score for answer in answers] == sorted((one.score for one in answers), reverse=True)
    for answer in answers:
        assert answer.text == words.clause(found, answer.clause)
        assert answer.sentence in answer.text


@pytest.mark.parametrize("nothing", ["", " ?!", "zzqx", "\0", "💀", "a" * 10_000])
def test_what_nobody_can_answer_has_no_answer(nothing: str) -> None:
    assert ask(game("wizard"), nothing, "en") == []


def test_long_questions_are_read_to_a_bound_and_quickly() -> None:
    ask(game("witchstone"), "owl", "en")
    start = time.process_time()
    assert ask(game("witchstone"), "what does the owl do " * 1000, "en")
    assert ask(game("witchstone"), "xqjzw " * 60, "en") == []
    assert time.process_time() - start < 1
    assert len("xqjzw " * 60) > LONGEST


@pytest.mark.parametrize(
    ("language", "latin", "own"),
    [
        ("bg", "zhoker ot masata", "жокер от масата"),
        ("uk", "dzhoker zi stolu", "джокер зі столу"),
        ("el", "mpalader", "μπαλαντέρ"),
    ],
)
def test_letters_may_be_latin_and_accents_left_out(language: str, latin: str, own: str) -> None:
    clauses = [
        [answer.clause for answer in ask(game("rummikub"), text, language, 3)] for text in (latin, own)
    ]
    assert clauses[0] == clauses[1] != []


def test_the_browser_is_compared_with_what_is_answered_now() -> None:
    assert FILE.read_text(encoding="utf-8") == answers_text(), "run python -m tests.ask.parity"
