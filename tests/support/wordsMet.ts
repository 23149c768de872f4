// Words of the dictionary as a learner who has met them keeps them.
import { wordNumbers } from '@sigilla/content/latin/wordNumbers.ts';
import { withMet } from '@sigilla/engine/learning/wordsMet.ts';
import type { WordsMet } from '@sigilla/engine/learning/wordsMet.ts';

/** Those words, by their ids, as `Learner` keeps what was met. Throws for a word that has no number. */
export const wordsMet = (...ids: readonly string[]): WordsMet =>
  withMet(
    '',
    ids.map((id) => {
      const number = wordNumbers.get(id);
      if (number === undefined) throw new Error(`${id} has no number`);
      return number;
    }),
  );
