"""Writes for keepers what the store knows, with names in place of ids."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from magehall.server.store import Act, Report, Restraint, Store
from magehall.server.store.keepers import GONE, Known
from magehall.server.wire.admin import AuditLine, Named, PlayerLine, ReportLine, RestraintLine

Names = Mapping[str, str]


def named(player: str, names: Names) -> Named:
    """Name a player; a forgotten one has no name."""
    return Named(id="" if player == GONE else player, name=names.get(player, ""))


def keeper_named(player: str, names: Names) -> Named | None:
    """Name a keeper; None for the command line."""
    return named(player, names) if player else None


def player_line(known: Known, now: int) -> PlayerLine:
    """Write a player as lists show them."""
    until = known.muted_until
    return PlayerLine(
        id=known.id,
        name=known.name,
        login=known.login,
        program=bool(known.owner),
        at=known.at,
        seen=known.seen,
        keeper=known.is_keeper,
        muted=until is not None and (until == 0 or until > now),
        removed=known.is_removed,
    )


def restraint_line(restraint: Restraint, names: Names) -> RestraintLine:
    """Write what a player may not do."""
    return RestraintLine(
        kind=restraint.kind,
        until=restraint.until,
        at=restraint.at,
        by=keeper_named(restraint.keeper, names),
        why=restraint.why,
    )


def report_line(report: Report, names: Names) -> ReportLine:
    """Write a report."""
    told: Any = report
    return ReportLine(
        id=report.id,
        table=report.table,
        n=report.n,
        at=report.at,
        reporter=named(report.reporter, names),
        about=named(report.about, names),
        why=told.why,
        words=report.words,
        entry=json.loads(report.entry),
        decision=told.decision,
        decided_by=keeper_named(report.decided_by, names) if report.decision else None,
        decided_at=report.decided_at,
        note=report.note,
    )


async def report_lines(store: Store, reports: Iterable[Report]) -> list[ReportLine]:
    """Write reports with the names of everyone named in them."""
    found = list(reports)
    players = {player for one in found for player in (one.reporter, one.about, one.decided_by)}
    names = await store.names_of(players)
    return [report_line(report, names) for report in found]


def audit_line(act: Act, about: str, names: Names) -> AuditLine:
    """Write an act."""
    facts = json.loads(act.facts)
    table = facts.pop("table", "")
    return AuditLine(
        id=act.id,
        at=act.at,
        by=keeper_named(act.keeper, names),
        act=act.act,
        player=named(about, names) if about else None,
        table=table,
        facts=facts,
    )
