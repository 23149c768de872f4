// A battle in a list, as a small piece of cloth: its ground, and both hosts as many as their shares of the strength on it; where it is over some of both lie.
// Decorative: the card says the same. Invariants: no sun under the earth nor by night; the same battle is always the same picture, and it tells nobody who won.
import { memo, useMemo } from 'react';
import type { TimeOfDayId } from '@sigilla/content/schema/weather.ts';
import { Figure } from '../../ui/art/Figure.tsx';
import type { Livery } from '../../ui/art/livery.ts';
import { puppetPalette } from '../../ui/art/puppets.ts';
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
  forest: 'M-118 44l7-20 7 20ZM-104 47l6-17 6 17ZM96 46l7-20 7 20Z',
  mountains: 'M-130 50L-98 14L-70 50ZM74 50L104 10L132 50Z',
  underground: `M-400 0H400V12${'q-20 18-40 0'.repeat(20)}ZM-72 58v-28h3v28Z`,
  swamp: 'M-120 52v-9M-116 52v-12M106 52v-9M110 52v-12',
};

const STARS = [-118, -92, -61, -33, -8, 21, 47, 76, 103, 124]
  .map((x, at) => `M${x} ${8 + ((at * 11) % 24)}h.1`)
  .join('');

/** A side's share of the figures: nobody is drawn as none. */
const figuresOf = (share: number): number => Math.max(2, Math.min(FIGURES - 2, Math.round(FIGURES * share)));

export const FieldScene = memo(function FieldScene({
  id,
  terrain,
  hour,
  share,
  liveries,
  isOver,
}: {
  readonly id: string;
  readonly terrain: string;
  readonly hour: TimeOfDayId;
  /** The attacker's share of the strength. */
  readonly share: number;
  /** The attacker's, then the defender's. */
  readonly liveries: readonly [Livery, Livery];
  readonly isOver: boolean;
}) {
  // Ids are drawn by chance: a sign of one is a number of the battle's own, by which no two look alike.
  const own = id.charCodeAt(0);
  /** One or two of each side, never the last who stands. */
  const lies = (i: number): boolean => isOver && i % 2 < 1 && i <= own % 4;
  const isUnderSky = terrain !== 'underground';
  const light = isUnderSky ? 34 * (own % 6) - 85 : -70.5;
  const isNight = isUnderSky && hour === 'night';
  const hosts = [
    { side: 'A', facing: 1, count: figuresOf(share) },
    { side: 'B', facing: -1, count: FIGURES - figuresOf(share) },
  ] as const;
  const palettes = useMemo(() => {
    const cloth = puppetPalette('A', 'day');
    return { A: { ...cloth, ...liveries[0] }, B: { ...cloth, ...liveries[1] } };
  }, [liveries]);
  return (
    <svg
      viewBox="-130 0 260 84"
      preserveAspectRatio="xMidYMax slice"
      className={classes(styles.scene, styles[terrain], isUnderSky && styles[hour], isOver && styles.over)}
      aria-hidden="true"
    >
      <rect x="-400" width="800" height="84" className={styles.sky} />
      <path d="M-400 46 Q-80 34 0 44 T400 42 V84 H-400 Z" className={styles.far} />
      <path d={GROUNDS[terrain] ?? ''} className={styles.things} />
      {isNight && (
        // Stars on both sides of the moon, and the shadow that makes it a sickle.
        <path d={STARS} className={styles.stars} />
      )}
      <circle cx={light} cy="25" className={styles.light} />
      {isNight && <circle cx={light + 4} cy="22.5" className={styles.shadow} />}
      <path d="M-400 58 Q-60 50 60 57 T400 54 V84 H-400 Z" className={styles.ground} />
      {hosts.map(({ side, facing, count }) =>
        Array.from({ length: count }, (_, i) => (
          <g
            key={`${side}${String(i)}`}
            transform={`translate(${-facing * (16 + i * APART)} ${i % 2 === 0 ? 78 : 71}) scale(${0.72 * facing} 0.72)${lies(i) ? ' rotate(-82)' : ''}`}
          >
            <Figure
              puppet={(lies(i) ? null : RANKS[(i + own) % RANKS.length]) ?? 'swordsmen'}
              side={side}
              palette={palettes[side]}
            />
          </g>
        )),
      )}
    </svg>
  );
});
