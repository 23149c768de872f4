// Necromancy: what the dead still owe, and what may be asked of them. It musters, and it frightens.
// Invariant: every number in a sentence is the number in the rules or gains beside it.
import { z } from 'zod';
import { SpellDefinition } from '../../schema/spell.ts';

export const necromancy: readonly SpellDefinition[] = z.array(SpellDefinition).parse([
  {
    id: 'whisper_from_below',
    name: 'Whisper from Below',
    incantation: 'Quī dormītis, loquiminī.',
    meaning: 'You who sleep, speak.',
    school: 'necromancy',
    tier: 1,
    icon: 'haunting',
    description:
      'Nothing is said that anyone could repeat. But the enemy hears it as well, and the enemy has to sleep in that field.',
    benefit: 'Whoever meets your armies in battle has 3 less morale, for 6 turns',
    requires: { spells: [], level: 1 },
    research: { points: 40 },
    mana: 14,
    cooldownTurns: 10,
    effect: { durationTurns: 6, rules: [{ kind: 'dread', points: 3 }], gains: [] },
  },
  {
    id: 'late_levy',
    name: 'The Late Levy',
    incantation: 'Surgite, mīlitēs; nōndum satis est.',
    meaning: 'Rise, soldiers; it is not yet enough.',
    school: 'necromancy',
    tier: 2,
    icon: 'raise-zombie',
    description:
      'They had been discharged, with honors and a great deal of earth. They report in good order and ask only who is king now.',
    benefit: '6 Militia join your first army',
    requires: { spells: ['whisper_from_below'], level: 3 },
    research: { points: 90 },
    mana: 35,
    cooldownTurns: 15,
    effect: {
      durationTurns: null,
      rules: [],
      gains: [{ kind: 'soldiers', unitId: 'militia', quantity: 6 }],
    },
  },
]);
