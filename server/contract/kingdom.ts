// One's own kingdom: what it is, what its turns are doing, and every change of its stock.
import { z } from 'zod';
import { ResourceName, Resources } from '@sigilla/engine/kingdom/kingdom.ts';
import { TurnView } from '@sigilla/engine/kingdom/turns.ts';
import { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { answer, next, onServer, paged, route } from './route.ts';
import { Instant, onTheWire } from './times.ts';

/** One change of stock. The newest entry's balance is what the kingdom held when it was written. */
export const LedgerLine = z.object({
  number: z.int(),
  at: Instant,
  reason: z.string(),
  transactionId: z.string(),
  resources: z.partialRecord(ResourceName, z.int()),
  turns: z.int(),
  balance: z.object({ resources: Resources, turns: z.int() }),
});
export type LedgerLine = z.infer<typeof LedgerLine>;

export const kingdomRoutes = {
  own: route({
    method: 'GET',
    path: '/api/kingdom',
    summary: 'One’s own kingdom as of now',
    auth: 'player',
    query: z.object(onServer),
    answer: answer({ revision: z.int(), now: Instant, kingdom: onTheWire(OwnKingdomView) }),
    refusals: ['no_kingdom', 'unknown_server'],
  }),
  turns: route({
    method: 'GET',
    path: '/api/turns',
    summary: 'Turns in stock and when the next one comes',
    auth: 'player',
    query: z.object(onServer),
    answer: answer(TurnView.shape),
    refusals: ['no_kingdom', 'unknown_server'],
  }),
  ledger: route({
    method: 'GET',
    path: '/api/ledger',
    summary: 'Every change of stock, newest first',
    auth: 'player',
    query: z.object({ ...onServer, ...paged(200) }),
    answer: answer({ entries: z.array(LedgerLine), next }),
    refusals: ['no_kingdom', 'unknown_server'],
  }),
};
