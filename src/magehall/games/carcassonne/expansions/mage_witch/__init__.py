"""Mage & Witch: two neutral figures, one who helps and one who hinders."""

from magehall.games.carcassonne.expansions.mage_witch.leaflet import EXPANSION

__all__ = ["EXPANSION"]
