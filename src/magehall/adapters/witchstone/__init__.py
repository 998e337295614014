"""Witchstone as numbers."""

from magehall.adapters.witchstone.encoding import WitchstoneEncoding
from magehall.adapters.witchstone.nature import WitchstoneNature

ENCODING = WitchstoneEncoding
NATURE = WitchstoneNature()
