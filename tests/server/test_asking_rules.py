"""The rules are asked over HTTP: clauses, best first, as they stand there."""

from __future__ import annotations

from typing import Any

import httpx

from magehall.ask import LONGEST
from tests.server.harness import Served

PATH = "/api/v1/games/wizard/ask"


def test_a_question_is_answered_with_clauses_in_the_readers_language(server: Served) -> None:
    with httpx.Client(base_url=server.url) as http:

        def answers(question: str, language: str) -> list[dict[str, Any]]:
            told = http.get(PATH, params={"q": question, "lang": language})
            assert told.status_code == 200
            found: list[dict[str, Any]] = told.json()["answers"]
            return found

        best = answers("may I play a jester although I could follow?", "en")[0]
        assert (best["clause"], best["heading"]) == ("wizard-25", "The tricks")
        assert best["sentence"] in best["text"]
        assert answers("чи є козир в останньому раунді?", "uk")[0]["clause"] == "wizard-17"
        assert answers("?!", "en") == []


def test_what_is_no_question_is_refused_in_one_sentence(server: Served) -> None:
    with httpx.Client(base_url=server.url) as http:
        for params in ({}, {"q": ""}, {"q": "a" * (LONGEST + 1)}):
            refused = http.get(PATH, params=params)
            assert (refused.status_code, refused.json()["error"]["code"]) == (400, "bad-request")
            assert refused.json()["error"]["message"]
        assert http.get("/api/v1/games/whist/ask", params={"q": "who starts?"}).status_code == 404
