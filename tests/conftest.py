from __future__ import annotations

import signal

import pytest

from magehall import is_compiled

signal.signal(signal.SIGINT, signal.default_int_handler)
"""A shell ignores Ctrl-C for what runs in the background; programs started by a test would inherit that."""

SKIP = pytest.mark.skip(reason="takes long uncompiled")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave what takes long to the compiled rules."""
    if not is_compiled():
        for item in items:
            if item.get_closest_marker("long"):
                item.add_marker(SKIP)
