"""Rummikub in a terminal: the table in numbered sets, the rack below it, a turn tried out step by step."""

from magehall.cli.screens.rummikub.screen import RummikubScreen

SCREEN = RummikubScreen
