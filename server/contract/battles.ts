// Battles to watch: those being fought, one in whole, and the replay of one that has ended.
import { z } from 'zod';
import { BattleId } from '@sigilla/engine/core/brand.ts';
import { Replay } from '@sigilla/engine/battle/replay.ts';
import { BattleKind, BattleStatus } from '@sigilla/engine/war/battle.ts';
import { BattleView } from '@sigilla/engine/war/publicBattle.ts';
import { answer, onServer, route } from './route.ts';
import { Instant, onTheWire } from './times.ts';

export const LiveBattle = z.object({
  id: z.string(),
  kind: BattleKind,
  status: BattleStatus,
  attackerName: z.string(),
  defenderName: z.string(),
  attackerPower: z.int(),
  defenderPower: z.int(),
  terrain: z.string(),
  /** Rounds fought so far. */
  rounds: z.int(),
  acceptedAt: Instant.nullable(),
  settledAt: Instant.nullable(),
});
export type LiveBattle = z.infer<typeof LiveBattle>;

const params = z.object({ id: BattleId });

export const battleRoutes = {
  live: route({
    method: 'GET',
    path: '/api/battles/live',
    summary: 'Battles being fought now, and the latest that have ended',
    auth: 'none',
    query: z.object(onServer),
    answer: answer({
      live: z.array(LiveBattle),
      recent: z.array(LiveBattle),
      /**
       * The battle to show before all others: one that a player commands and that is being fought, else the realm's own on the field, else
       * the last that has ended. null where none was ever fought. Asking wakes the field: ask again a few seconds later.
       */
      first: z.string().nullable(),
    }),
    refusals: ['unknown_server'],
  }),
  battle: route({
    method: 'GET',
    path: '/api/battles/:id',
    summary: 'A battle as the caller may see it; visitors see it once it is accepted',
    auth: 'optional',
    params,
    answer: answer({ revision: z.int(), now: Instant, battle: onTheWire(BattleView) }),
    refusals: ['not_found'],
  }),
  replay: route({
    method: 'GET',
    path: '/api/battles/:id/replay',
    summary: 'All that is needed to fight a finished battle again and get the same rounds',
    auth: 'none',
    params,
    answer: answer({ battleId: z.string(), settledAt: Instant, replay: Replay }),
    refusals: ['not_found', 'battle_not_over'],
  }),
};
