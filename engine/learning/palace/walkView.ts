// A walk as whoever walks it sees it: how far it has come, and the cards that are asked next. Invariant: before it is answered, a card shows its
// question and how it stands, never its word, its meaning or its id.
import { z } from 'zod';
import { RoomId } from '@sigilla/content/schema/palace.ts';
import { LEARNING_PHASES } from '../memory.ts';
import { QuestionView } from '../views.ts';
import { Skill } from './card.ts';
import type { Walk } from './session.ts';

export const WalkView = z.object({
  id: z.string(),
  cardsReviewed: z.int(),
  total: z.int(),
  /** Whether the last answer can be taken back. */
  canUndo: z.boolean(),
});

export const walkView = ({ id, done, cardIds }: Walk): z.infer<typeof WalkView> => ({
  id,
  cardsReviewed: done.length,
  total: cardIds.length,
  canUndo: done.length > 0,
});

export const AskedCardView = z.object({
  question: QuestionView,
  room: RoomId,
  skill: Skill,
  /** In days. */
  interval: z.int(),
  repetitions: z.int(),
  lapses: z.int(),
  learningPhase: z.enum(LEARNING_PHASES),
});
export type AskedCardView = z.infer<typeof AskedCardView>;
