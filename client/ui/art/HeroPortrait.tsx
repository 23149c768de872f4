// A hero's portrait: composed of parts by seed and class, on a ground by rarity. Always beside the name, so it says nothing itself.
// It looks the same by day and by night: a painted thing, not text.
import { useId, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Sitter } from './portrait/choices.ts';
import { FRAME, planPortrait } from './portrait/plan.ts';
import styles from './HeroPortrait.module.css';

/** Vellum, vert, azure, purpure, gold, gules: ground, its lines, its points. */
const GROUNDS: Readonly<Record<string, readonly [string, string, string]>> = {
  common: ['#e9dcc0', '#cdbb98', '#a08a5e'],
  uncommon: ['#3c7558', '#2c5b43', '#a9cfb6'],
  rare: ['#2c5288', '#1f3d6b', '#d9a63f'],
  epic: ['#643c74', '#4b2a59', '#e0b654'],
  legendary: ['#d9a63f', '#b07f22', '#fff0bd'],
  mythical: ['#9b2c22', '#7c2019', '#f3dc94'],
};
const VELLUM = ['#e9dcc0', '#cdbb98', '#a08a5e'] as const;

interface HeroPortraitProps {
  readonly person: Pick<Sitter, 'pronoun' | 'age'> & {
    readonly id: string;
    readonly class: Sitter['heroClass'];
    readonly rarity: string;
  };
  readonly wounds: Sitter['wounds'];
}

export function HeroPortrait({
  person: { id, class: heroClass, pronoun, age, rarity },
  wounds,
}: HeroPortraitProps): ReactNode {
  const pattern = useId();
  const marks = useMemo(
    () => planPortrait({ seed: id, heroClass, pronoun, age, wounds }),
    [id, heroClass, pronoun, age, wounds],
  );
  const [ground, lines, points] = GROUNDS[rarity] ?? VELLUM;
  return (
    <svg
      className={styles.portrait}
      viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
      aria-hidden="true"
      focusable="false"
    >
      <pattern id={pattern} width="22" height="22" patternUnits="userSpaceOnUse">
        <rect width="22" height="22" fill={ground} />
        <path d="M11 0L22 11L11 22L0 11Z" fill="none" stroke={lines} strokeWidth="1.2" />
        <circle cx="11" cy="11" r="1.7" fill={points} />
      </pattern>
      <rect width={FRAME.width} height={FRAME.height} fill={`url(#${pattern})`} />
      {marks.map(({ d, fill, stroke, width, opacity }, index) => (
        <path
          // oxlint-disable-next-line react/no-array-index-key -- the marks of one plan never change places
          key={index}
          d={d}
          fill={fill}
          stroke={stroke}
          strokeWidth={width}
          opacity={opacity}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      ))}
      <rect
        x="1"
        y="1"
        width={FRAME.width - 2}
        height={FRAME.height - 2}
        fill="none"
        stroke="#2a2018"
        strokeWidth="2"
      />
    </svg>
  );
}
