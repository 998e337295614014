"""Toys put something wrong in the place of a part of ours, which only interpreted code lets them do."""

from __future__ import annotations

from magehall import is_compiled

collect_ignore_glob = ["test_*.py"] if is_compiled() else []
