// What is reported to the moderators, by anyone, and how they settle it. A scroll is reported where it is answered (learning.ts).
import { z } from 'zod';
import {
  DECISIONS,
  LONGEST_REMARK,
  ReportLine,
  TEXT_KINDS,
  TEXT_REASONS,
} from '@sigilla/engine/learning/report.ts';
import { answer, route } from './route.ts';

export const reportRoutes = {
  open: route({
    method: 'GET',
    path: '/api/reports',
    summary: 'What was reported and waits for a moderator, oldest first',
    auth: 'player',
    answer: answer({ reports: z.array(ReportLine) }),
    refusals: ['not_allowed'],
  }),
  words: route({
    method: 'POST',
    path: '/api/reports',
    summary:
      'Tells the moderators of words that somebody wrote: the name of a kingdom, what was said with a challenge, or the name of a hero of one’s own making who led a host',
    auth: 'player',
    body: z.object({
      kind: z.enum(TEXT_KINDS),
      id: z.string().min(1).max(40),
      reason: z.enum(TEXT_REASONS),
      text: z.string().trim().max(LONGEST_REMARK).optional(),
    }),
    answer: answer({ report: z.object({ id: z.string() }) }),
    refusals: [
      'words_unknown',
      'own_words',
      'words_of_the_realm',
      'words_reported_already',
      'reports_wait',
      'busy',
    ],
  }),
  settle: route({
    method: 'POST',
    path: '/api/reports/:id/settle',
    summary:
      'Closes a report: accepted, the wording counts from now on, or the words reported are taken down; with `isWrong`, the question leaves the archive',
    auth: 'player',
    params: z.object({ id: z.string().min(1).max(80) }),
    body: z.object({
      decision: z.enum(DECISIONS),
      isWrong: z.boolean().default(false),
      note: z.string().trim().max(LONGEST_REMARK).optional(),
    }),
    answer: answer({ isRuledRight: z.boolean(), isSetAside: z.boolean() }),
    refusals: ['not_allowed', 'report_unknown', 'report_settled', 'busy'],
  }),
};
