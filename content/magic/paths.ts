// The five mastery paths, of which a ruler chooses one, once (kingdom.md §2.12, §3).
// Invariants: every path that there is stands here; every school is favoured by one or two of them; every number in a sentence is the
// number in the rules beside it.
import { z } from 'zod';
import { SpellPathDefinition } from '../schema/spellPath.ts';

export const spellPaths: readonly SpellPathDefinition[] = z.array(SpellPathDefinition).parse([
  {
    id: 'ascendant',
    name: 'Ascendant',
    motto: 'Per aspera ad lūmen.',
    description:
      'Upwards, by many small stairs. Those who walk it pray in the morning and measure in the afternoon, and have stopped asking which of the two helps.',
    benefit: 'Spells are 10% stronger',
    rules: [{ kind: 'spell_percent', percent: 10 }],
    favours: ['divine', 'arcane'],
  },
  {
    id: 'verdant',
    name: 'Verdant',
    motto: 'Omnia crēscunt.',
    description:
      'Outwards, as roots go. It is slow, it is quiet, and one spring the neighbours notice that there is a forest where the border used to be.',
    benefit: 'The realm yields 8% more food',
    rules: [{ kind: 'yield_percent', resource: 'food', percent: 8 }],
    favours: ['nature', 'divine'],
  },
  {
    id: 'eradication',
    name: 'Eradication',
    motto: 'Nihil restat nisi cinis.',
    description:
      'Straight ahead, through whatever was there. Its masters are courteous people with singed cuffs, and always know where the doors are.',
    benefit: 'Soldiers strike 4% harder',
    rules: [{ kind: 'attack_percent', percent: 4 }],
    favours: ['elementalism', 'necromancy'],
  },
  {
    id: 'nether',
    name: 'Nether',
    motto: 'Quod sepultum est, servit.',
    description:
      'Downwards, where everything is kept that was ever put away. One learns to be polite to it, and not to turn one’s back.',
    benefit: 'Whoever meets your armies in battle has 2 less morale',
    rules: [{ kind: 'dread', points: 2 }],
    favours: ['necromancy', 'illusion'],
  },
  {
    id: 'fantasy',
    name: 'Fantasy',
    motto: 'Crēdite, et aderit.',
    description:
      'Sideways, through the wall, on the grounds that nobody has proved the wall. Its masters are hard to find and easy to like.',
    benefit: 'Spells cost 5% less mana',
    rules: [{ kind: 'spell_cost_percent', percent: 5 }],
    favours: ['illusion', 'arcane'],
  },
]);
