// What a house of the town is to whoever places it: where it likes to stand, and how it is drawn at each level.

import type { Marks, Pen } from '../pen.ts';

/** The four grounds of a town, from the back: the hill, the street, the yards before it, the bank of the stream. */
export const GROUNDS = ['hill', 'street', 'yard', 'bank'] as const;
export type Ground = (typeof GROUNDS)[number];

/** Draws a house at a level, 1 to 10, grown from the one before. */
export type Grown = (pen: Pen, level: number) => Marks;

export interface House {
  readonly ground: Ground;
  readonly draw: Grown;
}
