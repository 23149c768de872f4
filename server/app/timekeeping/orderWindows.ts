// Order windows when the clock is set: they are stored by the wall clock, and yet must close after their own seconds of real time.
// Invariant: a battle's `roundDueAt` and the due time of its round's job move together, in one commit.
import { changed } from '@sigilla/engine/actions/outcome.ts';
import { ok } from '@sigilla/engine/core/result.ts';
import type { BattleDoc } from '@sigilla/engine/war/battle.ts';
import { orderWindow } from '@sigilla/engine/war/orderWindow.ts';
import { awaitsRound } from '@sigilla/engine/war/round.ts';
import { battles, jobs } from '../../store/collections.ts';
import type { Stored } from '../../store/Store.ts';
import { rulesOf } from '../house.ts';
import type { House } from '../house.ts';
import { transact } from '../transact.ts';
import type { Unit } from '../transact.ts';
import type { JobDoc } from '../../store/aggregates/jobs.ts';
import { writeOutcome } from '../writeOutcome.ts';
import type { Cause } from '../writeOutcome.ts';

const causeOf = (house: House): Cause => ({ reason: 'clock_set', transactionId: house.ids.id() });

/** The battle that a round's job is about, when it is still waiting for that round. */
const awaited = async (unit: Unit, job: JobDoc): Promise<BattleDoc | null> => {
  if (job.kind !== 'battle_round') return null;
  const { battleId, round } = job.payload;
  const found = await unit.get(battles, battleId);
  return found !== null && awaitsRound(found.body, round) ? found.body : null;
};

/** The battle with its window moved; one that has not opened yet moves with its beginning. */
const moved = (battle: BattleDoc, dueAt: number): BattleDoc => ({
  ...battle,
  roundDueAt: dueAt,
  acceptedAt:
    battle.status === 'accepted' && battle.acceptedAt !== null && battle.roundDueAt !== null
      ? Math.max(0, battle.acceptedAt + dueAt - battle.roundDueAt)
      : battle.acceptedAt,
});

const PAGE = 200;

/** Every pending job that fights a round and that nobody holds. */
const roundJobs = async (house: House): Promise<readonly Stored<JobDoc>[]> => {
  const found: Stored<JobDoc>[] = [];
  let cursor: string | undefined;
  do {
    const page = await house.store.find(jobs, 'claimable', {
      prefix: [],
      limit: PAGE,
      ...(cursor === undefined ? {} : { cursor }),
    });
    found.push(...page.items.filter(({ body }) => body.kind === 'battle_round' && body.leaseToken === null));
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return found;
};

/** Moves every open order window along with a clock that was set by `milliseconds`. */
export const moveWindows = async (house: House, milliseconds: number): Promise<void> => {
  for (const { id } of await roundJobs(house)) {
    await transact(house, async (unit) => {
      const job = await unit.get(jobs, id);
      if (job === null || job.body.leaseToken !== null) return ok(undefined);
      const battle = await awaited(unit, job.body);
      const dueAt = Math.max(0, job.body.dueAt + milliseconds);
      const { leaseToken: _token, leaseUntil: _until, attempts: _attempts, ...request } = job.body;
      const changes = battle === null ? [] : [changed('battles', moved(battle, dueAt))];
      const outcome = { changes, cancelJobs: [request.key], jobs: [{ ...request, dueAt }] };
      await writeOutcome(house, unit, outcome, causeOf(house));
      return ok(undefined);
    });
  }
};

/** Opens the window of a round's job anew, in a unit of work; answers when it closes. */
export const openWindowAnew = async (house: House, unit: Unit, job: JobDoc): Promise<number> => {
  const battle = await awaited(unit, job);
  const rules = battle === null ? null : rulesOf(house, battle.serverId);
  if (battle === null || rules === null || !rules.ok) return unit.now;
  const dueAt = unit.now + orderWindow(battle, rules.value, battle.rounds.length);
  await writeOutcome(house, unit, { changes: [changed('battles', moved(battle, dueAt))] }, causeOf(house));
  return dueAt;
};
