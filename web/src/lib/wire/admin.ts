/** The HTTP routes for the keepers of the house. */
import { ask, call } from "./http";
import type { AuditList, Deciding, KeeperList, NowPage, PlayerList, PlayerPage, ReportList, TableList, TableSheet } from "./types";

/** This many lines at once. */
export const LIMIT = 30;

type Asked = Record<string, string | number | null | undefined>;

function query(asked: Asked): string {
  const given = Object.entries(asked).flatMap(([key, value]) => (value == null || value === "" ? [] : [[key, String(value)]]));
  return given.length > 0 ? `?${new URLSearchParams(given)}` : "";
}

const path = (player: string) => `admin/players/${encodeURIComponent(player)}`;

export const now = () => ask<NowPage>("GET", "admin/now");
export const keepers = () => ask<KeeperList>("GET", "admin/keepers");
export const findPlayers = (q: string, before: string | null) => ask<PlayerList>("GET", `admin/players${query({ q, before, limit: LIMIT })}`);
export const showPlayer = (player: string) => ask<PlayerPage>("GET", path(player));
export const rename = (player: string, name: string, why: string) => call("PUT", `${path(player)}/name`, { name, why });
export const mute = (player: string, hours: number, why: string) => call("PUT", `${path(player)}/mute`, { hours, why });
export const unmute = (player: string) => call("DELETE", `${path(player)}/mute`);
export const remove = (player: string, why: string) => call("PUT", `${path(player)}/removal`, { why });
export const restore = (player: string) => call("DELETE", `${path(player)}/removal`);
export const forget = (player: string) => call("DELETE", path(player));
export const findTables = (q: string, before: string | null) => ask<TableList>("GET", `admin/tables${query({ q, before, limit: LIMIT })}`);
/** A table as keepers see it: who sits there, nothing of the game. */
export const showTable = (code: string) => ask<TableSheet>("GET", `admin/tables/${code}`);
export const closeTable = (code: string, why: string) => call("POST", `admin/tables/${code}/close`, { why });
export const handOver = (code: string, player: string) => call("POST", `admin/tables/${code}/host`, { player });
export const reports = (open: boolean, before: string | null) => ask<ReportList>("GET", `admin/reports${query({ open: open ? 1 : null, before, limit: LIMIT })}`);
export const decide = (id: string, decision: Deciding) => call("POST", `admin/reports/${id}/decision`, decision);
export const audit = (before: string | null) => ask<AuditList>("GET", `admin/audit${query({ before, limit: LIMIT })}`);
