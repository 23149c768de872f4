// What is asked about Latin words wherever they stand, on the field as in the academy.
import { z } from 'zod';
import { answer, route } from './route.ts';

export const wordRoutes = {
  word: route({
    method: 'GET',
    path: '/api/latin/word',
    summary: 'Every reading of a form as it stands in a text; none when no book has it',
    auth: 'none',
    query: z.object({ form: z.string().min(1).max(40) }),
    answer: answer({
      readings: z
        .array(
          z.object({
            id: z.string(),
            headword: z.string(),
            form: z.string(),
            definition: z.string(),
            partOfSpeech: z.string(),
            features: z.string(),
            exact: z.boolean(),
          }),
        )
        .readonly(),
    }),
    refusals: ['scholars_busy'],
  }),
  learnedOfCaptions: route({
    method: 'GET',
    path: '/api/latin/progress/captions',
    summary: 'Words of battles’ captions that one has learned, by their ids in the dictionary',
    auth: 'player',
    answer: answer({ words: z.array(z.string()) }),
    refusals: [],
  }),
};
