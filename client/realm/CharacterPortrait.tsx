// A character's portrait, as it was chosen. Always beside the name.
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { CharacterLine } from '@sigilla/engine/characters/views.ts';
import { Portrait } from '../ui/art/Portrait.tsx';
import { faceOfPortrait } from '../ui/art/portrait/chosen.ts';
import { paint } from '../ui/art/portrait/plan.ts';

export function CharacterPortrait({
  character: { portrait, ancestry },
}: {
  readonly character: Pick<CharacterLine, 'portrait' | 'ancestry'>;
}): ReactNode {
  const marks = useMemo(() => paint(faceOfPortrait(portrait, ancestry)), [portrait, ancestry]);
  return <Portrait marks={marks} ground={portrait.ground} />;
}
