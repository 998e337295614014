"""Compares texts by what they have in common: rare features count more, long texts are held back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log, sqrt
from typing import Final

LENGTH: Final = 0.75
"""How much long texts are held back: 1 is by all of their length, 0 not at all."""

Bag = dict[str, float]
"""The features of a text, each with how much it counts."""


class Space:
    """Some texts, of which the first ones stand for all others when it comes to what is rare."""

    def __init__(self, texts: Sequence[Bag], first: int, length: float = LENGTH) -> None:
        self.rarity = _rarity(texts[:first])
        self.nowhere = log(1 + first)
        self.found: dict[str, list[tuple[int, float]]] = {}
        self.count = len(texts)
        weighed = [self._weighed(text) for text in texts]
        sizes = [_size(text) for text in weighed]
        mean = sum(sizes[:first]) / max(1, first)
        for place, (text, size) in enumerate(zip(weighed, sizes, strict=True)):
            held = size if place >= first else size**length * mean ** (1 - length)
            for feature, weight in text.items():
                self.found.setdefault(feature, []).append((place, weight / held))

    def match(self, text: Mapping[str, float]) -> list[float]:
        """Say of each text how much it has in common with this one, about 0 to 1."""
        alike = [0.0] * self.count
        weighed = self._weighed(text)
        size = _size(weighed) or 1.0
        for feature, weight in weighed.items():
            for place, other in self.found.get(feature, ()):
                alike[place] += weight * other / size
        return alike

    def _weighed(self, text: Mapping[str, float]) -> Bag:
        return {
            feature: (weight**0.5 if weight > 1 else weight) * self.rarity.get(feature, self.nowhere)
            for feature, weight in text.items()
        }


def _rarity(texts: Sequence[Bag]) -> dict[str, float]:
    """Weigh features by how few texts have them."""
    counted: dict[str, int] = {}
    for text in texts:
        for feature in text:
            counted[feature] = counted.get(feature, 0) + 1
    return {feature: log(1 + len(texts) / count) for feature, count in counted.items()}


def _size(weighed: Mapping[str, float]) -> float:
    return sqrt(sum(weight * weight for weight in weighed.values()))
