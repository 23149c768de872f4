// The battles of a game server that anyone may watch, as lists show them: the first page reads it without the rest of the treaty.
import { z } from 'zod';
import { LiveBattle } from '@sigilla/engine/war/listed.ts';
import { answer, onServer, route } from './route.ts';

export const liveBattles = route({
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
});
