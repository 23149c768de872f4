// What a kingdom finds out once, and has for good, in its branches.
// Invariant: every number in a sentence is the number in the rules beside it.
import { z } from 'zod';
import { TechnologyDefinition } from '../schema/technology.ts';

export const technologies: readonly TechnologyDefinition[] = z.array(TechnologyDefinition).parse([
  {
    id: 'crop_rotation',
    name: 'Crop Rotation',
    branch: 'Husbandry',
    description:
      'Beans where there was barley, barley where there was nothing, nothing where there were beans. The fields approve, and the beans were asked.',
    benefit: 'The realm yields 5% more food',
    requires: { technologies: [], level: 1 },
    research: { points: 60, turns: 13 },
    rules: [{ kind: 'yield_percent', resource: 'food', percent: 5 }],
  },
]);
