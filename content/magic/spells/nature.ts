// Nature: what grows, and what can be talked into growing sooner. It feeds and houses, and it takes its time.
// Invariant: every number in a sentence is the number in the rules or gains beside it.
import { z } from 'zod';
import { SpellDefinition } from '../../schema/spell.ts';

export const nature: readonly SpellDefinition[] = z.array(SpellDefinition).parse([
  {
    id: 'seed_that_listens',
    name: 'Seed That Listens',
    incantation: 'Crēsce, parvule.',
    meaning: 'Grow, little one.',
    school: 'nature',
    tier: 1,
    icon: 'sprout',
    description:
      'Farmers have always talked to their fields. This is merely the first time that anybody thought of saying please.',
    benefit: 'The realm yields 20% more food, for 8 turns',
    requires: { spells: [], level: 1 },
    research: { points: 40 },
    mana: 10,
    cooldownTurns: 12,
    effect: {
      durationTurns: 8,
      rules: [{ kind: 'yield_percent', resource: 'food', percent: 20 }],
      gains: [],
    },
  },
  {
    id: 'green_larder',
    name: 'The Green Larder',
    incantation: 'Silva, aperī manūs.',
    meaning: 'Forest, open your hands.',
    school: 'nature',
    tier: 2,
    icon: 'oak-leaf',
    description:
      'The forest keeps more than it shows, mostly from the squirrels. For a friend it will turn out its pockets.',
    benefit: '120 food at once, and armies that no battle holds gain 10 supply',
    requires: { spells: ['seed_that_listens'], level: 3 },
    research: { points: 90 },
    mana: 22,
    cooldownTurns: 12,
    effect: {
      durationTurns: null,
      rules: [],
      gains: [
        { kind: 'resource', resource: 'food', amount: 120 },
        { kind: 'supply', points: 10 },
      ],
    },
  },
]);
