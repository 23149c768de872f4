// A word from a dictionary's principal parts alone, for words that the lexicon does not hold.
// Declension, conjugation, i-stems, deponents and degrees are inferred; what cannot be read as Latin is named, never guessed.
import type { LexemeFlag, PartOfSpeech } from '@sigilla/content/schema/lexeme.ts';
import { CONSONANT_ADJECTIVES, MIXED_ADJECTIVES } from './adjectiveExceptions.ts';
import { isKnownAdverb, regularAdverbDegrees } from './adverbs.ts';
import { guessGender } from './nouns.ts';
import { classify } from './inflect.ts';
import type { Unreadable, Word } from './word.ts';
import { LATIN_FORM } from './word.ts';

/** What one can read off a dictionary entry. Part of speech and gender may be left out where the parts show them. */
export type DictionaryParts = {
  readonly parts: readonly string[];
  readonly pos?: PartOfSpeech;
  readonly gender?: 'm' | 'f' | 'n' | 'c';
  readonly flags?: readonly LexemeFlag[];
};

const looksLikeVerb = (first: string, second: string): boolean =>
  /(?:[āēīe]re|dare|rī|ferre|sse|lle)$/.test(second)
    ? /(?:ō|or|t|ī|am|um)$/.test(first)
    : /(?:or|tur)$/.test(first) && second.endsWith('ī');

/** The part of speech that principal parts show: an infinitive makes a verb, two or three nominatives an adjective, else a noun. */
export const inferPartOfSpeech = (parts: readonly string[], gendered: boolean): PartOfSpeech => {
  const [first = '', second, third] = parts;
  if (gendered) return 'noun';
  if (!second) return /(?:ē|iter|nter)$/.test(first) || isKnownAdverb(first) ? 'adv' : 'particle';
  if (looksLikeVerb(first, second)) return 'verb';
  if (third) return /(?:a|ae|is)$/.test(second) ? 'adj' : 'adv';
  const comparative = first.endsWith('or') && second.endsWith('us');
  const pluralOnly = first.endsWith('ēs') && second.endsWith('a');
  if (/[^a]e$/.test(second) || comparative || pluralOnly) return 'adj';
  if (CONSONANT_ADJECTIVES.has(first) || MIXED_ADJECTIVES.has(first)) return 'adj';
  return /(?:āx|īx|ōx|ns|rs|ceps|plex|ops)$/.test(first) && second.endsWith('is') ? 'adj' : 'noun';
};

/**
 * The word these principal parts make, ready to `inflect`: `{ parts: ['rēx', 'rēgis'], gender: 'm' }`,
 * `{ parts: ['capiō', 'capere', 'cēpī', 'captum'] }`. A problem in words when no class of Latin has such parts.
 */
export const lexemeFromParts = (given: DictionaryParts): Word | Unreadable => {
  const parts = given.parts.map((part) => part.normalize('NFC').trim());
  const [first = '', second = ''] = parts;
  if (!first || first === '-') return { problem: 'a word needs at least its first principal part' };
  const stray = parts.find((part) => part !== '-' && !LATIN_FORM.test(part));
  if (stray !== undefined) return { problem: `"${stray}" is not written in Latin letters` };
  const pos = given.pos ?? inferPartOfSpeech(parts, given.gender !== undefined);
  const flags = given.flags ?? [];
  const degrees = pos === 'adv' && parts.length === 1 ? regularAdverbDegrees(first) : undefined;
  const word: Word = {
    pos,
    parts: degrees ? [first, ...degrees] : parts,
    flags,
    ...(pos === 'noun' && second
      ? { gender: given.gender ?? guessGender(first, second) }
      : given.gender
        ? { gender: given.gender }
        : {}),
    ...(pos === 'adj' && !flags.includes('nograde') ? { adv: true as const } : {}),
  };
  const found = classify(word);
  return 'problem' in found ? found : word;
};
