// A part of a portrait, small: a face to choose, a hat, what is held.
import { memo, useMemo } from 'react';
import type { Portrait } from '@sigilla/content/schema/portrait.ts';
import { Marks } from '../../ui/art/Portrait.tsx';
import { faceOfPortrait } from '../../ui/art/portrait/chosen.ts';
import { paint } from '../../ui/art/portrait/plan.ts';

const BOXES = {
  face: '58 44 192 192',
  head: '46 0 220 220',
  bust: '20 100 264 264',
  hand: '152 152 152 232',
} as const;

interface FaceMiniProps {
  readonly portrait: Portrait;
  readonly ancestry: string | null;
  readonly of: keyof typeof BOXES;
}

export const FaceMini = memo(function FaceMini({ portrait, ancestry, of }: FaceMiniProps) {
  const marks = useMemo(() => paint(faceOfPortrait(portrait, ancestry)), [portrait, ancestry]);
  return (
    <svg viewBox={BOXES[of]} preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <Marks marks={marks} />
    </svg>
  );
});
