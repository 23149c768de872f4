// What the archive keeps, and for how long (docs/OPERATIONS.md, "Archiving"): what players did stays, what the realm's own did among themselves
// is struck off. Invariants: a battle that a player fought, and its replay, is never removed; a kingdom's ledger still sums to what it holds;
// every step is one commit, and may be the last.
import { battles, chronicle, notices, progress, questions } from '../../store/collections.ts';
import type { Collection, Page } from '../../store/Store.ts';
import type { House } from '../house.ts';
import { foldPlayers, foldRealmsOwn } from './foldLedgers.ts';
import { KEPT_MS } from './kept.ts';
import { removeUpTo, tidyPages } from './tidying.ts';
import { dropped, kept } from '../writeOutcome.ts';

const PAGE = 200;

/** An aggregate that is gone through from its oldest on: `T` is its document, `B` what is looked at of it, the document or its summary. */
interface Walk<T, B> {
  /** Under which it is noted how far the last sitting came. */
  readonly name: string;
  readonly collection: Collection<T>;
  /** A page of what lies ahead, by its time. */
  readonly look: (from: number) => Promise<Page<B>>;
  readonly at: (body: B) => number;
  readonly goes: (body: B) => boolean;
}

/** Goes on from where the last sitting came to, and removes what goes; true when it came to the end. What stays is not looked at again. */
const goThrough = <T, B>(house: House, { name, collection, look, at, goes }: Walk<T, B>): Promise<boolean> =>
  tidyPages(house, async (unit) => {
    const from = (await unit.get(progress, name))?.body.reachedAt ?? 0;
    const { items, next } = await look(from);
    const going = items.filter(({ body }) => goes(body)).map(({ id }) => dropped(collection, id));
    const last = items.at(-1);
    const reached = last === undefined ? from : at(last.body);
    // A whole page of one moment must not hold the work up for good.
    const reachedAt = reached === from && last !== undefined && next !== null ? from + 1 : reached;
    const noted = reachedAt === from ? [] : [kept(progress, name, { reachedAt, reachedId: null })];
    return { work: [...going, ...noted], isLast: next === null };
  });

const trimBattles = async (house: House, serverId: string, now: number): Promise<boolean> => {
  const to = now - KEPT_MS.realmsOwn;
  const settled = await goThrough(house, {
    name: `battles/${serverId}`,
    collection: battles,
    look: (from) =>
      house.store.list(battles, 'status', { prefix: [serverId, 'settled'], from, to, limit: PAGE }),
    at: ({ settledAt, proposedAt }) => settledAt ?? proposedAt,
    goes: ({ attacker, defender }) => attacker.isNpc && defender.isNpc,
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
  const realmsOwn = await goThrough(house, {
    name: `chronicle/${serverId}`,
    collection: chronicle,
    look: (from) => house.store.find(chronicle, 'server', { prefix: [serverId], from, to, limit: PAGE }),
    at: (line) => line.at,
    goes: (line) => line.realmsOwn === true,
  });
  return old && realmsOwn;
};

/** What an assessment still waits for stays: who comes back to it goes on where they were. */
const trimQuestions = (house: House, now: number): Promise<boolean> => {
  const to = now - KEPT_MS.questions;
  return goThrough(house, {
    name: 'questions',
    collection: questions,
    look: (from) => house.store.find(questions, 'time', { prefix: [], from, to, limit: PAGE }),
    at: ({ askedAt }) => askedAt,
    goes: ({ answer, purpose }) => answer !== null || purpose !== 'assessment',
  });
};

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
