// What a ground is like before anybody stands on it, for a piece of cloth (realm/battle/FieldCloth.tsx): drawn between 85 either way, feet at 78. The pigments
// are those of the cloth, by day.
import type { ReactNode } from 'react';
import type { TerrainId } from '@sigilla/content/schema/terrain.ts';

const PINE = 'M0-30L8-18H4.6L10-9H5.4L11-3H1V0H-1V-3H-11L-5.4-9H-10L-4.6-18H-8Z';
const OAK = 'M-2 0L-1.4-14H1.4L2 0Z';
const CROWN = 'M-14-16Q-18-26-9-30Q-6-40 4-36Q15-36 14-26Q19-17 9-14Q-2-10-14-16Z';
const TUFT = 'M-3 0L-4-6M0 0V-8M3 0L4-6';
const REED = 'M-4 0L-5-15M0 0V-20M5 0L7-16';
const STONE = 'M-6 0L-5-21L0-25L5-20L6 0Z';
const STAR = 'M0-6L1.6-1.6L6 0L1.6 1.6L0 6L-1.6 1.6L-6 0L-1.6-1.6Z';

const INK = '#2a2018';
const GREEN = '#3f6a4a';
const MOSS = '#6f8f63';
const WOOD = '#6d4521';
const ROCK = '#a59c8f';
const SNOW = '#f8f1e1';
const SAND = '#cfae66';
const CAVE = '#2e2721';
const SEA = '#a9c3cf';
const WATER = '#7fa0ac';
const GOLD = '#c8962f';
const LINEN = '#f0e6cf';

interface Mark {
  readonly d: string;
  /** Filled with an outline of ink; without, a stroke of the pen. */
  readonly fill?: string;
  /** Where it is set, each with its size. */
  readonly at?: readonly (readonly [x: number, y: number, size: number])[];
}

const ONCE = [[0, 0, 1]] as const;

/** From the back to the front. */
const MARKS: Readonly<Record<TerrainId, readonly Mark[]>> = {
  plains: [
    { d: OAK, fill: WOOD, at: [[-54, 66, 0.8]] },
    { d: CROWN, fill: MOSS, at: [[-54, 66, 0.8]] },
    { d: 'M18 72L30 60H72L84 72Z', fill: GOLD },
    { d: 'M30 72L39 60M43 72L48 60M56 72L57 60M69 72L66 60' },
    {
      d: TUFT,
      at: [
        [-28, 74, 0.7],
        [-2, 66, 0.6],
        [6, 79, 0.7],
        [-72, 78, 0.7],
      ],
    },
    { d: 'M-22 18q3-3 5 0q2-3 5 0M-6 13q2-2 4 0q2-2 4 0' },
  ],
  forest: [
    {
      d: PINE,
      fill: GREEN,
      at: [
        [-74, 58, 0.9],
        [-57, 57, 1],
        [-40, 58, 0.9],
        [-22, 57, 1.05],
        [-4, 58, 0.9],
        [14, 57, 1],
        [32, 58, 0.95],
        [50, 57, 1.05],
        [69, 58, 0.9],
        [-66, 74, 1.2],
        [-12, 76, 1.15],
        [60, 76, 1.25],
      ],
    },
    { d: OAK, fill: WOOD, at: [[24, 76, 0.95]] },
    { d: CROWN, fill: MOSS, at: [[24, 76, 0.95]] },
  ],
  mountains: [
    { d: 'M-90 66L-54 16L-18 66Z', fill: ROCK },
    { d: 'M18 66L56 22L92 66Z', fill: ROCK },
    { d: 'M-40 70L0 6L42 70Z', fill: '#8b8579' },
    { d: 'M-11 24L0 6L12 24L6 21L1 29L-4 22Z', fill: SNOW },
    { d: 'M-62 28L-54 16L-45 28L-50 26L-54 32L-58 26Z', fill: SNOW },
    { d: 'M50 29L56 22L62 29L56 33Z', fill: SNOW },
    { d: 'M-14 66L-4 44M12 68L6 48M-66 64L-58 48M48 64L56 46' },
    {
      d: PINE,
      fill: GREEN,
      at: [
        [-76, 76, 0.6],
        [-66, 79, 0.7],
        [72, 77, 0.65],
      ],
    },
  ],
  swamp: [
    { d: 'M-82 66Q-50 59-20 66Q-46 73-82 66Z', fill: WATER },
    { d: 'M2 73Q36 64 76 72Q42 81 2 73Z', fill: WATER },
    { d: 'M34 66L37 34L26 26M37 44L50 32M36 52L24 44' },
    { d: 'M32 67L36 40H39L41 67Z', fill: WOOD },
    {
      d: REED,
      at: [
        [-70, 66, 0.7],
        [-34, 70, 0.8],
        [14, 70, 0.7],
        [62, 72, 0.9],
        [-8, 62, 0.6],
      ],
    },
  ],
  desert: [
    { d: 'M-92 64Q-56 36-14 60Q-44 56-60 64Z', fill: SAND },
    { d: 'M-20 70Q28 40 92 66V72Q40 60 10 72Z', fill: SAND },
    { d: 'M-44 74Q-47 58-42 46L-39 46Q-43 60-40 74Z', fill: WOOD },
    {
      d: 'M-41 46Q-56 38-60 50Q-50 46-41 47Q-30 38-24 50Q-34 46-41 46Q-46 34-52 34Q-42 30-40 46Z',
      fill: MOSS,
    },
    { d: 'M-6 79q8-3 16 0M30 76q10-3 18 0M-80 76q6-2 12 0' },
  ],
  coastal: [
    {
      d: 'M-134 46H134V66q-8 5-16 0t-16 0t-16 0t-16 0t-16 0t-16 0t-16 0t-16 0t-16 0t-16 0t-16 0t-16 0t-16 0t-16 0t-16 0t-16 0t-12 0Z',
      fill: SEA,
    },
    { d: 'M-46 50H-8L-15 59H-39Z', fill: WOOD },
    { d: 'M-28 50V18M-27 20Q-8 30-25 46Q-40 36-27 20Z', fill: LINEN },
    { d: 'M40 66L52 30L134 26V66Z', fill: ROCK },
    { d: 'M52 40h10M60 50h12M70 36h8' },
    { d: 'M-70 54q4-3 8 0M4 56q4-3 8 0M-62 62q4-3 8 0' },
    { d: 'M-76 74q6-3 12 0M-10 76q6-3 12 0M46 74q6-3 12 0' },
  ],
  underground: [
    {
      d: 'M-134-4H134V8Q112 18 92 12L84 30L76 12Q66 18 60 14L52 42L43 12Q30 20 16 10L9 30L2 11Q-14 20-30 12L-38 38L-46 13Q-64 20-134 8Z',
      fill: CAVE,
    },
    { d: 'M-54 70L-47 48L-39 70ZM22 74L30 54L38 74ZM62 68L69 52L77 68Z', fill: '#8c6c46' },
    { d: 'M-72 70V34H-69V70ZM-75 34L-73 29H-68L-66 34Z', fill: WOOD },
    { d: 'M-6 79q8-3 16 0M-24 74q6-2 12 0' },
  ],
  magical: [
    {
      d: STONE,
      fill: ROCK,
      at: [
        [-62, 66, 1.2],
        [-36, 60, 0.9],
        [36, 60, 0.9],
        [62, 66, 1.2],
      ],
    },
    { d: 'M-16 58L-15 30L-9 30L-8 58ZM8 58L9 30L15 30L16 58ZM-20 30L-19 24H19L20 30Z', fill: ROCK },
    {
      d: STAR,
      fill: '#e0b654',
      at: [
        [0, 44, 1.1],
        [-48, 26, 0.7],
        [30, 20, 0.6],
        [66, 30, 0.8],
      ],
    },
    { d: 'M-30 74Q0 66 30 74Q0 82-30 74Z' },
  ],
};

export function GroundDrawn({ terrain }: { readonly terrain: TerrainId }): ReactNode {
  return (
    <g strokeLinejoin="round" strokeLinecap="round" stroke={INK}>
      {MARKS[terrain].flatMap(({ d, fill = 'none', at = ONCE }) =>
        at.map(([x, y, size]) => (
          <path
            key={`${d} ${x} ${y}`}
            d={d}
            fill={fill}
            strokeWidth={1 / size}
            transform={`translate(${x} ${y}) scale(${size})`}
          />
        )),
      )}
    </g>
  );
}
