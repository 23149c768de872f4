// The frieze of the first page: two hosts about to meet on a strip of linen, above a border of beasts. One drawing,
// cropped evenly from both ends where the page is narrow, so that the charge stays in the middle.

import type { ReactNode } from 'react';
import CHARGE_PATHS from 'virtual:game-icons/charges';
import { BeastBorder } from './BeastBorder.tsx';
import { CHARGE_ICONS } from './charges.ts';
import type { GreatCharge } from './charges.ts';
import { Figure } from './Figure.tsx';
import type { PuppetKey } from './puppets.ts';
import type { PuppetSide } from './puppets/shapes.ts';
import styles from './Frieze.module.css';

interface Company {
  readonly puppet: PuppetKey;
  readonly side: PuppetSide;
  /** Feet of the first figure. */
  readonly x: number;
  readonly y: number;
  readonly files: number;
  readonly ranks: number;
  /** Distance between files and between ranks; each rank behind steps back by `shift`. */
  readonly gap: number;
  readonly depth: number;
  readonly shift?: number;
}

/** Ranks run from the back (top) to the front, so that nearer figures stand before farther ones. */
const COMPANIES: readonly Company[] = [
  { puppet: 'archers', side: 'A', x: 34, y: 142, files: 6, ranks: 2, gap: 34, depth: 26, shift: 15 },
  { puppet: 'pikemen', side: 'A', x: 268, y: 140, files: 5, ranks: 3, gap: 29, depth: 25, shift: 7 },
  { puppet: 'catapult', side: 'B', x: 1224, y: 180, files: 1, ranks: 1, gap: 0, depth: 0 },
  { puppet: 'mage', side: 'B', x: 1108, y: 162, files: 2, ranks: 2, gap: 34, depth: 28, shift: -14 },
  { puppet: 'militia', side: 'B', x: 972, y: 140, files: 4, ranks: 3, gap: 29, depth: 25, shift: -8 },
  { puppet: 'swordsmen', side: 'B', x: 836, y: 140, files: 4, ranks: 3, gap: 31, depth: 26, shift: -6 },
];

const BANNERS: readonly {
  readonly side: PuppetSide;
  readonly x: number;
  readonly y: number;
  readonly charge: GreatCharge;
}[] = [
  { side: 'A', x: 440, y: 192, charge: 'bear' },
  { side: 'B', x: 820, y: 196, charge: 'griffin' },
];

const KNIGHTS: readonly { readonly x: number; readonly y: number }[] = [
  { x: 516, y: 150 },
  { x: 600, y: 158 },
  { x: 686, y: 148 },
  { x: 556, y: 190 },
  { x: 650, y: 194 },
];

/** Gold stars, seen by night only. */
const STARS: readonly (readonly [x: number, y: number])[] = [
  [46, 34],
  [118, 70],
  [190, 22],
  [258, 52],
  [330, 14],
  [402, 66],
  [548, 52],
  [612, 12],
  [700, 24],
  [764, 40],
  [842, 18],
  [905, 50],
  [968, 28],
  [1040, 62],
  [1104, 20],
  [1160, 54],
  [1236, 30],
];

const SCALE = 1.28;
const used: readonly (readonly [PuppetKey, PuppetSide])[] = [
  ...new Map(
    [
      ...COMPANIES,
      ...BANNERS.map(({ side }) => ({ puppet: 'banner' as const, side })),
      { puppet: 'knights' as const, side: 'A' as const },
    ].map((one) => [`${one.puppet}-${one.side}`, [one.puppet, one.side] as const]),
  ).values(),
];

function place(side: PuppetSide, x: number, y: number): string {
  return `translate(${x} ${y}) scale(${side === 'A' ? SCALE : -SCALE} ${SCALE})`;
}

function Ranks({ company }: { company: Company }): ReactNode {
  const { puppet, side, x, y, files, ranks, gap, depth, shift = 0 } = company;
  return Array.from({ length: ranks }, (_, rank) =>
    Array.from({ length: files }, (_unused, file) => (
      <use
        key={`${rank} ${file}`}
        href={`#frieze-${puppet}-${side}`}
        transform={place(side, x + file * gap + rank * shift, y + rank * depth)}
      />
    )),
  );
}

/** Decorative. */
export function Frieze(): ReactNode {
  return (
    <div className={styles.frieze} aria-hidden="true">
      <svg viewBox="0 0 1280 226" preserveAspectRatio="xMidYMax slice" className={styles.hanging}>
        <defs>
          {used.map(([puppet, side]) => (
            <g key={`${puppet}-${side}`} id={`frieze-${puppet}-${side}`}>
              <Figure puppet={puppet} side={side} />
            </g>
          ))}
        </defs>
        <rect width="1280" height="226" className={styles.sky} />
        {STARS.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="1.6" className={styles.star} />
        ))}
        <path
          d="M-10 130 C150 60 320 70 470 118 C580 152 640 52 800 66 C930 78 1010 132 1110 128 C1190 124 1230 96 1290 74 V226 H-10 Z"
          className={styles.hill}
        />
        <path
          d="M-10 158 C160 118 380 132 560 136 C760 140 1000 118 1290 140 V226 H-10 Z"
          className={styles.ground}
        />
        <path
          d="M-10 204 C300 186 620 214 900 200 C1060 192 1180 206 1290 198 V226 H-10 Z"
          className={styles.turf}
        />
        <path
          d="M470 210 l-3 -8 m3 8 l0 -10 m0 10 l4 -7 M724 206 l-3 -8 m3 8 l0 -10 m0 10 l4 -7 M764 176 l-3 -7 m3 7 l0 -9 m0 9 l4 -6 M18 212 l-3 -8 m3 8 l0 -10 m0 10 l4 -7 M232 214 l-3 -8 m3 8 l0 -10 m0 10 l4 -7 M1180 216 l-3 -8 m3 8 l0 -10 m0 10 l4 -7 M930 218 l-3 -8 m3 8 l0 -10 m0 10 l4 -7"
          className={styles.tuft}
        />
        <g className={styles.volley}>
          {[
            [300, 62, -20],
            [360, 40, -14],
            [432, 30, -6],
            [508, 26, 2],
            [586, 32, 10],
            [660, 44, 18],
            [728, 60, 26],
          ].map(([x = 0, y = 0, tilt = 0]) => (
            <g key={x} transform={`translate(${x} ${y}) rotate(${tilt})`}>
              <path d="M-14 0 H12" className={styles.shaft} />
              <path d="M10 -2.6 L17 0 L10 2.6 Z" className={styles.head} />
              <path d="M-17 -3 L-12 0 L-17 3 M-13.4 -3 L-8.4 0 L-13.4 3" className={styles.feather} />
            </g>
          ))}
        </g>
        {COMPANIES.map((company) => (
          <Ranks key={`${company.puppet}-${company.side}`} company={company} />
        ))}
        {KNIGHTS.map((knight) => (
          <g key={knight.x} className={styles.charge}>
            <use href="#frieze-knights-A" transform={place('A', knight.x, knight.y)} />
          </g>
        ))}
        {BANNERS.map((one) => (
          <g key={one.side} transform={place(one.side, one.x, one.y)}>
            <use href={`#frieze-banner-${one.side}`} />
            <path
              d={CHARGE_PATHS[CHARGE_ICONS[one.charge]]}
              fill={one.side === 'A' ? '#8fb0e2' : '#f0a488'}
              transform="translate(13.6 -56) scale(0.0225)"
            />
          </g>
        ))}
      </svg>
      <BeastBorder />
    </div>
  );
}
