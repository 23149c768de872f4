// War between kingdoms: whom one may challenge, what has been asked, what was fought, and how rulers stand.
// `userId` names a ruler's account, as in a challenge's `targetUserId`.
import { z } from 'zod';
import { BattleRecord, BattleRequest } from '@sigilla/engine/war/listed.ts';
import { Ranking } from '@sigilla/engine/war/ranking.ts';
import { RivalView } from '@sigilla/engine/war/rivalView.ts';
import { answer, next, onServer, paged, route } from './route.ts';

export const pvpRoutes = {
  players: route({
    method: 'GET',
    path: '/api/pvp/players',
    summary:
      'Up to fifty rulers one may challenge: those who answer soonest first, and among them hosts most like one’s own',
    auth: 'player',
    query: z.object(onServer),
    answer: answer({ players: z.array(RivalView).max(50) }),
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
