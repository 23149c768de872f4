// What falls due in a realm after its own seconds, whatever the calendar says meanwhile. A later feature with a deadline joins by adding a row.
import { AccountId } from '@sigilla/engine/core/brand.ts';
import { utcDay } from '@sigilla/engine/core/day.ts';
import { emptyTally } from '@sigilla/engine/kingdom/dayTally.ts';
import { calendarIn, dayEnd, dayOf, startOfDayAfter } from '@sigilla/engine/core/calendar.ts';
import { feastOn } from '@sigilla/engine/honors/challenge.ts';
import { SCROLLS_A_DAY } from '@sigilla/engine/learning/learner.ts';
import type { Learner } from '@sigilla/engine/learning/learner.ts';
import { newCard } from '@sigilla/engine/learning/palace/card.ts';
import { burnFreezeScroll } from '@sigilla/engine/learning/streak.ts';
import { ACCESS_SECONDS, REFRESH_SECONDS } from '@sigilla/server/auth/tokens.ts';
import type { JobDoc } from '@sigilla/server/store/aggregates/jobs.ts';
import { battles, cards, jobs, kingdoms } from '@sigilla/server/store/collections.ts';
import { create, replace } from '@sigilla/server/store/Store.ts';
import { withChallenge, withLearner } from './scholar.ts';
import { freshName, valueOf } from './server.ts';
import type { Ruler, TestServer } from './server.ts';
import { drawnUpOn } from './swornTo.ts';
import { mustCommit } from './mustCommit.ts';

export interface Begun {
  /** Milliseconds from its beginning until it falls due. */
  readonly afterMs: number;
  /** Has it? Asked once: asking may change it. */
  readonly hasCome: () => Promise<boolean>;
}

export interface Deadline {
  readonly what: string;
  readonly begin: (server: TestServer) => Promise<Begun>;
}

const SECOND = 1_000;
const DAY_MS = 86_400_000;
/** Longer than any job is really held, and not so long that it is taken for a wrong clock's work (server/app/timekeeping/setRight.ts). */
const LEASE_MS = 330 * SECOND;

const challenge = async (first: Ruler, second: Ruler): Promise<string> => {
  const sent = valueOf(
    await first.act({
      actionType: 'pvp_battle',
      actionId: 'initiate_battle',
      metadata: { targetUserId: second.user.id, armyId: 'army-1' },
    }),
  );
  return String(sent.actionResult['battleId']);
};
const battleOf = async (server: TestServer, id: string) => {
  const found = await server.house.store.get(battles, id);
  if (found === null) throw new Error('there is no such battle');
  return found.body;
};

/** The calendar of an account in the machine's own zone, so that its days are as long as the change of clocks makes them. */
const ownCalendar = () => calendarIn(process.env['TZ'] ?? 'UTC');

/** A learner who lives by the machine's zone, and what they are shown. */
const aLearner = async (server: TestServer, made: (learner: Learner) => Learner) => {
  const ruler = await server.guest();
  await withLearner(server, ruler.user.id, (learner) => made({ ...learner, calendar: ownCalendar() }));
  const renew = async (): Promise<void> => {
    ruler.token = valueOf(await ruler.api.auth.refresh()).token;
  };
  return {
    ruler,
    renew,
    begun: server.now(),
    shown: async () => {
      await renew();
      return valueOf(await ruler.api.latin.progress()).learner;
    },
  };
};
const todayOf = (server: TestServer) => dayOf(server.now(), ownCalendar());

/** A learner to whom the day puts a challenge, and that challenge as they see it. */
const placedLearner = async (server: TestServer) => {
  const placement = { at: server.now(), skillLevel: 6, confidenceCalibration: 0 };
  const { ruler, renew, begun } = await aLearner(server, (learner) => ({
    ...learner,
    placement,
    today: { ...learner.today, day: todayOf(server) },
  }));
  const view = async () => {
    await renew();
    return valueOf(await ruler.api.latin.challenge()).challenge;
  };
  return { ruler, begun, view };
};

/** A challenge with sand: whichever is begun is the day's. */
const LUPERCALIA = { id: 'feast-lupercalia', seconds: 900 };

/** A learner who has just begun a challenge with sand. */
const aTimed = async (server: TestServer) => {
  const { ruler, begun, view } = await placedLearner(server);
  await withChallenge(server, ruler.user.id, {
    day: todayOf(server),
    challengeId: LUPERCALIA.id,
    startedAt: begun,
  });
  return { begun, running: async () => (await view())?.status === 'IN PROGRESS' };
};

/** The next day that begins a feast, and what it is called. */
const nextFeast = (server: TestServer, from: number): { readonly at: number; readonly latin: string } => {
  const { feasts } = server.house.content.honors;
  const feastAt = (at: number) => feastOn(dayOf(at, ownCalendar()), feasts);
  for (let days = 1; ; days += 1) {
    const at = startOfDayAfter(from, days, ownCalendar());
    const feast = feastAt(at);
    if (feast !== null && feast.id !== feastAt(at - 1)?.id) return { at, latin: feast.latin };
  }
};

/** A learner who has met the challenge of the day. */
const aChallenged = async (server: TestServer) => {
  const { ruler, begun, view } = await placedLearner(server);
  await withChallenge(server, ruler.user.id, {
    day: todayOf(server),
    challengeId: (await view())?.id ?? '',
    startedAt: server.now(),
    answered: 5,
    right: 5,
    run: 5,
    bestRun: 5,
    metAt: server.now(),
    turns: 1,
  });
  return { begun, met: async () => (await view())?.status === 'COMPLETE' };
};

/** A card that was remembered today for the first time since its minutes; answers when it comes back. */
const aCardOfTomorrow = async (server: TestServer, accountId: AccountId): Promise<number> => {
  const now = server.now();
  const word = {
    lexeme: 'panis_n',
    headword: 'pānis',
    latin: 'pānis, pānis, m.',
    meaning: 'bread',
    room: 'culina' as const,
    inflects: true,
  };
  const card = newCard(accountId, word, 'recognise', 'dictionary', now);
  const dueAt = startOfDayAfter(now, 1, ownCalendar());
  const memory = { ...card.memory, dueAt, interval: 1, lastReviewedOn: dayOf(now, ownCalendar()) };
  await mustCommit(server.house.store, [create(cards, card.id, { ...card, memory })]);
  return dueAt;
};

const protectedAt = (server: TestServer, { streak }: Learner): Learner['streak'] => {
  const before = { ...streak, currentStreak: 9, lastActiveDate: todayOf(server), freezeScrollsAvailable: 1 };
  const burnt = burnFreezeScroll(before, server.now(), ownCalendar());
  if (!burnt.ok) throw new Error(`no scroll was burnt: ${burnt.refusal.code}`);
  return burnt.value;
};

/** What is taken by lease and not done again before it has run out: a job whose holder has died. */
const aHeldJob = async ({ house }: TestServer): Promise<string> => {
  const id = house.ids.id();
  const now = house.clock.now();
  const held: JobDoc = {
    key: id,
    kind: 'belongings',
    payload: { accountId: AccountId.parse(`gone-${id}`), kingdomIds: [] },
    dueAt: now,
    leaseToken: 'of one who died',
    leaseUntil: now + LEASE_MS,
    attempts: 1,
  };
  await mustCommit(house.store, [create(jobs, id, held)]);
  return id;
};

/** Milliseconds until the realm's own day ends, which is UTC's wherever the machine stands. */
const untilRealmsMidnight = (now: number): number => DAY_MS - (now % DAY_MS);

export const deadlines: readonly Deadline[] = [
  {
    what: 'the word of the day gives way to the next',
    async begin(server) {
      const { api } = server.visitor();
      const shown = async () => valueOf(await api.latin.wordOfDay()).day;
      const today = await shown();
      return { afterMs: untilRealmsMidnight(server.now()), hasCome: async () => (await shown()) !== today };
    },
  },
  {
    what: 'a kingdom that has taken three names today may take another',
    async begin(server) {
      const ruler = await server.ruler();
      const { store } = server.house;
      const kingdom = await store.get(kingdoms, String(ruler.user.kingdomId));
      if (kingdom === null) throw new Error('there is no kingdom');
      const today = { ...emptyTally(utcDay(server.now())), names: 3 };
      await mustCommit(store, [replace(kingdoms, kingdom, { ...kingdom.body, today })]);
      return {
        afterMs: untilRealmsMidnight(server.now()),
        hasCome: async () => {
          ruler.token = valueOf(await ruler.api.auth.refresh()).token;
          return (
            await ruler.act({ actionType: 'rename_kingdom', actionId: '', metadata: { name: freshName() } })
          ).ok;
        },
      };
    },
  },
  {
    what: 'a learner may move to another zone again',
    async begin(server) {
      const { ruler, renew } = await aLearner(server, (learner) => ({
        ...learner,
        calendar: { ...ownCalendar(), changedAt: server.now() },
      }));
      return {
        afterMs: 7 * DAY_MS,
        hasCome: async () => {
          await renew();
          return (await ruler.api.latin.timeZone({ body: { timeZone: 'Asia/Tokyo' } })).ok;
        },
      };
    },
  },
  {
    what: 'a day of scrolls ends',
    async begin(server) {
      const { begun, shown } = await aLearner(server, (learner) => ({
        ...learner,
        today: {
          ...learner.today,
          day: todayOf(server),
          scrolls: Array.from({ length: SCROLLS_A_DAY }, () => 'correct' as const),
        },
      }));
      return {
        afterMs: dayEnd(begun, ownCalendar()) - begun,
        hasCome: async () => (await shown()).today.questionsAnswered === 0,
      };
    },
  },
  {
    what: 'a streak breaks',
    async begin(server) {
      const { begun, shown } = await aLearner(server, (learner) => ({
        ...learner,
        streak: { ...learner.streak, currentStreak: 9, lastActiveDate: todayOf(server) },
      }));
      return {
        afterMs: startOfDayAfter(begun, 2, ownCalendar()) - begun,
        hasCome: async () => (await shown()).streak.broken,
      };
    },
  },
  {
    what: 'a freeze scroll has burnt down',
    async begin(server) {
      const { shown } = await aLearner(server, (learner) => ({
        ...learner,
        streak: protectedAt(server, learner),
      }));
      return {
        afterMs: 24 * 3_600 * SECOND,
        hasCome: async () => !(await shown()).streak.streakProtectionActive,
      };
    },
  },
  {
    what: 'the challenge of the day gives way to the next',
    async begin(server) {
      const { begun, met } = await aChallenged(server);
      return { afterMs: dayEnd(begun, ownCalendar()) - begun, hasCome: async () => !(await met()) };
    },
  },
  {
    what: 'the sand of a challenge runs out',
    async begin(server) {
      const { begun, running } = await aTimed(server);
      // Where the day ends before it, so does its challenge.
      const afterMs = Math.min(LUPERCALIA.seconds * SECOND, dayEnd(begun, ownCalendar()) - begun);
      return { afterMs, hasCome: async () => !(await running()) };
    },
  },
  {
    what: 'the next feast begins',
    async begin(server) {
      const { begun, view } = await placedLearner(server);
      const { at, latin } = nextFeast(server, begun);
      return { afterMs: at - begun, hasCome: async () => (await view())?.event?.latin === latin };
    },
  },
  {
    what: 'a card of the palace comes back',
    async begin(server) {
      const { ruler, renew } = await aLearner(server, (learner) => learner);
      const comesAt = await aCardOfTomorrow(server, AccountId.parse(ruler.user.id));
      return {
        afterMs: comesAt - server.now(),
        hasCome: async () => {
          await renew();
          return valueOf(await ruler.api.latin.palace()).palace.stats.dueCards === 1;
        },
      };
    },
  },
  {
    what: 'the lease of a job runs out',
    async begin(server) {
      const id = await aHeldJob(server);
      return { afterMs: LEASE_MS, hasCome: async () => (await server.house.store.get(jobs, id)) === null };
    },
  },
  {
    what: 'a turn grows',
    async begin(server) {
      const ruler = await server.guest();
      valueOf(await ruler.act({ actionType: 'rush_resource', actionId: 'tax_collection' }));
      const turns = async () => valueOf(await ruler.api.kingdom.turns({ query: {} }));
      const { turns: held, timeUntilNextTurn } = await turns();
      return {
        afterMs: timeUntilNextTurn * SECOND,
        hasCome: async () => {
          ruler.token = valueOf(await ruler.api.auth.refresh()).token;
          return (await turns()).turns === held + 1;
        },
      };
    },
  },
  {
    what: 'an access token ends',
    async begin(server) {
      const ruler = await server.guest();
      return {
        afterMs: ACCESS_SECONDS * SECOND,
        hasCome: async () => {
          const said = await ruler.api.kingdom.turns({ query: {} });
          return !said.ok && said.failure.code === 'session_ended';
        },
      };
    },
  },
  {
    what: 'a session ends',
    async begin(server) {
      const ruler = await server.guest();
      return {
        afterMs: REFRESH_SECONDS * SECOND,
        hasCome: async () => !(await ruler.api.auth.refresh()).ok,
      };
    },
  },
  {
    what: 'a challenge lapses',
    async begin(server) {
      const battleId = await challenge(await server.guest(), await server.guest());
      const { proposedAt, expiresAt } = await battleOf(server, battleId);
      return {
        afterMs: expiresAt - proposedAt,
        hasCome: async () => (await battleOf(server, battleId)).status === 'expired',
      };
    },
  },
  {
    what: 'an order window closes',
    async begin(server) {
      const [first, second] = [await server.guest(), await server.guest()];
      const battleId = await challenge(first, second);
      valueOf(
        await second.act({
          actionType: 'pvp_battle',
          actionId: 'accept_battle',
          metadata: { battleRequestId: battleId, defenderArmyId: 'army-1' },
        }),
      );
      await drawnUpOn(server, battleId);
      const { roundDueAt } = await battleOf(server, battleId);
      return {
        afterMs: (roundDueAt ?? 0) - server.house.clock.now(),
        hasCome: async () => (await battleOf(server, battleId)).rounds.length > 0,
      };
    },
  },
];
