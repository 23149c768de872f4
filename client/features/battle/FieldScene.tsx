// A battle in a list, as a small piece of cloth: its ground, and both hosts as many as their shares of the strength on it; where it is over some of both lie.
// Decorative: the card says the same. Invariant: the same battle is always the same picture, and it tells nobody who won.
import { memo, useMemo } from 'react';
import type { TimeOfDayId } from '@sigilla/content/schema/weather.ts';
import { FieldCloth } from '../../realm/battle/FieldCloth.tsx';
import { Figure } from '../../ui/art/Figure.tsx';
import type { Livery } from '../../ui/art/livery.ts';
import { puppetPalette } from '../../ui/art/puppets.ts';
import type { PuppetKey } from '../../ui/art/puppets.ts';

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
  const hosts = [
    { side: 'A', facing: 1, count: figuresOf(share) },
    { side: 'B', facing: -1, count: FIGURES - figuresOf(share) },
  ] as const;
  const palettes = useMemo(() => {
    const cloth = puppetPalette('A', 'day');
    return { A: { ...cloth, ...liveries[0] }, B: { ...cloth, ...liveries[1] } };
  }, [liveries]);
  return (
    <FieldCloth terrain={terrain} hour={hour} light={own} isOver={isOver}>
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
    </FieldCloth>
  );
});
