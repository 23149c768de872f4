// How the picture of an artifact is put together: the sky behind it, what it lies on, the frame around it and the light about it, all from
// its id. Invariant: the same id always plans the same picture, and no two artifacts of the realm plan the same one (a test holds it).
import { openCurve, seeded } from './curves.ts';
import type { Point } from './curves.ts';

/** The painter's pigments, by what an artifact is for. */
const GROUNDS: Readonly<Record<string, readonly [string, string]>> = {
  resource: ['#2f6a4f', '#234f3b'],
  military: ['#8f2a22', '#681d17'],
  magical: ['#56376b', '#3e274e'],
  exploration: ['#2c5288', '#203d66'],
  special: ['#7a5a1d', '#583f12'],
};
const OTHERWISE = ['#4a4238', '#332d26'] as const;

/** Points on the frame: the rarer, the more. */
const LOBES: Readonly<Record<string, number>> = { common: 4, uncommon: 6, rare: 8, epic: 10, legendary: 12 };

export interface ArtifactPlan {
  readonly ground: string;
  readonly shade: string;
  /** The scalloped frame. */
  readonly frame: string;
  readonly rays: readonly string[];
  /** Hills, a shore or a cloth under it, farthest first. */
  readonly folds: readonly string[];
  readonly stars: readonly (Point & { readonly r: number })[];
  readonly moon: Point & { readonly r: number; readonly bite: number };
  /** Degrees that the thing itself leans. */
  readonly lean: number;
}

const SIDE = 160;
const MIDDLE = SIDE / 2;
/** From the middle to the outermost of the frame: its line is five wide. */
const REACH = MIDDLE - 3;

const polar = (angle: number, radius: number): Point => ({
  x: MIDDLE + radius * Math.cos(angle),
  y: MIDDLE + radius * Math.sin(angle),
});
const said = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

const scalloped = (lobes: number, turn: number): string => {
  const step = (2 * Math.PI) / lobes;
  // However few the lobes, and however far each bulges, the frame keeps within its square.
  const radius = REACH / (Math.cos(step / 2) + Math.sin(step / 2));
  const corner = (i: number): Point => polar(turn + i * step, radius);
  const arcs = Array.from({ length: lobes }, (_, i) => {
    const reach = (radius * Math.sin(step / 2)).toFixed(1);
    return `A${reach} ${reach} 0 0 1 ${said(corner(i + 1))}`;
  });
  return `M${said(corner(0))} ${arcs.join(' ')} Z`;
};

/** The plan of an artifact's picture. */
export const planArtifact = (id: string, category: string, rarity: string): ArtifactPlan => {
  const random = seeded('artifact', id);
  const [ground, shade] = GROUNDS[category] ?? OTHERWISE;
  const lobes = LOBES[rarity] ?? 4;
  const turn = (random.below(360) * Math.PI) / 180;
  const count = 8 + random.below(9);
  const from = random.below(360);
  const rays = Array.from({ length: count }, (_, i) => {
    const angle = ((from + (360 * i) / count) * Math.PI) / 180;
    const width = 0.05 + random.below(6) / 100;
    return `M${said(polar(angle - width, 34))} L${said(polar(angle, 52 + random.below(16)))} L${said(polar(angle + width, 34))} Z`;
  });
  const folds = Array.from({ length: 2 + random.below(2) }, (_, i) => {
    const base = 104 + i * 14;
    const points = Array.from({ length: 5 }, (_unused, at) => ({
      x: at * 40,
      y: base + random.below(15) - 7,
    }));
    return `${openCurve(points)} L${SIDE} ${SIDE} L0 ${SIDE} Z`;
  });
  const stars = Array.from({ length: 5 + random.below(8) }, () => ({
    x: 14 + random.below(132),
    y: 12 + random.below(74),
    r: 0.8 + random.below(12) / 10,
  }));
  return {
    ground,
    shade,
    frame: scalloped(lobes, turn),
    rays,
    folds,
    stars,
    moon: {
      x: 24 + random.below(112),
      y: 22 + random.below(30),
      r: 6 + random.below(8),
      bite: random.below(9) - 4,
    },
    lean: random.below(25) - 12,
  };
};
