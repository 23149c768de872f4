// Bringing a group of companies within the field: how much closer it must stand, and the group drawn closer about its front.
// Invariant: whoever stands is whole within the field, in formation and out of it.
import { NORTH, REAR_FOLLOWS, RETREAT, SOUTH } from './field.ts';
import { around, figureBox, footing, shareWithin, union, within } from './room.ts';
import type { Slot, StandingCompany } from './standing.ts';

/** Half-way between the farthest and the nearest feet. */
export const MIDDLE = (NORTH + SOUTH) / 2;

const spareOf = ({ company, footing: stands }: StandingCompany): number =>
  stands === 'wall' ? 0 : company.rank === 'front' ? RETREAT : RETREAT * REAR_FOLLOWS;

/** How much closer a group must stand, along and across, for everybody in it to be within the field. `front` is where it stands foremost. */
export const closeness = (
  group: readonly StandingCompany[],
  facing: 1 | -1,
  front: number,
  scale: number,
): { readonly along: number; readonly across: number } => {
  let along = 1;
  let across = 1;
  for (const standing of group) {
    for (const slot of standing.slots) {
      const y = standing.y + slot.y;
      const box = figureBox(standing.puppet, facing, y, scale);
      const room = footing(box, facing, spareOf(standing));
      along = Math.min(along, shareWithin(front, room.west, standing.x + slot.x, room.east));
      across = Math.min(across, shareWithin(MIDDLE, room.north, y, room.south));
    }
  }
  return { along, across };
};

/** The group drawn closer about its front, in formation; and nobody who has lost it strays out of the field. */
export const closed = (
  group: readonly StandingCompany[],
  { along, across }: { readonly along: number; readonly across: number },
  facing: 1 | -1,
  front: number,
  scale: number,
): StandingCompany[] =>
  group.map((standing) => {
    const x = front + (standing.x - front) * along;
    const y = MIDDLE + (standing.y - MIDDLE) * across;
    const spare = spareOf(standing);
    const slots = standing.slots.map((slot): Slot => {
      const room = footing(figureBox(standing.puppet, facing, y + slot.y * across, scale), facing, spare);
      return {
        ...slot,
        x: within(room.west, x + slot.x * along, room.east) - x,
        y: within(room.north, y + slot.y * across, room.south) - y,
        looseX: within(room.west, x + slot.looseX * along, room.east) - x,
        looseY: within(room.north, y + slot.looseY * across, room.south) - y,
      };
    });
    const boxes = slots.flatMap((slot) =>
      [
        { x: slot.x, y: slot.y },
        { x: slot.looseX, y: slot.looseY },
      ].map((feet) => around(figureBox(standing.puppet, facing, y + feet.y, scale), feet.x, feet.y)),
    );
    return { ...standing, x, y, slots, box: union(boxes) ?? standing.box };
  });
