// A portrait on its way: all in pen first, then the face painted, then what is worn, then the ground.
// Invariant: what is in pen has the lines of what will be painted, in the same places.
import type { Face } from './choices.ts';
import type { Mark } from './pen.ts';
import { layersOf, paint } from './plan.ts';

export const STAGES = ['drawn', 'ancestry', 'class', 'background'] as const;
export type Stage = (typeof STAGES)[number];

const VELLUM = '#f8f1e1';
const PEN = '#5f4e3a';

/** Marks before anybody has painted them; pigment without an outline is not there yet. */
const inPen = (marks: readonly Mark[]): readonly Mark[] =>
  marks.flatMap((mark) =>
    mark.stroke === 'none'
      ? []
      : [
          {
            ...mark,
            fill: mark.fill === 'none' ? 'none' : VELLUM,
            stroke: PEN,
            width: Math.min(mark.width, 2),
          },
        ],
  );

/** A face as far as the painter is. */
export const paintedUpTo = (face: Face, stage: Stage): readonly Mark[] => {
  if (stage === 'background') return paint(face);
  const isFacePainted = stage !== 'drawn';
  const isDressPainted = isFacePainted && stage !== 'ancestry';
  return layersOf(face).flatMap(({ isWorn, marks }) =>
    (isWorn ? isDressPainted : isFacePainted) ? marks : inPen(marks),
  );
};
