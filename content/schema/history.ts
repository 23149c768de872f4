// The History Timeline (latin.md 2.10, 3.1): events, figures, periods. Years before Christ are negative; there is no year 0.
import { z } from 'zod';

export const EVENT_CATEGORIES = [
  'political',
  'military',
  'cultural',
  'religious',
  'social',
  'economic',
] as const;

/**
 * The six ages of Rome with their bounds (latin.md 3.1): foundation (753-509 BC), early_republic (509-264 BC), middle_republic (264-133 BC),
 * late_republic (133-27 BC), early_empire (27 BC-180 AD), crisis_recovery (180-476 AD).
 */
export const PERIODS = [
  'foundation',
  'early_republic',
  'middle_republic',
  'late_republic',
  'early_empire',
  'crisis_recovery',
] as const;

const text = z.string().min(1);

export const HistoricalPeriod = z.strictObject({
  id: z.enum(PERIODS),
  name: text,
  timeframe: text,
  /** First and last year. */
  years: z.tuple([z.int(), z.int()]),
  description: z.string().min(60),
});
export type HistoricalPeriod = z.infer<typeof HistoricalPeriod>;

export const HistoricalEvent = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  year: z.int(),
  title: text,
  /** The event in one Latin sentence, as it stands over its mile of the road. */
  sentence: z.strictObject({ latin: text, english: text }),
  description: z.string().min(80),
  category: z.enum(EVENT_CATEGORIES),
  period: z.enum(PERIODS),
  importance: z.enum(['major', 'moderate', 'minor']),
  /** Names; those that are figures here bear the figure's name exactly. */
  figures: z.array(text).default([]),
  latinVocabulary: z.array(z.strictObject({ word: text, meaning: text, context: text })).min(1),
  modernSignificance: z.string().min(40),
});
export type HistoricalEvent = z.output<typeof HistoricalEvent>;
export type HistoricalEventInput = z.input<typeof HistoricalEvent>;

export const HistoricalFigure = z.strictObject({
  id: z.string().regex(/^[a-z][a-z-]*$/),
  name: text,
  lifespan: text,
  role: text,
  achievements: z.array(text).min(3),
  famousQuote: z.strictObject({
    latin: text,
    english: text,
    /** Author, work and place; who reports it, where the words are only reported. */
    source: text,
  }),
  biography: z.string().min(200),
});
export type HistoricalFigure = z.infer<typeof HistoricalFigure>;
