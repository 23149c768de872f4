// War between kingdoms: whom one may challenge, what has been asked, what was fought, and how rulers stand.
// `userId` names a ruler's account, as in a challenge's `targetUserId`.
import { z } from 'zod';
import { BattleKind, BattleStatus } from '@sigilla/engine/war/battle.ts';
import { BattleRecord } from '@sigilla/engine/war/listed.ts';
import { Ranking } from '@sigilla/engine/war/ranking.ts';
import { Answers } from '@sigilla/engine/war/rivals.ts';
import { answer, next, onServer, paged, route } from './route.ts';
import { Instant } from '@sigilla/engine/core/instant.ts';

export const PvpPlayer = z.object({
  userId: z.string(),
  kingdomId: z.string(),
  kingdomName: z.string(),
  power: z.int(),
  level: z.int(),
  honor: z.int(),
  isNpc: z.boolean(),
  isGuest: z.boolean(),
  /** When this ruler answers: `awake` is here now, `realm` answers at once, `asleep` is away. */
  answers: Answers,
  /** Power of the strongest army that can march; 0 when none can. */
  hostPower: z.int(),
  /** When they last spent a turn, or else founded their kingdom. */
  lastRuledAt: Instant,
  /** Beginner protection; null when there is none. */
  protectedUntil: Instant.nullable(),
});
export type PvpPlayer = z.infer<typeof PvpPlayer>;

export const BattleRequest = z.object({
  id: z.string(),
  kind: BattleKind,
  status: BattleStatus,
  attackerId: z.string(),
  attackerName: z.string(),
  attackerPower: z.int(),
  defenderId: z.string(),
  defenderName: z.string(),
  defenderPower: z.int(),
  terrain: z.string(),
  message: z.string(),
  createdAt: Instant,
  expiresAt: Instant,
});
export type BattleRequest = z.infer<typeof BattleRequest>;

export const pvpRoutes = {
  players: route({
    method: 'GET',
    path: '/api/pvp/players',
    summary:
      'Up to fifty rulers one may challenge: those who answer soonest first, and among them hosts most like one’s own',
    auth: 'player',
    query: z.object(onServer),
    answer: answer({ players: z.array(PvpPlayer).max(50) }),
    refusals: ['no_kingdom', 'unknown_server'],
  }),
  requests: route({
    method: 'GET',
    path: '/api/pvp/requests',
    summary: 'Challenges to answer, challenges that wait for an answer, and battles under way',
    auth: 'player',
    query: z.object(onServer),
    answer: answer({
      incoming: z.array(BattleRequest),
      outgoing: z.array(BattleRequest),
      underway: z.array(BattleRequest),
    }),
    refusals: ['no_kingdom', 'unknown_server'],
  }),
  history: route({
    method: 'GET',
    path: '/api/pvp/history',
    summary: 'One’s own finished battles, newest first',
    auth: 'player',
    query: z.object({
      ...onServer,
      /** Battles that ended before this moment: an earlier answer’s `next`. */
      before: z.iso.datetime().optional(),
      limit: paged(50).limit,
    }),
    answer: answer({ battles: z.array(BattleRecord), next }),
    refusals: ['no_kingdom', 'unknown_server'],
  }),
  rankings: route({
    method: 'GET',
    path: '/api/pvp/rankings',
    summary: 'Rulers by honor or by power; the realm’s own kingdoms are left out unless asked for',
    auth: 'optional',
    query: z.object({
      ...onServer,
      by: z.enum(['honor', 'power']).default('honor'),
      npcs: z.enum(['without', 'with', 'only']).default('without'),
      limit: paged(100).limit,
    }),
    answer: answer({
      rankings: z.array(Ranking),
      /** The caller’s own row where they rule here; their rank counts everyone. */
      own: Ranking.nullable(),
    }),
    refusals: ['unknown_server'],
  }),
};
