// How questions come to a learner: one drawing at a time, each question with its key kept before anyone sees it.
// Invariant: a question that is kept stands in the commit that moves the learner's count of draws, so nothing rerolls it.
import { changed, created } from '@sigilla/engine/actions/outcome.ts';
import type { AccountId } from '@sigilla/engine/core/brand.ts';
import { ok, refuse } from '@sigilla/engine/core/result.ts';
import type { Result } from '@sigilla/engine/core/result.ts';
import type { AskedQuestion } from '@sigilla/engine/learning/asked.ts';
import type { Learner } from '@sigilla/engine/learning/learner.ts';
import { drawnFrom } from '@sigilla/engine/learning/writing.ts';
import type { Writing } from '@sigilla/engine/learning/writing.ts';
import { learners, writings } from '../../store/collections.ts';
import type { Stored } from '../../store/Store.ts';
import type { House } from '../house.ts';
import { BUSY, transact } from '../transact.ts';
import { writeOutcome } from '../writeOutcome.ts';
import type { Scholars } from './scholars.ts';
import type { Fresh } from './sources.ts';

/** Does work for an account when whatever was begun for it before is done; `busy` where too much waits. */
export const oneAtATime = async <T>(
  house: House,
  accountId: AccountId,
  work: () => Promise<Result<T>>,
): Promise<Result<T>> => {
  const waiting = house.queue.run([`accounts/${accountId}`], work);
  return waiting === null ? refuse(BUSY) : waiting;
};

/** For whom, for what and for which game server a question is put. */
type Purpose = Pick<AskedQuestion, 'accountId' | 'purpose' | 'paysOn'>;

/** A question as it is put to a learner; what was said of its answers is kept in mind. */
export const askedOf = (
  house: House,
  { foreseen }: Scholars,
  purpose: Purpose,
  { question, level, said, writing, foreseen: answers }: Fresh,
): AskedQuestion => {
  const id = house.ids.id();
  if (answers !== null) foreseen.keep(id, answers);
  return {
    id,
    ...purpose,
    question: { ...question, id },
    level,
    said,
    cardId: null,
    writingId: writing?.id ?? null,
    askedAt: house.clock.now(),
    unjudged: null,
    answer: null,
  };
};

/** What was drawn: the learner as they then are, the questions, and the writings of the archive that they were taken from. */
interface Drawn {
  readonly learner: Learner;
  readonly asked: readonly AskedQuestion[];
  readonly written?: readonly Writing[];
}

/** Keeps questions with the learner they were drawn for. Somebody else having drawn meanwhile is `busy`. */
export const keep = (
  house: House,
  accountId: AccountId,
  before: Stored<Learner> | null,
  { learner: after, asked, written = [] }: Drawn,
): Promise<Result<void>> =>
  transact(house, async (unit) => {
    const now = await unit.get(learners, accountId);
    if ((now?.revision ?? 0) !== (before?.revision ?? 0)) return refuse(BUSY);
    const drawn = [];
    for (const { id } of written) {
      const found = await unit.get(writings, id);
      if (found !== null && found.body.firstDrawnAt === null)
        drawn.push(changed('writings', drawnFrom(found.body, unit.now)));
    }
    await writeOutcome(
      house,
      unit,
      {
        changes: [
          before === null ? created('learners', after, accountId) : changed('learners', after, accountId),
          ...asked.map((one) => created('questions', one)),
          ...drawn,
        ],
      },
      { reason: 'draw_questions', transactionId: house.ids.id() },
    );
    return ok(undefined);
  });
