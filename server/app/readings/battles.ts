// Readings of a game server's battles by where they stand, by summaries.
import type { BattleStatus } from '@sigilla/engine/war/battle.ts';
import type { BattleSummary } from '@sigilla/engine/war/summary.ts';
import { battles } from '../../store/collections.ts';
import type { House } from '../house.ts';

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
