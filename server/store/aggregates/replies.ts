// Replies: what a command was answered, kept seven days, so that a repeated sending is answered from memory. Only successes are kept.
import { z } from 'zod';
import { ActionResult } from '../../contract/action.ts';
import { aggregate, asItWas } from '../aggregate.ts';
import type { Step } from '../aggregate.ts';

const Reply = z
  .object({
    /** Who gave the command: an account's id, or an envoy's name behind an `@`. */
    giver: z.string(),
    commandId: z.string(),
    /** SHA-256 of the command's payload: the same id with another payload is refused. */
    payloadHash: z.string(),
    at: z.int(),
    answer: ActionResult,
  })
  .readonly();
export type Reply = z.infer<typeof Reply>;

/** The id of what one giver’s command was answered; commandIds are the giver’s own, so two givers may use the same. */
export const replyId = (giver: string, commandId: string): string => `${giver}.${commandId}`;

/** Answers of version 1 did not say what the deed itself had brought. */
const gainsUnknown: Step = (body) => {
  const answer = body['answer'] as { readonly actionResult: object };
  return { ...body, answer: { ...answer, actionResult: { resourcesGained: {}, ...answer.actionResult } } };
};

/** Until version 2 only accounts gave commands. */
const byAnAccount: Step = ({ accountId, ...body }) => ({ ...body, giver: accountId });

/** Until version 3 there was no magic to name among bonuses. */
const noMagic: Step = (body) => {
  const answer = body['answer'] as { readonly actionResult: { readonly bonusEffects: object } };
  const bonusEffects = { magicBonuses: [], ...answer.actionResult.bonusEffects };
  return { ...body, answer: { ...answer, actionResult: { ...answer.actionResult, bonusEffects } } };
};

export const replies = aggregate({
  name: 'replies',
  shape: Reply,
  // Until version 4 no answer told of feats.
  versions: [gainsUnknown, byAnAccount, noMagic, asItWas],
  keysSince: 1,
  indexes: { time: (reply) => [reply.at] },
  unique: {},
  told: 'none',
  // Gone after seven days, whoever asked; what they tell stands in ledger and kingdom.
  owner: 'none',
});
