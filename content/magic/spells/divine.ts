// Divine magic: asked for, not commanded. It shields, heartens and heals.
// Invariant: every number in a sentence is the number in the rules or gains beside it.
import { z } from 'zod';
import { SpellDefinition } from '../../schema/spell.ts';

export const divine: readonly SpellDefinition[] = z.array(SpellDefinition).parse([
  {
    id: 'morning_blessing',
    name: 'Morning Blessing',
    incantation: 'Pāx hīs castrīs.',
    meaning: 'Peace to this camp.',
    school: 'divine',
    tier: 1,
    icon: 'sunrise',
    description:
      'Said before breakfast over the whole camp, cooks included. Nobody has measured what it does to the porridge.',
    benefit: 'Armies that no battle holds gain 10 morale at once',
    requires: { spells: [], level: 1 },
    research: { points: 40 },
    mana: 12,
    cooldownTurns: 10,
    effect: { durationTurns: null, rules: [], gains: [{ kind: 'morale', points: 10 }] },
  },
  {
    id: 'lifted_hand',
    name: 'The Lifted Hand',
    incantation: 'Manus super nōs.',
    meaning: 'The hand above us.',
    school: 'divine',
    tier: 2,
    icon: 'holy-symbol',
    description:
      'It is not a wall, the chaplains insist, and should not be leaned on. Arrows seem to think it is a wall.',
    benefit: 'Soldiers stand 6% firmer wherever they fight, for 8 turns',
    requires: { spells: ['morning_blessing'], level: 3 },
    research: { points: 90 },
    mana: 28,
    cooldownTurns: 14,
    effect: { durationTurns: 8, rules: [{ kind: 'ward_percent', percent: 6 }], gains: [] },
  },
]);
