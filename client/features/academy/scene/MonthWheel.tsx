// The month as a wheel: a panel a day, gold where the lamp has burnt without a break until now, a red rim about today.
import type { ReactNode } from 'react';
import { burntOn, dayNumber } from '../streak/burning.ts';
import { GOLD, GOLD_DEEP, Inked, LAPIS, Star } from './parts.tsx';
import styles from './scene.module.css';

interface MonthWheelProps {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  /** The learner's own day, `2026-11-22`. */
  readonly today: string;
  /** The last day of the streak, and how many it has. */
  readonly lastDay: string | null;
  readonly days: number;
}

/** How many days a month of a year has. */
const daysIn = (year: number, month: number): number =>
  month === 2
    ? year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
      ? 29
      : 28
    : [4, 6, 9, 11].includes(month)
      ? 30
      : 31;

const SPARKS = [
  [-24, -20],
  [22, -26],
  [31, 6],
  [-33, 4],
  [-14, 30],
  [18, 29],
  [-2, -34],
  [3, 37],
] as const;

export function MonthWheel({ x, y, scale = 1, today, lastDay, days }: MonthWheelProps): ReactNode {
  const [year = 2026, month = 1, date = 1] = today.split('-').map(Number);
  const panels = daysIn(year, month);
  const step = (Math.PI * 2) / panels;
  const first = dayNumber(today) - date + 1;
  const at = (r: number, angle: number): string =>
    `${(Math.cos(angle) * r).toFixed(1)} ${(Math.sin(angle) * r).toFixed(1)}`;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <circle r="74" fill="var(--wood-dark)" stroke="var(--line)" strokeWidth="2" />
      <circle r="68" fill="var(--sheet)" stroke="var(--line)" strokeWidth="1.4" />
      {Array.from({ length: panels }, (_, index) => {
        const day = first + index;
        const isLit = burntOn(day, lastDay, days);
        const from = -Math.PI / 2 + index * step;
        const to = from + step * 0.82;
        return (
          <Inked
            key={day}
            d={`M${at(50, from)} L${at(64, from)} A64 64 0 0 1 ${at(64, to)} L${at(50, to)} A50 50 0 0 0 ${at(50, from)}Z`}
            fill={isLit ? GOLD : 'none'}
            stroke={index + 1 === date ? '#9b2c22' : isLit ? GOLD_DEEP : '#a58a56'}
            width={index + 1 === date ? 2.4 : 1}
          />
        );
      })}
      <circle r="44" fill={LAPIS} stroke="var(--line)" strokeWidth="1.4" />
      {SPARKS.map(([sx, sy]) => (
        <Star key={`${sx} ${sy}`} x={sx} y={sy} r={4} />
      ))}
      <text y="9" textAnchor="middle" className={styles.figure}>
        {days}
      </text>
      <Star x={0} y={-80} r={8} fill="#e0b654" />
    </g>
  );
}
