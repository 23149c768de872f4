// The rack of a day's scrolls as a window has it, batch by batch: when another batch is asked for, and when the day's figures are read again.
// Invariant: a batch that has been answered says nothing about what the server still has; one that came empty does.
import type { QuestionView } from '@sigilla/engine/learning/views.ts';

/** Scrolls of one asking: how many came, and those of them that are not answered. */
export interface Batch {
  readonly came: number;
  readonly left: readonly QuestionView[];
}

/** From this many left in hand, the next batch is asked for. */
const FEW = 2;
/** More askings than a day can need. */
const MOST_BATCHES = 24;

/** Is another batch to be asked for? `batches` are those asked for so far, undefined while they are on their way; `heldId` is the scroll that is being judged. */
export const wantsMore = (
  batches: readonly (Batch | undefined)[],
  heldId: string | undefined,
  stillToday: number,
): boolean => {
  const last = batches.at(-1);
  if (last === undefined || batches.length >= MOST_BATCHES) return false;
  const queue = batches.flatMap((batch) => batch?.left ?? []);
  const unseen = queue.filter(({ id }) => id !== heldId).length;
  const isExhausted = last.came === 0 && batches.length > 1 && queue.length === 0;
  return unseen <= FEW && unseen < stillToday && !isExhausted;
};

/** The batch without a scroll that is done. */
export const without = (batch: Batch, id: string | undefined): Batch => ({
  ...batch,
  left: batch.left.filter((question) => question.id !== id),
});

const SOON_MS = 15_000;
const LATEST_MS = 86_400_000;

/** Milliseconds until a learner's figures are those of another day. */
export const untilNextDay = (endsAt: number, now: number): number =>
  Math.min(LATEST_MS, Math.max(SOON_MS, endsAt - now + 1000));
