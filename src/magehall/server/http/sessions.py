"""Doors for sessions: sign in, see on which devices you are signed in, and end what should be over."""

from __future__ import annotations

from magehall.server.access.accounts import plain
from magehall.server.access.identity import Admission, digest
from magehall.server.http.door import Ask, Door
from magehall.server.refused import Refused
from magehall.server.store import Person, Session
from magehall.server.wire.bodies import (
    Credentials,
    Me,
    NewPassword,
    Nothing,
    Recovering,
    Recovery,
    SessionLine,
    SessionList,
)


async def sign_in(ask: Ask) -> Me:
    """Sign in by login and password."""
    ask.house.limits.spend("account", plain(ask.body.login))
    who = await ask.house.accounts.sign_in(ask.body.login, ask.body.password)
    await begin(ask, who)
    return Me(id=who.id, name=who.name)


async def recover(ask: Ask) -> Recovery:
    """Sign in by the recovery code, and choose a new password; other devices and tokens are signed out."""
    ask.house.limits.spend("account", plain(ask.body.login))
    body = ask.body
    who, code = await ask.house.accounts.recover(body.login, body.recovery, body.password)
    await begin(ask, who)
    return Recovery(recovery=code)


async def begin(ask: Ask, who: Person) -> None:
    """Begin a session on the device that asks, replacing the one it had."""
    former = await ask.house.identity.find(ask.request)
    if former is not None and former.session is not None:
        await ask.house.store.end_session(former.session)
    ask.cookie = await ask.house.identity.begin(who, ask.request)


async def sign_out(ask: Ask) -> Nothing:
    """End the session on this device."""
    found = await ask.house.identity.find(ask.request)
    if found is not None and found.session is not None:
        await ask.house.store.end_session(found.session)
    ask.forgets = True
    return Nothing()


async def own_session(ask: Ask) -> tuple[Admission, Session]:
    """Return the asker with their session; a token is not one, and signs nobody out."""
    by = await ask.admitted()
    if by.session is None:
        raise Refused("people-only")
    return by, by.session


async def my_sessions(ask: Ask) -> SessionList:
    """List the devices on which you are signed in."""
    by, here = await own_session(ask)
    found = await ask.house.store.sessions_of(by.who.id)
    login = await ask.house.store.login_of(by.who.id)
    return SessionList(login=login, sessions=[session_line(session, here.digest) for session in found])


def session_line(session: Session, here: bytes) -> SessionLine:
    """Write a session as its owner sees it."""
    return SessionLine(
        id=session.digest.hex(),
        device=session.device,
        at=session.at,
        seen=session.seen,
        here=session.digest == here,
    )


async def end_session(ask: Ask) -> Nothing:
    """End one of your sessions, on whichever device: what it holds open is closed."""
    by, here = await own_session(ask)
    wanted = ask.request.path_params["session"]
    for session in await ask.house.store.sessions_of(by.who.id):
        if session.digest.hex() == wanted:
            await ask.house.store.end_session(session)
            ask.forgets = session.digest == here.digest
            return Nothing()
    raise Refused("no-such-session")


async def end_sessions(ask: Ask) -> Nothing:
    """Sign out everywhere else, including programs with your tokens; with `here` on this device as well."""
    who = (await own_session(ask))[0].who
    if ask.request.query_params.get("here"):
        await ask.house.store.end_sessions(who.id)
        ask.forgets = True
    else:  # this device gets a new cookie: somebody may have a copy of the old one
        ask.cookie = await ask.house.identity.begin(who, ask.request)
        await ask.house.store.end_sessions(who.id, digest(ask.cookie))
    return Nothing()


async def change_password(ask: Ask) -> Nothing:
    """Change your password; all other devices and all tokens are signed out."""
    who = (await own_session(ask))[0].who
    ask.house.limits.spend("account", await ask.house.store.login_of(who.id) or who.id)
    await ask.house.accounts.change_password(who, ask.body.old, ask.body.new)
    ask.cookie = await ask.house.identity.begin(who, ask.request)
    return Nothing()


DOORS = [
    Door("POST", "/sessions", sign_in, Credentials, Me, limit="login"),
    Door("POST", "/sessions/recover", recover, Recovering, Recovery, limit="login"),
    Door("DELETE", "/sessions", sign_out, None, Nothing),
    Door("GET", "/me/sessions", my_sessions, None, SessionList),
    Door("DELETE", "/me/sessions", end_sessions, None, Nothing, query={"here": "1 for this device too"}),
    Door("DELETE", "/me/sessions/{session}", end_session, None, Nothing),
    Door("PUT", "/me/account/password", change_password, NewPassword, Nothing, limit="login"),
]
