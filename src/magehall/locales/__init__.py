"""All the words of the house: Fluent catalogues, one source for the terminal and the browser."""

from magehall.locales.languages import LANGUAGES, language_of
from magehall.locales.words import Words

__all__ = ["LANGUAGES", "Words", "language_of"]
