"""Accounts, for those who want to keep their identity across devices: a password and a recovery code."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from functools import partial
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from magehall.server import wallclock
from magehall.server.access.identity import refuse_removed
from magehall.server.refused import Refused
from magehall.server.store import Account, Conflict, Person, Store

CODE_BYTES: Final = 16


class Accounts:
    """Makes accounts and lets people in by them; passwords are hashed outside the loop, one at a time."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.hasher = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
        self.nobody = self.hasher.hash(new_code())
        """Nobody's password, so that an unknown login takes as long as a wrong password."""
        self.turn = asyncio.Semaphore(1)

    async def make(self, who: Person, login: str, password: str) -> str:
        """Make an account for a player; return its recovery code, which is shown only once."""
        code = new_code()
        hashed = await self._hash(password)
        account = Account(plain(login), who.id, hashed, digest(code))
        try:
            await self.store.add_account(account, wallclock.now())
        except Conflict:
            raise Refused("login-taken") from None
        return code

    async def sign_in(self, login: str, password: str) -> Person:
        """Let someone in by password."""
        account = await self.store.account(plain(login))
        if not await self._verify(self.nobody if account is None else account.password, password):
            raise Refused("wrong-password")
        return await self._player(account)

    async def recover(self, login: str, code: str, password: str) -> tuple[Person, str]:
        """Let someone in by the recovery code, with a new password; whatever else let them in ends."""
        account = await self.store.account(plain(login))
        known = b"" if account is None else account.recovery
        if not hmac.compare_digest(known, digest(code.strip())) or account is None:
            raise Refused("wrong-password")
        who = await self._player(account)
        fresh = new_code()
        hashed = await self._hash(password)
        await self.store.change_account(Account(account.login, account.player, hashed, digest(fresh)))
        return who, fresh

    async def change_password(self, who: Person, old: str, new: str) -> None:
        """Set a new password; everything that lets the player in ends."""
        account = await self.store.account_of(who.id)
        if account is None:
            raise Refused("no-account")
        if not await self._verify(account.password, old):
            raise Refused("wrong-password")
        await self.store.change_account(account._replace(password=await self._hash(new)))

    async def _player(self, account: Account | None) -> Person:
        person = None if account is None else await self.store.player(account.player)
        if person is None:
            raise Refused("wrong-password")
        refuse_removed(person)
        return person

    async def _hash(self, password: str) -> str:
        async with self.turn:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def _verify(self, hashed: str, password: str) -> bool:
        async with self.turn:
            try:
                return await asyncio.to_thread(partial(self.hasher.verify, hashed, password))
            except (VerificationError, InvalidHashError):
                return False


def plain(login: str) -> str:
    """Write a login in its one form: case does not matter."""
    return login.strip().casefold()


def new_code() -> str:
    """Make a recovery code of 128 bits, in groups that are easy to copy by hand."""
    text = secrets.token_hex(CODE_BYTES)
    return "-".join(text[place : place + 4] for place in range(0, len(text), 4))


def digest(code: str) -> bytes:
    """Hash a recovery code; it is long enough to need no salt."""
    return hashlib.sha256(code.lower().encode()).digest()
