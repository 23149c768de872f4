// The scholar ranks, one a skill level. Latin of common gender throughout, so that they suit everyone who may bear them.
import { z } from 'zod';
import { ScholarRank } from '../schema/scholarRank.ts';

const ranks: ScholarRank[] = [
  { level: 1, latin: 'Incipiēns', english: 'One who begins' },
  { level: 2, latin: 'Discēns', english: 'One who learns' },
  { level: 3, latin: 'Interrogāns', english: 'One who asks why' },
  { level: 4, latin: 'Legēns', english: 'One who reads' },
  { level: 5, latin: 'Scrībēns', english: 'One who writes' },
  { level: 6, latin: 'Intellegēns', english: 'One who understands' },
  { level: 7, latin: 'Interpres', english: 'One who carries meaning across' },
  { level: 8, latin: 'Docēns', english: 'One who teaches' },
  { level: 9, latin: 'Sapiēns', english: 'One who knows' },
  { level: 10, latin: 'Antistes Litterārum', english: 'Keeper of the letters' },
];

/** Every rank, the lowest first, checked. */
export const readScholarRanks = (): readonly ScholarRank[] => z.array(ScholarRank).length(10).parse(ranks);
