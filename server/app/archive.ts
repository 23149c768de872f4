// What the archive keeps, and for how long (docs/OPERATIONS.md, "Archiving"): what players did stays, what the realm's own did among themselves
// is struck off. Invariants: a battle that a player fought, and its replay, is never removed; a kingdom's ledger still sums to what it holds;
// every step is one commit, and may be the last.
import type { SystemReason } from '@sigilla/content/texts/ledgerReasons.ts';
import { ok } from '@sigilla/engine/core/result.ts';
import type { KingdomId } from '@sigilla/engine/core/brand.ts';
import { RESOURCES } from '@sigilla/engine/kingdom/kingdom.ts';
import type { ResourceDelta } from '@sigilla/engine/kingdom/kingdom.ts';
import type { LedgerEntryView } from '@sigilla/engine/kingdom/ledgerViews.ts';
import {
  battles,
  chronicle,
  kingdoms,
  ledger,
  ledgerId,
  notices,
  numberedLines,
  progress,
} from '../store/collections.ts';
import type { LedgerEntry } from '../store/collections.ts';
import type { Collection, Page } from '../store/Store.ts';
import type { House } from './house.ts';
import { removeUpTo } from './removeUpTo.ts';
import { transact } from './transact.ts';

const DAY = 86_400_000;
/** How long each thing is kept. */
export const KEPT_MS = {
  /** Battles between two of the realm's own, and their lines in the chronicle. */
  realmsOwn: 7 * DAY,
  /** Challenges that came to nothing: declined, withdrawn, lapsed. */
  unfought: 30 * DAY,
  /** Single lines in the ledgers of the realm's own; older ones are added up to one. */
  realmsOwnLedger: 3 * DAY,
  chronicle: 90 * DAY,
  notices: 90 * DAY,
} as const;

const PAGE = 200;
const PAGES_A_SITTING = 10;
const MOST_NPCS = 64;
const BROUGHT_FORWARD: SystemReason = 'brought_forward';

/** A page of what lies ahead in an index: when each entry is dated, and whether it goes. */
type Look = (from: number) => Promise<Page<{ readonly at: number; readonly goes: boolean }>>;

/**
 * Goes on through an index by time from where the last sitting came to, and removes what `look` says; true when it came to the end. What
 * stays is not looked at again.
 */
const goThrough = async <T>(
  house: House,
  name: string,
  collection: Collection<T>,
  look: Look,
): Promise<boolean> => {
  for (let page = 0; page < PAGES_A_SITTING; page += 1) {
    const step = await transact(house, async (unit) => {
      const reached = await unit.get(progress, name);
      const from = reached?.body.reachedAt ?? 0;
      const found = await look(from);
      for (const { id, body } of found.items)
        if (body.goes && (await unit.get(collection, id)) !== null) unit.remove(collection, id);
      const last = found.items.at(-1)?.body.at;
      // A whole page of one moment must not hold the work up for good.
      const next = last === from && found.next !== null ? last + 1 : (last ?? from);
      if (next !== from) unit.put(progress, name, { reachedAt: next });
      return ok(found.next === null);
    });
    if (!step.ok) return false;
    if (step.value) return true;
  }
  return false;
};

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

/** Lines added up: an entry of one line in the place of their last. */
const addedUp = (
  kingdomId: KingdomId,
  lines: readonly LedgerEntryView[],
  { number, at, transactionId, balance }: LedgerEntryView,
): LedgerEntry => {
  const resources: ResourceDelta = {};
  for (const name of RESOURCES) {
    const sum = lines.reduce((total, line) => total + (line.resources[name] ?? 0), 0);
    if (sum !== 0) resources[name] = sum;
  }
  const turns = lines.reduce((total, line) => total + line.turns, 0);
  const line = { reason: BROUGHT_FORWARD, resources, turns, balance };
  return { kingdomId, number, at, transactionId, lines: [line] };
};

/** Adds up the old entries of one kingdom's ledger, once a day's worth has gathered; true when no more are to be added up. */
const foldLedger = async (house: House, kingdomId: KingdomId, now: number): Promise<boolean> => {
  const prefix = [kingdomId];
  const [, second] = (await house.store.find(ledger, 'kingdom', { prefix, limit: 2 })).items;
  if (second === undefined || second.body.at > now - KEPT_MS.realmsOwnLedger - DAY) return true;
  const folded = await transact(house, async (unit) => {
    const found = await unit.find(ledger, 'kingdom', { prefix, limit: PAGE });
    const old = found.items.filter(({ body }) => body.at <= unit.now - KEPT_MS.realmsOwnLedger);
    const lines = old.flatMap(({ body }) => numberedLines(body));
    const last = lines.at(-1);
    if (last === undefined || old.length < 2) return ok(true);
    const sumId = ledgerId(kingdomId, last.number);
    for (const { id } of old)
      if ((await unit.get(ledger, id)) !== null && id !== sumId) unit.remove(ledger, id);
    await unit.get(ledger, sumId);
    unit.put(ledger, sumId, addedUp(kingdomId, lines, last));
    return ok(old.length < PAGE);
  });
  return folded.ok && folded.value;
};

const foldLedgers = async (house: House, serverId: string, now: number): Promise<boolean> => {
  const npcs = await house.store.list(kingdoms, 'npcs', { prefix: [serverId], limit: MOST_NPCS });
  let finished = true;
  for (const { body: npc } of npcs.items)
    for (let page = 0; page < PAGES_A_SITTING; page += 1) {
      if (await foldLedger(house, npc.id, now)) break;
      if (page === PAGES_A_SITTING - 1) finished = false;
    }
  return finished;
};

/** One sitting's share of the trimming; true when nothing is left to trim. */
export const trimArchive = async (house: House): Promise<boolean> => {
  const now = house.clock.now();
  const finished = [await removeUpTo(house, notices, 'time', { prefix: [], to: now - KEPT_MS.notices })];
  for (const serverId of house.content.gameServers.keys()) {
    finished.push(await trimBattles(house, serverId, now));
    finished.push(await trimChronicle(house, serverId, now));
    finished.push(await foldLedgers(house, serverId, now));
  }
  return finished.every(Boolean);
};
