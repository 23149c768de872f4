// One figure of a throng: near by its parts turn one by one, far away it is one piece that changes its bearing.
// Invariant: a pose is a pure function of what it is given; a soldier makes nothing while a battle is played.
import type { PuppetKey } from '../../../ui/art/puppets.ts';
import type { Side } from '@sigilla/engine/battle/setup.ts';
import { facingOf } from '../field.ts';
import { roomOf } from '../ranks.ts';
import type { Atlas } from '../paint/Atlas.ts';
import type { Texture } from 'pixi.js';
import { DISTANT, distantName } from './distant.ts';
import type { Bearing } from './distant.ts';
import { holdWhole, turnOf } from './posing.ts';
import type { Pose, Stance } from './posing.ts';
import { layersOf } from './puppetLayers.ts';
import type { Layer } from './puppetLayers.ts';
import type { Stitch, Throng } from './Throng.ts';

/** Written anew for every figure: playing makes no rubbish. */
const STANCE: Stance = { x: 0.5, y: 0.5, scaleX: 0.5, scaleY: 0.5, rotation: 0.5 };

export interface Soldier {
  pose(pose: Pose): void;
  /** Shows it, or takes it off the field. */
  present(isThere: boolean): void;
}

interface Part {
  readonly layer: Layer;
  readonly stitch: Stitch;
}

/** A figure whose parts move. */
export class NearSoldier implements Soldier {
  private readonly throng: Throng;
  private readonly facing: 1 | -1;
  private readonly heavy: boolean;
  private readonly parts: readonly Part[];

  constructor(throng: Throng, atlas: Atlas, key: PuppetKey, side: Side, label: string) {
    this.throng = throng;
    this.facing = facingOf(side);
    this.heavy = roomOf(key) !== 'foot';
    this.parts = layersOf(key, side).map((layer) => ({
      layer,
      stitch: throng.add(atlas.texture(layer.name), label),
    }));
  }

  present(isThere: boolean): void {
    const { parts, throng } = this;
    for (let i = 0; i < parts.length; i += 1) throng.present((parts[i] as Part).stitch, isThere);
  }

  pose(pose: Pose): void {
    const { x, y, scaleX, scaleY, rotation } = holdWhole(pose, this.facing, this.heavy, STANCE);
    const cos = Math.cos(rotation);
    const sin = Math.sin(rotation);
    const hand = scaleX < 0 ? -1 : 1;
    for (let i = 0; i < this.parts.length; i += 1) {
      const { layer, stitch } = this.parts[i] as Part;
      const gripX = layer.grip.x * scaleX;
      const gripY = layer.grip.y * scaleY;
      stitch.x = x + gripX * cos - gripY * sin;
      stitch.y = y + gripX * sin + gripY * cos;
      stitch.scaleX = scaleX;
      stitch.scaleY = scaleY;
      stitch.rotation = rotation + hand * turnOf(layer.kind, pose, this.heavy);
      stitch.depth = pose.y;
      if (layer.kind === 'shield') stitch.fade(pose.shieldless ? 0 : 1);
      if (layer.kind === 'weapon') stitch.fade(pose.unarmed === true ? 0 : 1);
      if (layer.kind === 'glow')
        stitch.fade(0.78 + 0.22 * Math.sin(pose.breath * 2.2 + pose.beat * 7) + pose.aim * 0.2);
    }
  }
}

/** Below this morale, and above this share of a blow or a shot, a distant figure shows it. */
const DISHEARTENED = 45;
const ACTING = 0.35;

/** A figure of one piece. */
export class DistantSoldier implements Soldier {
  private readonly throng: Throng;
  private readonly facing: 1 | -1;
  private readonly heavy: boolean;
  private readonly stitch: Stitch;
  private readonly bearings: Readonly<Record<Bearing, Texture>>;
  private bearing: Bearing = 'stand';

  /** `haze` is how far away it stands, in whole steps. */
  constructor(throng: Throng, atlas: Atlas, key: PuppetKey, side: Side, haze: number, label: string) {
    const of = (bearing: Bearing): Texture => atlas.texture(distantName(key, side, bearing, haze));
    this.throng = throng;
    this.facing = facingOf(side);
    this.heavy = roomOf(key) !== 'foot';
    this.bearings = { stand: of('stand'), act: of('act'), low: of('low') };
    this.stitch = throng.add(this.bearings.stand, label);
  }

  present(isThere: boolean): void {
    this.throng.present(this.stitch, isThere);
  }

  pose(pose: Pose): void {
    const { stitch } = this;
    const { x, y, scaleX, scaleY, rotation } = holdWhole(pose, this.facing, this.heavy, STANCE);
    stitch.x = x;
    stitch.y = y;
    stitch.scaleX = scaleX / DISTANT;
    stitch.scaleY = scaleY / DISTANT;
    stitch.rotation = rotation;
    stitch.depth = pose.y;
    const bearing =
      pose.aim > ACTING || pose.jolt > ACTING
        ? 'act'
        : pose.shieldless || pose.morale < DISHEARTENED + pose.beat * 12
          ? 'low'
          : 'stand';
    if (bearing === this.bearing) return;
    this.bearing = bearing;
    stitch.wear(this.bearings[bearing]);
  }
}
