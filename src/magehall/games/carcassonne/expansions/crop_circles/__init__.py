"""Crop Circles: everybody adds a meeple, or everybody takes one back."""

from magehall.games.carcassonne.expansions.crop_circles.leaflet import EXPANSION

__all__ = ["EXPANSION"]
