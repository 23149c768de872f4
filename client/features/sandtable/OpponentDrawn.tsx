// One of the three opponents, drawn up on a piece of cloth: every man of theirs, the foremost first, and the wall behind whoever has one.
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import type { Opponent } from '@sigilla/content/schema/opponent.ts';
import { puppetOf } from '../../stage/battlefield/puppetOf.ts';
import { Figure } from '../../ui/art/Figure.tsx';
import { liveriesOf } from '../../ui/art/livery.ts';
import { puppet, puppetPalette } from '../../ui/art/puppets.ts';
import type { PuppetKey } from '../../ui/art/puppets.ts';

const SCALE = 0.88;
/** Men stand a little closer than they are wide. */
const CLOSE = 0.62;

const WALL = `M-104 64V26${'h8v6h8v-6'.repeat(13)}V64Z`;

/** Where each stands, from the left; the row is in the middle. */
const rowOf = (figures: readonly PuppetKey[]): readonly { readonly key: PuppetKey; readonly x: number }[] => {
  const widths = figures.map((key) => (puppet(key).right - puppet(key).left) * SCALE * CLOSE);
  const begins = widths.map((_, at) => widths.slice(0, at).reduce((sum, width) => sum + width, 0));
  const all = widths.reduce((sum, width) => sum + width, 0);
  return figures.map((key, at) => ({ key, x: (begins[at] ?? 0) + (widths[at] ?? 0) / 2 - all / 2 }));
};

interface OpponentDrawnProps {
  readonly name: string;
  readonly army: Opponent['army'];
  /** Whose host they would stand against, which decides what they wear. */
  readonly against: string;
}

export function OpponentDrawn({ name, army, against }: OpponentDrawnProps): ReactNode {
  const palette = useMemo(
    () => ({ ...puppetPalette('B', 'day'), ...liveriesOf(against, name)[1] }),
    [against, name],
  );
  const row = useMemo(
    () =>
      rowOf(
        army.units.flatMap(({ unitId, quantity }): PuppetKey[] => {
          const unit = kingdomContent.units.get(unitId);
          if (unit === undefined) return [];
          return Array.from({ length: quantity }, () => puppetOf({ unitId, puppet: unit.puppet }));
        }),
      ),
    [army.units],
  );
  return (
    <>
      {army.garrisoned && <path d={WALL} fill="#b5ab9b" stroke="#2a2018" />}
      {row.map(({ key, x }, at) => (
        <g
          // oxlint-disable-next-line react/no-array-index-key -- each has a place of its own in a fixed row
          key={at}
          transform={`translate(${x} ${at % 2 === 0 ? 78 : 71}) scale(${-SCALE} ${SCALE})`}
        >
          <Figure puppet={key} side="B" palette={palette} />
        </g>
      ))}
    </>
  );
}
