// Adding to the realm's tally what somebody has earned: the reaction to the job that was written with it, so that each earning counts once, and no
// answer waits for the one document that all would share.
import type { JobPayload } from '../actions/jobs.ts';
import { read, touch } from '../actions/load.ts';
import { changed, created } from '../actions/outcome.ts';
import { reaction } from '../actions/reaction.ts';
import { newTally, tallied } from './tally.ts';
import type { Tally } from './tally.ts';

export const tallyHonors = reaction<JobPayload<'tally_honors'>, Tally | null>({
  touches: ({ of = 'learning' }) => [touch('tallies', of)],
  load: ({ of = 'learning' }) => read('tallies', of),
  decide: ({ loaded: tally }, { of = 'learning', ids, isFirst }) => ({
    reason: 'tally_honors',
    outcome: {
      changes: [
        (tally === null ? created : changed)('tallies', tallied(tally ?? newTally(of), ids, isFirst)),
      ],
    },
  }),
});
