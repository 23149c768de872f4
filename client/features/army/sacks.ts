/** Where ten sacks lie on the wagon, from the bottom. */
export const SACKS = [
  [-14, 0],
  [-5, 0],
  [4, 0],
  [-18, -8],
  [-9, -8],
  [0, -8],
  [8, -8],
  [-12, -16],
  [-3, -16],
  [-8, -24],
] as const;
