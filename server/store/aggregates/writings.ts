// The temple archive as it is kept (engine/learning/writing.ts says what a writing is), found by type, difficulty and point of grammar.
import { placeOf, isFresh, shelf, Writing } from '@sigilla/engine/learning/writing.ts';
import type { IndexKey } from '../Store.ts';
import { aggregate } from '../aggregate.ts';

const shelfOf = ({ question }: Writing): readonly [string, string] =>
  shelf(question.questionType, question.difficulty);
const onShelf = (writing: Writing): IndexKey | null => (writing.aside === null ? shelfOf(writing) : null);

export const writings = aggregate({
  name: 'writings',
  shape: Writing,
  versions: [],
  indexes: {
    /** Never handed out yet: [type, difficulty, writtenAt]. */
    fresh: (writing) => (isFresh(writing) ? [...shelfOf(writing), writing.writtenAt] : null),
    /** Handed out before: [type, difficulty, place]. */
    kept: (writing) =>
      writing.aside === null && writing.firstDrawnAt !== null
        ? [...shelfOf(writing), placeOf(writing)]
        : null,
    /** [type, difficulty, point of grammar] */
    skill: (writing) => {
      const place = onShelf(writing);
      return place === null ? null : [...place, writing.skill];
    },
    aside: (writing) => (writing.aside === null ? null : [writing.aside.at]),
    time: (writing) => [writing.writtenAt],
  },
  unique: {},
  told: 'none',
  owner: 'none',
});
