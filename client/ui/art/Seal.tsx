// Wax: it stands for what binds (a treaty, a challenge, a thing done). No two seals of different names run alike.

import { memo } from 'react';
import { classes } from '../classes.ts';
import { closedCurve, seeded } from './curves.ts';
import type { Point } from './curves.ts';
import styles from './Seal.module.css';

/** The S of the house, drawn so that it needs no font: on a square of 24 around the origin. */
const SIGIL =
  'M6.9 -6.6 L6.5 -2.4 H5.3 C4.7 -5 2.8 -6.9 0.2 -6.9 C-2 -6.9 -3.3 -5.8 -3.3 -4.4 C-3.3 -2.8 -1.6 -2.2 1.6 -1.1 C5.4 0.2 7.6 1.6 7.6 4.6 C7.6 8.1 4.6 10.3 0.9 10.3 C-1.2 10.3 -3 9.7 -4.4 8.7 L-5.5 9.9 H-6.5 L-7 4.5 H-5.7 C-4.9 7.3 -2.7 8.9 0.2 8.9 C2.5 8.9 4 7.8 4 6.2 C4 4.5 2.3 3.8 -0.9 2.7 C-4.6 1.5 -6.8 0 -6.8 -3 C-6.8 -6.2 -4 -8.3 -0.4 -8.3 C1.6 -8.3 3.2 -7.7 4.4 -6.9 L5.3 -8 H6.4 Z';

/** The run of the wax about a seal, around (50, 50). */
export function waxOutline(name: string): string {
  const draw = seeded('seal', name);
  const lobes = 11;
  const points: Point[] = Array.from({ length: lobes }, (_, i) => {
    const angle = ((i + (draw.below(60) - 30) / 100) / lobes) * Math.PI * 2;
    const radius = 40 + draw.below(8) + (draw.chance(180) ? 4 : 0);
    return { x: 50 + Math.cos(angle) * radius, y: 50 + Math.sin(angle) * radius };
  });
  return closedCurve(points);
}

interface SealProps {
  /** Shapes the wax. */
  readonly name?: string;
  readonly size?: number;
  /** Comes down with a short press when it appears. */
  readonly pressed?: boolean;
  readonly broken?: boolean;
  /** What the seal says to readers of the screen; decorative without. */
  readonly label?: string;
  readonly className?: string | undefined;
}

export const Seal = memo(function Seal({
  name = 'sigilla',
  size = 56,
  pressed = false,
  broken = false,
  label,
  className,
}: SealProps) {
  const outline = waxOutline(name);
  const wax = (
    <>
      <path d={outline} className={styles.edge} />
      <path d={outline} className={styles.wax} transform="translate(50 49) scale(0.94) translate(-50 -50)" />
      <path d="M22 40 Q27 22 46 16" className={styles.gleam} />
      <circle cx="50" cy="50" r="27" className={styles.bed} />
      <circle cx="50" cy="50" r="27" className={styles.ring} />
      <path d={SIGIL} className={styles.mark} transform="translate(50 49) scale(1.75)" />
    </>
  );
  return (
    <svg
      className={classes(pressed && styles.pressed, className)}
      viewBox="0 0 100 100"
      width={size}
      height={size}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {broken ? (
        <>
          <g className={styles.left}>{wax}</g>
          <path d="M58 -4 L47 22 L57 38 L42 58 L55 74 L46 104" className={styles.crack} />
        </>
      ) : (
        wax
      )}
    </svg>
  );
});
