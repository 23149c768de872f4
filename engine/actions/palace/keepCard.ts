// What one may do with a card besides answering it: set it aside, take it up again, begin anew, take it down.
import { z } from 'zod';
import { fine, refuse } from '../../core/result.ts';
import { accountVerb } from '../freeVerb.ts';
import { read } from '../load.ts';

export const KEEPINGS = ['suspend', 'resume', 'reset', 'remove'] as const;

export const keepCard = accountVerb({
  id: 'keep_card',
  givenBy: 'people',
  input: z.object({ cardId: z.string().max(160), keeping: z.enum(KEEPINGS) }),
  *load({ accountId }, { cardId }) {
    return { card: yield* read('cards', cardId), palace: yield* read('palaces', accountId) };
  },
  see: ({ card }) => card !== null,
  check: ({ seen }) => (seen ? fine : refuse({ code: 'card_unknown', params: {} })),
  report: z.object({ cardId: z.string() }),
});
