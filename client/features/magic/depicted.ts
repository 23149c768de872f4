// What of a spell its miniature shows: the first thing that it does.
import type { SpellDefinition } from '@sigilla/content/schema/spell.ts';
import type { Depicted } from '../../ui/art/magic/miniaturePlan.ts';

export const depictedOf = ({ id, school, effect }: SpellDefinition): Depicted => {
  const [first] = [...effect.rules, ...effect.gains];
  return {
    id,
    school,
    kind: first?.kind ?? 'none',
    resource: first !== undefined && 'resource' in first ? first.resource : null,
  };
};
