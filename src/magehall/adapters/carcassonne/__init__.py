"""Carcassonne as numbers."""

from magehall.adapters.carcassonne.encoding import CarcassonneEncoding
from magehall.adapters.carcassonne.nature import CarcassonneNature

ENCODING = CarcassonneEncoding
NATURE = CarcassonneNature()
