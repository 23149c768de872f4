// The arcane: magic that studies itself. It makes other magic stronger, cheaper and sooner understood.
// Invariant: every number in a sentence is the number in the rules or gains beside it.
import { z } from 'zod';
import { SpellDefinition } from '../../schema/spell.ts';

export const arcane: readonly SpellDefinition[] = z.array(SpellDefinition).parse([
  {
    id: 'open_book',
    name: 'The Open Book',
    incantation: 'Liber, aperīre.',
    meaning: 'Book, be opened.',
    school: 'arcane',
    tier: 1,
    icon: 'spell-book',
    description:
      'Opens any book at the page one needed. Which page that was, one learns by having to read it.',
    benefit: 'Research takes 10% fewer turns, for 10 turns',
    requires: { spells: [], level: 1 },
    research: { points: 40 },
    mana: 15,
    cooldownTurns: 16,
    effect: { durationTurns: 10, rules: [{ kind: 'research_percent', percent: 10 }], gains: [] },
  },
  {
    id: 'second_candle',
    name: 'The Second Candle',
    incantation: 'Lūmen dē lūmine.',
    meaning: 'Light from light.',
    school: 'arcane',
    tier: 2,
    icon: 'candle-holder',
    description:
      'A candle lit from itself. It gives no more light than the first, but everything cast by it leans a little further into the room.',
    benefit: 'Spells cast from now on are 8% stronger, for 8 turns',
    requires: { spells: ['open_book'], level: 3 },
    research: { points: 90 },
    mana: 24,
    cooldownTurns: 14,
    effect: { durationTurns: 8, rules: [{ kind: 'spell_percent', percent: 8 }], gains: [] },
  },
]);
