// Everything that stands on the field, from the far to the near, as one drawing of quads out of one atlas.
// Invariants: every stitch is made when the hanging is hung and belongs to one thing for good; playing creates none; what is drawn is
// what is shown, and of two things the one whose feet are nearer lies over the other.
import { ParticleContainer } from 'pixi.js';
import type { IParticle, Texture } from 'pixi.js';

const WHITE = 0xffffff;

/** One quad: a whole puppet far away, a part of one near by, a tree. */
export class Stitch implements IParticle {
  // Fractions from the start: what is written into them afterwards is never made anew for it.
  x = 0.5;
  y = 0.5;
  scaleX = 0.5;
  scaleY = 0.5;
  rotation = 0.5;
  anchorX = 0;
  anchorY = 0;
  color = WHITE + (255 << 24);
  texture: Texture;
  /** Where its bearer's feet are: the greater the nearer. */
  depth = 0.5;
  /** Not drawn while false: see `Throng.present`. */
  shown = true;
  readonly label: string;

  constructor(texture: Texture, label: string) {
    this.label = label;
    this.texture = texture;
    this.wear(texture);
    this.scaleX = 1;
    this.scaleY = 1;
    this.rotation = 0;
  }

  /** Takes on another picture, about that picture's own point. */
  wear(texture: Texture): void {
    this.texture = texture;
    this.anchorX = texture.defaultAnchor?.x ?? 0;
    this.anchorY = texture.defaultAnchor?.y ?? 0;
  }

  /** 0 to 1. */
  fade(alpha: number): void {
    this.color = WHITE + (Math.round(255 * Math.max(0, Math.min(1, alpha))) << 24);
  }
}

/** A whole number: a difference would be wrapped up anew for every two that are compared. */
const byDepth = (a: Stitch, b: Stitch): number => (a.depth < b.depth ? -1 : a.depth > b.depth ? 1 : 0);

export class Throng {
  readonly view: ParticleContainer<Stitch>;
  private hasCome = true;
  private hasGone = false;
  private readonly all: Stitch[] = [];
  private readonly drawn: Stitch[] = [];

  constructor(label: string) {
    this.view = new ParticleContainer<Stitch>({
      label,
      particles: this.drawn,
      dynamicProperties: { vertex: true, position: true, rotation: true, uvs: true, color: true },
    });
  }

  add(texture: Texture, label: string): Stitch {
    const stitch = new Stitch(texture, label);
    this.all.push(stitch);
    this.hasCome = true;
    return stitch;
  }

  /** Shows something, or takes it off the field. */
  present(stitch: Stitch, isThere: boolean): void {
    if (stitch.shown === isThere) return;
    stitch.shown = isThere;
    if (isThere) this.hasCome = true;
    else this.hasGone = true;
  }

  /** Puts everything that is shown in its order. To be called once everything has been placed. */
  arrange(): void {
    const { all, drawn } = this;
    if (this.hasCome) {
      this.close(all);
      drawn.sort(byDepth);
    } else if (this.hasGone) this.close(drawn);
    this.hasCome = false;
    this.hasGone = false;
    // Hardly anybody overtakes anybody between two frames: each goes back past those few who are nearer than he.
    for (let i = 1; i < drawn.length; i += 1) {
      const stitch = drawn[i] as Stitch;
      let before = drawn[i - 1] as Stitch;
      if (before.depth <= stitch.depth) continue;
      let to = i;
      do {
        drawn[to] = before;
        to -= 1;
        if (to === 0) break;
        before = drawn[to - 1] as Stitch;
      } while (before.depth > stitch.depth);
      drawn[to] = stitch;
    }
  }

  /** Has those of `from` drawn who are shown, in its order, without a gap. */
  private close(from: readonly Stitch[]): void {
    const { drawn } = this;
    const many = from.length;
    let left = 0;
    for (let i = 0; i < many; i += 1) {
      const stitch = from[i] as Stitch;
      if (!stitch.shown) continue;
      drawn[left] = stitch;
      left += 1;
    }
    drawn.length = left;
  }
}
