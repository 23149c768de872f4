// How the miniature of a spell is put together, all from its id, its school and what it does: the net over the sky, what stands in it, hills and
// grass, who casts and from which side, who watches, the gold that runs from the staff to the sign.
// Invariant: the same spell always plans the same miniature, and no two of the realm plan the same one (a test holds it).
import { openCurve, seeded } from '../curves.ts';
import type { Point } from '../curves.ts';
import { companiesFor } from './company.ts';
import type { Extra } from './company.ts';
import { SKY_OF } from './heavens.ts';
import type { Heaven } from './heavens.ts';
import { tenth } from '../tenth.ts';

export const MINIATURE = { width: 318, height: 404, border: 17 } as const;
const INSET = MINIATURE.border + 6;
export const INNER = {
  x: INSET,
  y: INSET,
  width: MINIATURE.width - 2 * INSET,
  height: MINIATURE.height - 2 * INSET,
} as const;

const NETS = ['lozenge', 'check', 'wave', 'cross', 'ring'] as const;
export type Net = (typeof NETS)[number];

interface Placed extends Point {
  readonly scale: number;
  readonly flip: boolean;
}

export interface MiniaturePlan {
  readonly net: {
    readonly kind: Net;
    readonly step: number;
    readonly d: string;
    readonly knots: readonly Point[];
  };
  readonly heavens: readonly (Placed & { readonly heaven: Heaven })[];
  readonly hills: readonly string[];
  readonly tufts: string;
  readonly caster: Placed & { readonly puppet: 'mage' | 'healer'; readonly staff: Point };
  readonly company: readonly (Placed & { readonly extra: Extra; readonly seed: number })[];
  /** The gold that leads from the staff to the sign. */
  readonly breath: readonly string[];
  readonly curls: readonly (Point & {
    readonly radius: number;
    readonly from: number;
    readonly turn: number;
  })[];
  readonly sign: Point & { readonly size: number; readonly lean: number };
  /** The border's own turn of colours. */
  readonly vine: number;
}

/** What of a spell is drawn. */
export interface Depicted {
  readonly id: string;
  readonly school: string;
  readonly kind: string;
  readonly resource: string | null;
}

const { width: W, height: H } = INNER;
const HORIZON = 0.66;

const netOf = (kind: Net, step: number, shift: number): MiniaturePlan['net'] => {
  const rows = Math.ceil((H * HORIZON) / step) + 1;
  const columns = Math.ceil(W / step) + 2;
  const cells = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_unused, column) => ({
      x: tenth(column * step - shift - (row % 2 === 0 ? 0 : step / 2)),
      y: tenth(row * step),
    })),
  ).flat();
  const half = step / 2;
  const drawn: Readonly<Record<Net, (at: Point) => string>> = {
    lozenge: ({ x, y }) => `M${x} ${tenth(y - half)}l${half} ${half}l${-half} ${half}l${-half} ${-half}Z`,
    check: ({ x, y }) => `M${tenth(x - half)} ${tenth(y - half)}h${step}v${half}h${-step}Z`,
    wave: ({ x, y }) => `M${tenth(x - half)} ${y}q${half / 2} ${-half} ${half} 0t${half} 0`,
    cross: ({ x, y }) => `M${x} ${tenth(y - 4)}v8M${tenth(x - 4)} ${y}h8`,
    ring: ({ x, y }) =>
      `M${tenth(x - half + 1)} ${y}a${half - 1} ${half - 1} 0 1 0 ${step - 2} 0a${half - 1} ${half - 1} 0 1 0 ${2 - step} 0`,
  };
  return { kind, step, d: cells.map(drawn[kind]).join(''), knots: cells.filter((_, i) => i % 2 === 0) };
};

/** The plan of a spell's miniature. */
export const planMiniature = ({ id, school, kind, resource }: Depicted): MiniaturePlan => {
  const random = seeded('spell', id);
  const pick = <T>(all: readonly [T, ...T[]] | readonly T[], otherwise: T): T =>
    all[random.below(Math.max(all.length, 1))] ?? otherwise;
  const isRight = random.chance(500);
  const side = (x: number): number => tenth(isRight ? W - x : x);
  const net = netOf(pick(NETS, 'lozenge'), 16 + random.below(9), random.below(14));

  const caster = {
    puppet:
      (school === 'divine' || school === 'nature') && random.chance(550)
        ? ('healer' as const)
        : ('mage' as const),
    x: side(56 + random.below(22)),
    y: tenth(H * 0.9 + random.below(9)),
    scale: tenth(2.7 + random.below(7) / 10),
    flip: isRight,
  };
  const tip = caster.puppet === 'mage' ? { x: 10, y: -39 } : { x: 9.6, y: -38 };
  const staff = {
    x: tenth(caster.x + (isRight ? -1 : 1) * tip.x * caster.scale),
    y: tenth(caster.y + tip.y * caster.scale),
  };

  const sign = {
    x: side(164 + random.below(36)),
    y: tenth(96 + random.below(48)),
    size: 84 + random.below(16),
    lean: random.below(21) - 10,
  };
  const skies = SKY_OF[school] ?? ['moon'];
  const first = pick(skies, 'moon');
  const second = pick(skies, 'moon');
  const great = {
    heaven: first,
    x: side(64 + random.below(14)),
    y: tenth(60 + random.below(16)),
    scale: tenth(1 + random.below(3) / 10),
    flip: isRight,
  };
  const small = {
    heaven: second,
    x: side(W - 34 - random.below(16)),
    y: tenth(34 + random.below(10)),
    scale: 0.46,
    flip: !isRight,
  };
  const heavens = first === second || random.chance(350) ? [great] : [great, small];

  const hills = [0.68, 0.82].map((base) => {
    const points = Array.from({ length: 6 }, (_, i) => ({
      x: (i * W) / 5,
      y: H * base + random.below(33) - 18,
    }));
    return `${openCurve(points)} L${W} ${H} L0 ${H} Z`;
  });
  const tufts = Array.from({ length: 16 }, () => {
    const x = 6 + random.below(W - 12);
    const y = tenth(H * 0.87 + random.below(36));
    return `M${x} ${y}l-2.4 -7M${x} ${y}v-8M${x} ${y}l2.8 -6`;
  }).join('');

  const companies = companiesFor(kind, resource);
  const chosen = pick(companies, companies[0] ?? []);
  const room = W - 128;
  const company = chosen.map((extra, i) => {
    const along = (i + 0.5) / chosen.length;
    const isCart = extra.of === 'cart';
    return {
      extra,
      seed: random.below(1000),
      x: side(W - (isCart ? 4 : 20) - (1 - along) * room + random.below(9) - 4),
      y: tenth(H * (isCart ? 0.93 : 0.865 + (i % 2) * 0.085) + random.below(7)),
      scale: tenth(isCart ? 1.15 : extra.of === 'beast' ? 1.3 : 1.5 + random.below(3) / 10),
      // Who runs, runs from the caster; all others look where the spell goes up.
      flip: extra.of === 'puppet' && extra.flees === true ? isRight : !isRight,
    };
  });

  const lift = isRight ? -1 : 1;
  const breath = [-1, 0, 1].map((bend) => {
    const mid = {
      x: (staff.x + sign.x) / 2 + bend * 16 * lift,
      y: (staff.y + sign.y) / 2 + bend * 22 + random.below(13) - 6,
    };
    const end = { x: sign.x + bend * 12, y: sign.y + sign.size * 0.34 };
    return openCurve([staff, mid, end]);
  });
  const count = 3 + random.below(3);
  const begun = random.below(628) / 100;
  const curls = Array.from({ length: count }, (_, i) => {
    const angle = begun + (i / count) * 2 * Math.PI + random.below(40) / 100;
    return {
      x: tenth(sign.x + Math.cos(angle) * sign.size * 0.62),
      y: tenth(sign.y + Math.sin(angle) * sign.size * 0.6),
      radius: 8 + random.below(7),
      from: tenth(angle),
      turn: (random.chance(500) ? 1 : -1) * (6 + random.below(20) / 10),
    };
  });
  return {
    net,
    heavens,
    hills,
    tufts,
    caster: { ...caster, staff },
    company: company.toSorted((one, other) => one.y - other.y),
    breath,
    curls,
    sign,
    vine: random.below(6),
  };
};
