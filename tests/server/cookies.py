"""Cookies as they were before there were sessions: a player, signed."""

from __future__ import annotations

import hashlib
import sqlite3
from contextlib import closing
from pathlib import Path

from itsdangerous import Signer

from magehall.server.store import Person


def old_cookie(secret: str, person: Person) -> str:
    """Sign a player as servers did that knew no sessions."""
    signer = Signer(secret, salt="player", digest_method=hashlib.sha256)
    return signer.sign(f"{person.id}:{person.epoch}").decode()


def secret_of(folder: Path) -> str:
    """Read the key that a server made for itself."""
    with closing(sqlite3.connect(folder / "magehall.sqlite")) as store:
        (found,) = store.execute("SELECT value FROM notes WHERE key = 'secret'").fetchone()
    return str(found)
