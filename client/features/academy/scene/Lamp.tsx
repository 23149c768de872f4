// The lamp of the streak: its flame grows at 7, 14 and 30 days, and burns low while today is still to be lit.
import type { ReactNode } from 'react';
import { Inked } from './parts.tsx';
import styles from './scene.module.css';

/** How high the flame stands for so many days on end (latin.md 2.7). */
export const flameOf = (days: number): number =>
  days === 0 ? 0 : days < 7 ? 1.2 : days < 14 ? 1.7 : days < 30 ? 2.2 : 2.8;

export function Flame({ scale }: { readonly scale: number }): ReactNode {
  return (
    <g transform={`scale(${scale})`}>
      <g className={styles.flame}>
        <Inked
          d="M0 0 C-9 -2 -9 -12 -3 -18 C-3 -13 0 -13 0 -25 C8 -18 10 -5 0 0Z"
          fill="#e77a2a"
          stroke="#7a2a10"
          width={1.1}
        />
        <path d="M0 -1 C-5 -3 -5 -9 -1 -12 C0 -9 3 -10 2 -15 C6 -9 5 -2 0 -1Z" fill="#ffe28a" />
      </g>
    </g>
  );
}

interface LampProps {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly days: number;
  readonly activeToday: boolean;
}

/** A bronze lamp about 130 wide; (x, y) is the middle of its bowl. */
export function Lamp({ x, y, scale = 1, days, activeToday }: LampProps): ReactNode {
  const height = flameOf(days) * (activeToday ? 1 : 0.7);
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <Inked d="M-46 54 Q0 40 46 54 L36 64 H-36Z" fill="#b9862a" width={1.7} />
      <Inked d="M-7 48 V20 H7 V48Z" fill="#d9a63f" />
      <Inked
        d="M-44 6 Q-52 -6 -66 -4 Q-58 12 -34 22 H30 Q52 14 46 -2 Q20 -10 -44 6Z"
        fill="#d9a63f"
        width={1.8}
      />
      <Inked d="M44 0 q22 -10 22 8 q-2 16 -26 10" width={6} />
      <Inked d="M44 0 q22 -10 22 8 q-2 16 -26 10" stroke="#d9a63f" width={3} />
      <Inked d="M-36 10 Q0 0 38 6" stroke="#8d6414" width={1.4} />
      {height > 0 ? (
        <g transform="translate(-66 -4)">
          {[24, 17, 11].map((r) => (
            <circle key={r} cy={-12 * height} r={r * height} fill="var(--halo)" />
          ))}
          <Flame scale={height} />
        </g>
      ) : (
        <Inked
          d="M-66 -8 q-7 -9 0 -17 q7 -9 0 -18 q-6 -8 0 -14"
          stroke="var(--faint)"
          width={1.6}
          opacity={0.8}
        />
      )}
    </g>
  );
}
