"""Carcassonne in a terminal: the landscape as a map, the players and the tile beside it."""

from magehall.cli.screens.carcassonne.screen import CarcassonneScreen

SCREEN = CarcassonneScreen
