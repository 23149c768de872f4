// Deeds of the realm's own rulers: the same verbs, decided and written as anyone's (carryOut.ts), but brought by a job and answered to nobody.
// Invariant: the job's removal is in the deed's commit and is the only trace that it was done; a job that is gone is never done again.
import { parseAction } from '@sigilla/engine/actions/registry.ts';
import type { WireAction } from '@sigilla/engine/actions/command.ts';
import { ok } from '@sigilla/engine/core/result.ts';
import type { Kingdom } from '@sigilla/engine/kingdom/kingdom.ts';
import type { Change } from '../store/Store.ts';
import { decideIn, touchesOf } from './carryOut.ts';
import { rulesOf } from './house.ts';
import type { House } from './house.ts';
import type { HeldJob } from './jobs.ts';
import { isHeld } from './jobWork.ts';
import { isWorthAnotherTry, transact } from './transact.ts';
import type { Unit } from './transact.ts';
import { writeOutcome } from './writeOutcome.ts';

/** What brings a deed: the job, and the change that removes it. */
export interface Bringer {
  readonly job: HeldJob;
  readonly done: Change;
}

/**
 * Does what a kingdom of the realm has decided on, `also` in the same commit, and ends the job. False when it was refused: then nothing is
 * done and the job is still there. Throws when the store is too busy or at fault, so that the runner tries again.
 */
export const doRealmDeed = async (
  house: House,
  kingdom: Pick<Kingdom, 'accountId' | 'serverId'>,
  wire: WireAction,
  { job, done }: Bringer,
  also?: (unit: Unit) => Promise<void>,
): Promise<boolean> => {
  const rules = rulesOf(house, kingdom.serverId);
  const parsed = parseAction(wire);
  if (!rules.ok || !parsed.ok) return false;
  const asked = { ...parsed.value, id: job.id, accountId: kingdom.accountId, rules: rules.value };
  const waiting = house.queue.run(await touchesOf(house, asked), () =>
    transact(house, async (unit) => {
      if (!(await isHeld(unit, job, done))) return ok(undefined);
      const decided = await decideIn(house, unit, asked);
      if (!decided.ok) return decided;
      await writeOutcome(house, unit, decided.value.outcome, decided.value.cause);
      unit.add(done);
      await also?.(unit);
      return ok(undefined);
    }),
  );
  const result = waiting === null ? null : await waiting;
  if (result === null || (!result.ok && isWorthAnotherTry(result.refusal)))
    throw new Error(
      `the store is at fault: ${result?.ok === false ? result.refusal.code : 'its queue is full'}`,
    );
  return result.ok;
};
