// A name for whoever can't think of one.
import { CHARACTER_NAMES } from '@sigilla/content/characters/names.ts';
import { seeded } from '../../ui/art/curves.ts';

/** A name such as those of that ancestry have; other seeds, other names. */
export const suggestedName = (seed: string, ancestry: string | null): string => {
  const { given, family } = CHARACTER_NAMES[ancestry ?? 'human'] ?? { given: ['Nobody'], family: ['Yet'] };
  const random = seeded('name', seed);
  return `${given[random.below(given.length)] ?? ''} ${family[random.below(family.length)] ?? ''}`;
};
