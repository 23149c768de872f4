// Readings of battles: of a game server by where they stand, of a kingdom what is open and what is past, both by summaries; and of one by its id.
// Nobody but its two rulers hears of an unanswered challenge.
import type { Side } from '@sigilla/engine/battle/setup.ts';
import type { Replay } from '@sigilla/engine/battle/replay.ts';
import type { AccountId } from '@sigilla/engine/core/brand.ts';
import { ok, refuse } from '@sigilla/engine/core/result.ts';
import type { Result } from '@sigilla/engine/core/result.ts';
import type { BattleDoc } from '@sigilla/engine/war/battle.ts';
import type { BattleStatus } from '@sigilla/engine/war/kinds.ts';
import { battleRecord, battleRequest } from '@sigilla/engine/war/listed.ts';
import type { BattleRecord, BattleRequest } from '@sigilla/engine/war/listed.ts';
import { publicBattle, sideOf } from '@sigilla/engine/war/publicBattle.ts';
import type { BattleView } from '@sigilla/engine/war/publicBattle.ts';
import { replayOfBattle } from '@sigilla/engine/war/replay.ts';
import type { BattleSummary } from '@sigilla/engine/war/summary.ts';
import { battles } from '../../store/collections.ts';
import { everyPage } from '../../store/everyPage.ts';
import type { FindOptions, Stored } from '../../store/Store.ts';
import type { House } from '../house.ts';

const OPEN_PAGE = 100;
/** Far more than the armies of a kingdom, each of which is in one battle. */
const MOST_AT_ONCE = 100;

/** The same for what never was, what was struck off (app/housekeeping/archive.ts), and what this caller may not know of. */
const UNKNOWN = refuse({ code: 'battle_unknown', params: {} });

/** A battle as it is kept, secrets and all; null when there is none. */
export const keptBattle = (
  { store }: Pick<House, 'store'>,
  battleId: string,
): Promise<Stored<BattleDoc> | null> => store.get(battles, battleId);

/** A battle as one viewer may see it, null for a visitor. Refuses `battle_unknown`. */
export const battleSeenBy = async (
  house: Pick<House, 'store'>,
  viewer: AccountId | null,
  battleId: string,
): Promise<Result<{ readonly revision: number; readonly battle: BattleView }>> => {
  const found = await keptBattle(house, battleId);
  if (found === null) return UNKNOWN;
  const { revision, body } = found;
  if (body.acceptedAt === null && sideOf(body, viewer) === null) return UNKNOWN;
  return ok({ revision, battle: publicBattle(body, viewer) });
};

/** What fights a battle again, when it was settled, and at which revision of its document. Refuses `battle_unknown` and `battle_not_over`. */
export const replayKept = async (
  house: Pick<House, 'store'>,
  battleId: string,
): Promise<
  Result<{
    readonly revision: number;
    readonly told: { readonly battleId: string; readonly settledAt: number; readonly replay: Replay };
  }>
> => {
  const found = await keptBattle(house, battleId);
  if (found === null || found.body.acceptedAt === null) return UNKNOWN;
  const replay = replayOfBattle(found.body);
  if (replay === null) return refuse({ code: 'battle_not_over', params: {} });
  const told = { battleId: found.id, settledAt: found.body.settledAt ?? 0, replay };
  return ok({ revision: found.revision, told });
};

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

/** All that is open of a kingdom on one side: of those who are challenged by many, what they have taken up is older than what came since. */
export const openOf = async (
  house: Pick<House, 'store'>,
  side: Side,
  kingdomId: string,
): Promise<readonly BattleSummary[]> => {
  const wish = { prefix: [kingdomId, 'open'], descending: true, limit: OPEN_PAGE };
  const open: BattleSummary[] = [];
  for await (const page of everyPage((from) => house.store.list(battles, side, { ...wish, ...from })))
    open.push(...page.map(({ body }) => body));
  return open;
};

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

/** What a kingdom has fought of an end within bounds, newest first: up to `limit` battles on each side of the field. */
const endedOf = async (
  { store }: House,
  kingdomId: string,
  bounds: Pick<FindOptions, 'from' | 'to' | 'limit'>,
): Promise<readonly BattleRecord[]> => {
  const on = async (side: Side) =>
    (
      await store.list(battles, side, { prefix: [kingdomId, 'ended'], descending: true, ...bounds })
    ).items.map(({ body }) => battleRecord(body, side));
  return [...(await on('attacker')), ...(await on('defender'))].toSorted(
    (a, b) => b.completedAt - a.completedAt,
  );
};

/**
 * What a kingdom has fought, newest first: up to `limit` battles that ended before a moment, if one is given. What ended in one moment is never divided,
 * for the next page begins before it: then there are a few more.
 */
export const battleHistory = async (
  house: House,
  kingdomId: string,
  { before, limit }: { readonly before?: string | undefined; readonly limit: number },
): Promise<HistoryPage> => {
  const all = await endedOf(house, kingdomId, {
    limit: limit + 1,
    ...(before === undefined ? {} : { to: Date.parse(before) - 1 }),
  });
  const [last, beyond] = [all[limit - 1], all[limit]];
  if (last === undefined || beyond === undefined) return { battles: [...all], next: null };
  const edge = last.completedAt;
  const shown =
    beyond.completedAt < edge
      ? all.slice(0, limit)
      : [
          ...all.filter(({ completedAt }) => completedAt > edge),
          ...(await endedOf(house, kingdomId, { from: edge, to: edge, limit: MOST_AT_ONCE })),
        ];
  return { battles: shown, next: new Date(edge).toISOString() };
};
