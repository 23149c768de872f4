// A market stall as marks of the town's hand: posts, awning, counter, a merchant, and a pair of scales with what is given in one pan and what is got
// in the other. Pure. Invariants: the same goods draw the same marks; the more there is, the more lies in the pan; the beam leans by what the
// purse falls short of, and is level when it does not.
import { at, block, disc, discPath, line, penFor, plainPoly, poly, shape, wash } from '../town/pen.ts';
import type { Marks, Pen, Pigment } from '../town/pen.ts';

/** What lies in a pan. */
export type Good = 'gold' | 'mana' | 'population' | 'researchPoints';

export const STALL = { width: 300, height: 190 } as const;
/** Where the beam turns, how long each of its arms is, and how far the pans hang beneath its ends. */
export const BEAM = { x: 158, y: 70, arm: 66, chains: 46 } as const;
const GROUND = 180;
const COUNTER = 146;
/** The steepest that a beam leans, in degrees. */
const STEEPEST = 13;
/** The most that one pan holds. */
const FULL = 12;

/** How many pieces stand for so much: one for one, three more for each ten times as much. */
export const piecesFor = (amount: number): number =>
  amount <= 0 ? 0 : Math.min(FULL, 1 + Math.floor(2.4 * Math.log10(amount)));

/** Degrees by which the beam leans to what is wanted where the purse holds less than is asked. */
export const leanOf = (asked: number, held: number): number =>
  asked <= held || asked === 0 ? 0 : Math.round(4 + (STEEPEST - 4) * (1 - Math.max(0, held) / asked));

const coin = (pen: Pen): Marks => [
  shape('M-8 -3A8 3 0 1 0 8 -3A8 3 0 1 0 -8 -3Z', 'thatch-dark', 1),
  shape(`M-8 ${-5 + pen.wobble(0.4)}A8 3 0 1 0 8 -5A8 3 0 1 0 -8 -5Z`, 'gold', 1),
  line('M-4 -5.4Q0 -6.8 4 -5.4', 'gold-light', 1),
];
const bottle = (pen: Pen): Marks => [
  shape('M-2 -17L-2 -12Q-7 -9 -7 -4Q-7 0 0 0Q7 0 7 -4Q7 -9 2 -12L2 -17Z', 'linen', 1),
  wash(`M-6 ${-5.5 + pen.wobble(0.8)}Q0 -7 6 -5.5Q6.4 -0.8 0 -0.8Q-6.4 -0.8 -6 -5.5Z`, 'water'),
  block(pen, [-2.4, 2.4], [-16, -19.5], 'timber', 0.9),
];
const COATS: readonly Pigment[] = ['coat', 'green', 'robe', 'other', 'rust'];
const person = (pen: Pen, i: number): Marks => [
  shape('M-6 0Q-6.6 -11 -2.6 -13L2.6 -13Q6.6 -11 6 0Z', COATS[i % COATS.length] ?? 'coat', 1),
  disc(pen.wobble(0.5), -16.6, 3.8, 'plaster', 1),
  wash(
    'M-3.9 -17Q-3 -21.6 0.6 -21Q4.4 -20.4 3.9 -16.8Q0 -19 -3.9 -17Z',
    i % 2 === 0 ? 'timber-dark' : 'straw',
  ),
];
const BINDINGS: readonly Pigment[] = ['rust', 'other', 'green-dark', 'timber', 'cloth'];
const book = (pen: Pen, i: number): Marks => [
  block(pen, [-9, 9], [0, -5.4], BINDINGS[i % BINDINGS.length] ?? 'rust', 1),
  wash('M2 -1.8L9 -1.8L9 -3.8L2 -3.8Z', 'linen'),
];

interface Heap {
  readonly draw: (pen: Pen, i: number) => Marks;
  /** Side by side and one above another; how many lie in the lowest row or stand in one pile. */
  readonly wide: number;
  readonly high: number;
  readonly row: number;
}
const HEAPS: Readonly<Record<Good, Heap>> = {
  gold: { draw: coin, wide: 15, high: 5, row: 3 },
  mana: { draw: bottle, wide: 12, high: 9, row: 4 },
  population: { draw: person, wide: 10.5, high: 8, row: 5 },
  researchPoints: { draw: book, wide: 19, high: 5.6, row: 2 },
};

/** What lies in a pan, its middle at the origin: what is behind comes first. */
export const heapMarks = (good: Good, pieces: number): Marks => {
  const { draw, wide, high, row } = HEAPS[good];
  const pen = penFor('heap', good);
  const rows: number[] = [];
  for (let left = pieces; left > 0; left -= row) rows.push(Math.min(row, left));
  // People and bottles stand behind one another; coins and books lie upon one another.
  const piled = good === 'gold' || good === 'researchPoints';
  const drawn = rows.flatMap((count, level) => {
    const marks = Array.from({ length: count }, (_, i) => {
      const x = (i - (count - 1) / 2) * wide + (piled ? pen.wobble(1.2) : level % 2 === 0 ? 0 : wide / 2);
      return at(x, -level * high, 1, draw(pen, level * row + i));
    }).flat();
    return [marks];
  });
  return (piled ? drawn : drawn.toReversed()).flat();
};

/** A pan on its three chains, hung at the origin. */
export const panMarks = (): Marks => [
  line(`M0 0L-24 ${BEAM.chains}M0 0L24 ${BEAM.chains}M0 0L3 ${BEAM.chains}`, 'iron', 1.1),
  disc(0, 0, 2.4, 'gold', 1),
  shape(
    `M-27 ${BEAM.chains}L27 ${BEAM.chains}Q22 ${BEAM.chains + 9} 0 ${BEAM.chains + 9}Q-22 ${BEAM.chains + 9} -27 ${BEAM.chains}Z`,
    'gold',
    1.2,
  ),
  line(`M-20 ${BEAM.chains + 3}Q0 ${BEAM.chains + 6} 18 ${BEAM.chains + 3}`, 'gold-light', 1),
];

/** The beam alone, its middle at the origin. */
export const beamMarks = (): Marks => [
  shape(
    `M${-BEAM.arm} -1.5Q${-BEAM.arm / 2} -5 0 -5Q${BEAM.arm / 2} -5 ${BEAM.arm} -1.5L${BEAM.arm} 2Q${BEAM.arm / 2} 2 0 4Q${-BEAM.arm / 2} 2 ${-BEAM.arm} 2Z`,
    'gold',
    1.2,
  ),
  plainPoly(
    [
      [-3, -5],
      [0, -20],
      [3, -5],
    ],
    'ink',
  ),
  disc(0, -0.5, 4.2, 'gold', 1.2),
];

/** Who stands behind the counter: a hood, a beard or a hat by the stall's own name. */
const merchant = (pen: Pen): Marks => {
  const robe = COATS[Math.floor(pen.chance() * COATS.length)] ?? 'robe';
  const hat = pen.chance() < 0.5;
  return [
    shape('M-19 0Q-21 -27 -9 -33L9 -33Q20 -27 19 0Z', robe, 1.4),
    line('M-6 -31Q-3 -16 -5 0M6 -31Q4 -16 6 0', 'ink', 0.8, 0.5),
    shape('M10 -27Q22 -20 30 -8L26 -3Q15 -10 9 -15Z', robe, 1.3),
    disc(30, -6, 3.6, 'plaster', 1),
    shape(discPath(0, -42, 9), 'plaster', 1.3),
    shape(
      'M-7 -38Q-6 -27 1 -26Q8 -28 8.4 -38Q4 -34 0 -35Q-4 -35 -7 -38Z',
      pen.chance() < 0.5 ? 'timber-dark' : 'linen',
      1,
    ),
    disc(-3, -43.5, 0.9, 'ink', 0.4),
    disc(4, -43.5, 0.9, 'ink', 0.4),
    hat
      ? shape('M-14 -46Q0 -51 14 -46Q9 -48 8 -56Q0 -60 -8 -56Q-9 -48 -14 -46Z', 'cloth', 1.2)
      : shape('M-10 -38Q-13 -54 0 -54Q13 -54 10 -38Q9 -48 0 -49Q-9 -48 -10 -38Z', 'other', 1.2),
  ];
};

/** Where the awning's colour comes from: what is bought, sold, exchanged. */
export type Awning = Extract<Pigment, 'cloth' | 'other' | 'green'>;
const STRIPES = 10;

const awningMarks = (pen: Pen, colour: Awning): Marks => {
  const width = 276 / STRIPES;
  return Array.from({ length: STRIPES }, (_, i) => {
    const [left, right] = [12 + i * width, 12 + (i + 1) * width];
    const top = (x: number): number => 34 + ((x - 12) / 276) * 232;
    const fill = i % 2 === 0 ? colour : 'linen';
    const foot = 40 + pen.wobble(0.5);
    return [
      shape(
        `M${top(left)} 10L${top(right)} 10L${right} ${foot}Q${(left + right) / 2} ${foot + 13} ${left} ${foot}Z`,
        fill,
        1.2,
      ),
    ];
  }).flat();
};

/** All of the stall but its scales: what stands behind them, and the counter that they stand on. */
export const stallMarks = (name: string, colour: Awning): Marks => {
  const pen = penFor('stall', name);
  return [
    wash(
      `M4 ${GROUND}Q80 ${GROUND - 5} 150 ${GROUND - 1}Q230 ${GROUND + 3} 296 ${GROUND - 2}L292 187Q150 192 8 187Z`,
      'earth',
      0.7,
    ),
    block(pen, [24, 30], [GROUND, 30], 'timber-dark', 1.2),
    block(pen, [270, 276], [GROUND, 30], 'timber-dark', 1.2),
    ...at(47, COUNTER, 1, merchant(pen)),
    poly(
      pen,
      [
        [16, COUNTER],
        [284, COUNTER],
        [284, COUNTER + 8],
        [16, COUNTER + 8],
      ],
      'timber',
      1.4,
    ),
    block(pen, [22, 278], [GROUND, COUNTER + 8], 'thatch-dark', 1.4),
    line(
      `M86 ${COUNTER + 9}V${GROUND}M150 ${COUNTER + 9}V${GROUND}M214 ${COUNTER + 9}V${GROUND}`,
      'timber-dark',
      1.2,
    ),
    shape(
      `M92 ${COUNTER}L224 ${COUNTER}L220 ${COUNTER + 18}Q158 ${COUNTER + 25} 96 ${COUNTER + 18}Z`,
      colour,
      1.2,
    ),
    line(`M97 ${COUNTER + 14}Q158 ${COUNTER + 20} 219 ${COUNTER + 14}`, 'gold-light', 1.2),
    ...awningMarks(pen, colour),
    // The scales' own foot and post.
    shape(
      `M${BEAM.x - 17} ${COUNTER}Q${BEAM.x} ${COUNTER - 12} ${BEAM.x + 17} ${COUNTER}Z`,
      'thatch-dark',
      1.2,
    ),
    block(pen, [BEAM.x - 2.2, BEAM.x + 2.2], [COUNTER - 6, BEAM.y], 'gold', 1.1),
    line(`M30 ${GROUND + 4}l3 -7l2 6m232 1l3 -7l2 6`, 'green-dark', 1.2),
  ];
};
