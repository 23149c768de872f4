// English as it is read: its words levelled (case, punctuation, articles, contractions, spelling of both sides of the Atlantic), which of
// them carry a sentence without a meaning of their own, and where a phrase stands. Gate, graders and translator read by these.
import { remembered } from '../../core/remembered.ts';
import { plainText } from '../fold.ts';
import { entryOf } from '../word.ts';

/** "To be", told of somebody; and of what was. */
export const IS = /^(?:am|is|are|was|were)$/;
export const WAS = /^(?:was|were)$/;

/** English that tells what was going on, or used to be: an imperfect, and no other past. */
export const TELLS_WHILE = /\b(?:was|were|been)\s+(?:\w+\s+)?\w+ing\b|\bused to\b|\bkept\b/i;

/** English that grants something: although he was rich. */
export const CONCEDES =
  /\b(?:although|though|even|despite|spite|while|whilst|whereas|however|yet|nevertheless|still|but|albeit|notwithstanding)\b/i;

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\b(do|does|did|is|are|was|were|has|have|had|would|should|could|must|wo|ca)nt\b/g, "$1n't"],
  [/\b(they|you)(re|ve|ll)\b/g, "$1'$2"],
  [/\b(i)(m|ve)\b/g, "$1'$2"],
  [/\bgonna\b/g, 'going to'],
  [/\bcan't\b/g, 'can not'],
  [/\bcannot\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/\bshan't\b/g, 'shall not'],
  [/n't\b/g, ' not'],
  [/\blet's\b/g, 'let us'],
  [/\bi'm\b/g, 'i am'],
  [/\b(he|she|it|that|there|who|what|where|how|when)'s\b/g, '$1 is'],
  [/'re\b/g, ' are'],
  [/'ve\b/g, ' have'],
  [/'ll\b/g, ' will'],
  [/\b(i|you|he|she|it|we|they)'d\b/g, '$1 would'],
];

const SPELLINGS: Readonly<Record<string, string>> = {
  plow: 'plough', plows: 'ploughs', plowed: 'ploughed', plowing: 'ploughing', theater: 'theatre', amphitheater: 'amphitheatre', amphitheaters: 'amphitheatres', theaters: 'theatres', center: 'centre', toward: 'towards', defense: 'defence', offense: 'offence',
  gray: 'grey', jewelry: 'jewellery', skillful: 'skilful', traveler: 'traveller', marvelous: 'marvellous', whilst: 'while', amongst: 'among',
  learned: 'learnt', burned: 'burnt', dreamed: 'dreamt', leaped: 'leapt', kneeled: 'knelt', dwelled: 'dwelt', lighted: 'lit', gotten: 'got', spoiled: 'spoilt',
}; // prettier-ignore

/** American endings of many words: color, recognize, traveled. */
const AMERICAN: readonly (readonly [RegExp, string])[] = [
  [
    /^((?:dis)?(?:col|hon|fav|neighb|lab|arm|harb|val|vig|savi|behavi|rum|hum|splend|od|parl|clam|ard|endeav|ranc))or/,
    '$1our',
  ],
  [/^(.{3,})iz(e|es|ed|ing|ation)$/, '$1is$2'],
  [/^(travel|quarrel|marvel|counsel|cancel|level|signal)(ed|ing|er|ers)$/, '$1l$2'],
];

const wordsIn = (list: string): readonly string[] => list.split(' ');

/** Auxiliaries: the verb that says something stands behind them. */
export const AUXILIARIES = wordsIn(
  'am is are was were be been being has have had do does did will would shall should may might can could must',
);

/** Those who speak, are spoken to and are spoken of, and whose a thing is. */
export const PERSONS = wordsIn('i you he she it we they me him her us them my your his our their');

/** Words that carry a sentence and render no word of a dictionary. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set([
  ...AUXILIARIES,
  ...PERSONS,
  ...wordsIn(
    'himself herself itself themselves myself yourself ourselves and or but if to by not no never that this these those who whom which what why how where when than',
  ),
]);

const ARTICLES = new Set(['a', 'an', 'the']);

/** One word in British spelling. */
export const levelSpelling = (word: string): string =>
  entryOf(SPELLINGS, word) ?? AMERICAN.reduce((text, [from, to]) => text.replace(from, to), word);

const readAfresh = (text: string): readonly string[] => {
  let plain = plainText(text).toLowerCase();
  for (const [pattern, replacement] of CONTRACTIONS) plain = plain.replaceAll(pattern, replacement);
  return (plain.match(/[\p{L}\p{M}\d]+(?:['-][\p{L}\p{M}]+)*'?/gu) ?? [])
    .map((word) => (word.endsWith("'") ? word.slice(0, -1) : word))
    .filter((word) => !ARTICLES.has(word))
    .map(levelSpelling);
};

/** Plain words that are kept as they were read: those of the glosses, and what learners type. */
const MOST_WORDS = 20_000;

/** One word of nothing but small letters; "dont" and "cannot" are two. */
const plainWord = remembered(MOST_WORDS, readAfresh);

/** Whole texts that are kept as they were read: an answer and its author's English are read by many, one after another. */
const MOST_TEXTS = 500;
const readWhole = remembered(MOST_TEXTS, readAfresh);

/** The words of an English text that count, levelled. */
export const englishTokens = (text: string): readonly string[] =>
  // In nothing but small letters no word bears upon the next, and nearly every wording of a sentence is so.
  /^[a-z ]*$/.test(text) ? text.split(' ').flatMap(plainWord) : readWhole(text);

/** A gloss as it is compared: levelled, a verb without its "to". */
export const bareGloss = remembered(MOST_WORDS, (text) =>
  englishTokens(text)
    .join(' ')
    .replace(/^to (?=.)/, ''),
);

/** Whether two English texts say the same in the same words. */
export const sameEnglish = (one: string, other: string): boolean =>
  englishTokens(one).join(' ') === englishTokens(other).join(' ');

/** Whether the words of a phrase stand at this place. */
export const standsAt = (tokens: readonly string[], place: number, phrase: readonly string[]): boolean =>
  phrase.every((word, i) => tokens[place + i] === word);

/** Where a phrase stands first, or -1; one of no words stands nowhere. */
export const findPhrase = (tokens: readonly string[], phrase: readonly string[]): number =>
  phrase.length === 0 ? -1 : tokens.findIndex((_, place) => standsAt(tokens, place, phrase));
