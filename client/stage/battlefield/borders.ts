// The two borders of the hanging: above, linen for the round's caption between a few birds and beasts; below, the frieze of
// beasts between slanting bars, into which the fallen slide.
// Invariant: painted at the world's full width, so that a narrow window shows a part of it and never a stretched whole.
import { chargeDrawing } from '../../ui/art/arms.ts';
import type { ChargeKey } from '../../ui/art/charges.ts';
import { FIELD_WIDTH } from './field.ts';
import { paintBadge } from './figures/puppetLayers.ts';
import type { Brush } from './paint/Brush.ts';
import { deepen, raise } from './paint/colour.ts';
import type { Palette } from './palette.ts';

export const BORDER_HEIGHT = 46;

const BEASTS: readonly ChargeKey[] = [
  'lion',
  'stag',
  'dragon',
  'eagle',
  'griffin',
  'raven',
  'wolf',
  'unicorn',
  'wyvern',
  'swan',
];

/** Two slanting bars, rubric and gold. */
function bars(b: Brush, p: Palette, x: number, top: number, bottom: number): void {
  b.stem(b.path(`M${x} ${bottom - 5} L${x + 13} ${top + 6}`), p.rubric, 2);
  b.stem(b.path(`M${x + 7} ${bottom - 5} L${x + 20} ${top + 6}`), p.gold, 2);
}

/** A sprig with three leaves. */
function sprig(b: Brush, p: Palette, x: number, y: number, colour: string): void {
  const stem = b.path(`M${x} ${y + 10} Q${x - 2} ${y} ${x + 1} ${y - 9}`);
  b.stroke(stem, colour, 1.5);
  for (const [dx, dy, turn] of [
    [-5, 2, -0.7],
    [5, -1, 0.7],
    [1, -11, 1.5],
  ] as const) {
    const leaf = b.path();
    leaf.ellipse(x + dx, y + dy, 5, 2.5, turn, 0, Math.PI * 2);
    b.flood(leaf, colour);
  }
  const berry = b.path();
  berry.arc(x + 5, y + 6, 1.8, 0, Math.PI * 2);
  b.flood(berry, p.rubric);
}

/** Paints the linen of a border, its weave and the ruling lines towards the field. */
export function paintCloth(b: Brush, p: Palette, edge: 'top' | 'bottom', width = FIELD_WIDTH): void {
  const { ctx } = b;
  ctx.fillStyle = p.linen;
  ctx.fillRect(0, 0, width, BORDER_HEIGHT);
  const threads = b.path();
  for (let y = 2; y < BORDER_HEIGHT; y += 3) {
    threads.moveTo(0, y + b.between(-0.3, 0.3));
    threads.lineTo(width, y + b.between(-0.3, 0.3));
  }
  b.stroke(threads, p.theme === 'day' ? deepen(p.linen, 0.4) : raise(p.linen, 0.3), 0.5, 0.16);
  const lines = edge === 'top' ? [BORDER_HEIGHT - 1.2, BORDER_HEIGHT - 4.6] : [1.2, 4.6];
  const ink = p.theme === 'day' ? p.ink : '#0b0c10';
  b.stroke(b.path(`M0 ${lines[0]} L${width} ${lines[0]}`), ink, 2);
  b.stroke(b.path(`M0 ${lines[1]} L${width} ${lines[1]}`), p.rubric, 1.3);
}

/** The lower border. */
export function paintLowerBorder(b: Brush, p: Palette): void {
  paintCloth(b, p, 'bottom');
  const cell = 77;
  const colours = [p.lapis, p.verdigris];
  let beast = b.random.below(BEASTS.length);
  for (let i = 0, x = -16; x < FIELD_WIDTH; i += 1, x += cell) {
    bars(b, p, x, 4, BORDER_HEIGHT);
    const middle = x + 10 + cell / 2;
    const colour = colours[i % 2] ?? p.lapis;
    if (i % 3 === 2) {
      sprig(b, p, middle - 9, 26, p.verdigris);
      sprig(b, p, middle + 9, 27, p.gold);
      continue;
    }
    const drawing = chargeDrawing(BEASTS[beast % BEASTS.length] ?? 'lion');
    beast += 1 + b.random.below(3);
    // Beasts face one another across the bars, as on the old hangings.
    paintBadge(b, { d: drawing.d, mirrored: i % 2 === 1 }, middle, 26, 29, colour);
  }
}

/** The upper border: sprigs and bars at its ends, bare linen in the middle, where the caption stands. */
export function paintUpperBorder(b: Brush, p: Palette): void {
  paintCloth(b, p, 'top');
  for (const end of [0, 1] as const) {
    const x = (n: number): number => (end === 0 ? n : FIELD_WIDTH - n);
    [20, 96].forEach((n) => bars(b, p, x(n) - (end === 1 ? 20 : 0), 0, BORDER_HEIGHT - 4));
    const drawing = chargeDrawing(end === 0 ? 'swan' : 'heron');
    paintBadge(b, { d: drawing.d, mirrored: end === 1 }, x(68), 21, 27, end === 0 ? p.lapis : p.verdigris);
    sprig(b, p, x(134), 22, p.verdigris);
  }
}
