/** Where a keeper is on the page, according to the address. */
export const TABS = ["now", "players", "tables", "reports", "audit"] as const;
export type Tab = (typeof TABS)[number];

export interface Place {
  tab: Tab;
  /** The player being looked at; "" for the list. */
  player: string;
}

/** Reads `?tab=players&player=…`; anything else is the first tab. */
export function readPlace(search: string): Place {
  const query = new URLSearchParams(search);
  const tab = TABS.find((each) => each === query.get("tab")) ?? "now";
  return { tab, player: tab === "players" ? (query.get("player") ?? "") : "" };
}
