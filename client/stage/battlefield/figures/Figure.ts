// One puppet on the stage: its layers as sprites in one container, moved as a puppet player moves it: hopping and leaning in
// walking, jolting in striking, its weapon's angle telling the courage of the one who holds it.
// Invariant: a pose is a pure function of what it is given; a figure keeps no state between frames.
import { Container, Sprite } from 'pixi.js';
import type { PuppetKey } from '../../../ui/art/puppets.ts';
import type { Side } from '@sigilla/engine/battle/setup.ts';
import { facingOf } from '../field.ts';
import { roomOf } from '../ranks.ts';
import type { Atlas } from '../paint/Atlas.ts';
import { layersOf } from './puppetLayers.ts';
import type { LayerKind } from './puppetLayers.ts';

export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** 0 standing to 1 in stride. */
  readonly stride: number;
  /** 1 striking, -1 struck. */
  readonly jolt: number;
  /** 0 to 1: a bow drawn, a staff raised, an engine's arm let go. */
  readonly aim: number;
  /** 0 to 100. */
  readonly morale: number;
  readonly heading: 1 | -1;
  /** Its own beat, 0 to 1, and the battle's time in seconds. */
  readonly beat: number;
  readonly time: number;
  /** Seconds of the stage's own time: banners stir even when the battle is paused. */
  readonly breath: number;
  readonly cheering: boolean;
  readonly shieldless: boolean;
}

export class Figure {
  readonly view: Container;
  readonly puppet: PuppetKey;
  readonly side: Side;
  private readonly parts: { readonly kind: LayerKind; readonly sprite: Sprite }[] = [];
  private readonly facing: 1 | -1;
  private readonly heavy: boolean;

  constructor(atlas: Atlas, key: PuppetKey, side: Side, label: string) {
    this.puppet = key;
    this.side = side;
    this.facing = facingOf(side);
    this.heavy = roomOf(key) !== 'foot';
    this.view = new Container({ label });
    for (const layer of layersOf(key, side)) {
      const sprite = new Sprite(atlas.texture(layer.name));
      sprite.position.set(layer.grip.x, layer.grip.y);
      this.parts.push({ kind: layer.kind, sprite });
      this.view.addChild(sprite);
    }
  }

  /** Puts the figure into a pose. */
  pose(pose: Pose): void {
    const { view, facing, heavy } = this;
    const step = pose.time * (heavy ? 2.1 : 2.6) + pose.beat;
    const hop = pose.cheering ? 1 : pose.stride;
    const lift = Math.abs(Math.sin(step * Math.PI)) * (heavy ? 4.2 : 3.4) * hop;
    const lean =
      Math.sin(step * Math.PI) * (heavy ? 0.05 : 0.09) * hop +
      (pose.cheering ? 0 : pose.stride * 0.07) +
      (pose.jolt > 0 ? pose.jolt * 0.26 : pose.jolt * 0.17);
    const way = facing * pose.heading;
    const thrust = pose.jolt > 0 ? 5 * pose.jolt * way : 3 * pose.jolt * way;
    view.position.set(pose.x + thrust, pose.y - lift * pose.scale);
    view.scale.set(way * pose.scale, pose.scale);
    view.rotation = lean * way;
    view.zIndex = pose.y;

    // Courage holds a pike upright; fear lets it sink, each man's a little differently.
    const fear = Math.max(0, 1 - pose.morale / 88);
    const droop = fear * fear * (0.5 + pose.beat) * 0.75;
    const stir = Math.sin(pose.breath * 1.3 + pose.beat * 9) * 0.012;
    for (const { kind, sprite } of this.parts) {
      switch (kind) {
        case 'body':
          break;
        case 'weapon':
          sprite.rotation =
            droop +
            stir +
            (pose.cheering ? -0.25 - 0.2 * Math.sin(step * Math.PI * 2) : 0) +
            (pose.jolt > 0 ? pose.jolt * 0.42 : 0) -
            pose.aim * 0.3;
          break;
        case 'banner':
          sprite.rotation = droop * 0.8 + Math.sin(pose.breath * 1.1 + pose.beat * 6) * 0.03;
          break;
        case 'arm':
          sprite.rotation = pose.aim * 1.55;
          break;
        case 'shield':
          sprite.visible = !pose.shieldless;
          break;
        case 'glow':
          sprite.rotation = -pose.aim * 0.3;
          sprite.alpha = 0.78 + 0.22 * Math.sin(pose.breath * 2.2 + pose.beat * 7) + pose.aim * 0.2;
          break;
      }
    }
  }

  /** Lays the figure over by `turn` radians at a place: for those who fall. */
  topple(x: number, y: number, scale: number, turn: number): void {
    this.view.position.set(x, y);
    this.view.scale.set(this.facing * scale, scale);
    this.view.rotation = turn;
  }
}
