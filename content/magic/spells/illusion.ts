// Illusion: nothing that is there, shown very well. It hides a march, doubles a host, and has no opinion of honesty.
// Invariant: every number in a sentence is the number in the rules or gains beside it.
import { z } from 'zod';
import { SpellDefinition } from '../../schema/spell.ts';

export const illusion: readonly SpellDefinition[] = z.array(SpellDefinition).parse([
  {
    id: 'borrowed_fog',
    name: 'Borrowed Fog',
    incantation: 'Nebula, tege nōs.',
    meaning: 'Fog, cover us.',
    school: 'illusion',
    tier: 1,
    icon: 'fog',
    description:
      'The fog is real. It has only been borrowed, from a valley that was not using it at the time and may want it back.',
    benefit: 'Armies set out for war in 15% fewer turns, for 6 turns',
    requires: { spells: [], level: 1 },
    research: { points: 40 },
    mana: 12,
    cooldownTurns: 10,
    effect: { durationTurns: 6, rules: [{ kind: 'planning_percent', percent: 15 }], gains: [] },
  },
  {
    id: 'host_of_mirrors',
    name: 'Host of Mirrors',
    incantation: 'Duo simus ubi ūnus est.',
    meaning: 'Let us be two where one is.',
    school: 'illusion',
    tier: 2,
    icon: 'two-shadows',
    description:
      'Every man marches beside himself. It does wonders for the line, and little for the man who never liked his own company.',
    benefit: 'Armies take the field with 4 more morale, for 8 turns',
    requires: { spells: ['borrowed_fog'], level: 3 },
    research: { points: 90 },
    mana: 26,
    cooldownTurns: 14,
    effect: { durationTurns: 8, rules: [{ kind: 'battle_morale', points: 4 }], gains: [] },
  },
]);
