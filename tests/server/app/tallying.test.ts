// What rulers have earned is added to the realm's tally together: once each, in one commit for all that wait, and nothing that is another's to do.
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { JobRequest } from '@sigilla/engine/actions/jobs.ts';
import { TALLIED_WITHIN_MS } from '@sigilla/engine/honors/tally.ts';
import { ok } from '@sigilla/engine/core/result.ts';
import { scheduleJobs } from '@sigilla/server/app/jobs/jobs.ts';
import { transact } from '@sigilla/server/app/transact.ts';
import { jobs, tallies } from '@sigilla/server/store/collections.ts';
import { replace } from '@sigilla/server/store/Store.ts';
import { openWarHouse } from '../warHouse.ts';
import type { WarHouse } from '../warHouse.ts';
import { mustCommit } from '../../support/mustCommit.ts';

let war: WarHouse;
beforeEach(async () => {
  war = await openWarHouse({ npcKingdoms: 0 });
});
afterEach(() => war.close());

const earning = (at: number, of: 'learning' | 'kingdom' = 'kingdom'): JobRequest => ({
  key: `earned/${of}/${at}`,
  kind: 'tally_honors',
  dueAt: war.now() + TALLIED_WITHIN_MS + at,
  payload: { ...(of === 'kingdom' ? { of } : {}), ids: ['first-chest'], isFirst: at % 2 === 0 },
});
const schedule = (requests: readonly JobRequest[]) =>
  transact(war.house, async (unit) => {
    scheduleJobs(unit, requests, war.house.ids);
    return ok(undefined);
  });
const tally = async (of: 'learning' | 'kingdom') => (await war.house.store.get(tallies, of))?.body;

it('thirty earnings that wait are one commit, each counted once', async () => {
  await schedule(Array.from({ length: 30 }, (_, at) => earning(at)));
  await schedule([earning(0, 'learning')]);
  const before = war.house.store.health().commits;
  await war.until(war.now() + 2 * TALLIED_WITHIN_MS);
  // One for each tally.
  expect(war.house.store.health().commits - before).toBe(2);
  expect(await tally('kingdom')).toMatchObject({ accounts: 15, holders: { 'first-chest': 30 } });
  expect(await tally('learning')).toMatchObject({ accounts: 1, holders: { 'first-chest': 1 } });
  expect(await war.pendingJobs()).toEqual([]);
});

it('an earning that another process is at stays with it', async () => {
  await schedule([earning(0), earning(1)]);
  const { store } = war.house;
  const second = await store.findUnique(jobs, 'key', ['earned/kingdom/1']);
  if (second === null) throw new Error('it is not there');
  const leaseUntil = war.now() + 60_000;
  await mustCommit(store, [replace(jobs, second, { ...second.body, leaseToken: 'theirs', leaseUntil })]);
  // Only the first is due by then.
  await war.until(war.now() + TALLIED_WITHIN_MS);
  expect((await tally('kingdom'))?.holders).toEqual({ 'first-chest': 1 });
  expect(await war.pendingJobs()).toEqual(['earned/kingdom/1']);
});
