// Readings of battles, by summaries: of a game server by where they stand, of a kingdom what is open and what is past. Nobody but its two
// rulers hears of an unanswered challenge.
import type { Side } from '@sigilla/engine/battle/setup.ts';
import type { BattleStatus } from '@sigilla/engine/war/battle.ts';
import { battleRecord, battleRequest } from '@sigilla/engine/war/listed.ts';
import type { BattleRecord, BattleRequest } from '@sigilla/engine/war/listed.ts';
import type { BattleSummary } from '@sigilla/engine/war/summary.ts';
import { battles } from '../../store/collections.ts';
import type { House } from '../house.ts';

const MOST_OPEN = 100;

/** The latest battles of one status, newest first. */
export const latestBattles = async (
  house: House,
  serverId: string,
  status: BattleStatus,
  limit: number,
): Promise<readonly BattleSummary[]> => {
  const wish = { prefix: [serverId, status], descending: true, limit };
  return (await house.store.list(battles, 'status', wish)).items.map(({ body }) => body);
};

const newestFirst = (a: BattleSummary, b: BattleSummary): number => b.proposedAt - a.proposedAt;
const isProposed = ({ status }: BattleSummary): boolean => status === 'proposed';

const openOf = async (house: House, side: Side, kingdomId: string): Promise<readonly BattleSummary[]> =>
  (
    await house.store.list(battles, side, { prefix: [kingdomId, 'open'], descending: true, limit: MOST_OPEN })
  ).items.map(({ body }) => body);

interface OpenBattles {
  readonly incoming: BattleRequest[];
  readonly outgoing: BattleRequest[];
  readonly underway: BattleRequest[];
}

/** What a kingdom has to answer, what it waits for, and where it fights. */
export const openBattlesOf = async (house: House, kingdomId: string): Promise<OpenBattles> => {
  const [made, received] = await Promise.all([
    openOf(house, 'attacker', kingdomId),
    openOf(house, 'defender', kingdomId),
  ]);
  return {
    incoming: received.filter(isProposed).map(battleRequest),
    outgoing: made.filter(isProposed).map(battleRequest),
    underway: [...made, ...received]
      .filter((battle) => !isProposed(battle))
      .toSorted(newestFirst)
      .map(battleRequest),
  };
};

interface HistoryPage {
  readonly battles: BattleRecord[];
  /** Ask for what ended before this; null at the end. */
  readonly next: string | null;
}

/** What a kingdom has fought, newest first: up to `limit` battles that ended before a moment, if one is given. */
export const battleHistory = async (
  house: House,
  kingdomId: string,
  { before, limit }: { readonly before?: string | undefined; readonly limit: number },
): Promise<HistoryPage> => {
  const ended = async (side: Side) =>
    (
      await house.store.list(battles, side, {
        prefix: [kingdomId, 'ended'],
        descending: true,
        limit: limit + 1,
        ...(before === undefined ? {} : { to: Date.parse(before) - 1 }),
      })
    ).items.map(({ body }) => battleRecord(body, side));
  const all = [...(await ended('attacker')), ...(await ended('defender'))].toSorted(
    (a, b) => b.completedAt - a.completedAt,
  );
  const shown = all.slice(0, limit);
  const last = all.length > shown.length ? shown.at(-1) : undefined;
  return { battles: shown, next: last === undefined ? null : new Date(last.completedAt).toISOString() };
};
