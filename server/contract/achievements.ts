// Achievements of kingdoms (endgame.md §2.2, §3; G-112): what there is to be known for, how far one has come, and what is new. Evaluated in the commit
// that earns them (G-042): asking only reads, but for what was reached before anything was counted.
import { z } from 'zod';
import { EarnedFeat, FeatProgress, RenownGallery } from '@sigilla/engine/renown/views.ts';
import { answer, onServer, route } from './route.ts';
import { onTheWire } from './times.ts';

const userId = z.string().optional();
const progress = z.record(z.string(), onTheWire(FeatProgress));

export const achievementRoutes = {
  all: route({
    method: 'GET',
    path: '/api/achievements',
    summary: 'Everything that may be achieved, as far as one may know of it, and how far one has come',
    auth: 'player',
    query: z.object({ ...onServer, userId }),
    answer: answer({ ...RenownGallery.shape, progress }),
    refusals: ['no_kingdom', 'unknown_server'],
  }),
  unseen: route({
    method: 'GET',
    path: '/api/achievements/unseen',
    summary: 'What was achieved since one last looked, the oldest first',
    auth: 'player',
    answer: answer({ achievements: z.array(EarnedFeat), earned: z.int() }),
    refusals: [],
  }),
  check: route({
    method: 'POST',
    path: '/api/achievements/check',
    summary: 'Gives whatever was reached and not yet given; every change of a kingdom does so by itself',
    auth: 'player',
    query: z.object(onServer),
    body: z.object({ userId }),
    answer: answer({ newlyUnlocked: z.array(EarnedFeat) }),
    refusals: ['no_kingdom', 'unknown_server', 'busy'],
  }),
  see: route({
    method: 'POST',
    path: '/api/achievements/seen',
    summary: 'Says how many of one’s achievements one has looked at; they are not shown as new again',
    auth: 'player',
    body: z.object({ seen: z.int().min(0).max(1000) }),
    answer: answer({ seen: z.int() }),
    refusals: ['busy'],
  }),
};
