// The teachers of silicon as operators see them.
import { z } from 'zod';
import { TeacherStanding } from '@sigilla/engine/learning/teacherStanding.ts';
import { answer, route } from './route.ts';
import { onTheWire } from './times.ts';

export const teacherRoutes = {
  standing: route({
    method: 'GET',
    path: '/api/teachers',
    summary:
      'How the models stand that write questions: what today has cost, whether they rest, what was kept and dropped, and why',
    auth: 'player',
    answer: answer({
      teachers: z.array(onTheWire(TeacherStanding)).readonly(),
      archive: z.object({ questions: z.int(), setAside: z.int(), most: z.int() }),
    }),
    refusals: ['not_allowed'],
  }),
};
