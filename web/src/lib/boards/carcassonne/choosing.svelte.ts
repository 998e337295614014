/** What can be chosen on the map, what is being tried, and what a tap on it does. */
import type { Words } from "$lib/i18n/words";
import type { BoardProps, Choice } from "../board";
import { Held } from "../held.svelte";
import { placementSentence, speaker } from "./labels";
import { changes, landOf, type Change } from "./land";
import { under } from "./look";
import { bestTurn, ghostOf, isFigure, nextTurn, placementOf, placeMove, sortMoves } from "./moves";
import { piecesOf } from "./pieces";
import { cellTargets, figureAreas, leadsTo, spotTargets, type Target } from "./targets";
import { cellText, type CarcassonneView, type Figure, type Placed } from "./view";

type Given = Pick<BoardProps<CarcassonneView>, "view" | "moves" | "me" | "words" | "hint" | "choice" | "send" | "why"> & {
  confirm: boolean;
  /** Tries a move out; null for none. */
  pick: (choice: Choice | null) => void;
};

export class Choosing {
  /** Everything passed in is new with every hint; these change only when they really do. */
  readonly view = $derived.by(() => this.given().view);
  readonly moves = $derived.by(() => this.given().moves);
  private readonly hint = $derived.by(() => this.given().hint);
  /** A view with its moves and a hint: what was turned or chosen belongs to one of these. */
  readonly moment = $derived.by((): unknown => [this.view, this.moves, this.hint]);

  readonly sorted = $derived.by(() => sortMoves(this.moves));
  readonly land = $derived.by(() => landOf(this.view));
  readonly pieces = $derived.by(() => piecesOf(this.view, this.land));
  readonly last = $derived.by(() => this.land.tiles.at(-1) as Placed);

  private readonly turned = new Held<number>(() => this.moment, () => placementOf(this.hint ?? undefined)?.turns ?? bestTurn(this.sorted));
  private readonly worn = new Held<Figure>(() => this.moment, () => this.advisedFigure() ?? (this.sorted.figures.mage.length > 0 ? "mage" : "witch"));
  /** A word about the turn of the tile. */
  private readonly said = new Held<string>(() => this.view, () => "");

  /** The tile as it is tried on the map, and what it would change. */
  readonly ghost = $derived.by(() => ghostOf(this.sorted, this.given().choice?.move));
  readonly tried = $derived.by((): readonly Change[] => (this.ghost ? changes(this.view, this.land, this.ghost) : []));

  readonly cells = $derived.by(() => cellTargets(this.view, this.sorted, this.turns, this.words));
  /** The roads and cities the figure may go to. */
  readonly open = $derived.by(() => figureAreas(this.land, this.sorted, this.figure));
  readonly spots = $derived.by(() => spotTargets({ view: this.view, land: this.land, sorted: this.sorted, figure: this.figure, pieces: this.pieces, me: this.given().me, words: this.words }));
  readonly targets = $derived.by(() => [...this.cells, ...this.spots]);
  readonly hinted = $derived.by(() => this.targets.filter((target) => this.isHinted(target)));

  constructor(private readonly given: () => Given) {}

  private get words(): Words {
    return this.given().words;
  }

  private advisedFigure(): Figure | null {
    const verb = this.hint?.split(" ")[0] ?? "";
    return isFigure(verb) ? verb : null;
  }

  get turns(): number {
    return this.turned.value;
  }

  get figure(): Figure {
    return this.worn.value;
  }

  set figure(figure: Figure) {
    this.worn.value = figure;
    this.given().pick(null);
  }

  get remark(): string {
    return this.said.value;
  }

  hush(): void {
    this.said.value = "";
  }

  isPicked = (target: Target): boolean => leadsTo(this.given().choice?.move, target, this.land);
  isHinted = (target: Target): boolean => leadsTo(this.hint, target, this.land);

  /** A tap on a target: try it, or play it if it is being tried already or nothing needs confirming. */
  pick = (target: Target): void => {
    const { choice, send, confirm } = this.given();
    this.hush();
    if (this.isPicked(target) && choice) send(choice.move);
    else if (!confirm && (target.kind !== "cell" || this.sorted.cells.get(target.key)?.includes(this.turns))) send(target.move);
    else this.choose(target);
  };

  private choose(target: Target, move = target.move): void {
    const placed = ghostOf(this.sorted, move);
    if (placed) this.turned.value = placed.turns;
    const sentence = placed ? placementSentence(changes(this.view, this.land, placed), this.words) : target.sentence;
    this.given().pick({ move, label: target.button, ...(sentence ? { sentence } : {}) });
  }

  turn = (step: 1 | -1): void => {
    this.hush();
    const { ghost } = this;
    const target = ghost && this.cells.find((each) => each.key === cellText(ghost));
    if (!ghost || !target) {
      this.turned.value = (this.turns + step + 4) % 4;
      return;
    }
    const next = nextTurn(this.sorted.cells.get(target.key) ?? [], ghost.turns, step);
    if (next === ghost.turns) this.said.value = speaker(this.words)("carcassonne-web-only-way");
    else this.choose(target, placeMove({ ...ghost, turns: next }));
  };

  /** Turns the tile on trial if the wheel is over it; returns whether it was. */
  spin = (x: number, y: number, step: 1 | -1): boolean => {
    const { ghost } = this;
    if (!ghost || Math.floor(x / 100) !== ghost.x || Math.floor(y / 100) !== ghost.y) return false;
    this.turn(step);
    return true;
  };

  /** A tap on the bare map: choose what may be chosen there, or ask why not; returns false if there is nothing to choose. */
  async tap(x: number, y: number): Promise<boolean> {
    const { why, confirm } = this.given();
    const { view, land, spots } = this;
    const { cell, area, spot } = under(land, x, y);
    const segment = spot?.split(" ")[1] ?? "";
    this.hush();
    if (this.cells.length > 0 && view.drawn && land.frontier.some((each) => cellText(each) === cellText(cell))) {
      await why(placeMove({ tile: view.drawn, ...cell, turns: this.turns }));
    } else if (this.sorted.meeples.length > 0 && cellText(cell) === cellText(this.last) && segment) {
      const target = spots.find((each) => each.key === segment);
      if (target) this.pick(target);
      else await why(`meeple ${segment}`);
    } else if (this.open.size > 0 && spot && (area?.kind === "road" || area?.kind === "city")) {
      const target = spots.find((each) => each.key === area.key);
      if (!target) await why(`${this.figure} ${spot}`);
      else if (this.isPicked(target) || !confirm) this.pick(target);
      else this.choose(target, `${this.figure} ${spot}`);
    } else return false;
    return true;
  }
}
