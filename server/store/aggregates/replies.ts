// Replies: what a command was answered, kept seven days, so that a repeated sending is answered from memory. Only successes are kept.
import { z } from 'zod';
import { AccountId } from '@sigilla/engine/core/brand.ts';
import { ActionResult } from '../../contract/action.ts';
import { aggregate } from '../aggregate.ts';
import type { Step } from '../aggregate.ts';

const Reply = z
  .object({
    accountId: AccountId,
    commandId: z.string(),
    /** SHA-256 of the command's payload: the same id with another payload is refused. */
    payloadHash: z.string(),
    at: z.int(),
    answer: ActionResult,
  })
  .readonly();

export const replyId = (accountId: string, commandId: string): string => `${accountId}.${commandId}`;

/** Answers of version 1 did not say what the deed itself had brought. */
const gainsUnknown: Step = (body) => {
  const answer = body['answer'] as { readonly actionResult: object };
  return { ...body, answer: { ...answer, actionResult: { resourcesGained: {}, ...answer.actionResult } } };
};

export const replies = aggregate({
  name: 'replies',
  shape: Reply,
  compact: true,
  versions: [gainsUnknown],
  indexes: { time: (reply) => [reply.at] },
  unique: {},
  told: 'none',
  // Gone after seven days, whoever asked; what they tell stands in ledger and kingdom.
  owner: 'none',
});
