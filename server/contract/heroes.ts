// Heroes over REST (kingdom.md §7). Whatever else is asked of them goes through POST /api/actions; who serves is in one's own kingdom.
import { z } from 'zod';
import { answer, onServer, route } from './route.ts';

export const heroRoutes = {
  recruit: route({
    method: 'POST',
    path: '/api/heroes/recruit',
    summary: 'Takes a hero into service, for what they ask; the same as the action recruit_hero',
    auth: 'player',
    query: z.object(onServer),
    body: z.object({ userId: z.string().optional(), heroId: z.string().max(64) }),
    answer: answer({ heroId: z.string(), message: z.string(), revision: z.int().nullable() }),
    refusals: [
      'no_kingdom',
      'unknown_server',
      'unknown_hero',
      'hero_serves_already',
      'hero_seats_taken',
      'level_required',
      'building_needs_building',
      'need_more_resource',
      'need_more_turns',
      'busy',
    ],
  }),
};
