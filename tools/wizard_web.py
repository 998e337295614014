"""Writes games of Wizard as one seat sees them, move by move: web/fixtures/known/wizard.json.

    PYTHONPATH=src python tools/wizard_web.py

The page's tests play them back, so that what it shows between two moves is tested on real games.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from magehall.core import CHANCE, Event, State  # noqa: E402
from tools.web_fixtures import play  # noqa: E402

KNOWN: Final = ROOT / "web" / "fixtures" / "known" / "wizard.json"
GAMES: Final[list[tuple[int, dict[str, str], int]]] = [
    (3, {"first-dealer": "A"}, 5),
    (4, {"bids": "secret", "clairvoyance": "on", "first-dealer": "B"}, 4),
    (4, {"mode": "one-colour", "first-dealer": "C"}, 2),
]
"""Seats, options, and how many rounds from the start are kept; the last decisions are kept as well."""
END: Final = 8


def known() -> list[dict[str, object]]:
    """Return each game as seat A sees it: after every decision the view, the events and the legal moves."""
    return [{"seats": seats, "steps": _steps(seats, options, rounds)} for seats, options, rounds in GAMES]


def _steps(seats: int, options: dict[str, str], rounds: int) -> list[dict[str, object]]:
    record = play("wizard", seats, options)
    told: list[Event] = []
    state = record.start()
    state.listener = told.append
    steps: list[dict[str, object]] = []
    for seat, move in record.plies:
        state.apply(seat, move)
        if state.acting() != (CHANCE,):
            steps.append(_step(state, told))
            told.clear()
    first = [step for step in steps if _pad(step) < rounds]
    return [*first, *steps[-END:]]


def _step(state: State, told: list[Event]) -> dict[str, object]:
    acts = 0 in state.acting()
    return {
        "view": state.view(0).data(),
        "events": [event.data() for event in told if event.is_for(0)],
        "moves": [str(move) for move in state.moves(0)] if acts else [],
    }


def _pad(step: dict[str, object]) -> int:
    view = step["view"]
    assert isinstance(view, dict)
    return len(view["pad"])


def text(body: object) -> str:
    """Write a file as the page reads it."""
    return json.dumps(body, ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    KNOWN.write_text(text(known()), encoding="utf-8")
