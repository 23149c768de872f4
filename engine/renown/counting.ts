// What a change of a kingdom adds to the counters that are kept for renown. It is read off the change itself (the kingdom before and after, and the
// ledger's own lines of it), so that no deed need know of feats, and nothing is ever scanned. Invariant: no counter that is kept falls.
import { RESOURCES } from '../kingdom/kingdom.ts';
import type { Kingdom } from '../kingdom/kingdom.ts';
import type { LedgerLine } from '../kingdom/ledger.ts';

type Counts = Record<string, number>;

const add = (counts: Counts, name: string, by: number): void => {
  if (by > 0) counts[name] = (counts[name] ?? 0) + by;
};

/** What a realm brings forth: by itself, and when it is asked for more. */
const GATHERED: ReadonlySet<string> = new Set(['income', 'rush_resource']);
const BUILT: ReadonlySet<string> = new Set(['build_structure', 'upgrade_building']);

/** By what a line of the ledger says. */
const fromLine = (counts: Counts, { reason, resources }: LedgerLine): void => {
  const { gold = 0, land = 0, food = 0 } = resources;
  if (GATHERED.has(reason))
    for (const name of RESOURCES) add(counts, `gathered.${name}`, resources[name] ?? 0);
  if (BUILT.has(reason)) add(counts, 'laidOut', -gold);
  if (reason === 'upkeep') {
    add(counts, 'paid', -gold);
    add(counts, 'eaten', -food);
  }
  if (reason === 'explore_land') add(counts, 'surveyed', land);
  if (reason === 'battle_spoils') add(counts, 'spoils', gold);
  if (reason.startsWith('trade_with_kingdom')) add(counts, 'bargained', Math.abs(gold));
};

const menOf = ({ armies }: Pick<Kingdom, 'armies'>): number => {
  let men = 0;
  for (const { units, waiting } of armies) {
    for (const { quantity } of units) men += quantity;
    for (const { quantity } of waiting) men += quantity;
  }
  return men;
};

const fromBuildings = (counts: Counts, before: Kingdom, after: Kingdom): void => {
  const stood = new Map(before.buildings.map((one) => [one.type, one]));
  for (const { type, level, quantity } of after.buildings) {
    const was = stood.get(type);
    add(counts, 'raised', quantity - (was?.quantity ?? 0));
    add(counts, 'storeys', was === undefined ? 0 : level - was.level);
    add(counts, 'razed', (was?.quantity ?? 0) - quantity);
    stood.delete(type);
  }
  for (const { quantity } of stood.values()) add(counts, 'razed', quantity);
};

/** Quests that these heroes have told to the end. */
export const questsToldBy = (heroes: Kingdom['heroes']): number =>
  heroes.reduce((sum, { questsDone }) => sum + questsDone.length, 0);

/** What was told by heroes who are still here is known of them; it is kept from the day that one of them might go. */
const fromHeroes = (counts: Counts, before: Kingdom, after: Kingdom): void => {
  const kept = before.feats.counts['questsTold'] ?? 0;
  const told = new Map(before.heroes.map(({ heroId, questsDone }) => [heroId, questsDone.length]));
  const more = after.heroes.reduce(
    (sum, { heroId, questsDone }) => sum + Math.max(0, questsDone.length - (told.get(heroId) ?? 0)),
    0,
  );
  add(counts, 'questsTold', Math.max(kept, questsToldBy(before.heroes)) + more - kept);
};

/** The kingdom with what its change adds to its counters. */
export const withCounted = (before: Kingdom, after: Kingdom, lines: readonly LedgerLine[]): Kingdom => {
  const more: Counts = {};
  for (const line of lines) fromLine(more, line);
  if (after.buildings !== before.buildings) fromBuildings(more, before, after);
  if (after.armies !== before.armies) {
    const men = menOf(after) - menOf(before);
    add(more, 'recruited', men);
    add(more, 'fallen', -men);
  }
  if (after.heroes !== before.heroes) fromHeroes(more, before, after);
  if (after.artifacts !== before.artifacts)
    add(more, 'found', after.artifacts.length - before.artifacts.length);
  const names = Object.keys(more);
  if (names.length === 0) return after;
  const counts: Counts = { ...after.feats.counts };
  for (const name of names) counts[name] = (counts[name] ?? 0) + (more[name] ?? 0);
  return { ...after, feats: { ...after.feats, counts } };
};

/** The names of what is kept, for whoever writes a feat. */
export const KEPT_COUNTERS: readonly string[] = [
  ...RESOURCES.map((name) => `gathered.${name}`),
  ...'laidOut paid eaten surveyed spoils bargained raised storeys razed recruited fallen questsTold found'.split(
    ' ',
  ),
];
