// Deeds of the realm's own rulers: the same verbs, decided and written as anyone's (carryOut.ts), but brought by a job and answered to nobody.
// Invariant: the job's removal is in the deed's commit and is the only trace that it was done; a job that is gone is never done again.
import { parseAction } from '@sigilla/engine/actions/registry.ts';
import type { WireAction } from '@sigilla/engine/actions/command.ts';
import { ok } from '@sigilla/engine/core/result.ts';
import type { Kingdom } from '@sigilla/engine/kingdom/kingdom.ts';
import type { Change } from '../store/Store.ts';
import { carryOut } from './carryOut.ts';
import { rulesOf } from './house.ts';
import type { House } from './house.ts';
import type { HeldJob } from './jobs.ts';
import { isHeld } from './jobWork.ts';
import { isWorthAnotherTry, transact } from './transact.ts';
import type { Unit } from './transact.ts';

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
  const waiting = house.queue.run(`${kingdom.serverId}/${kingdom.accountId}`, () =>
    transact(house, async (unit) => {
      if (!(await isHeld(unit, job, done))) return ok(undefined);
      const deed = await carryOut(house, unit, kingdom.accountId, rules.value, parsed.value);
      if (!deed.ok) return deed;
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
