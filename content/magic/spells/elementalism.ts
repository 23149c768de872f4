// Elementalism: fire, stone, wind and water, asked politely. It strikes, and it works for a living.
// Invariant: every number in a sentence is the number in the rules or gains beside it.
import { z } from 'zod';
import { SpellDefinition } from '../../schema/spell.ts';

export const elementalism: readonly SpellDefinition[] = z.array(SpellDefinition).parse([
  {
    id: 'spark_of_the_hearth',
    name: 'Spark of the Hearth',
    incantation: 'Scintilla, vigilā.',
    meaning: 'Spark, stay awake.',
    school: 'elementalism',
    tier: 1,
    icon: 'small-fire',
    description:
      'The first fire anyone is taught, because it is the first that anyone would miss. It warms a barracks for a week and has never yet burned one down.',
    benefit: 'Soldiers strike 5% harder for 6 turns',
    requires: { spells: [], level: 1 },
    research: { points: 40 },
    mana: 12,
    cooldownTurns: 10,
    effect: { durationTurns: 6, rules: [{ kind: 'attack_percent', percent: 5 }], gains: [] },
  },
  {
    id: 'stones_remember',
    name: 'Stones Remember',
    incantation: 'Saxa, mementōte.',
    meaning: 'Stones, remember.',
    school: 'elementalism',
    tier: 2,
    icon: 'stone-wall',
    description:
      'Every stone was once part of a mountain, and will walk some of the way back if it is asked. Quarrymen hold the door for it.',
    benefit: '60 materials at once',
    requires: { spells: ['spark_of_the_hearth'], level: 3 },
    research: { points: 90 },
    mana: 30,
    cooldownTurns: 12,
    effect: {
      durationTurns: null,
      rules: [],
      gains: [{ kind: 'resource', resource: 'materials', amount: 60 }],
    },
  },
]);
