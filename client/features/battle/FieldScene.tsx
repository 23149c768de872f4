// A battle in a list, as a small piece of cloth: its ground, and both hosts as many as their shares of the strength on it. Decorative: the card says the same.
import { memo } from 'react';
import { Figure } from '../../ui/art/Figure.tsx';
import type { PuppetKey } from '../../ui/art/puppets.ts';
import { classes } from '../../ui/classes.ts';
import styles from './FieldScene.module.css';

/** Who stands in a host, from the line backwards. */
const RANKS = [
  'swordsmen',
  'pikemen',
  'archers',
  'knights',
  'pikemen',
  'archers',
  'militia',
  'pikemen',
] as const satisfies PuppetKey[];
/** Figures of both hosts together. */
const FIGURES = 10;
const APART = 21;

/** What stands on a ground besides men; by the ground's id, level grass for the others. */
const GROUNDS: Readonly<Record<string, string>> = {
  forest: 'M-118 44 l7 -20 7 20 Z M-104 47 l6 -17 6 17 Z M96 46 l7 -21 7 21 Z M110 48 l6 -16 6 16 Z',
  hills: 'M-130 50 Q-96 22 -60 50 Z M62 50 Q100 18 132 50 Z',
  mountains: 'M-130 50 L-98 14 L-70 50 Z M74 50 L104 10 L132 50 Z',
  swamp: 'M-120 52 v-9 M-116 52 v-12 M-112 52 v-8 M106 52 v-9 M110 52 v-12 M114 52 v-8',
};

/** A side's share of the figures: nobody is drawn as none. */
const figuresOf = (share: number): number => Math.max(2, Math.min(FIGURES - 2, Math.round(FIGURES * share)));

export const FieldScene = memo(function FieldScene({
  terrain,
  share,
  isOver,
}: {
  readonly terrain: string;
  /** The attacker's share of the strength. */
  readonly share: number;
  readonly isOver: boolean;
}) {
  const hosts = [
    { side: 'A', facing: 1, count: figuresOf(share) },
    { side: 'B', facing: -1, count: FIGURES - figuresOf(share) },
  ] as const;
  return (
    <svg
      viewBox="-130 0 260 84"
      preserveAspectRatio="xMidYMax slice"
      className={classes(styles.scene, styles[terrain], isOver && styles.over)}
      aria-hidden="true"
    >
      <rect x="-400" width="800" height="84" className={styles.sky} />
      <circle cx="0" cy="25" r="8" className={styles.light} />
      <path d="M-400 46 Q-80 34 0 44 T400 42 V84 H-400 Z" className={styles.far} />
      <path d={GROUNDS[terrain] ?? ''} className={styles.things} />
      <path d="M-400 58 Q-60 50 60 57 T400 54 V84 H-400 Z" className={styles.ground} />
      {hosts.map(({ side, facing, count }) =>
        Array.from({ length: count }, (_, i) => (
          <g
            key={`${side}${String(i)}`}
            transform={`translate(${-facing * (16 + i * APART)} ${i % 2 === 0 ? 78 : 71}) scale(${0.72 * facing} 0.72)`}
          >
            <Figure puppet={RANKS[i % RANKS.length] ?? 'militia'} side={side} />
          </g>
        )),
      )}
    </svg>
  );
});
