/** Boards that third-party games bring: one ES module each, drawn in any way. */
import type { BoardModule, BoardProps, Choice } from "../board";
import type { AnyView } from "./view";

/** What such a board is passed, at first and after each change. */
export interface BroughtProps extends Pick<BoardProps<AnyView>, "view" | "moves" | "acting" | "me" | "seats" | "events" | "words" | "settings" | "layout" | "hint"> {
  /** The move that is picked and not yet confirmed. */
  choice: string | null;
  /** Picks a move, as a tap does; the frame's button confirms it. Null clears the choice. */
  choose: (move: string | null) => void;
}

/** A board that has been put on the page. */
export interface Drawn {
  update(props: BroughtProps): void;
  destroy?(): void;
}

/** What `board.js` must export, and the other parts of a board it may export. */
export interface BroughtBoard extends Partial<Pick<BoardModule<AnyView>, "status" | "scores" | "progress" | "spoken" | "moveLabel" | "moveName" | "categories" | "stretch">> {
  mount(target: HTMLElement, props: BroughtProps): Drawn;
}

const boards = new Map<string, BroughtBoard>();

export function isBroughtBoard(found: object): found is BroughtBoard {
  return "mount" in found && typeof found.mount === "function";
}

/** Keeps the board of a game, so that it can be found by its views. */
export function keepBoard(game: string, board: BroughtBoard): void {
  boards.set(game, board);
}

export function boardOf(game: string): BroughtBoard | null {
  return boards.get(game) ?? null;
}

const MAY_BRING = ["status", "scores", "progress", "spoken", "moveLabel", "moveName", "categories", "stretch"] as const;
type Telling = (...told: unknown[]) => unknown;

/** A board with what a game brings in place of what is made for any game. */
export function withBrought(plain: BoardModule, game: string, found: BroughtBoard): BoardModule {
  keepBoard(game, found);
  const brought = MAY_BRING.filter((name) => typeof found[name] === "function");
  return { ...plain, ...Object.fromEntries(brought.map((name) => [name, guarded(found[name] as Telling, plain[name] as Telling | undefined)])) };
}

/** Asks what was brought, or the plain board if that throws. */
function guarded(brought: Telling, plain: Telling | undefined): Telling {
  return (...told) => {
    try {
      return brought(...told);
    } catch (error) {
      console.warn(error);
      return plain?.(...told);
    }
  };
}

/** The props of a board that are passed to a brought one. */
export function propsFor({ view, moves, acting, me, seats, events, words, settings, layout, hint }: BoardProps<AnyView>, choice: Choice | null, choose: BroughtProps["choose"]): BroughtProps {
  return { view, moves, acting, me, seats, events, words, settings, layout, hint, choice: choice?.move ?? null, choose };
}
