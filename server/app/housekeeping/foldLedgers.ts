// Old lines of ledgers are added up: of the realm's own to one, of players to one a month. Invariants: a kingdom's ledger still sums to what it
// holds, and every balance is what was held after its line; what a deed writes meanwhile is never touched; every step is one commit, and may be the last.
import type { SystemReason } from '@sigilla/content/texts/ledgerReasons.ts';
import type { KingdomId } from '@sigilla/engine/core/brand.ts';
import { RESOURCES } from '@sigilla/engine/kingdom/kingdom.ts';
import type { Kingdom, ResourceDelta } from '@sigilla/engine/kingdom/kingdom.ts';
import type { LedgerEntryView } from '@sigilla/engine/kingdom/ledgerViews.ts';
import { kingdoms, ledger, progress } from '../../store/collections.ts';
import { ledgerId, numberedLines } from '../../store/aggregates/ledger.ts';
import type { LedgerEntry } from '../../store/aggregates/ledger.ts';
import type { Stored } from '../../store/Store.ts';
import type { House } from '../house.ts';
import { KEPT_MS } from './kept.ts';
import { tidy, tidyPages } from './tidying.ts';
import { dropped, kept } from '../writeOutcome.ts';

const DAY = 86_400_000;
const PAGE = 200;
const MOST_NPCS = 64;
/** Kingdoms of players that are looked at in a sitting. */
const KINGDOMS_A_SITTING = 200;
const PLAYERS = 'ledgers/players';
const BROUGHT_FORWARD: SystemReason = 'brought_forward';

/** Lines added up: an entry of one line in the place of their last. */
const addedUp = (
  kingdomId: KingdomId,
  lines: readonly LedgerEntryView[],
  { number, at, transactionId, balance, power }: LedgerEntryView,
): LedgerEntry => {
  const resources: ResourceDelta = {};
  for (const name of RESOURCES) {
    const sum = lines.reduce((total, line) => total + (line.resources[name] ?? 0), 0);
    if (sum !== 0) resources[name] = sum;
  }
  const turns = lines.reduce((total, line) => total + line.turns, 0);
  const line = { reason: BROUGHT_FORWARD, resources, turns, balance };
  return { kingdomId, number, at, transactionId, ...(power === undefined ? {} : { power }), lines: [line] };
};

/** Which lines are old, and which of them are added up to one. */
interface Folding {
  readonly isOld: (at: number) => boolean;
  /** Lines of one period become one line. */
  readonly periodOf: (at: number) => string;
}

type Entries = readonly Stored<LedgerEntry>[];

/** The first entries that follow each other in one period, two or more; those alone in theirs stay as they are. */
const firstRun = (entries: Entries, { isOld, periodOf }: Folding): Entries => {
  let run: Stored<LedgerEntry>[] = [];
  for (const entry of entries) {
    const { at } = entry.body;
    const [first] = run;
    const goesOn = first !== undefined && periodOf(first.body.at) === periodOf(at);
    if (!isOld(at) || (!goesOn && run.length > 1)) break;
    run = goesOn ? [...run, entry] : [entry];
  }
  return run.length > 1 ? run : [];
};

/** Adds up the old entries of one kingdom's ledger; true when none are left to be added up. */
const foldLedger = (house: House, kingdomId: KingdomId, folding: Folding): Promise<boolean> =>
  tidyPages(house, async (unit) => {
    const found = await unit.find(ledger, 'kingdom', { prefix: [kingdomId], limit: PAGE });
    const run = firstRun(found.items, folding);
    const lines = run.flatMap(({ body }) => numberedLines(body));
    const last = lines.at(-1);
    if (last === undefined) return { work: [], isLast: true };
    const sumId = ledgerId(kingdomId, last.number);
    const summed = run.filter(({ id }) => id !== sumId).map(({ id }) => dropped(ledger, id));
    return { work: [...summed, kept(ledger, sumId, addedUp(kingdomId, lines, last))], isLast: false };
  });

/** Adds up the ledgers of the realm's own, each once a day's worth has gathered; true when none is left. */
export const foldRealmsOwn = async (house: House, serverId: string, now: number): Promise<boolean> => {
  const npcs = await house.store.list(kingdoms, 'npcs', { prefix: [serverId], limit: MOST_NPCS });
  const folding: Folding = {
    isOld: (at) => at <= now - KEPT_MS.realmsOwnLedger,
    periodOf: () => 'all that is old',
  };
  let finished = true;
  for (const { body: npc } of npcs.items) {
    const prefix = [npc.id];
    const [, second] = (await house.store.find(ledger, 'kingdom', { prefix, limit: 2 })).items;
    if (second === undefined || second.body.at > now - KEPT_MS.realmsOwnLedger - DAY) continue;
    finished = (await foldLedger(house, npc.id, folding)) && finished;
  }
  return finished;
};

/** The month of a moment, in UTC, such as 2026-11. */
const monthOf = (at: number): string => new Date(at).toISOString().slice(0, 7);

/**
 * Goes on through the kingdoms, in the order of their ids and round again, some each sitting, and adds up players' lines of months that are
 * old as a whole. True when these are done: the round itself has no end.
 */
export const foldPlayers = async (house: House, now: number): Promise<boolean> => {
  const reached = (await house.store.get(progress, PLAYERS))?.body.reachedId ?? '';
  const some = await house.store.scan(kingdoms, { after: reached, limit: KINGDOMS_A_SITTING });
  const folding: Folding = {
    isOld: (at) => monthOf(at) < monthOf(now - KEPT_MS.playersLedger),
    periodOf: monthOf,
  };
  let finished = true;
  for (const found of await house.store.getMany(
    kingdoms,
    some.map(({ id }) => id),
  ))
    if (found !== null && isOldPlayers(found.body, folding))
      finished = (await foldLedger(house, found.body.id, folding)) && finished;
  if (!finished) return false;
  const next = some.length < KINGDOMS_A_SITTING ? null : (some.at(-1)?.id ?? null);
  const noted = await tidy(house, async (unit) => {
    const before = await unit.get(progress, PLAYERS);
    return (before?.body.reachedId ?? null) === next
      ? []
      : [kept(progress, PLAYERS, { reachedAt: now, reachedId: next })];
  });
  return noted.ok;
};

const isOldPlayers = ({ npc, foundedAt }: Kingdom, { isOld }: Folding): boolean =>
  npc === null && isOld(foundedAt);
