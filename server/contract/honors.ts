// Honors, titles and the challenge of the day. What was done is counted from what the server keeps (G-015): progress that a client sends is ignored.
import { z } from 'zod';
import { AchievementView, ChallengeView, HonorsGallery } from '@sigilla/engine/honors/views.ts';
import { learner } from './learner.ts';
import { answer, route } from './route.ts';
import { onTheWire } from './times.ts';

const achievement = onTheWire(AchievementView);
const challenge = onTheWire(ChallengeView);
const challengeId = z.string().min(1).max(64);

export const honorRoutes = {
  achievements: route({
    method: 'GET',
    path: '/api/latin/achievements',
    summary: 'Everything that may be earned, as far as one may know of it, with titles and badges',
    auth: 'player',
    answer: answer({
      ...HonorsGallery.shape,
      achievements: z.array(achievement),
      recent: z.array(achievement),
      recommended: z.array(achievement),
    }),
    refusals: [],
  }),
  checkAchievements: route({
    method: 'POST',
    path: '/api/latin/achievements/check',
    summary: 'Gives whatever has been earned and was not given; every deed of learning does so by itself',
    auth: 'player',
    body: z.object({ userId: z.string().optional() }),
    answer: answer({ newlyUnlocked: z.array(achievement), learner }),
    refusals: ['busy'],
  }),
  seeAchievements: route({
    method: 'POST',
    path: '/api/latin/achievements/seen',
    summary: 'Says how many of one’s honors one has looked at; they are not shown as new again',
    auth: 'player',
    body: z.object({ seen: z.int().min(0).max(1000) }),
    answer: answer({ learner }),
    refusals: ['busy'],
  }),
  wearTitle: route({
    method: 'POST',
    path: '/api/latin/title',
    summary: 'Wears a title that was earned, or none',
    auth: 'player',
    body: z.object({ titleId: z.string().max(64).nullable() }),
    answer: answer({ learner }),
    refusals: ['title_unearned', 'busy'],
  }),
  challenge: route({
    method: 'GET',
    path: '/api/latin/challenge',
    summary: 'The challenge of the day, and how far one has come; null before the assessment',
    auth: 'player',
    answer: answer({ challenge: challenge.nullable() }),
    refusals: [],
  }),
  startChallenge: route({
    method: 'POST',
    path: '/api/latin/challenge/start',
    summary: 'Begins the challenge of the day, or begins it anew',
    auth: 'player',
    body: z.object({ challengeId }),
    answer: answer({ challenge, learner }),
    refusals: ['assessment_needed', 'challenge_gone', 'challenge_done', 'challenge_too_late', 'busy'],
  }),
  completeChallenge: route({
    method: 'POST',
    path: '/api/latin/challenge/complete',
    summary: 'Says what meeting the challenge has paid; it was paid with the answer that met it',
    auth: 'player',
    body: z.object({ challengeId, userId: z.string().optional() }),
    answer: answer({ bonusTurns: z.int(), completedChallenges: z.array(z.string()), learner }),
    refusals: ['assessment_needed', 'challenge_gone', 'challenge_unfinished'],
  }),
};
