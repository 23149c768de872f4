// What the scenes along the road are put together from: things of Rome in a few inked strokes each, feet at (0, 0), as plain data, back to front.
// Invariant: a part knows no event; the same strokes are painted for what lies behind the traveller and left in pen for what lies before.

/** A path, what fills it (nothing: a line alone), and its line where that is not the usual one. */
export type Stroke = readonly [d: string, fill?: string | undefined, width?: number, line?: string];

const STONE = '#e6dcc4';
const SHADE = '#cfc4a8';
const WHITE = '#f6efdd';
const TILE = '#b9662c';
const WOOD = '#9a6530';
const RED = '#9b2c22';
const BLUE = '#27497a';
const GREEN = '#5f8a52';
const GOLD = '#dfa640';
const PURPLE = '#643c74';
const IRON = '#c9ccd2';
const SKIN = '#e8c39a';
const BROWN = '#8a6a48';
const WATER = '#86a9c6';
const FLAME = '#e77a2a';
const EMBER = '#ffe28a';
const GREY = '#8d8a92';
const INK = '#2a2018';

const times = (count: number, stroke: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => stroke(at)).join(' ');

/** Somebody standing: gown, a fold across it, a head; hands where they are needed belong to what they hold. */
const person = (gown: string, fold: string, hair: string): readonly Stroke[] => [
  ['M-10 0 Q-12 -24 -6 -31 H6 Q12 -24 10 0 Z', gown],
  ['M-7 -30 Q4 -22 9 -6 L5 0 Q0 -18 -8 -24 Z', fold, 1],
  ['M0 -46 a7 7 0 1 0 .1 0 Z', SKIN],
  ['M-7 -40 Q-6 -49 1 -48 Q8 -47 7 -40 Q3 -44 -7 -40 Z', hair, 1],
];

const columns = (from: number, to: number, count: number, top: number): string =>
  times(count, (at) => {
    const x = from + ((to - from) / (count - 1)) * at;
    return `M${x - 3} -6 V${top} H${x + 3} V-6 Z`;
  });

const flames = (spots: readonly (readonly [x: number, y: number, s: number])[]): readonly Stroke[] =>
  spots.flatMap(([x, y, s]): Stroke[] => [
    [
      `M${x} ${y} C${x - 11 * s} ${y - 4 * s} ${x - 9 * s} ${y - 15 * s} ${x - 3 * s} ${y - 22 * s} C${x - 2 * s} ${y - 16 * s} ${x + s} ${y - 16 * s} ${x + s} ${y - 30 * s} C${x + 10 * s} ${y - 20 * s} ${x + 11 * s} ${y - 6 * s} ${x} ${y} Z`,
      FLAME,
      1.2,
    ],
    [
      `M${x} ${y - 1} C${x - 5 * s} ${y - 5 * s} ${x - 3 * s} ${y - 9 * s} ${x} ${y - 15 * s} C${x + 5 * s} ${y - 9 * s} ${x + 5 * s} ${y - 3 * s} ${x} ${y - 1} Z`,
      EMBER,
      0.8,
    ],
  ]);

const house = (x: number, wall: string, roof: string, high = 16): readonly Stroke[] => [
  [`M${x - 13} 0 V${-high} H${x + 13} V0 Z`, wall],
  [`M${x - 17} ${-high + 1} L${x} ${-high - 15} L${x + 17} ${-high + 1} Z`, roof],
  [`M${x - 3} 0 V-9 H${x + 3} V0 Z`, INK, 0.6],
];

const wave = (x: number, y: number, count: number): string =>
  `M${x} ${y} ${times(count, () => 'q6 -6 12 0 t12 0')}`;

/** Every part by its name. */
export const PARTS = {
  hut: [
    ['M-20 0 V-18 H20 V0 Z', '#e0bf83'],
    ['M-28 -16 Q0 -56 28 -16 Z', '#b18a45'],
    ['M-16 -22 L-6 -36 M0 -20 L0 -38 M16 -22 L7 -36', undefined, 1],
    ['M-6 0 V-13 H6 V0 Z', INK],
  ],
  wolf: [
    [
      'M-26 -2 L-24 -16 Q-30 -18 -31 -26 Q-26 -23 -22 -24 H8 L16 -32 L18 -38 L22 -34 L27 -34 L35 -27 L34 -23 H24 L17 -14 L18 0 H13 L10 -12 H-12 L-16 -1 H-20 L-21 -11 L-22 -2 Z',
      '#6f665c',
    ],
    ['M26 -30 h.1', undefined, 2.4],
    ['M-6 -12 v3 M0 -12 v3 M6 -12 v3', undefined, 1.4],
  ],
  twins: [
    ['M-9 0 Q-10 -8 -5 -9 Q0 -8 -1 0 Z M3 0 Q2 -8 7 -9 Q12 -8 11 0 Z', SKIN, 1.1],
    ['M-5 -15 a3.6 3.6 0 1 0 .1 0 Z M7 -15 a3.6 3.6 0 1 0 .1 0 Z', SKIN, 1.1],
  ],
  furrow: [['M-60 4 Q-20 14 30 6 T90 6 M-56 9 Q-18 18 32 11 T92 10', undefined, 1.5, '#7a5a2c']],
  ox: [
    [
      'M-26 0 V-16 Q-28 -32 -12 -32 H10 L18 -36 L28 -32 L31 -22 L25 -18 L18 -20 L14 -12 V0 H8 V-12 H-14 L-17 0 Z',
      '#b89a72',
    ],
    ['M19 -36 Q19 -44 26 -44 M24 -35 Q28 -42 33 -40', undefined, 2],
    ['M25 -28 h.1', undefined, 2.4],
  ],
  plough: [
    ['M-24 -26 Q-10 -22 -4 -4 L12 0 L-2 3 Q-14 0 -26 -22 Z', WOOD],
    ['M-6 -10 Q20 -18 52 -16', undefined, 3, '#6d4521'],
    ['M4 0 L14 -1 L8 6 Z', IRON],
  ],
  crown: [
    ['M-22 0 L-25 -24 L-11 -11 L0 -30 L11 -11 L25 -24 L22 0 Z', GOLD],
    ['M-22 -1 H22 V7 H-22 Z', '#c8962f'],
    ['M-11 3 h.1 M0 3 h.1 M11 3 h.1', undefined, 3.4, RED],
  ],
  chair: [
    ['M-18 -22 H18 V-28 H-18 Z', RED],
    ['M-16 -22 Q0 -4 15 0 M16 -22 Q0 -4 -15 0', undefined, 3],
    ['M-18 0 H-10 M10 0 H18', undefined, 2.4],
  ],
  throne: [
    ['M-18 0 V-26 H18 V0 Z', PURPLE],
    ['M-16 -26 V-62 Q0 -74 16 -62 V-26 Z', '#7d5290'],
    ['M-22 0 V-34 H-16 V0 Z M16 0 V-34 H22 V0 Z', GOLD],
    ['M0 -64 l3 6 l7 1 l-5 5 l1 7 l-6 -3 l-6 3 l1 -7 l-5 -5 l7 -1 Z', GOLD, 1],
  ],
  senator: person(WHITE, RED, '#5a4634'),
  consul: person(WHITE, PURPLE, '#3c3026'),
  emperor: [
    ...person(PURPLE, GOLD, '#5a4634'),
    ['M-8 -45 Q0 -55 8 -45 Q4 -49 0 -49 Q-4 -49 -8 -45 Z', GOLD, 1.1],
  ],
  matron: person(BLUE, '#8fb0e2', '#3a2a20'),
  peasant: person(BROWN, '#6e5238', '#6d4521'),
  plebeian: person('#7f8d62', '#5f6b48', '#2f241c'),
  priest: person(WHITE, SHADE, '#f3ead2'),
  slave: person('#b9a27a', '#9a855f', '#2f241c'),
  boy: [
    ['M-7 0 Q-8 -16 -4 -21 H4 Q8 -16 7 0 Z', PURPLE],
    ['M0 -33 a6 6 0 1 0 .1 0 Z', SKIN],
    ['M-6 -27 Q-4 -35 1 -34 Q7 -33 6 -27 Q2 -31 -6 -27 Z', GOLD, 1],
  ],
  calendar: [
    ['M-34 0 V-62 Q0 -86 34 -62 V0 Z', STONE],
    [times(6, (at) => `M${-26 + at * 9} -10 v-44`), undefined, 0.9],
    ['M-28 -58 H28 M-28 -12 H28 M-28 -34 H28', undefined, 1.2],
    ['M0 -74 a4 4 0 1 0 .1 0 Z', RED, 1],
  ],
  altar: [
    ['M-17 0 V-6 H-12 V-26 H-18 V-33 H18 V-26 H12 V-6 H17 V0 Z', STONE],
    ['M-9 -20 Q0 -12 9 -20', undefined, 1.4, GREEN],
    ...flames([[0, -33, 0.9]]),
  ],
  marsh: [
    ['M-52 0 Q-20 -12 20 -8 Q54 -6 58 2 Q20 12 -20 10 Q-50 10 -52 0 Z', WATER, 1.2],
    [
      'M-40 2 v-16 M-36 3 l-6 -12 M-36 3 l3 -14 M40 3 v-15 M44 4 l5 -11 M36 4 l-4 -11',
      undefined,
      1.5,
      '#4c6b3c',
    ],
  ],
  drain: [
    ['M-30 0 V-30 H30 V0 H20 A20 20 0 0 0 -20 0 Z', SHADE],
    ['M-20 0 A20 20 0 0 1 20 0 Z', INK],
    [
      'M-27 -6 L-19 -10 M-22 -20 L-14 -15 M-8 -29 L-6 -20 M8 -29 L6 -20 M22 -20 L14 -15 M27 -6 L19 -10',
      undefined,
      1,
    ],
    ['M-14 -2 Q-6 4 -10 14 H14 Q8 4 12 -2 Z', WATER, 1],
  ],
  scales: [
    ['M0 0 V-54 M-26 -48 H26 M-11 0 H11', undefined, 2.6],
    ['M-37 -22 Q-26 -10 -15 -22 L-26 -47 Z M15 -26 Q26 -14 37 -26 L26 -47 Z', GOLD],
  ],
  gold: [
    ['M-22 0 Q-20 -14 0 -16 Q20 -14 22 0 Z', GOLD],
    [
      'M-12 -4 a5 3 0 1 0 .1 0 Z M4 -6 a5 3 0 1 0 .1 0 Z M-3 -12 a5 3 0 1 0 .1 0 Z M12 -4 a4 2.4 0 1 0 .1 0 Z',
      '#f3dc94',
      1,
    ],
  ],
  tablets: [
    ['M-38 0 V-60 Q-20 -70 -3 -60 V0 Z M3 0 V-60 Q20 -70 38 -60 V0 Z', '#c58f4a'],
    [
      times(7, (at) => `M-32 ${-52 + at * 7} h${20 + (at % 3) * 3} M9 ${-52 + at * 7} h${22 - (at % 3) * 3}`),
      undefined,
      1.3,
      '#6a4318',
    ],
    ['M-42 0 H42 V6 H-42 Z', SHADE],
  ],
  goose: [
    [
      'M-18 -10 Q-26 -14 -28 -20 Q-16 -24 -4 -18 Q6 -18 8 -28 Q8 -38 14 -39 Q19 -39 20 -34 L26 -32 L19 -30 Q16 -24 15 -16 Q12 -6 0 -5 Q-12 -4 -18 -10 Z',
      WHITE,
    ],
    ['M20 -34 L26 -32 L19 -30 Z', FLAME, 1],
    ['M-4 -5 V0 h4 M4 -5 V0 h4', undefined, 1.6, FLAME],
    ['M-14 -14 Q-4 -18 2 -11', undefined, 1.1],
    ['M16 -35 h.1', undefined, 2],
  ],
  capitol: [
    ['M-58 0 Q-48 -24 -40 -26 H40 Q50 -22 58 0 Z', '#a9a08c'],
    ['M-30 -16 l8 -2 M10 -14 l9 2 M-8 -8 l9 -1 M32 -12 l8 3', undefined, 1],
  ],
  temple: [
    ['M-38 0 V-6 H38 V0 Z M-34 -6 V-10 H34 V-6 Z', SHADE],
    [columns(-27, 27, 4, -46), WHITE, 1.3],
    ['M-36 -46 H36 V-53 H-36 Z M-36 -53 L0 -76 L36 -53 Z', STONE],
    ['M-4 -60 a4 4 0 1 0 8 0 a4 4 0 1 0 -8 0 Z', GOLD, 1],
  ],
  curia: [
    ['M-44 0 V-5 H44 V0 Z M-40 -5 V-10 H40 V-5 Z', SHADE],
    ['M-34 -10 V-54 H34 V-10 Z', TILE],
    ['M-38 -54 H38 V-60 H-38 Z M-38 -60 L0 -82 L38 -60 Z', STONE],
    ['M-9 -10 V-36 H9 V-10 Z', '#6d4521'],
    ['M0 -10 V-36 M-24 -40 h8 v10 h-8 Z M16 -40 h8 v10 h-8 Z', undefined, 1.1],
  ],
  road: [
    ['M-60 8 L-8 -46 H8 L64 8 Z', '#d9cdb0'],
    [
      'M-40 6 L-30 -6 M-18 6 L-12 -8 M6 6 L6 -8 M30 6 L24 -8 M-26 -10 L-18 -20 M0 -10 V-22 M24 -10 L18 -22 M-12 -24 L-8 -34 M8 -24 L6 -36',
      undefined,
      1,
    ],
    ['M-64 8 L-10 -46 M68 8 L10 -46', undefined, 2],
  ],
  aqueduct: [
    [
      'M-66 0 V-52 H66 V0 H52 V-22 A11 11 0 0 0 30 -22 V0 H22 V-22 A11 11 0 0 0 0 -22 V0 H-8 V-22 A11 11 0 0 0 -30 -22 V0 H-38 V-22 A11 11 0 0 0 -60 -22 V0 Z',
      STONE,
    ],
    ['M-68 -52 H68 V-60 H-68 Z', SHADE],
    ['M-66 -56 H66', undefined, 2.2, '#35608a'],
  ],
  elephant: [
    [
      'M-30 0 V-25 Q-30 -46 -6 -46 H10 Q22 -54 30 -44 Q40 -35 36 -16 Q35 -6 42 -3 Q33 3 28 -11 L26 -19 Q22 -11 16 -14 V0 H7 V-14 H-11 V0 Z',
      GREY,
    ],
    ['M12 -41 Q1 -30 12 -18 Q23 -25 19 -38 Z', '#a19ea6'],
    ['M29 -35 h.1', undefined, 2.6],
    ['M33 -22 Q44 -20 46 -28 Q38 -22 34 -28 Z', WHITE, 1.2],
  ],
  turret: [
    ['M-14 0 V-16 H14 V0 Z', WOOD],
    ['M-14 -16 v-5 h6 v5 M-3 -16 v-5 h6 v5 M8 -16 v-5 h6 v5', '#6d4521', 1.2],
    ['M0 -20 V-34 l12 4 l-12 4', RED, 1.2],
  ],
  sea: [
    ['M-112 6 Q-60 -8 0 -3 T110 2 Q122 22 84 31 Q10 38 -82 32 Q-122 26 -112 6 Z', WATER, 1.2],
    [`${wave(-96, 12, 8)} ${wave(-76, 22, 7)}`, undefined, 1.6, '#35608a'],
  ],
  mask: [
    ['M-18 -40 Q0 -50 18 -40 Q22 -16 0 0 Q-22 -16 -18 -40 Z', '#f0dcae'],
    ['M-11 -30 q4 -5 8 0 Z M3 -30 q4 -5 8 0 Z M-9 -16 Q0 -8 9 -16 Q6 -4 0 -4 Q-6 -4 -9 -16 Z', INK, 0.8],
    ['M-12 -35 q5 -4 9 -1 M3 -36 q5 -3 9 1', undefined, 1.3],
  ],
  grief: [
    ['M-18 -40 Q0 -50 18 -40 Q22 -16 0 0 Q-22 -16 -18 -40 Z', '#b8c4cc'],
    ['M-11 -27 q4 5 8 0 Z M3 -27 q4 5 8 0 Z M-8 -8 Q0 -18 8 -8 Q5 -12 0 -12 Q-5 -12 -8 -8 Z', INK, 0.8],
    ['M-13 -33 q5 -1 9 -5 M4 -38 q4 4 9 5', undefined, 1.3],
  ],
  stage: [
    ['M-56 0 V-12 H56 V0 Z', WOOD],
    ['M-52 -12 V-70 M52 -12 V-70 M-56 -70 H56', undefined, 3, '#6d4521'],
    ['M-56 -70 Q-38 -56 -19 -70 Q0 -56 19 -70 Q38 -56 56 -70 V-76 H-56 Z', RED, 1.2],
  ],
  circles: [
    ['M-60 6 Q0 -14 60 4 Q10 18 -60 6 Z', '#e6cf9c', 1.1],
    [
      'M-24 2 a18 6 0 1 0 36 0 a18 6 0 1 0 -36 0 Z M-14 2 a8 2.8 0 1 0 16 0 a8 2.8 0 1 0 -16 0 Z M12 2 L34 -3 L30 6 Z',
      undefined,
      1.2,
    ],
  ],
  crane: [
    ['M-12 0 L0 -70 L12 0 M-8 -22 H8 M-5 -44 H5', undefined, 2.6, '#6d4521'],
    ['M-34 -50 L44 -84', undefined, 4, WOOD],
    ['M44 -84 V-58 q-1 8 6 7 q6 -1 4 -7', undefined, 2],
    ['M-40 -54 h14 v14 h-14 Z', SHADE],
  ],
  walls: [
    [`M-60 0 V-26 ${times(8, () => 'v-7 h8 v7 h7')} V0 Z`, SHADE],
    ['M-10 0 V-14 A10 10 0 0 1 10 -14 V0 Z', INK],
    ['M-50 -12 h9 M-32 -20 h9 M26 -10 h9 M40 -18 h9 M-44 -4 h8', undefined, 1],
  ],
  tower: [
    ['M-15 0 V-54 h-4 v-12 h7 v5 h7 v-5 h8 v5 h7 v-5 h9 v12 h-4 V0 Z', SHADE],
    ['M-3 -32 h6 v11 h-6 Z', INK, 0.8],
    ['M-9 -12 h8 M2 -42 h8 M-8 -46 h6', undefined, 1],
  ],
  decree: [
    ['M-26 0 V-54 H26 V0 Z', '#c58f4a'],
    [times(6, (at) => `M-19 ${-46 + at * 7} h${38 - (at % 2) * 9}`), undefined, 1.3, '#6a4318'],
    ['M-22 -50 h.1 M22 -50 h.1 M-22 -4 h.1 M22 -4 h.1', undefined, 3],
  ],
  thyrsus: [
    ['M0 0 V-58', undefined, 3, '#6d4521'],
    ['M0 -82 Q12 -70 7 -58 H-7 Q-12 -70 0 -82 Z', '#8a6a48', 1.2],
    ['M0 -54 q12 -2 14 -12 q-12 0 -14 12 M0 -46 q-12 -2 -14 -12 q12 0 14 12', GREEN, 1.1],
    ['M-4 -36 q8 -6 4 -14 M4 -22 q-8 -6 -4 -14', undefined, 1.6, PURPLE],
  ],
  books: [
    ['M-34 0 V-54 H34 V0 Z', '#6d4521'],
    ['M-30 -29 H30 V-50 H-30 Z M-30 -4 H30 V-25 H-30 Z', '#4a3320', 1],
    [
      [-23, -11, 1, 13, 24].map((x) => `M${x} -33 a5 5 0 1 0 .1 0 Z M${x} -8 a5 5 0 1 0 .1 0 Z`).join(' '),
      '#f0e0b4',
      1.1,
    ],
    [
      [-17, -5, 7, 19].map((x) => `M${x} -41 a5 5 0 1 0 .1 0 Z M${x} -16 a5 5 0 1 0 .1 0 Z`).join(' '),
      '#e2c98c',
      1.1,
    ],
  ],
  burning: [
    ...house(-34, '#d9b98a', TILE, 20),
    ...house(2, STONE, '#a4562a', 26),
    ...house(36, '#d9b98a', TILE, 18),
    ...flames([
      [-38, -26, 1.1],
      [-22, -12, 0.7],
      [4, -38, 1.4],
      [28, -20, 0.8],
      [42, -26, 1],
    ]),
    ['M-14 -62 q-8 -8 0 -16 q8 -7 2 -14 M26 -52 q9 -8 0 -16 q-8 -7 0 -14', undefined, 2, '#7d766c'],
  ],
  bench: [
    ['M-22 0 V-10 M22 0 V-10', undefined, 2.6],
    ['M-28 -16 H28 V-10 H-28 Z', WOOD],
  ],
  broken: [
    ['M-16 0 L-6 -24 L-1 -22 L-9 1 Z M4 1 L14 -20 L19 -17 L11 3 Z', WOOD],
    ['M-26 2 L26 -6 L27 -2 L-24 7 Z', '#6d4521'],
  ],
  pack: [
    ['M0 0 V-62', undefined, 2.6, '#6d4521'],
    ['M-12 -58 H12', undefined, 2.2, '#6d4521'],
    ['M-14 -58 q14 -12 28 0 v14 q-14 8 -28 0 Z', '#8a6a48', 1.3],
    ['M-16 -38 q6 -6 12 0 q2 10 -6 11 q-8 -1 -6 -11 Z', IRON, 1.1],
  ],
  coin: [
    ['M-34 -34 a34 34 0 1 0 68 0 a34 34 0 1 0 -68 0 Z', IRON],
    ['M-29 -34 a29 29 0 1 0 58 0 a29 29 0 1 0 -58 0 Z', undefined, 0.9],
    [
      'M-20 -28 Q-22 -44 -6 -44 H8 L16 -48 L22 -42 L18 -36 L12 -36 L10 -24 H6 L4 -32 H-10 L-13 -24 H-17 Z',
      '#8f949b',
      1.2,
    ],
    ['M-14 -18 q10 -8 20 -2 l6 -4 l2 6 l-8 4 q-12 4 -20 -4 Z', '#8f949b', 1.1],
  ],
  notice: [
    ['M-30 0 V-78 M30 0 V-78', undefined, 3, '#6d4521'],
    ['M-36 -18 V-74 H36 V-18 Z', WHITE],
    [
      times(
        6,
        (at) => `M-28 ${-66 + at * 8} h${24 + ((at * 7) % 11)} M4 ${-66 + at * 8} h${14 + ((at * 5) % 10)}`,
      ),
      undefined,
      1.5,
    ],
    ['M-30 -44 H12 M-30 -28 H20', undefined, 2, RED],
  ],
  chains: [
    [
      'M-40 -12 a9 6 0 1 0 18 0 a9 6 0 1 0 -18 0 M-25 -12 a9 6 0 1 0 18 0 a9 6 0 1 0 -18 0 M10 -6 a9 6 0 1 0 18 0 a9 6 0 1 0 -18 0 M25 -10 a9 6 0 1 0 18 0 a9 6 0 1 0 -18 0',
      undefined,
      3.4,
      '#5c6068',
    ],
    ['M-4 -16 l-3 -7 M2 -18 V-27 M8 -14 l5 -7', undefined, 1.5, RED],
  ],
  vesuvius: [
    ['M-84 0 L-24 -84 Q-8 -76 8 -84 L84 0 Z', '#8a7a6c'],
    ['M-20 -70 L-42 -22 M0 -76 V-26 M18 -70 L40 -22', undefined, 1.2],
  ],
  eruption: [
    ['M-84 0 L-24 -84 Q-8 -76 8 -84 L84 0 Z', '#8a7a6c'],
    ['M-18 -80 Q-10 -50 -26 -16 M2 -82 Q0 -44 10 -20 M10 -78 Q24 -46 28 -26', undefined, 3, '#d4581f'],
    [
      'M-20 -84 Q-16 -110 -40 -118 Q-66 -128 -44 -146 Q-40 -166 -12 -158 Q14 -174 30 -154 Q58 -146 40 -128 Q24 -112 6 -84 Z',
      '#cfc8bb',
    ],
    ['M-30 -134 q8 -8 16 0 M4 -142 q8 -8 16 0 M-8 -118 q6 -6 12 0', undefined, 1.2],
  ],
  alps: [
    ['M-92 0 L-52 -66 L-32 -42 L2 -106 L40 -44 L58 -62 L96 0 Z', '#cfc7b4'],
    [
      'M2 -106 L-14 -76 L-4 -66 L4 -76 L14 -68 L19 -78 Z M-52 -66 L-62 -49 L-52 -44 L-44 -52 Z M58 -62 L50 -53 L58 -46 L66 -50 Z',
      WHITE,
      1.2,
    ],
    ['M-40 -34 l8 18 M22 -52 l8 20 M-66 -30 l6 16 M66 -36 l8 16', undefined, 1],
  ],
  palisade: [
    [times(13, (at) => `M${-78 + at * 12} 2 V-24 l5 -7 l5 7 V2 Z`), WOOD, 1.2],
    ['M-78 -10 H78', undefined, 2, '#6d4521'],
  ],
  hillfort: [
    ['M-64 0 Q-50 -34 -30 -36 H30 Q52 -32 64 0 Z', '#8fa272'],
    [times(7, (at) => `M${-28 + at * 8} -34 v-12 l4 -5 l4 5 v12 Z`), WOOD, 1.1],
    ['M-12 -50 Q0 -66 14 -50 Z', '#b18a45', 1.2],
  ],
  arms: [
    ['M-22 2 L14 -8 L16 -4 L-20 7 Z', IRON, 1.2],
    ['M14 -10 L20 2 M17 -4 L28 -8', undefined, 2.4, '#6d4521'],
    ['M-12 6 a13 6 0 1 0 26 0 a13 6 0 1 0 -26 0 Z', '#8a5c30'],
    ['M-2 6 a3 1.6 0 1 0 6 0 a3 1.6 0 1 0 -6 0 Z', GOLD, 1],
  ],
  river: [
    ['M-20 -34 Q-36 -14 -18 2 Q0 18 -22 40 H28 Q44 20 22 2 Q4 -14 18 -34 Z', WATER, 1.2],
    ['M-6 -24 q6 -5 11 0 M-4 -6 q7 -5 12 0 M2 12 q7 -5 12 0 M-4 26 q7 -5 12 0', undefined, 1.4, '#35608a'],
  ],
  die: [
    ['M-10 0 L-13 -18 L6 -22 L10 -4 Z', WHITE],
    ['M6 -22 L16 -15 L18 1 L10 -4 Z M-10 0 L10 -4 L18 1 L-1 6 Z', SHADE],
    ['M-7 -13 h.1 M1 -15 h.1 M-5 -6 h.1 M4 -8 h.1 M12 -10 h.1 M14 -4 h.1', undefined, 3],
  ],
  sundial: [
    ['M-14 0 V-8 H-9 V-34 H9 V-8 H14 V0 Z', STONE],
    ['M-24 -34 a24 9 0 1 0 48 0 a24 9 0 1 0 -48 0 Z', SHADE],
    [
      times(
        9,
        (at) =>
          `M${(-20 * Math.cos((at * Math.PI) / 8)).toFixed(1)} ${(-34 - 7 * Math.sin((at * Math.PI) / 8)).toFixed(1)} l${(4 * Math.cos((at * Math.PI) / 8)).toFixed(1)} 2`,
      ),
      undefined,
      1,
    ],
    ['M0 -34 L12 -52 L6 -33 Z', GOLD, 1.2],
  ],
  dagger: [
    ['M-4 -14 L0 -50 L4 -14 Z', IRON],
    ['M-10 -14 H10', undefined, 3.4, GOLD],
    ['M-2.6 -12 V0 H2.6 V-12 Z', RED],
  ],
  fallen: [
    ['M-34 0 Q-30 -14 -10 -13 L22 -9 Q30 -6 32 0 Z', WHITE],
    ['M-22 -11 Q-4 -2 16 0 L8 -11 Z', PURPLE, 1],
    ['M-40 -9 a7 7 0 1 0 .1 0 Z', SKIN],
    ['M-46 -5 Q-44 -12 -38 -10', undefined, 2, '#3f6b3c'],
  ],
  plinth: [
    ['M-24 0 V-5 H-19 V-24 H-24 V-29 H24 V-24 H19 V-5 H24 V0 Z', STONE],
    ['M-12 -18 h24 M-9 -12 h18', undefined, 1.1],
  ],
  statue: [
    ['M-12 0 L-15 -38 Q0 -50 15 -38 L12 0 Z', WHITE],
    ['M-15 -36 Q-6 -14 12 -4 L14 -18 Q2 -28 -2 -44 Z', RED, 1.2],
    ['M13 -38 Q26 -42 31 -58 L35 -56 Q32 -36 15 -30 Z', SKIN, 1.2],
    ['M0 -66 a10 10 0 1 0 .1 0 Z', SKIN],
    ['M-10 -58 Q-4 -69 6 -66 Q12 -62 10 -56 Q0 -63 -10 -58 Z', GOLD, 1.1],
  ],
  brazier: [
    ['M-14 0 L-8 -22 M14 0 L8 -22 M0 0 V-22', undefined, 2.4],
    ['M-19 -32 H19 L12 -20 H-12 Z', '#5c6068'],
    ...flames([[0, -32, 0.9]]),
  ],
  scroll: [
    ['M-26 0 V-34 H26 V0 Z', '#f3e4bd'],
    ['M-32 3 V-37 H-24 V3 Z M24 3 V-37 H32 V3 Z', WOOD],
    [times(5, (at) => `M-18 ${-28 + at * 6} h${36 - (at % 3) * 6}`), undefined, 1.1],
  ],
  bed: [
    ['M-40 0 V-24 M36 0 V-18', undefined, 3.4, '#6d4521'],
    ['M-42 -8 H38 V-17 Q0 -24 -24 -18 L-42 -18 Z', BLUE],
    ['M-40 -18 q3 -9 14 -7 q4 4 0 7 Z', WHITE],
    ['M-26 -30 a7 7 0 1 0 .1 0 Z', SKIN],
  ],
  forest: [
    [
      [-58, -22, 14, 52]
        .map(
          (x, at) =>
            `M${x} -${78 + (at % 2) * 14} L${x + 17} -48 H${x + 9} L${x + 22} -24 H${x + 11} L${x + 25} 0 H${x - 25} L${x - 11} -24 H${x - 22} L${x - 9} -48 H${x - 17} Z`,
        )
        .join(' '),
      '#3f5c41',
    ],
    [
      [-40, -4, 34]
        .map((x) => `M${x} -58 L${x + 13} -34 H${x + 7} L${x + 18} 0 H${x - 18} L${x - 7} -34 H${x - 13} Z`)
        .join(' '),
      '#4f7350',
    ],
  ],
  eagle: [
    ['M0 0 V-64', undefined, 2.8, '#6d4521'],
    [
      'M0 -66 Q-4 -74 -24 -84 Q-22 -70 -12 -62 Q-8 -56 0 -56 Q8 -56 12 -62 Q22 -70 24 -84 Q4 -74 0 -66 Z',
      GOLD,
    ],
    ['M-4 -68 Q0 -80 5 -76 l4 2 l-5 2 Z', GOLD, 1.2],
    ['M-12 -46 H12 V-30 H-12 Z', RED, 1.3],
  ],
  standard: [
    ['M0 0 V-72', undefined, 2.8, '#6d4521'],
    ['M-17 -66 H17 V-34 Q0 -26 -17 -34 Z', RED],
    ['M-10 -54 H10 M-10 -46 H10', undefined, 1.3, GOLD],
    ['M-9 -72 Q0 -84 9 -72 L0 -66 Z', GOLD, 1.2],
  ],
  lamps: [
    ['M0 0 V-22 M-11 0 H11', undefined, 3.4, GOLD],
    [
      'M-30 -58 Q-30 -22 0 -22 Q30 -22 30 -58 M-20 -58 Q-20 -32 0 -32 Q20 -32 20 -58 M-10 -58 Q-10 -42 0 -42 Q10 -42 10 -58 M0 -22 V-58',
      undefined,
      3.2,
      GOLD,
    ],
    [times(7, (at) => `M${-30 + at * 10} -60 q-4 -6 0 -11 q4 5 0 11 Z`), FLAME, 1],
  ],
  arch: [
    ['M-40 0 V-72 H40 V0 H19 V-28 A19 19 0 0 0 -19 -28 V0 Z', STONE],
    ['M-44 -72 H44 V-80 H-44 Z M-42 -50 H42 V-55 H-42 Z', SHADE],
    ['M-26 -64 H26', undefined, 1.6],
    ['M-31 -2 V-48 M31 -2 V-48', undefined, 1.1],
  ],
  arena: [
    ['M-78 0 V-46 Q-78 -52 -70 -54 L70 -66 Q78 -66 78 -58 V0 Z', STONE],
    [times(9, (at) => `M${-72 + at * 17} 0 v-12 a5 5 0 0 1 10 0 V0 Z`), INK, 0.8],
    [times(9, (at) => `M${-72 + at * 17} -26 v-9 a5 5 0 0 1 10 0 v9 Z`), '#6a5a46', 0.8],
    ['M-78 -21 H78 M-78 -43 L78 -46', undefined, 1.3],
  ],
  column: [
    ['M-11 0 V-96 H11 V0 Z', STONE],
    [times(7, (at) => `M-11 ${-8 - at * 13} L11 ${-17 - at * 13}`), undefined, 1.2],
    ['M-17 0 V8 H17 V0 Z M-17 -96 H17 V-104 H-17 Z', SHADE],
    ['M0 -128 a4 4 0 1 0 .1 0 M-6 -104 Q-7 -116 0 -121 Q7 -116 6 -104 Z', GOLD, 1.2],
  ],
  frontier: [
    [`M-118 8 L-118 -16 ${times(14, () => 'v-6 h8 v6 h8.8')} V8 Z`, '#b5aa98'],
    ['M-16 8 V-42 h6 v5 h6 v-5 h8 v5 h6 v-5 h6 V8 Z', '#a4968a'],
    ['M-4 8 V-8 A5 5 0 0 1 6 -8 V8 Z', INK],
    ['M-96 -4 h10 M-70 -10 h10 M-50 0 h9 M40 -8 h10 M66 0 h9 M86 -8 h9', undefined, 1],
  ],
  tent: [
    ['M-38 0 L-6 -48 L0 -54 L6 -48 L38 0 Z', '#efe3c8'],
    ['M-8 0 L0 -30 L8 0 Z', INK],
    ['M0 -54 V-68 l12 4 l-12 4', RED, 1.2],
  ],
  bier: [
    ['M-34 0 V-16 M30 0 V-16', undefined, 3, '#6d4521'],
    ['M-40 -16 H36 V-21 H-40 Z', WOOD],
    ['M-36 -21 Q-30 -32 -8 -30 L26 -26 Q32 -24 32 -21 Z', WHITE],
  ],
  raven: [
    [
      'M-15 -6 Q-10 -15 2 -17 Q8 -17 9 -21 Q12 -26 18 -22 L26 -20 L18 -17 Q14 -8 5 -5 L-6 -4 L-22 2 Z',
      '#231d1a',
    ],
    ['M0 -5 V0 M5 -5 V0', undefined, 1.5],
  ],
  pyre: [
    ['M-30 0 L26 -10 L28 -4 L-26 6 Z M-28 -8 L28 0 L26 6 L-30 -2 Z', WOOD],
    ...flames([
      [-14, -8, 1],
      [4, -8, 1.5],
      [18, -6, 0.8],
    ]),
    ['M2 -54 q-8 -9 2 -16 q8 -7 0 -14', undefined, 2, '#7d766c'],
  ],
  town: [
    ...house(-40, STONE, TILE, 18),
    ...house(-8, '#e0bf83', '#a4562a', 28),
    ...house(28, STONE, TILE, 20),
  ],
  globe: [
    ['M-28 -34 a28 28 0 1 0 56 0 a28 28 0 1 0 -56 0 Z', WATER],
    ['M-16 -52 Q-4 -60 10 -52 Q18 -44 8 -36 Q12 -26 2 -18 Q-6 -26 -4 -34 Q-18 -38 -16 -52 Z', GREEN, 1.2],
    ['M-14 0 V-5 H-4 V-8 H4 V-5 H14 V0 Z', GOLD],
  ],
  bust: [
    ['M-9 0 V-7 H9 V0 Z', SHADE],
    ['M-12 -7 Q-13 -18 -4 -20 H4 Q13 -18 12 -7 Z', WHITE],
    ['M0 -37 a8.5 8.5 0 1 0 .1 0 Z', WHITE],
    ['M-9 -30 Q-3 -40 4 -38 Q10 -36 9 -28 Q0 -35 -9 -30 Z', GOLD, 1],
  ],
  bridge: [
    ['M-78 8 V-14 Q0 -44 78 -14 V8 H58 A21 21 0 0 0 16 8 H-16 A21 21 0 0 0 -58 8 Z', STONE],
    ['M-78 -20 Q0 -50 78 -20 V-12 Q0 -42 -78 -12 Z', SHADE],
    [`${wave(-70, 18, 6)} ${wave(-52, 26, 4)}`, undefined, 1.8, '#35608a'],
  ],
  sign: [
    ['M0 -34 V6 M-15 -26 L15 -2 M15 -26 L-15 -2', undefined, 4, GOLD],
    ['M0 -34 q13 -1 12 8 q-1 8 -12 7', undefined, 4, GOLD],
    [
      times(10, (at) => {
        const a = (at * Math.PI) / 5;
        return `M${(26 * Math.cos(a)).toFixed(1)} ${(-14 + 26 * Math.sin(a)).toFixed(1)} L${(34 * Math.cos(a)).toFixed(1)} ${(-14 + 34 * Math.sin(a)).toFixed(1)}`;
      }),
      undefined,
      1.6,
      GOLD,
    ],
  ],
  domes: [
    ['M-50 0 V-30 H50 V0 Z', STONE],
    ['M-26 -30 V-44 H26 V-30 Z', SHADE],
    ['M-28 -44 Q-26 -76 0 -78 Q26 -76 28 -44 Z', '#7fa0a8'],
    ['M-50 -30 Q-49 -44 -38 -44 Q-27 -44 -26 -30 Z M26 -30 Q27 -44 38 -44 Q49 -44 50 -30 Z', '#7fa0a8', 1.3],
    ['M0 -78 V-90 M-5 -86 H5', undefined, 2, GOLD],
    [
      'M-38 -6 v-12 a4 4 0 0 1 8 0 v12 Z M-4 -4 v-16 a6 6 0 0 1 12 0 v16 Z M30 -6 v-12 a4 4 0 0 1 8 0 v12 Z',
      INK,
      0.8,
    ],
  ],
  lion: [
    ['M-30 0 V-12 Q-30 -24 -14 -24 H8 L12 -6 H20 V0 H4 L0 -10 H-14 L-18 0 Z', '#d2a25a'],
    ['M4 -18 Q-2 -36 14 -42 Q32 -44 34 -28 Q34 -14 20 -10 Q6 -8 4 -18 Z', '#9c6a2c'],
    ['M12 -24 Q12 -36 22 -36 Q31 -34 30 -25 Q28 -15 21 -15 Q13 -16 12 -24 Z', '#e2b878', 1.2],
    ['M18 -27 h.1 M25 -27 h.1', undefined, 2.4],
    ['M19 -20 q2.500 3 5 0', undefined, 1.2],
    ['M-30 -12 Q-44 -12 -42 -28', undefined, 2.4, '#9c6a2c'],
    ['M-42 -28 q-6 -5 0 -10 q6 5 0 10 Z', '#9c6a2c', 1.1],
  ],
  desk: [
    ['M-24 0 V-26 M24 0 V-22', undefined, 3, '#6d4521'],
    ['M-30 -24 L30 -34 V-28 L-30 -18 Z', WOOD],
    ['M-18 -29 L10 -34 L14 -42 L-14 -37 Z', '#f3e4bd', 1.2],
    ['M12 -36 Q22 -50 26 -58 Q20 -56 15 -44 Z', WHITE, 1.1],
  ],
  ruins: [
    ['M-54 0 V-44 L-42 -40 L-38 -58 L-24 -54 L-20 -34 L-6 -42 L4 -16 L8 0 Z', '#b8aa98'],
    ['M26 0 V-50 L38 -44 V0 Z', STONE],
    ['M46 0 L50 -8 H84 L80 0 Z', STONE],
    ['M-46 -14 h12 M-28 -28 h10 M-36 -6 h14 M28 -14 h8 M28 -30 h8', undefined, 1],
    ['M-54 -20 q-8 4 -4 12 M8 -2 q4 -8 10 -4', undefined, 1.4, GREEN],
  ],
  sunset: [
    ['M-34 0 A34 34 0 0 1 34 0 Z', '#e8873a', 1.2],
    [
      times(7, (at) => {
        const a = (Math.PI * (at + 0.5)) / 7;
        return `M${(-40 * Math.cos(a)).toFixed(1)} ${(-40 * Math.sin(a)).toFixed(1)} L${(-54 * Math.cos(a)).toFixed(1)} ${(-54 * Math.sin(a)).toFixed(1)}`;
      }),
      undefined,
      1.8,
      '#c8662a',
    ],
  ],
  oak: [
    ['M-3 0 L-2 -22 H2 L3 0 Z', '#8a6138'],
    ['M-20 -24 Q-26 -38 -13 -44 Q-9 -58 6 -52 Q22 -52 20 -38 Q28 -25 13 -21 Q-3 -15 -20 -24 Z', GREEN],
    ['M-11 -32 q4 -4 8 0 M0 -41 q4 -4 8 0 M3 -28 q4 -4 8 0', undefined, 1],
  ],
  cypress: [
    ['M-1.500 0 H1.500 V-10 H-1.500 Z', '#8a6138'],
    ['M0 -70 Q11 -44 8 -16 Q0 -6 -8 -16 Q-11 -44 0 -70 Z', '#3f5c41'],
    ['M-3 -24 q3 -3 6 0 M-3 -38 q3 -3 6 0 M-2 -50 q2 -3 4 0', undefined, 0.9],
  ],
  pine: [
    ['M-3 0 Q-4 -30 -8 -44 H8 Q3 -30 3 0 Z', '#8a6138'],
    ['M-34 -46 Q-34 -62 -10 -64 Q0 -72 12 -64 Q34 -62 34 -46 Q20 -40 0 -43 Q-20 -40 -34 -46 Z', '#4c6b3c'],
    ['M-22 -50 q4 -4 8 0 M-4 -55 q4 -4 8 0 M14 -50 q4 -4 8 0', undefined, 1],
  ],
  vine: [
    ['M0 0 V-34 M-12 -30 H12', undefined, 2, '#6d4521'],
    [
      'M-12 -30 q-8 2 -7 10 q8 0 7 -10 M12 -30 q8 2 7 10 q-8 0 -7 -10 M0 -34 q8 -8 12 0 q-6 6 -12 0',
      GREEN,
      1,
    ],
    [
      'M-6 -24 h.1 M-3 -21 h.1 M-8 -20 h.1 M-5 -16 h.1 M5 -24 h.1 M8 -20 h.1 M5 -17 h.1',
      undefined,
      4.5,
      PURPLE,
    ],
  ],
} as const satisfies Record<string, readonly Stroke[]>;

export type PartName = keyof typeof PARTS;

/** Whoever walks here is seen by those who have come this far: in pen there are things, and nobody. */
export const PEOPLE: ReadonlySet<string> = new Set<PartName>([
  'senator',
  'consul',
  'emperor',
  'matron',
  'peasant',
  'plebeian',
  'priest',
  'slave',
  'boy',
  'twins',
  'fallen',
]);
