// What is done when a job falls due, kind by kind: the one list, which the runner and the tests derive from. To add a kind, name its payload
// in engine/actions/jobs.ts; the compiler then asks for its reaction here and its horizon in setRight.ts. A reaction belongs into
// engine/actions/reactions.ts; here stand those that go page by page, each page a commit, and one that does in a commit what many jobs ask for.
// Invariant: a job that could be scheduled has a reaction.
import { REACTIONS } from '@sigilla/engine/actions/reactions.ts';
import type { Lookout } from '@sigilla/engine/actions/reaction.ts';
import { clearBelongings } from '../belongings.ts';
import type { House } from '../house.ts';
import { keepHouse } from '../housekeeping/housekeeping.ts';
import type { Reactions } from './jobs.ts';
import { reactBy } from './jobWork.ts';
import { tallyAll } from '../tallying.ts';
import { teach } from '../teachers/teaching.ts';
import type { Faculty } from '../teachers/teaching.ts';

/** The reactions of a house. */
export const reactionsOf = (house: House, lookout: Lookout, faculty: Faculty): Reactions => ({
  battle_oath: reactBy(house, lookout, REACTIONS.battle_oath),
  battle_round: reactBy(house, lookout, REACTIONS.battle_round),
  battle_expiry: reactBy(house, lookout, REACTIONS.battle_expiry),
  npc_turn: reactBy(house, lookout, REACTIONS.npc_turn),
  tally_honors: (job, done) => tallyAll(house, job, done),
  belongings: (job, done) => clearBelongings(house, job, done),
  teaching: (job, done) => teach(house, faculty, job, done),
  housekeeping: (job, done) => keepHouse(house, job, done),
});
