// What a founding writes: the kingdom (its ledger's first line comes with it), its place in the chronicle, and what its ruler is offered.
import { created } from '../actions/outcome.ts';
import type { Outcome } from '../actions/outcome.ts';
import { welcomeJob } from '../war/jobs.ts';
import type { Kingdom } from './kingdom.ts';

/** `variant` chooses the chronicle's words. One of the realm's own is welcomed by nobody. */
export const foundingOf = (
  kingdom: Kingdom,
  variant: number,
): Required<Pick<Outcome, 'changes' | 'jobs' | 'chronicle'>> => ({
  changes: [created('kingdoms', kingdom)],
  jobs: kingdom.npc === null ? [welcomeJob(kingdom.id, kingdom.foundedAt)] : [],
  chronicle: [
    {
      serverId: kingdom.serverId,
      text: { code: 'kingdomFounded', params: { kingdom: kingdom.name }, variant },
    },
  ],
});
