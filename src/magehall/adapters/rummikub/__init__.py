"""Rummikub as numbers."""

from magehall.adapters.rummikub.encoding import RummikubEncoding
from magehall.adapters.rummikub.nature import RummikubNature

ENCODING = RummikubEncoding
NATURE = RummikubNature()
