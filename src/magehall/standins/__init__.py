"""Stand-ins for the libraries the rules need, in plain Python, for places without the real ones.

This folder is put on Python's path by `magehall/__init__.py`: first, if `MAGEHALL_STANDINS=1` asks for it, or
last, if one of the real packages is missing. The stand-ins cover what core, games, bots, coach, and the wire
and the tables of the server use, and no more; `tests/standins` compares them with the real ones.
"""
