// Taking questions from the archive for a learner: what a teacher has just brought first, then what others have had. Invariants: what was said to
// this learner within a month is not taken; so many look-ups a question and no more; an empty archive costs one.
import type { QuestionType } from '@sigilla/content/schema/latinQuestion.ts';
import type { Random } from '@sigilla/engine/core/random.ts';
import { PLACES, shelf } from '@sigilla/engine/learning/writing.ts';
import type { Writing } from '@sigilla/engine/learning/writing.ts';
import { writings } from '../../store/collections.ts';
import type { House } from '../house.ts';

/** Fresh ones looked at for a question, and such as others have had. */
const FRESH_LOOKED_AT = 3;
const KEPT_LOOKED_AT = 8;

export interface ShelfWish {
  readonly type: QuestionType;
  /** Stars. */
  readonly difficulty: number;
  /** Where on the shelf one begins to look. */
  readonly random: Random;
}

/** Is there anything in the archive at all? */
export const hasArchive = async ({ store }: Pick<House, 'store'>): Promise<boolean> =>
  (await store.find(writings, 'time', { prefix: [], limit: 1 })).items.length > 0;

/** A writing for this wish that `mayTake` has nothing against; null when the shelf has none. */
export const fromShelf = async (
  { store }: Pick<House, 'store'>,
  { type, difficulty, random }: ShelfWish,
  mayTake: (said: string) => Promise<boolean>,
): Promise<Writing | null> => {
  const prefix = shelf(type, difficulty);
  const fresh = await store.find(writings, 'fresh', { prefix, limit: FRESH_LOOKED_AT });
  for (const { body } of fresh.items) if (await mayTake(body.said)) return body;
  const from = random.below(PLACES);
  const beyond = await store.find(writings, 'kept', { prefix, from, limit: KEPT_LOOKED_AT });
  const lacking = KEPT_LOOKED_AT - beyond.items.length;
  const before =
    lacking === 0 ? [] : (await store.find(writings, 'kept', { prefix, to: from - 1, limit: lacking })).items;
  for (const { body } of [...beyond.items, ...before]) if (await mayTake(body.said)) return body;
  return null;
};
