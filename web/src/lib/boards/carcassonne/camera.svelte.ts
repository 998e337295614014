/** The camera of a map: it frames what must be visible by itself, until the player moves it. */
import { framed, moved, partSeen, shows, zoomed, type Bounds, type Pose, type Pane, type Scene } from "./camera";

interface Watched {
  readonly scene: Scene;
  readonly pane: Omit<Pane, "width" | "height">;
  /** Within one moment (a view, its moves, a hint) the map stays where the player puts it. */
  readonly moment: unknown;
}

/** Where the player put the map, and when. */
interface Hand {
  readonly pose: Pose;
  readonly moment: unknown;
  readonly glides: boolean;
}

export class Camera {
  width = $state(0);
  height = $state(0);
  private hand = $state.raw<Hand | null>(null);

  constructor(private readonly watched: () => Watched) {}

  private readonly pane = $derived.by((): Pane => ({ width: this.width, height: this.height, ...this.watched().pane }));
  private readonly home = $derived.by((): Pose => framed(this.watched().scene, this.pane));

  /** What the player chose holds as long as it shows what must be visible; at the start of a turn it gives way if it does not. */
  private readonly first = $derived.by((): Pose => {
    const { hand } = this;
    const { scene, moment } = this.watched();
    return hand === null || hand.moment === moment ? this.home : (moved(hand.pose, scene.wanted, this.pane) ?? this.home);
  });
  readonly pose = $derived.by((): Pose => (this.hand !== null && this.hand.moment === this.watched().moment ? this.hand.pose : this.first));
  /** The part of the world that was visible when the moment began: it stays put while the map is dragged. */
  readonly part = $derived.by((): Bounds => partSeen(this.first, this.pane));
  /** Something that can be chosen lies outside the window or under a tool. */
  readonly misses = $derived.by((): boolean => this.width > 0 && !shows(this.pose, this.watched().scene.wanted, this.pane));

  get k(): number {
    return this.pose.k;
  }

  /** The map glides to its new place, unless it is dragged there. */
  get glides(): boolean {
    return this.hand === null || this.hand.moment !== this.watched().moment || this.hand.glides;
  }

  private put(pose: Pose, glides: boolean): void {
    this.hand = { pose, glides, moment: this.watched().moment };
  }

  pan(dx: number, dy: number, glides = false): void {
    this.put({ ...this.pose, x: this.pose.x + dx, y: this.pose.y + dy }, glides);
  }

  zoom(factor: number, at: { x: number; y: number } = { x: this.width / 2, y: this.height / 2 }, glides = false): void {
    this.put(zoomed(this.pose, factor, at), glides);
  }

  /** Brings a part of the world into the window. */
  reveal(part: Bounds): void {
    this.put(moved(this.pose, [part], this.pane) ?? this.home, true);
  }

  /** Shows everything wanted; if that is visible already, everything there is. */
  showAll(): void {
    const { scene } = this.watched();
    const whole = framed({ ...scene, readable: 0 }, this.pane);
    const isWhole = shows(this.home, [scene.land], this.pane);
    if (this.misses || isWhole) this.hand = null;
    else this.put(whole, true);
  }

  /** The point of the world under a point of the window. */
  world(x: number, y: number): { x: number; y: number } {
    return { x: (x - this.pose.x) / this.pose.k, y: (y - this.pose.y) / this.pose.k };
  }
}
