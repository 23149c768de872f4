// What every part of the scriptorium is drawn with: the ink line, ribbons with words, and what can be pressed.
// Invariant: whatever can be pressed is a link with a name of its own, and shows where the keyboard is.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classes } from '../../../ui/classes.ts';
import styles from './scene.module.css';

/** The dark of ink and of things that keep it by night. */
export const INK = '#2a2018';
export const GOLD = '#d9a63f';
export const GOLD_DEEP = '#6f4d0d';
const GOLD_LIGHT = '#f3dc94';
export const LAPIS = '#27497a';
export const ROOF = '#b9662c';

interface StrokeProps {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
  readonly dash?: string;
}

/** A filled shape with an ink line about it. */
export function Inked({
  d,
  fill = 'none',
  stroke = 'var(--line)',
  width = 1.6,
  opacity,
  dash,
}: StrokeProps): ReactNode {
  return (
    <path
      d={d}
      fill={fill}
      stroke={stroke}
      strokeWidth={width}
      strokeLinejoin="round"
      strokeLinecap="round"
      opacity={opacity}
      strokeDasharray={dash}
    />
  );
}

/** A ribbon of linen with a few words, its middle at (x, y). */
export function Ribbon({
  x,
  y,
  text,
}: {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}): ReactNode {
  const half = text.length * 3.5 + 12;
  return (
    <g transform={`translate(${x} ${y})`}>
      <Inked
        d={`M${-half + 4} -6 H${-half - 11} l5 8 l-5 9 H${-half + 4}Z M${half - 4} -6 H${half + 11} l-5 8 l5 9 H${half - 4}Z`}
        fill="#dcc894"
        width={1.2}
      />
      <Inked d={`M${-half} -10 H${half} V9 H${-half}Z`} fill="#f3e6c4" width={1.4} />
      <Inked
        d={`M${-half + 4} -7 H${half - 4} M${-half + 4} 6 H${half - 4}`}
        stroke="#b23a2a"
        width={0.9}
        dash="4 3"
      />
      <text y="4.4" textAnchor="middle" className={styles.label}>
        {text}
      </text>
    </g>
  );
}

interface PressedProps {
  /** Null where it leads nowhere yet: then it is only drawn. */
  readonly to: string | null;
  /** What it leads to, for readers of the screen. */
  readonly name: string;
  /** Where the ring of the keyboard stands. */
  readonly ring: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly lifts?: boolean;
  readonly children: ReactNode;
}

/** A thing on the desk that leads somewhere. */
export function Pressed({ to, name, ring, lifts = true, children }: PressedProps): ReactNode {
  if (to === null) return <g>{children}</g>;
  return (
    <Link to={to} className={styles.press} aria-label={name} preventScrollReset>
      <rect {...ring} fill="transparent" />
      <g className={classes(lifts && styles.lift)}>{children}</g>
      <rect {...ring} rx="3" className={styles.ring} />
    </Link>
  );
}

/** A star of gold leaf with four points. */
export function Star({
  x,
  y,
  r,
  fill = GOLD_LIGHT,
}: {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly fill?: string;
}): ReactNode {
  const k = r * 0.26;
  return (
    <path
      d={`M${x} ${y - r} L${x + k} ${y - k} L${x + r} ${y} L${x + k} ${y + k} L${x} ${y + r} L${x - k} ${y + k} L${x - r} ${y} L${x - k} ${y - k} Z`}
      fill={fill}
    />
  );
}
