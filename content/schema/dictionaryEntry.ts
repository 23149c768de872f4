// What a dictionary shows of a word, and what the translator answers: plain text for a screen, made from lexemes by
// engine/latin/dictionary. Invariant: what a word has nothing to say about is absent, never an empty text or list.
import { z } from 'zod';
import { Frequency, LatinLevel } from './lexeme.ts';

const text = z.string().min(1);

export const DictionaryEntry = z.strictObject({
  /** The word's id in the lexicon. */
  id: text,
  /** Headword with principal parts and gender: `rēx, rēgis, m.` */
  latin: text,
  /** Senses apart by semicolons, synonyms by commas, remarks in brackets. */
  definition: text,
  /** In full: `noun`, `adjective`, `preposition`. */
  partOfSpeech: text,
  etymology: text.optional(),
  usage: text.optional(),
  /** Each the Latin, then its English after a dash, then author and place where it is quoted. */
  examples: z.array(text),
  frequency: Frequency,
  level: LatinLevel,
  /** Headwords that belong with it, with their first meaning. */
  relatedWords: z.array(text).min(1).optional(),
  grammarNotes: text.optional(),
  literaryUsage: text.optional(),
  culturalNotes: text.optional(),
  alternativeForms: z.array(text).min(1).optional(),
});
export type DictionaryEntry = z.infer<typeof DictionaryEntry>;

const confidence = z.number().min(0).max(1);

/** What the English to Latin translator answers. */
export const LatinTranslation = z.strictObject({
  found: z.boolean(),
  /** 0 to 1: how sure one may be that this is what was meant. */
  confidence,
  entry: z.strictObject({ latin: text, partOfSpeech: text }).nullable(),
  /** In a player's words; empty only for a blank text. */
  explanation: z.string(),
  /** Other ways to take it; when nothing was found, the words one by one. */
  alternatives: z.array(z.strictObject({ latin: text, english: text, explanation: text, confidence })),
});
export type LatinTranslation = z.infer<typeof LatinTranslation>;
