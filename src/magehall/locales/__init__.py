"""All words of the house: Fluent catalogues, one source for the terminal and the browser."""

from magehall.locales.words import LANGUAGES, Words, language_of

__all__ = ["LANGUAGES", "Words", "language_of"]
