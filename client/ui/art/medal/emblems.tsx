// What a medal bears in its middle: one drawing a category of the academy, and one for challenges; the kingdom's are feats.tsx's, on a square of 40 around (0, 0). Ink line, flat pigment.
import type { ReactNode } from 'react';
import { FEAT_EMBLEMS } from './feats.tsx';

const INK = '#2a2018';
const line = { stroke: INK, strokeWidth: 1.8, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

/** A book that lies open, for words. */
const Codex = (): ReactNode => (
  <g {...line}>
    <path d="M-18 -9 Q-9 -15 0 -9 Q9 -15 18 -9 V13 Q9 7 0 13 Q-9 7 -18 13 Z" fill="#fbf3de" />
    <path d="M0 -9 V13" fill="none" />
    <path
      d="M-14 -5 Q-9 -8 -4 -5 M-14 1 Q-9 -2 -4 1 M4 -5 Q9 -8 14 -5 M4 1 Q9 -2 14 1"
      fill="none"
      strokeWidth="1.2"
    />
    <path d="M9 10 V19 L12 16 L15 19 V9" fill="#9b2c22" />
  </g>
);

/** A column of Corinth, for grammar. */
const Column = (): ReactNode => (
  <g {...line}>
    <path d="M-8 -9 V14 H8 V-9 Z" fill="#fbf3de" />
    <path d="M-3 -8 V13 M3 -8 V13" fill="none" strokeWidth="1.2" />
    <path d="M-14 -17 H14 V-13 Q12 -8 8 -9 H-8 Q-12 -8 -14 -13 Z" fill="#e0bf83" />
    <path d="M-13 14 H13 V18 H-13 Z" fill="#e0bf83" />
  </g>
);

/** A temple front, for the life of the city. */
const Temple = (): ReactNode => (
  <g {...line}>
    <path d="M-19 -6 L0 -18 L19 -6 Z" fill="#b9662c" />
    <path d="M-17 12 H17 V17 H-17 Z" fill="#e0bf83" />
    {[-13, -5, 3, 11].map((x) => (
      <path key={x} d={`M${x - 1.5} 12 V-6 H${x + 3.5} V12 Z`} fill="#fbf3de" />
    ))}
  </g>
);

/** A lamp with its flame, for days in a row. */
const Lamp = (): ReactNode => (
  <g {...line}>
    <path d="M-18 4 Q-17 -2 -8 0 H8 Q17 -1 18 -9 Q21 2 9 11 H-6 Q-16 11 -18 4 Z" fill="#d9a63f" />
    <path d="M-6 11 H8 L11 17 H-9 Z" fill="#b18a45" />
    <path d="M-16 0 Q-22 -8 -15 -19 Q-14 -13 -10 -10 Q-7 -4 -12 0 Z" fill="#c8502d" />
    <path d="M-14 -2 Q-16 -7 -14 -11 Q-10 -7 -12 -2 Z" fill="#ffd98a" strokeWidth="1" />
  </g>
);

/** A wreath about a star, for mastery. */
const Wreath = (): ReactNode => (
  <g {...line}>
    {[-1, 1].flatMap((side) =>
      [0, 1, 2, 3, 4].map((at) => {
        const angle = 24 + at * 31;
        return (
          <path
            key={`${side} ${at}`}
            transform={`rotate(${side * (180 - angle)}) translate(0 -15)`}
            d="M-5 3 Q0 -6 5 3 Q0 5 -5 3 Z"
            fill="#5f8a52"
            strokeWidth="1.2"
          />
        );
      }),
    )}
    <path d="M0 -10 L2.6 -3 L10 -3 L4 1.6 L6.4 9 L0 4.6 L-6.4 9 L-4 1.6 L-10 -3 L-2.6 -3 Z" fill="#ffe9a8" />
  </g>
);

/** Pen and ink, for what one makes oneself. */
const Quill = (): ReactNode => (
  <g {...line}>
    <path d="M-15 6 H-1 L1 17 H-17 Z" fill="#27497a" />
    <path d="M-12 2 H-4 V6 H-12 Z" fill="#8a8578" />
    <path d="M-8 3 Q-4 -14 17 -19 Q18 -6 2 -1 Q-3 0 -8 3 Z" fill="#fbf3de" />
    <path d="M-8 3 Q2 -8 14 -16" fill="none" strokeWidth="1.2" />
  </g>
);

/** Two swords of wood, crossed, for a challenge. */
const Swords = (): ReactNode => (
  <g {...line}>
    {[45, -45].map((turn) => (
      <g key={turn} transform={`rotate(${turn})`}>
        <path d="M-2.6 8 V-16 L0 -21 L2.6 -16 V8 Z" fill="#d9b06c" />
        <path d="M-7 8 H7 V11 H-7 Z M-1.8 11 H1.8 V18 H-1.8 Z" fill="#8f5f2b" />
      </g>
    ))}
  </g>
);

const EMBLEMS: Readonly<Record<string, () => ReactNode>> = {
  vocabulary: Codex,
  grammar: Column,
  cultural: Temple,
  streak: Lamp,
  mastery: Wreath,
  creative: Quill,
  ...FEAT_EMBLEMS,
};

/** The drawing of a category; of anything else, the crossed swords. */
export function Emblem({ of }: { readonly of: string }): ReactNode {
  const Drawn = EMBLEMS[of] ?? Swords;
  return <Drawn />;
}
