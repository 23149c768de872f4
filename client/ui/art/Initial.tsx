// A painted initial: lapis ground, gold letter, tendrils that curl about it, different for each letter. It opens a
// passage; the whole passage is read out unbroken.

import { memo } from 'react';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { seeded, spiral } from './curves.ts';
import styles from './Initial.module.css';

interface InitialProps {
  readonly letter: string;
  readonly size?: number;
}

/** Tendrils in the four corners: a curl, its stem along the edge, and a leaf or a berry where they part. */
function Tendrils({ letter }: { letter: string }): ReactNode {
  const draw = seeded('initial', letter);
  const corners = [
    { x: 12, y: 12, from: 0, turn: 1 },
    { x: 52, y: 12, from: Math.PI, turn: -1 },
    { x: 12, y: 52, from: 0, turn: -1 },
    { x: 52, y: 52, from: Math.PI, turn: 1 },
  ];
  return corners.map((corner) => {
    const radius = 5 + draw.below(30) / 10;
    const start = corner.from + ((draw.below(100) - 50) / 100) * 0.8 + (corner.turn * Math.PI) / 2;
    const winding = corner.turn * (7 + draw.below(30) / 10);
    const tip = {
      x: corner.x + Math.cos(start) * radius,
      y: corner.y + Math.sin(start) * radius,
    };
    const towards = corner.x < 32 ? 1 : -1;
    const down = corner.y < 32 ? 1 : -1;
    const stem = { x: corner.x - towards * 3, y: corner.y + down * (14 + draw.below(5)) };
    return (
      <g key={`${corner.x} ${corner.y}`}>
        <path d={spiral(corner, radius, start, winding)} className={styles.tendril} />
        <path
          d={`M${tip.x.toFixed(1)} ${tip.y.toFixed(1)} Q${(corner.x - towards * 8).toFixed(1)} ${(corner.y + down * 7).toFixed(1)} ${stem.x} ${stem.y}`}
          className={styles.tendril}
        />
        <circle cx={stem.x} cy={stem.y} r="1.5" className={styles.berry} />
        <path
          d={`M${corner.x - towards * 5.4} ${corner.y + down * 8} q${towards * 5} ${down * 0.5} ${towards * 6.4} ${down * 5} q${-towards * 5.4} ${-down * 0.4} ${-towards * 6.4} ${-down * 5} Z`}
          className={draw.chance(500) ? styles.leafRed : styles.leafGreen}
        />
      </g>
    );
  });
}

/** The square alone, decorative. */
export const Initial = memo(function Initial({ letter, size = 52 }: InitialProps) {
  const glyph = letter.slice(0, 1).toUpperCase();
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true" className={styles.initial}>
      <rect x="1" y="1" width="62" height="62" className={styles.frame} />
      <rect x="4" y="4" width="56" height="56" className={styles.ground} />
      <Tendrils letter={glyph} />
      <rect x="6.5" y="6.5" width="51" height="51" className={styles.inner} />
      <text x="32" y="49" textAnchor="middle" className={styles.shade}>
        {glyph}
      </text>
      <text x="32" y="48" textAnchor="middle" className={styles.letter}>
        {glyph}
      </text>
    </svg>
  );
});

/** A passage that opens with its first letter painted. `text` is plain; the rest flows beside the initial. */
export function Illuminated({
  text,
  className,
}: {
  readonly text: string;
  readonly className?: string | undefined;
}): ReactNode {
  return (
    <p className={classes(styles.passage, className)}>
      <span className="visuallyHidden">{text}</span>
      <span aria-hidden="true">
        <Initial letter={text} />
        {text.slice(1)}
      </span>
    </p>
  );
}
