"""Checks a language for what is missing or wrong: for translators, and for the tests."""

from magehall.locales.checks.asked import wrong_questions
from magehall.locales.checks.counted import unsaid_counts
from magehall.locales.checks.entries import missing, unknown, wrong_names
from magehall.locales.checks.fault import Fault
from magehall.locales.checks.glossary import other_words
from magehall.locales.checks.letters import wrong_letters
from magehall.locales.checks.sayings import unsayable
from magehall.locales.checks.widths import too_wide

CHECKS = (
    missing,
    unknown,
    wrong_names,
    unsayable,
    unsaid_counts,
    other_words,
    wrong_letters,
    too_wide,
    wrong_questions,
)


def faults(language: str) -> list[Fault]:
    """List everything missing or wrong in a language."""
    return [fault for check in CHECKS for fault in check(language)]


__all__ = ["CHECKS", "Fault", "faults"]
