// One soldier of a kind in the kingdom's own cloth, as they stand on the field: for lists, where a sign would have to be learnt first. Decorative.
import type { ReactNode } from 'react';
import { Shapes } from '../../ui/art/Figure.tsx';
import { puppet, puppetShapes } from '../../ui/art/puppets.ts';
import { puppetOf } from '../../stage/battlefield/puppetOf.ts';
import type { UnitDefinition } from '@sigilla/content/schema/unit.ts';
import { liveryPalette } from './livery.ts';

export function UnitFigure({
  unit,
  kingdomName,
}: {
  readonly unit: Pick<UnitDefinition, 'id' | 'puppet'>;
  readonly kingdomName: string;
}): ReactNode {
  const key = puppetOf({ unitId: unit.id, puppet: unit.puppet });
  const { left, right, top } = puppet(key);
  const wide = Math.max(right - left, -top) + 6;
  return (
    <svg
      viewBox={`${(left + right - wide) / 2} ${3 - wide} ${wide} ${wide}`}
      width={64}
      height={64}
      aria-hidden="true"
    >
      <Shapes shapes={puppetShapes(key, 'A')} palette={liveryPalette(kingdomName)} />
    </svg>
  );
}
