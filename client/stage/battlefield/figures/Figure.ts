// One puppet on the stage: its layers as sprites in one container, moved as a puppet player moves it: hopping and leaning in
// walking, jolting in striking, its weapon's angle telling the courage of the one who holds it.
// Invariant: a pose is a pure function of what it is given; a figure keeps no state between frames.
import { Container, Sprite } from 'pixi.js';
import type { PuppetKey } from '../../../ui/art/puppets.ts';
import type { Side } from '@sigilla/engine/battle/setup.ts';
import { facingOf } from '../field.ts';
import { roomOf } from '../ranks.ts';
import type { Atlas } from '../paint/Atlas.ts';
import { holdWhole, turnOf } from './posing.ts';
import type { Pose, Stance } from './posing.ts';
import { layersOf } from './puppetLayers.ts';
import type { LayerKind } from './puppetLayers.ts';

/** Written anew for every figure: playing makes no rubbish. */
const STANCE: Stance = { x: 0.5, y: 0.5, scaleX: 0.5, scaleY: 0.5, rotation: 0.5 };

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
    const { x, y, scaleX, scaleY, rotation } = holdWhole(pose, facing, heavy, STANCE);
    view.position.set(x, y);
    view.scale.set(scaleX, scaleY);
    view.rotation = rotation;
    view.zIndex = pose.y;
    for (const { kind, sprite } of this.parts) {
      if (kind === 'body') continue;
      if (kind === 'shield') sprite.visible = !pose.shieldless;
      else sprite.rotation = turnOf(kind, pose, heavy);
      if (kind === 'glow')
        sprite.alpha = 0.78 + 0.22 * Math.sin(pose.breath * 2.2 + pose.beat * 7) + pose.aim * 0.2;
    }
  }

  /** Lays the figure over by `turn` radians at a place: for those who fall. */
  topple(x: number, y: number, scale: number, turn: number): void {
    this.view.position.set(x, y);
    this.view.scale.set(this.facing * scale, scale);
    this.view.rotation = turn;
  }
}
