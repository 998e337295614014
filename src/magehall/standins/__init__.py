"""Stand-ins for the libraries the rules need, in plain Python, for places where the real ones cannot be.

This folder is put on Python's path by `magehall/__init__.py`: first, where `MAGEHALL_STANDINS=1` asks for
it, or last, where one of the real packages is missing. They cover what core, games, bots, coach, and the wire
and the tables of the server use, and no more; `tests/standins` holds them against the real ones.
"""
