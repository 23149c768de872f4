// A word from a dictionary's principal parts alone, for words that the lexicon does not hold.
// Declension, conjugation, i-stems, deponents and degrees are inferred; what cannot be read as Latin is named, never guessed.
import type { PartOfSpeech } from '@sigilla/content/schema/lexeme.ts';
import { CONSONANT_ADJECTIVES, MIXED_ADJECTIVES } from './adjectiveExceptions.ts';
import { isKnownAdverb, regularAdverbDegrees } from './adverbs.ts';
import type { DictionaryParts } from './printedEntry.ts';
import { completeParts, readDictionaryEntry } from './printedEntry.ts';
import { plainText, syllables } from './fold.ts';
import { TWO_CASE_NEUTERS } from './nounExceptions.ts';
import { guessGender } from './nouns.ts';
import { classify } from './inflect.ts';
import { isTabled, isTabledNumber } from './pronouns.ts';
import { withEndingLengths } from './unmarkedLength.ts';
import { isDefectiveVerb } from './verbs.ts';
import type { Unreadable, Word } from './word.ts';
import { LATIN_FORM } from './word.ts';

/** Nouns of more than one syllable that look like adjectives of one ending. */
const NOUNS_IN_NS_AND_X: ReadonlySet<string> = new Set(
  `cohors cliēns parēns adulēscēns īnfāns serpēns rudēns torrēns oriēns occidēns tridēns quadrāns triēns dodrāns rādīx cervīx cornīx
   coturnīx perdīx fornāx līmāx auceps forceps`.split(/\s+/),
);

/** Adjectives of one ending that look like nouns. */
const ADJECTIVES_OF_ONE_ENDING: ReadonlySet<string> = new Set(['pār', 'impār', 'dispār', 'trux']);

const looksLikeAdjective = (first: string, second: string): boolean =>
  /(?:āx|īx|ōx|ns|rs|ceps|plex|ops)$/.test(first) &&
  second.endsWith('is') &&
  syllables(first) > 1 &&
  !first.endsWith('trīx') &&
  !NOUNS_IN_NS_AND_X.has(first);

const looksLikeVerb = (first: string, second: string): boolean =>
  /(?:[āēīe]re|dare|rī|ferre|sse|lle)$/.test(second)
    ? /(?:ō|or|t|ī|am|um)$/.test(first)
    : /(?:or|tur)$/.test(first) && second.endsWith('ī');

/**
 * The part of speech that principal parts show: an infinitive makes a verb, two or three nominatives an adjective, else a noun.
 * Pronouns and the numbers that decline are known by their headword.
 */
const inferPartOfSpeech = (parts: readonly string[], gendered: boolean): PartOfSpeech => {
  const [first = '', second, third] = parts;
  if (isTabled(first)) return isTabledNumber(first) ? 'num' : 'pron';
  if (gendered) return 'noun';
  if (isDefectiveVerb(first)) return 'verb';
  if (!second) return /(?:ē|iter|nter|iēs|iēns)$/.test(first) || isKnownAdverb(first) ? 'adv' : 'particle';
  if (looksLikeVerb(first, second)) return 'verb';
  if (third) return /(?:a|ae|is)$/.test(second) ? 'adj' : 'adv';
  const comparative = first.endsWith('or') && second.endsWith('us');
  const pluralOnly = first.endsWith('ēs') && second.endsWith('a');
  const commonAndNeuter = /(?:is|er)$/.test(first) && second.endsWith('e');
  if (commonAndNeuter || comparative || pluralOnly) return 'adj';
  if (ADJECTIVES_OF_ONE_ENDING.has(first) || CONSONANT_ADJECTIVES.has(first) || MIXED_ADJECTIVES.has(first))
    return 'adj';
  return looksLikeAdjective(first, second) ? 'adj' : 'noun';
};

/** What is missing from parts that are too few to decline or conjugate by. */
const lacking = (pos: PartOfSpeech, { parts, flags = [] }: DictionaryParts): string | undefined => {
  const [first = '', second] = parts;
  if (second || flags.includes('indecl') || isTabled(first) || isDefectiveVerb(first)) return undefined;
  if (pos === 'noun' && !TWO_CASE_NEUTERS.has(first))
    return `${first}: a noun needs its genitive too, or the mark that it does not decline`;
  if (pos === 'verb') return `${first}: a verb needs its infinitive too, or the number of its conjugation`;
  return undefined;
};

/** What may stand behind a verb's infinitive: `amāvī`, `licuit`, `amātum`, `hortātus sum`, `futūrus`, or `-`. */
const VERB_STEM_PART = /(?:[īi]|it|um|us|sum|est|-)$/;

const wordFrom = (given: DictionaryParts): Word | Unreadable => {
  const { parts } = given;
  const [first = '', second = ''] = parts;
  const stray = parts.find((part) => part !== '-' && !LATIN_FORM.test(part));
  if (stray !== undefined) return { problem: `"${stray}" is not written in Latin letters` };
  const pos = given.pos ?? inferPartOfSpeech(parts, given.gender !== undefined);
  const notDegrees = pos === 'adv' && second !== '' && !/(?:us|is|-)$/.test(second);
  if (notDegrees && given.pos === undefined)
    return { problem: `${parts.join(', ')}: no kind of Latin word has such parts` };
  const odd = pos === 'verb' ? parts.slice(2).find((part) => !VERB_STEM_PART.test(part)) : undefined;
  if (odd !== undefined) return { problem: `${odd}: not a perfect, a participle or a supine` };
  const missing = lacking(pos, given);
  if (missing !== undefined) return { problem: missing };
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

/**
 * The word these principal parts make, ready to `inflect`: `{ parts: ['rēx', 'rēgis'], gender: 'm' }`,
 * `{ parts: ['capiō', 'capere', 'cēpī', 'captum'] }`. Parts may be cut short as dictionaries do (`['rēx', '-gis']`, `['laudō', '1']`).
 * Where no vowel at all is marked long, the endings' lengths are supplied; those of the stem cannot be known.
 * A problem in words when no class of Latin has such parts.
 */
export const lexemeFromParts = (given: DictionaryParts): Word | Unreadable => {
  const typed = given.parts.map((part) => plainText(part).trim());
  const parts = completeParts(withEndingLengths(typed, given.gender));
  const [first = ''] = parts;
  if (!first || first === '-') return { problem: 'a word needs at least its first principal part' };
  return wordFrom({ ...given, parts: withEndingLengths(parts, given.gender) });
};

/** The word of an entry as dictionaries print it: "rēx, -gis m.", "bonus -a -um", "laudō 1", "hortor, -ārī, -ātus sum". */
export const lexemeFromEntry = (entry: string): Word | Unreadable =>
  lexemeFromParts(readDictionaryEntry(entry));
