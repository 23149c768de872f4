// Battles to watch: those being fought, one in whole, and the replay of one that has ended.
import { z } from 'zod';
import { BattleId } from '@sigilla/engine/core/brand.ts';
import { Replay } from '@sigilla/engine/battle/replay.ts';
import { BattleView } from '@sigilla/engine/war/publicBattle.ts';
import { liveBattles } from './liveBattles.ts';
import { answer, route } from './route.ts';
import { Instant } from '@sigilla/engine/core/instant.ts';
import { onTheWire } from './times.ts';

const params = z.object({ id: BattleId });

export const battleRoutes = {
  live: liveBattles,
  battle: route({
    method: 'GET',
    path: '/api/battles/:id',
    summary: 'A battle as the caller may see it; visitors see it once it is accepted',
    auth: 'optional',
    params,
    answer: answer({ revision: z.int(), now: Instant, battle: onTheWire(BattleView) }),
    refusals: ['battle_unknown'],
  }),
  replay: route({
    method: 'GET',
    path: '/api/battles/:id/replay',
    summary: 'All that is needed to fight a finished battle again and get the same rounds',
    auth: 'none',
    params,
    answer: answer({ battleId: z.string(), settledAt: Instant, replay: Replay }),
    refusals: ['battle_unknown', 'battle_not_over'],
  }),
};
