// What anyone may know: the realm's name and size, its chronicle, and whether the server is well.
import { z } from 'zod';
import { answer, next, paged, route, ServerId } from './route.ts';
import { Instant } from '@sigilla/engine/core/instant.ts';
import { ToldLine } from '@sigilla/engine/core/toldLine.ts';
import { NotaryView } from '@sigilla/engine/proof/notary.ts';
import { GameServerView } from '@sigilla/engine/realm/gameServerView.ts';

const Well = answer({ status: z.literal('ok') });

export const realmRoutes = {
  notary: route({
    method: 'GET',
    path: '/api/notary',
    summary:
      'The keys that the realm’s notary has sealed with, and its word of today: with these a battle’s record can be checked by anyone',
    auth: 'none',
    answer: answer({ notary: NotaryView }),
    refusals: [],
  }),
  realm: route({
    method: 'GET',
    path: '/api/realm',
    summary: 'The game servers of this realm, how many rule there, and the versions in use',
    auth: 'none',
    answer: answer({
      now: Instant,
      defaultServerId: z.string(),
      servers: z.array(GameServerView),
      versions: z.object({ engine: z.int(), content: z.string() }),
    }),
    refusals: [],
  }),
  chronicle: route({
    method: 'GET',
    path: '/api/chronicle',
    summary: 'What has happened on a game server, newest first',
    auth: 'none',
    query: z.object({ serverId: ServerId.optional(), ...paged(100) }),
    answer: answer({ lines: z.array(ToldLine), next }),
    refusals: ['unknown_server'],
  }),
  health: route({
    method: 'GET',
    path: '/healthz',
    summary: 'The process lives',
    auth: 'none',
    answer: Well,
    refusals: [],
  }),
  ready: route({
    method: 'GET',
    path: '/readyz',
    summary:
      'The process takes work: it is not leaving, and its store can write and keeps up. `degraded`: it does, but can’t reach the other processes',
    auth: 'none',
    answer: answer({ status: z.enum(['ok', 'degraded']) }),
    refusals: ['busy', 'unwritable', 'outdated', 'leaving'],
  }),
};
