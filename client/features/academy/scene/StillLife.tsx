// What lies about on a scribe's desk: the cat, who is staff, and the ink horn.
import type { ReactNode } from 'react';
import { Inked } from './parts.tsx';

export function Cat({
  x,
  y,
  scale = 1,
}: {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
}): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <Inked
        d="M-62 14 C-74 -16 -46 -40 -8 -38 C34 -38 62 -22 62 6 C62 16 54 18 44 18 H-50 Q-60 18 -62 14Z"
        fill="#b5763a"
        width={2}
      />
      <Inked d="M-62 12 C-84 2 -76 -22 -58 -20 C-66 -10 -60 2 -46 8" fill="#b5763a" width={1.8} />
      <Inked d="M-20 -36 q4 10 -2 18 M2 -37 q4 10 -2 20 M22 -34 q3 8 -2 16" stroke="#6d4018" width={2.6} />
      <Inked
        d="M28 18 C16 4 22 -16 40 -18 L42 -28 L50 -20 Q58 -22 64 -18 L72 -25 L72 -13 Q80 2 68 12 Q58 20 28 18Z"
        fill="#c88a48"
        width={1.9}
      />
      <Inked d="M44 -3 q4 4 8 0 M60 -3 q4 4 8 0" width={1.5} />
      <path d="M56 4 l3 3 l3 -3 Z" fill="#8e2b20" />
      <Inked d="M59 7 v3 m-12 -2 l-11 -2 m11 5 l-11 2 m34 -5 l11 -2 m-11 5 l11 2" width={0.9} />
      <Inked d="M8 18 q12 -8 24 0" width={1.4} />
    </g>
  );
}

export function InkHorn({
  x,
  y,
  scale = 1,
}: {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
}): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <Inked d="M2 -28 C10 -52 24 -70 40 -80 C40 -58 24 -40 6 -28Z" fill="#e9d9b2" width={1.4} />
      <Inked d="M-16 4 Q-20 -22 -8 -26 H8 Q20 -22 16 4 Q0 10 -16 4Z" fill="#3a3f4c" width={1.7} />
      <ellipse cy="-26" rx="9" ry="3.4" fill="#14161d" stroke="var(--line)" strokeWidth="1.4" />
    </g>
  );
}
