// Everybody of one block, as one drawing about the block's place: near by in parts; of a great host each in one piece, and a standard before
// them. Invariant: all of it belongs to one view and is destroyed with it.
import { STANDARD, standardOf } from '../battlefield/bodies.ts';
import type { Deployment } from '../battlefield/deployment.ts';
import { hazeAt } from '../battlefield/figures/distant.ts';
import { aPose } from '../battlefield/figures/posing.ts';
import { DistantSoldier, NearSoldier } from '../battlefield/figures/Soldier.ts';
import type { Soldier } from '../battlefield/figures/Soldier.ts';
import { Throng } from '../battlefield/figures/Throng.ts';
import type { Atlas } from '../battlefield/paint/Atlas.ts';
import { sizeAt } from '../battlefield/room.ts';
import type { Block } from './blocks.ts';

export interface Enlisted {
  readonly view: Throng['view'];
  /** Holds everybody as they stand, or go with such a stride, while the block's place is at `y`. */
  pose(y: number, stride: number, morale: number, breath: number): void;
}

interface Placed {
  readonly soldier: Soldier;
  readonly x: number;
  readonly y: number;
  readonly beat: number;
  /** Hanging units a puppet pixel, before distance. */
  readonly scale: number;
}

/** Filled in anew for every figure. */
const POSE = aPose();

/** Draws a block up out of the table's sheet; `isFar` as `isThrong` says of the deployment. */
export const enlist = (block: Block, deployment: Deployment, atlas: Atlas, isFar: boolean): Enlisted => {
  const { side } = block;
  const throng = new Throng(block.key);
  const men = block.companies.flatMap(({ puppet, x, y, slots }) =>
    slots.map((slot): Placed => ({
      soldier: isFar
        ? new DistantSoldier(throng, atlas, puppet, side, hazeAt(y + slot.y), puppet)
        : new NearSoldier(throng, atlas, puppet, side, puppet),
      x: x - block.x + slot.x,
      y: y - block.y + slot.y,
      beat: slot.beat,
      scale: deployment.scale,
    })),
  );
  const own = new Set(block.companies.map(({ company }) => company.index));
  const led = isFar ? deployment.bodies.filter(({ companies }) => companies.some((one) => own.has(one))) : [];
  const standards = led.map((body): Placed => {
    const { x, y } = standardOf(body);
    return {
      soldier: new NearSoldier(throng, atlas, 'banner', side, 'standard'),
      x: x - block.x,
      y: y - block.y,
      beat: (body.x % 7) / 7,
      scale: deployment.bearers * STANDARD,
    };
  });
  const all = [...men, ...standards];
  let posedAt = Number.NaN;
  let posedWith = Number.NaN;
  return {
    view: throng.view,
    pose(y, stride, morale, breath) {
      // Of a great host that stands where it stood only the standards stir.
      const isStill = isFar && stride === 0 && y === posedAt && morale === posedWith;
      posedAt = stride === 0 ? y : Number.NaN;
      posedWith = morale;
      POSE.stride = stride;
      POSE.jolt = 0;
      POSE.aim = 0;
      POSE.gather = 0;
      POSE.reel = 0;
      POSE.gesture = 0;
      POSE.sunk = 0;
      POSE.morale = morale;
      POSE.time = breath;
      POSE.breath = breath;
      for (const one of isStill ? standards : all) {
        POSE.x = one.x;
        POSE.y = one.y;
        POSE.scale = sizeAt(one.scale, y + one.y);
        POSE.beat = one.beat;
        one.soldier.pose(POSE);
      }
      if (!isStill) throng.arrange();
    },
  };
};
