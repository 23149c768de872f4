// What the archive keeps, and for how long (docs/OPERATIONS.md, "Archiving"): what players did stays, what the realm's own did among themselves
// is struck off. Invariants: a battle that a player fought, and its replay, is never removed; a kingdom's ledger still sums to what it holds;
// every step is one commit, and may be the last.
import { battles, chronicle, notices, progress, questions } from '../store/collections.ts';
import type { Collection, Page } from '../store/Store.ts';
import type { House } from './house.ts';
import { foldPlayers, foldRealmsOwn } from './foldLedgers.ts';
import { KEPT_MS } from './kept.ts';
import { removeUpTo, tidyPages } from './tidying.ts';
import { dropped, kept } from './writeOutcome.ts';

const PAGE = 200;

/** A page of what lies ahead in an index: when each entry is dated, and whether it goes. */
type Look = (from: number) => Promise<Page<{ readonly at: number; readonly goes: boolean }>>;

/**
 * Goes on through an index by time from where the last sitting came to, and removes what `look` says; true when it came to the end. What
 * stays is not looked at again.
 */
const goThrough = <T>(house: House, name: string, collection: Collection<T>, look: Look): Promise<boolean> =>
  tidyPages(house, async (unit) => {
    const from = (await unit.get(progress, name))?.body.reachedAt ?? 0;
    const found = await look(from);
    const going = found.items.filter(({ body }) => body.goes).map(({ id }) => dropped(collection, id));
    const last = found.items.at(-1)?.body.at;
    // A whole page of one moment must not hold the work up for good.
    const next = last === from && found.next !== null ? last + 1 : (last ?? from);
    const noted = next === from ? [] : [kept(progress, name, { reachedAt: next, reachedId: null })];
    return { work: [...going, ...noted], isLast: found.next === null };
  });

const trimBattles = async (house: House, serverId: string, now: number): Promise<boolean> => {
  const to = now - KEPT_MS.realmsOwn;
  const settled = await goThrough(house, `battles/${serverId}`, battles, async (from) => {
    const page = await house.store.list(battles, 'status', {
      prefix: [serverId, 'settled'],
      from,
      to,
      limit: PAGE,
    });
    return {
      next: page.next,
      items: page.items.map(({ id, revision, body }) => ({
        id,
        revision,
        body: { at: body.settledAt ?? body.proposedAt, goes: body.attacker.isNpc && body.defender.isNpc },
      })),
    };
  });
  const unfought = [];
  for (const status of ['declined', 'expired', 'cancelled'])
    unfought.push(
      await removeUpTo(house, battles, 'status', { prefix: [serverId, status], to: now - KEPT_MS.unfought }),
    );
  return settled && unfought.every(Boolean);
};

const trimChronicle = async (house: House, serverId: string, now: number): Promise<boolean> => {
  const old = await removeUpTo(house, chronicle, 'server', {
    prefix: [serverId],
    to: now - KEPT_MS.chronicle,
  });
  const to = now - KEPT_MS.realmsOwn;
  const realmsOwn = await goThrough(house, `chronicle/${serverId}`, chronicle, async (from) => {
    const page = await house.store.find(chronicle, 'server', { prefix: [serverId], from, to, limit: PAGE });
    return {
      next: page.next,
      items: page.items.map(({ id, revision, body }) => ({
        id,
        revision,
        body: { at: body.at, goes: body.realmsOwn === true },
      })),
    };
  });
  return old && realmsOwn;
};

/** What an assessment still waits for stays: who comes back to it goes on where they were. */
const trimQuestions = (house: House, now: number): Promise<boolean> =>
  goThrough(house, 'questions', questions, async (from) => {
    const page = await house.store.find(questions, 'time', {
      prefix: [],
      from,
      to: now - KEPT_MS.questions,
      limit: PAGE,
    });
    return {
      next: page.next,
      items: page.items.map(({ id, revision, body }) => ({
        id,
        revision,
        body: { at: body.askedAt, goes: body.answer !== null || body.purpose !== 'assessment' },
      })),
    };
  });

/** One sitting's share of the trimming; true when nothing is left to trim. */
export const trimArchive = async (house: House): Promise<boolean> => {
  const now = house.clock.now();
  const finished = [await removeUpTo(house, notices, 'time', { prefix: [], to: now - KEPT_MS.notices })];
  for (const serverId of house.content.gameServers.keys()) {
    finished.push(await trimBattles(house, serverId, now));
    finished.push(await trimChronicle(house, serverId, now));
    finished.push(await foldRealmsOwn(house, serverId, now));
  }
  finished.push(await trimQuestions(house, now));
  finished.push(await foldPlayers(house, now));
  return finished.every(Boolean);
};
