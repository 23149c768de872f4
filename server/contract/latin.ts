// The academy's books: the dictionary and its tables, for anyone who can read.
import { z } from 'zod';
import { DictionaryEntry, LatinTranslation } from '@sigilla/content/schema/dictionaryEntry.ts';
import { Frequency, LatinLevel } from '@sigilla/content/schema/lexeme.ts';
import { WORD_THEMES } from '@sigilla/content/schema/wordTheme.ts';
import { answer, paged, route } from './route.ts';

const PAGE = 50;

const Hit = z.object({
  id: z.string(),
  /** With principal parts: `rēx, rēgis, m.` */
  latin: z.string(),
  headword: z.string(),
  definition: z.string(),
  partOfSpeech: z.string(),
  frequency: Frequency,
  level: LatinLevel,
  /** How it was come by. */
  match: z.enum(['headword', 'form', 'english', 'prefix', 'fuzzy', 'browse']),
  /** What the searched form is, a reading a line. */
  forms: z.array(z.string()).readonly(),
});

const Form = z.object({ text: z.string(), variant: z.string().optional() });

const Table = z.object({
  entry: z.string(),
  class: z.string(),
  sections: z
    .array(
      z.object({
        title: z.string(),
        columns: z.array(z.string()).readonly(),
        rows: z
          .array(z.object({ head: z.string(), cells: z.array(z.array(Form).readonly()).readonly() }))
          .readonly(),
      }),
    )
    .readonly(),
});

/** What of a page's notes is Latin, text by text. */
const latin = z.array(z.string()).readonly();

const place = z.coerce.number().int().min(0).max(200);
const wordId = z.string().regex(/^[a-z0-9_]{1,64}$/, 'a word is named by its id');

export const latinRoutes = {
  dictionary: route({
    method: 'GET',
    path: '/api/latin/dictionary',
    summary: 'Words by Latin, by any form of theirs, by English, by letter, or by what they are about',
    auth: 'none',
    query: z.object({
      query: z.string().max(80).optional(),
      letter: z
        .string()
        .regex(/^[A-Za-z*]$/)
        .optional(),
      level: LatinLevel.or(z.literal('all')).optional(),
      frequency: z.enum(['all', 'very high', 'high', 'common', 'moderate']).optional(),
      theme: z.enum(['all', ...WORD_THEMES]).optional(),
      limit: paged(PAGE).limit,
      offset: z.coerce.number().int().min(0).max(10_000).default(0),
    }),
    answer: answer({ hits: z.array(Hit).readonly(), total: z.int() }),
    refusals: ['scholars_busy'],
  }),
  entry: route({
    method: 'GET',
    path: '/api/latin/dictionary/:id',
    summary: 'One word: its entry, and its forms as a grammar prints them',
    auth: 'none',
    params: z.object({ id: wordId }),
    answer: answer({ entry: DictionaryEntry, latin, table: Table.nullable() }),
    refusals: ['word_unknown', 'scholars_busy'],
  }),
  wordOfDay: route({
    method: 'GET',
    path: '/api/latin/word-of-the-day',
    summary: 'The word of the realm’s day: its entry and its forms, the same for whoever asks',
    auth: 'none',
    answer: answer({ day: z.string(), entry: DictionaryEntry, latin, table: Table.nullable() }),
    refusals: ['word_unknown', 'scholars_busy'],
  }),
  translate: route({
    method: 'GET',
    path: '/api/latin/translate',
    summary: 'English into Latin, with how sure one may be, or an honest refusal',
    auth: 'none',
    query: z.object({ text: z.string().min(1).max(400) }),
    answer: answer({ translation: LatinTranslation }),
    refusals: ['scholars_busy'],
  }),
  drill: route({
    method: 'POST',
    path: '/api/latin/drill',
    summary: 'One cell of a word’s tables, filled in and graded; macrons are not asked for',
    auth: 'none',
    body: z.object({ id: wordId, section: place, row: place, column: place, answer: z.string().max(80) }),
    answer: answer({ isCorrect: z.boolean(), forms: z.array(z.string()).readonly() }),
    refusals: ['cell_unknown', 'scholars_busy'],
  }),
};
