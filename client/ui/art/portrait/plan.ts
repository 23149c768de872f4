// A portrait as a plan: every mark, from the back of the picture to its front.
// Invariants: nothing is drawn outside the frame; the outline is ink on whatever it outlines (tests/client/portrait.test.ts).
import { faceOf, type Face, type Sitter } from './choices.ts';
import { dressed } from './dress.ts';
import { faced, necked } from './features.ts';
import { bearded, hairBefore, hairBehind, horned } from './hair.ts';
import { headBefore, headBehind } from './headgear.ts';
import { holding } from './held.ts';
import { line, type Mark } from './pen.ts';

/** The frame: everything lies within. */
export const FRAME = { width: 304, height: 384 } as const;

const THREAD = '#f6ead0';
/** Lines of this width are the outlines of what is large. */
const OUTLINED = 1.8;

/** A face in layers, from the back to the front: what somebody is, and what they wear and hold. */
export const layersOf = (
  face: Face,
): readonly { readonly isWorn: boolean; readonly marks: readonly Mark[] }[] => [
  { isWorn: false, marks: hairBehind(face) },
  { isWorn: true, marks: headBehind(face) },
  { isWorn: false, marks: necked(face) },
  { isWorn: true, marks: dressed(face) },
  { isWorn: false, marks: [...faced(face), ...bearded(face), ...hairBefore(face), ...horned(face)] },
  { isWorn: true, marks: [...headBefore(face), ...holding(face)] },
];

/** A thread of pale linen about all of it, so that a blue hood stands out from a blue ground. */
const thread = (marks: readonly Mark[]): Mark => {
  const large = marks.filter(({ fill, width }) => fill !== 'none' && width >= OUTLINED);
  return line(large.map(({ d }) => d).join(''), 6, THREAD, 0.5);
};

/** A face, painted. */
export const paint = (face: Face): readonly Mark[] => {
  const marks = layersOf(face).flatMap((layer) => layer.marks);
  return [thread(marks), ...marks];
};

/** A hero, painted by seed and class. */
export const planPortrait = (sitter: Sitter): readonly Mark[] => paint(faceOf(sitter));
