// What the realm forgets: guests who have not come back for thirty days, replies after seven, sessions that have run
// out, scrolls that nobody answered; and which kingdoms of guests leave the lists because nobody rules them. What the archive keeps is archive.ts's.
// One job, which writes its own successor. Invariant: nothing that a battle still holds is removed, and nobody who claimed an account is.
import { ok } from '@sigilla/engine/core/result.ts';
import { AccountId } from '@sigilla/engine/core/brand.ts';
import { FORSAKEN_AFTER_MS, isForsaken, RULED_IN_MS } from '@sigilla/engine/kingdom/forsaken.ts';
import { changed } from '@sigilla/engine/actions/outcome.ts';
import type { JobRequest } from '@sigilla/engine/actions/jobs.ts';
import type { Change } from '../../store/Store.ts';
import { accounts, kingdoms, questions, replies, sessions } from '../../store/collections.ts';
import { trimArchive } from './archive.ts';
import { removeAccount } from '../belongings.ts';
import type { House } from '../house.ts';
import { seeToJob } from '../jobs/jobs.ts';
import { KEPT_MS } from './kept.ts';
import type { HeldJob } from '../jobs/jobs.ts';
import { doJob } from '../jobs/jobWork.ts';
import { keepMilestones } from '../standings.ts';
import { removeUpTo } from './tidying.ts';
import { trimWritings } from '../teachers/trimming.ts';
import { transact } from '../transact.ts';
import { writeOutcome } from '../writeOutcome.ts';

const DAY = 86_400_000;
const GUEST_IDLE_MS = 30 * DAY;
const REPLY_KEPT_MS = 7 * DAY;
const EVERY_MS = 3_600_000;
/** When there was more than one sitting's work. */
const SOON_MS = 60_000;
const PAGE = 200;
const GUESTS_A_SITTING = 20;
/** Steps of the store's upkeep in one sitting. */
const TENDED_A_SITTING = 60;

const nextJob = (dueAt: number): JobRequest => ({
  key: 'housekeeping',
  kind: 'housekeeping',
  dueAt,
  payload: {},
});

/** Removes a guest with everything that is theirs, unless they came back meanwhile, or are in a battle or a challenge: a later sitting comes again. */
const removeGuest = (house: House, accountId: AccountId): ReturnType<typeof removeAccount> =>
  removeAccount(house, accountId, async (unit) => {
    const account = await unit.get(accounts, accountId);
    return account !== null && account.body.isGuest && account.body.lastSeenAt <= unit.now - GUEST_IDLE_MS;
  });

/** Takes guests' kingdoms that nobody rules off the lists; true when none is left. */
const forsakeIdle = async (house: House): Promise<boolean> => {
  const idle = await house.store.find(kingdoms, 'idle', {
    prefix: [],
    // Hours that were over a week ago: whoever is found is to go, so that no page of others is looked at again and again.
    to: house.clock.now() - FORSAKEN_AFTER_MS - RULED_IN_MS,
    limit: PAGE,
  });
  for (const { id } of idle.items) {
    await transact(house, async (unit) => {
      const kingdom = await unit.get(kingdoms, id);
      if (kingdom !== null && isForsaken(kingdom.body, unit.now))
        await writeOutcome(
          house,
          unit,
          { changes: [changed('kingdoms', { ...kingdom.body, forsaken: true })] },
          { reason: 'forsaken', transactionId: house.ids.id() },
        );
      return ok(undefined);
    });
  }
  return idle.next === null;
};

/** A share of the store's own upkeep, other work going on between its steps; true when nothing is left. */
const tendStore = async (house: House): Promise<boolean> => {
  for (let step = 0; step < TENDED_A_SITTING; step += 1) {
    if (!(await house.store.tend())) return true;
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
  return false;
};

/** What a clock that has just been set, or that nobody has watched for this long, calls old is not forgotten: it may be set right again. */
const TRUSTED_AFTER_MS = EVERY_MS;

/** Forgets a sitting's worth of what is old; true when nothing old is left. */
const forget = async (house: House): Promise<boolean> => {
  const now = house.clock.now();
  const idle = await house.store.find(accounts, 'guests', {
    prefix: [],
    to: now - GUEST_IDLE_MS,
    limit: GUESTS_A_SITTING,
  });
  for (const { id } of idle.items) await removeGuest(house, AccountId.parse(id));
  return [
    await trimArchive(house),
    await trimWritings(house),
    idle.next === null,
    await forsakeIdle(house),
    await removeUpTo(house, replies, 'time', { prefix: [], to: now - REPLY_KEPT_MS }),
    await removeUpTo(house, sessions, 'expiry', { prefix: [], to: now }),
    await removeUpTo(house, questions, 'unanswered', { prefix: [], to: now - KEPT_MS.unanswered }),
  ].every(Boolean);
};

/** Does the `housekeeping` job and writes the next. */
export const keepHouse = async (house: House, job: HeldJob<'housekeeping'>, done: Change): Promise<void> => {
  const untrusted = TRUSTED_AFTER_MS - house.clock.steadyFor();
  // Nobody waits for it, and a large realm takes longer than a job is held.
  keepMilestones(house).catch((error: unknown) =>
    house.log.warn({ err: error }, 'how the kingdoms stand was not read'),
  );
  const tended = await tendStore(house);
  const forgotten = untrusted > 0 || (await forget(house));
  const pause = untrusted > 0 ? Math.ceil(untrusted) : EVERY_MS;
  await doJob(house, job, done, async (unit) => {
    const next = nextJob(unit.now + (tended && forgotten ? pause : SOON_MS));
    await writeOutcome(house, unit, { jobs: [next] }, { reason: 'forsaken', transactionId: job.id });
  });
};

/** Sees to it that the job is pending. At start. */
export const engageHousekeeper = async (house: House): Promise<void> => {
  await seeToJob(house, ({ now }) => nextJob(now));
};
