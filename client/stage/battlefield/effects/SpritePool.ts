// Pieces taken for one frame and handed back for the next, drawn together as one set of quads out of the atlas: nothing is made while a battle
// plays, once the busiest moment has been seen. Invariant: after `done`, exactly the pieces taken since `begin` are drawn, in that order.
import { ParticleContainer } from 'pixi.js';
import type { Texture } from 'pixi.js';
import { Stitch } from '../figures/Throng.ts';
import type { Atlas } from '../paint/Atlas.ts';
import type { Placed } from './Flights.ts';

/** One quad that is told where it is as a sprite is. */
class Taken extends Stitch implements Placed {
  piece = '';
  readonly position = {
    set: (x: number, y: number): void => {
      this.x = x;
      this.y = y;
    },
  };
  readonly scale = {
    set: (x: number, y = x): void => {
      this.scaleX = x;
      this.scaleY = y;
    },
  };

  /** A Throng's stitches fade once in a while, these in every frame. */
  set alpha(share: number) {
    this.fade(share);
  }

  /** Upright, opaque, at its own size. */
  renew(piece: string, texture: Texture): void {
    if (this.piece !== piece) this.wear(texture);
    this.piece = piece;
    this.rotation = 0;
    this.scaleX = 1;
    this.scaleY = 1;
    this.fade(1);
  }
}

export class SpritePool {
  readonly view: ParticleContainer<Taken>;
  private readonly atlas: Atlas;
  private readonly made: Taken[] = [];
  private readonly drawn: Taken[] = [];
  private taken = 0;

  constructor(atlas: Atlas, label: string) {
    this.atlas = atlas;
    this.view = new ParticleContainer<Taken>({
      label,
      particles: this.drawn,
      dynamicProperties: { vertex: true, position: true, rotation: true, uvs: true, color: true },
    });
  }

  begin(): void {
    this.taken = 0;
  }

  /** A piece to be placed: upright, opaque, at its own size. */
  take(piece: string): Taken {
    const { made, drawn, taken } = this;
    const texture = this.atlas.texture(piece);
    const one = made[taken] ?? new Taken(texture, `${this.view.label} ${taken}`);
    made[taken] = one;
    drawn[taken] = one;
    this.taken = taken + 1;
    one.renew(piece, texture);
    return one;
  }

  done(): void {
    if (this.drawn.length !== this.taken) this.drawn.length = this.taken;
  }
}
