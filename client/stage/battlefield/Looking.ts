// Where a hand wants to look on the hanging: nearer, farther, aside. Invariants: without a hand the eye follows the fight, and it does so again once the
// whole cloth is seen; a look is a matter of this window alone and changes nothing of the battle.
import { RESTING, held } from './camera.ts';
import type { Sight } from './camera.ts';
import { FIELD_WIDTH } from './field.ts';
import { openListeners } from '../../ui/listeners.ts';

/** How near a hand may bring the cloth: beyond it the thread is coarser than what it tells. */
const NEAREST = 3;
/** Nearer by less than this is no look at all. */
const LEAST = 1.02;

export class Looking {
  /** -1 where the cloth hangs the other way round (Hanging.ts). */
  private readonly way: 1 | -1;
  private wanted: Sight | null = null;
  private seen: Sight = RESTING;
  private width = FIELD_WIDTH;
  private readonly listeners = openListeners();

  constructor(isTurned = false) {
    this.way = isTurned ? -1 : 1;
  }

  /** Where the hand looks; null while the eye follows the fight. */
  readonly snapshot = (): Sight | null => this.wanted;

  readonly subscribe = this.listeners.subscribe;

  /** What is on the cloth, of which `width` units are in sight at rest: a look begins from it. */
  saw(seen: Sight, width: number): void {
    this.seen = seen;
    this.width = width;
  }

  /** Brings the cloth nearer by a factor about a point of the field, which stays where it is; without one about what is in the middle. */
  lean(factor: number, about: { readonly x: number; readonly y: number } = this.wanted ?? this.seen): void {
    const { x, y, zoom } = this.wanted ?? this.seen;
    const to = Math.min(NEAREST, zoom * factor);
    if (to < LEAST) {
      this.release();
      return;
    }
    this.look({
      zoom: to,
      x: about.x + ((x - about.x) * zoom) / to,
      y: about.y + ((y - about.y) * zoom) / to,
    });
  }

  /** Moves the cloth under the eye by units of it as they are seen; nothing while the eye follows the fight. */
  pan(dx: number, dy: number): void {
    if (this.wanted === null) return;
    const { x, y, zoom } = this.wanted;
    this.look({ zoom, x: x - (this.way * dx) / zoom, y: y - dy / zoom });
  }

  /** The eye follows the fight again. */
  release(): void {
    if (this.wanted !== null) this.set(null);
  }

  private look(sight: Sight): void {
    this.set(held(sight, this.width));
  }

  private set(wanted: Sight | null): void {
    this.wanted = wanted;
    this.listeners.tell();
  }
}
