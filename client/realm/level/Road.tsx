// The climb as a picture: a road up a hill with a banner at every height where something opens, and the ruler on it. Decorative: the list beside it says the same.
import type { ReactNode } from 'react';
import { openings } from './words.ts';
import type { Risen } from './words.ts';
import styles from './Level.module.css';

const WIDTH = 720;
const TOP = 48;
const FOOT = 168;

/** Where a level lies on the road: it rises slowly and ends steep. */
const placeOf = (level: number): readonly [number, number] => {
  const share = (level - 1) / 59;
  return [36 + share * (WIDTH - 84), FOOT - (FOOT - TOP) * share ** 1.5 - 5 * Math.sin(share * 14)];
};

const road = Array.from({ length: 60 }, (_, at) =>
  placeOf(at + 1)
    .map(Math.round)
    .join(' '),
).join('L');

export function Road({ kingdom }: { readonly kingdom: Risen }): ReactNode {
  const [x, y] = placeOf(kingdom.level);
  const features = openings(kingdom.serverId).filter(({ kind }) => kind === 'feature');
  return (
    <svg className={styles.road} viewBox={`0 0 ${WIDTH} 208`} aria-hidden="true">
      <path className={styles.ridge} d="M0 150 Q180 96 330 122 T720 40V208H0Z" />
      <path className={styles.hill} d={`M0 182L${road}L${WIDTH} 42V208H0Z`} />
      <path className={styles.track} d={`M0 182L${road}`} />
      {features.map(({ id, level }) => {
        const [at, ground] = placeOf(level);
        const isOpen = kingdom.level >= level;
        return (
          <g key={id} transform={`translate(${at} ${ground})`} data-open={isOpen || undefined}>
            <path className={styles.pole} d="M0 0V-34" />
            <path className={styles.flag} d="M0 -34H20L14 -27L20 -20H0Z" />
            <text className={styles.mark} x="0" y="20">
              {level}
            </text>
          </g>
        );
      })}
      <g transform={`translate(${x} ${y})`}>
        <path className={styles.cloak} d="M-7 0L-4 -15H4L7 0Z" />
        <circle className={styles.face} cx="0" cy="-19" r="4.5" />
        <path className={styles.staff} d="M9 1V-26" />
        <path className={styles.crown} d="M-5 -22L-5 -28L-2 -25L0 -29L2 -25L5 -28V-22Z" />
      </g>
    </svg>
  );
}
