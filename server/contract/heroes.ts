// Heroes over REST (kingdom.md §7). Whatever else is asked of them goes through POST /api/actions; who serves is in one's own kingdom.
import { z } from 'zod';
import { answer, ErrorAnswer, onServer, route } from './route.ts';

/** Empty for all but administrators on a server that logs for debugging (G-014). */
const debug = z.object({
  step: z.string(),
  errors: z.array(z.string()),
  data: z.record(z.string(), z.unknown()),
});

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
  importDndCharacter: route({
    method: 'POST',
    path: '/api/heroes/import-dnd-character',
    summary:
      'Takes one’s own role-playing character into service as a hero; the same as the action import_dnd_character',
    auth: 'player',
    query: z.object(onServer),
    body: z.object({ characterId: z.string().min(1).max(64) }),
    answer: answer({ heroId: z.string(), message: z.string(), revision: z.int().nullable(), debug }),
    refused: ErrorAnswer.extend({ debug: debug.optional() }),
    refusals: [
      'no_kingdom',
      'unknown_server',
      'guest_must_claim',
      'character_unknown',
      'character_not_yours',
      'character_page_unknown',
      'hero_serves_already',
      'hero_serves_elsewhere',
      'hero_seats_taken',
      'level_required',
      'building_needs_building',
      'need_more_resource',
      'need_more_turns',
      'busy',
    ],
  }),
};
