// The game servers of the realm, for whoever chooses where to rule.
import { gameServerView } from '@sigilla/engine/realm/gameServerView.ts';
import type { GameServerView } from '@sigilla/engine/realm/gameServerView.ts';
import { kingdoms } from '../../store/collections.ts';
import type { House } from '../house.ts';
import type { Standings } from '../standings.ts';

/** Every game server, and how many rule there. */
export const gameServers = (
  { store, content }: Pick<House, 'store' | 'content'>,
  standings: Standings,
): Promise<GameServerView[]> =>
  Promise.all(
    [...content.gameServers.values()].map(async (rules) => {
      const npcKingdoms = await store.count(kingdoms, 'npcs', [rules.id]);
      return gameServerView(rules, { rulers: (await standings.all(rules.id)) - npcKingdoms, npcKingdoms });
    }),
  );
