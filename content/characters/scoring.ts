// How six scores come about: bought with points, dealt out, or rolled. Numbers of the SRD 5.1.
import { Scoring } from '../schema/character.ts';

export const scoring: Scoring = Scoring.parse({
  points: {
    budget: 27,
    costs: [
      [8, 0],
      [9, 1],
      [10, 2],
      [11, 3],
      [12, 4],
      [13, 5],
      [14, 7],
      [15, 9],
    ],
  },
  array: [15, 14, 13, 12, 10, 8],
  dice: { dice: 4, faces: 6, dropped: 1 },
});
