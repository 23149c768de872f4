// Answering a card. The house gives this command when the scholars have judged the answer, like one for a scroll: a verdict is
// nobody's own to send. Two answers to one question come here one after another, and the second is refused.
import { z } from 'zod';
import { refuse } from '../../core/result.ts';
import { mayAnswer } from '../../learning/asked.ts';
import { cardId, skillAfter } from '../../learning/palace/card.ts';
import { RATINGS } from '../../learning/memory.ts';
import { VERDICTS } from '../../learning/views.ts';
import { accountVerb } from '../freeVerb.ts';
import { read, readRuled, touchKingdom, touchOnly } from '../load.ts';

export const reviewCard = accountVerb({
  id: 'review_card',
  givenBy: 'envoys',
  input: z.object({
    walkId: z.string().max(64),
    questionId: z.string().max(64),
    given: z.string().max(4000),
    verdict: z.enum(VERDICTS),
    score: z.int().min(0).max(100),
  }),
  *load({ accountId }, { questionId }) {
    const question = yield* read('questions', questionId);
    const asked = question?.cardId ?? null;
    const card = asked === null ? null : yield* read('cards', asked);
    const skill = card === null ? null : skillAfter(card);
    return {
      question,
      card,
      next:
        card === null || skill === null
          ? null
          : yield* read('cards', cardId(accountId, card.word.lexeme, skill)),
      palace: yield* read('palaces', accountId),
      learner: yield* read('learners', accountId),
      honors: yield* read('honors', accountId),
      kingdom: yield* readRuled(accountId),
    };
  },
  touches: (actor) => touchOnly(touchKingdom(actor)),
  see: ({ question, card }, { accountId }) => {
    const allowed = mayAnswer(question, accountId);
    if (!allowed.ok) return allowed;
    return card === null ? refuse({ code: 'card_unknown', params: {} }) : allowed;
  },
  check: ({ seen }) => seen,
  report: z.object({
    cardId: z.string(),
    rating: z.enum(RATINGS),
    /** From the question to the answer, as the house measured them. */
    seconds: z.int(),
    cardsReviewed: z.int(),
    total: z.int(),
    /** The card of the word's next skill, when this answer brought it about. */
    grew: z.string().nullable(),
    isFinished: z.boolean(),
    turnsAwarded: z.int(),
    reached: z.array(z.int()),
  }),
});
