"""Test questions about the rules, and how many of them the engine answers.

A question is a line `kind | clauses | question`, such as `whole | 25 | may I always play a jester?`: kind
is one of `KINDS`, clauses are the numbers of all clauses that answer it, separated by spaces. Empty lines
and lines that begin with `#` are left out.

- `questions/<language>/<game>.txt` judge: at least 40 questions a game and language, by somebody who has
  not read the clauses' questions (`<game>-asked.ftl`), and never used for tuning.
- `development/<language>/<game>.txt` are for tuning; what is not answered first is listed by
  `python -m tests.ask.report development -v`.

`python -m tests.ask.report` prints how many are answered by the first clause, and by one of the first three.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from magehall import game
from magehall.ask import ask

FOLDER: Final = Path(__file__).parent
KINDS: Final = ("whole", "keywords", "inflected", "synonym", "typos")


class Question(NamedTuple):
    """One test question."""

    game: str
    language: str
    kind: str
    clauses: frozenset[str]
    text: str


class Share(NamedTuple):
    """How many questions of how many are answered by the first clause, and by one of the first three."""

    first: int
    three: int
    total: int

    def __str__(self) -> str:
        return f"{self.first / self.total:6.1%} {self.three / self.total:6.1%}  of {self.total}"


def read_questions(split: str) -> list[Question]:
    """Read all questions of a split."""
    files = sorted((FOLDER / split).glob("*/*.txt"))
    return [question for file in files for question in _of_file(file)]


def _of_file(file: Path) -> Iterator[Question]:
    key, language = file.stem, file.parent.name
    for line in file.read_text(encoding="utf-8").splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        kind, numbers, text = (part.strip() for part in line.split("|"))
        assert kind in KINDS, f"{file.name}: {line}"
        yield Question(key, language, kind, frozenset(f"{key}-{number}" for number in numbers.split()), text)


def place(question: Question) -> int:
    """Say at which place the first right clause stands, from 0; 10 if it is not among the answers."""
    found = [answer.clause for answer in ask(game(question.game), question.text, question.language)]
    return next((at for at, clause in enumerate(found) if clause in question.clauses), 10)


def share(places: Iterable[int]) -> Share:
    """Count how many are answered."""
    listed = list(places)
    return Share(sum(at < 1 for at in listed), sum(at < 3 for at in listed), len(listed))
