// The cloth of both hosts for bars, as their figures wear it.
import type { CSSProperties } from 'react';
import { liveriesOf } from '../../ui/art/livery.ts';

/** Custom properties for a bar: the attacker's cloth and the defender's, told apart as on the field; the bar's own side comes first. */
export const clothsOf = (
  attacker: string,
  defender: string,
  own: 'attacker' | 'defender' = 'attacker',
): CSSProperties => {
  const [a, b] = liveriesOf(attacker, defender);
  const [ours, theirs] = own === 'attacker' ? [a, b] : [b, a];
  return { '--cloth-a': ours.side, '--cloth-b': theirs.side, '--fold-b': theirs.sideDark } as CSSProperties;
};
