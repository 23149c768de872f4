// What a medal of a kingdom's feats bears in its middle, one drawing a category, on a square of 40 around (0, 0). Ink line, flat pigment.
import type { ReactNode } from 'react';

const INK = '#2a2018';
const line = { stroke: INK, strokeWidth: 1.8, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

/** A tower with its scaffold still on, for building. */
const Tower = (): ReactNode => (
  <g {...line}>
    <path d="M-9 17 V-10 H-12 V-18 H-7 V-14 H-3 V-18 H3 V-14 H7 V-18 H12 V-10 H9 V17 Z" fill="#e9d9b4" />
    <path d="M-3 17 V9 Q0 4 3 9 V17 Z" fill="#7a3b22" />
    <path d="M-1.6 -8 h3.2 v6 h-3.2 Z" fill={INK} strokeWidth="1" />
    <path d="M14 17 V-13 M18 17 V-8 M9 9 H20 M9 0 H20 M9 -9 H18" fill="none" strokeWidth="1.5" />
  </g>
);

/** A shield over a spear and its pennon, for arms. */
const Arms = (): ReactNode => (
  <g {...line}>
    <path d="M12 18 L-9 -17" fill="none" strokeWidth="2.2" />
    <path d="M-9 -17 L-14 -18 L-11 -21 Z" fill="#cfd3d6" strokeWidth="1.2" />
    <path d="M-6 -12 L10 -19 L5 -7 Z" fill="#9b2c22" strokeWidth="1.4" />
    <path d="M-15 -4 Q-6 -8 5 -4 Q8 9 -5 18 Q-18 9 -15 -4 Z" fill="#27497a" />
    <path d="M-5 -6 V16 M-15 3 H6" fill="none" stroke="#f3e6c4" strokeWidth="2.4" />
  </g>
);

/** A flask in which a star is being kept, for magic. */
const Flask = (): ReactNode => (
  <g {...line}>
    <path d="M-4 -18 H4 V-8 L14 11 Q15 17 9 17 H-9 Q-15 17 -14 11 L-4 -8 Z" fill="#dfeef0" />
    <path
      d="M-9 2 Q-4 -1 0 2 Q5 5 10 3 L14 11 Q15 17 9 17 H-9 Q-15 17 -14 11 Z"
      fill="#5b3a6a"
      strokeWidth="1.2"
    />
    <path
      d="M0 4 L1.8 8.2 L6 9.5 L1.8 11 L0 15.4 L-1.8 11 L-6 9.5 L-1.8 8.2 Z"
      fill="#ffe9a8"
      strokeWidth="1"
    />
    <path d="M-6 -18 H6" fill="none" strokeWidth="2.6" />
  </g>
);

/** Three heaps of coin, for the purse. */
const Coins = (): ReactNode => (
  <g {...line} strokeWidth="1.5">
    {[
      [-11, 14, 4],
      [11, 14, 3],
      [0, 14, 7],
    ].flatMap(([x = 0, foot = 0, count = 0]) =>
      Array.from({ length: count }, (_, at) => (
        <path
          key={`${x} ${at}`}
          d={`M${x - 7} ${foot - at * 4.2} a7 2.8 0 0 1 14 0 v2.6 a7 2.8 0 0 1 -14 0 Z`}
          fill={at === count - 1 ? '#ffe9a8' : '#d9a63f'}
        />
      )),
    )}
  </g>
);

/** A wind rose, for whoever rides out. */
const Rose = (): ReactNode => (
  <g {...line} strokeWidth="1.4">
    <circle r="13" fill="#f3e6c4" />
    {[45, 135, 225, 315].map((turn) => (
      <path key={turn} d="M0 -12 L3 0 L-3 0 Z" fill="#b9a06a" transform={`rotate(${turn})`} />
    ))}
    {[0, 90, 180, 270].map((turn) => (
      <g key={turn} transform={`rotate(${turn})`}>
        <path d="M0 -19 L4 -3 H0 Z" fill="#9b2c22" />
        <path d="M0 -19 L-4 -3 H0 Z" fill="#fbf3de" />
      </g>
    ))}
    <circle r="3.4" fill="#27497a" />
  </g>
);

/** A herald's horn with its cloth, for neighbours. */
const Horn = (): ReactNode => (
  <g {...line}>
    <path d="M-19 -7 L10 -11 Q16 -16 18 -19 V3 Q15 -2 10 -5 L-19 -4 Z" fill="#e0b654" />
    <path d="M-12 -4.6 L6 -6 V13 L-3 8 L-12 15 Z" fill="#2a6049" />
    <path
      d="M-3 -2 L-1.6 1 L1.8 1.2 L-0.8 3.4 L0 6.8 L-3 5 L-6 6.8 L-5.2 3.4 L-7.8 1.2 L-4.4 1 Z"
      fill="#f3e6c4"
      strokeWidth="1"
    />
  </g>
);

/** A comet, for what nobody sets out for. */
const Comet = (): ReactNode => (
  <g {...line}>
    <path d="M-2 2 Q10 -16 19 -18 Q12 -6 5 7 Z" fill="#e77a66" strokeWidth="1.3" />
    <path d="M-6 -1 Q-2 -16 8 -19 Q4 -8 3 4 Z" fill="#d9a63f" strokeWidth="1.3" />
    <path
      d="M-6 -6 L-3 1 L4 0 L-0.4 6 L4 12 L-3.4 11 L-7 18 L-8.6 10.8 L-16 11 L-11 5.6 L-14.6 -1 L-8 1 Z"
      fill="#ffe9a8"
    />
  </g>
);

/** By the categories of endgame.md §3. */
export const FEAT_EMBLEMS: Readonly<Record<string, () => ReactNode>> = {
  kingdom_building: Tower,
  military: Arms,
  magical: Flask,
  economic: Coins,
  exploration: Rose,
  social: Horn,
  special: Comet,
};
