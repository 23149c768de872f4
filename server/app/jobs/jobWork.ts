// A unit of work that does a job: what the job brings about and the job's own removal are one commit. Nearly all that falls due is a reaction of
// the engine's (engine/actions/reaction.ts): loaded, decided and written here, in the queue of what it touches.
// Invariant: the job's removal is the only trace that it was done; one that was cancelled, or that another runner has taken over meanwhile, changes nothing.
import type { Refusal } from '@sigilla/content/texts/errors.ts';
import type { ReactionTo, Lookout, Occasion, Try } from '@sigilla/engine/actions/reaction.ts';
import type { JobKind } from '@sigilla/engine/actions/jobs.ts';
import { parseAction } from '@sigilla/engine/actions/registry.ts';
import { randomFork } from '@sigilla/engine/core/random.ts';
import { ok } from '@sigilla/engine/core/result.ts';
import type { Result } from '@sigilla/engine/core/result.ts';
import { jobs } from '../../store/collections.ts';
import type { Change } from '../../store/Store.ts';
import { decideIn } from '../carryOut.ts';
import { rulesOf } from '../house.ts';
import type { House } from '../house.ts';
import { PutOff } from './jobs.ts';
import type { HeldJob, Reaction } from './jobs.ts';
import { loadFrom, readsOf } from '../reads.ts';
import { BUSY, isWorthAnotherTry, transact } from '../transact.ts';
import type { Unit } from '../transact.ts';
import { writeOutcome } from '../writeOutcome.ts';

/** Is the job still the holder's? Reading it holds the unit's commit to the answer. */
const isHeld = async (unit: Unit, job: HeldJob, done: Change): Promise<boolean> => {
  const found = await unit.get(jobs, job.id);
  return found !== null && done.kind === 'remove' && found.revision === done.revision;
};

const inOneCommit = (
  house: House,
  job: HeldJob,
  done: Change,
  work: (unit: Unit) => Promise<void>,
): Promise<Result<void>> =>
  transact(house, async (unit) => {
    if (!(await isHeld(unit, job, done))) return ok(undefined);
    unit.add(done);
    await work(unit);
    return ok(undefined);
  });

/** That a job's work was refused, to be thrown. */
export const notCommitted = (job: HeldJob, refusal: Refusal): Error => {
  const why = `the job ${job.key} could not be committed: ${refusal.code}`;
  return isWorthAnotherTry(refusal) ? new PutOff(why) : new Error(why);
};

/** Does `work` and removes the job in one commit. Throws when the store is too busy, so that the runner tries again later. */
export const doJob = async (
  house: House,
  job: HeldJob,
  done: Change,
  work: (unit: Unit) => Promise<void>,
): Promise<void> => {
  const result = await inOneCommit(house, job, done, work);
  if (!result.ok) throw notCommitted(job, result.refusal);
};

/** The house's own work may read whatever there is. */
const ANYTHING = { serverId: null, accountId: null };

/** Carries out the first of these commands that is not refused. */
const tryInTurn = async (house: House, unit: Unit, id: string, tries: readonly Try[]): Promise<void> => {
  for (const { by, wire } of tries) {
    const rules = rulesOf(house, by.serverId);
    const parsed = parseAction(wire);
    if (!rules.ok || !parsed.ok) continue;
    const asked = { ...parsed.value, id, accountId: by.accountId, rules: rules.value };
    const decided = await decideIn(house, unit, asked);
    if (!decided.ok) continue;
    await writeOutcome(house, unit, decided.value.outcome, decided.value.cause);
    return;
  }
};

/** How a reaction of the engine's is carried out. Throws when the store is too busy or at fault, so that the runner tries again later. */
export const reactBy =
  <K extends JobKind>(house: House, lookout: Lookout, reaction: ReactionTo<K>): Reaction<K> =>
  async (job, done) => {
    const { content, ids } = house;
    const seed = ids.seed();
    const about = (unit: Unit, what: string): Occasion => ({
      now: unit.now,
      content,
      lookout,
      random: randomFork(seed, what),
    });
    const hosts =
      reaction.council === undefined
        ? null
        : await loadFrom(readsOf(house.store), ANYTHING, reaction.council(job.payload));
    const captains = hosts === null ? {} : await house.council.captainsOf(hosts);
    const attempt = (mayTry: boolean) =>
      inOneCommit(house, job, done, async (unit) => {
        const loaded = await loadFrom(unit, ANYTHING, reaction.load(job.payload, about(unit, 'load')));
        const chance = { notary: house.notary, newId: () => ids.id(), newSeed: () => ids.seed() };
        const { reason, outcome, tries } = reaction.decide(
          { ...about(unit, 'decide'), ...chance, loaded, captains },
          job.payload,
        );
        if (mayTry) await tryInTurn(house, unit, job.id, tries ?? []);
        if (outcome !== undefined)
          await writeOutcome(house, unit, outcome, { reason, transactionId: job.id });
      });
    const touched = reaction.touches(job.payload);
    const touches = 'next' in touched ? await loadFrom(readsOf(house.store), ANYTHING, touched) : touched;
    const waiting = house.queue.run(touches, async () => {
      const result = await attempt(true);
      // What a unique key forbids is refused when it is committed: then it is left undone.
      return result.ok || isWorthAnotherTry(result.refusal) ? result : attempt(false);
    });
    if (waiting === null) throw notCommitted(job, BUSY);
    const result = await waiting;
    if (!result.ok) throw notCommitted(job, result.refusal);
  };
