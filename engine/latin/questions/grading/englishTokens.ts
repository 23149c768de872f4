// English answers made comparable: case, punctuation, articles and contractions levelled; spelling of both sides of the Atlantic.
import { plainText } from '../../fold.ts';
import { entryOf } from '../../word.ts';

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
  plow: 'plough', plows: 'ploughs', plowed: 'ploughed', plowing: 'ploughing', theater: 'theatre', theaters: 'theatres', center: 'centre', toward: 'towards', defense: 'defence', offense: 'offence',
  gray: 'grey', jewelry: 'jewellery', skillful: 'skilful', traveler: 'traveller', marvelous: 'marvellous', whilst: 'while', amongst: 'among',
  learned: 'learnt', burned: 'burnt', dreamed: 'dreamt', leaped: 'leapt', kneeled: 'knelt', dwelled: 'dwelt', lighted: 'lit', gotten: 'got',
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

/** Words that carry a sentence and render no word of a dictionary. */
export const FUNCTION_WORDS = new Set(
  'and or but if to by not no never himself herself itself themselves myself yourself ourselves i you he she it we they me him her us them my your our his their this that these those is am are was were be been being has have had do does did will would shall should may might can could must who whom which what why how where when than'.split(
    ' ',
  ),
);

const ARTICLES = new Set(['a', 'an', 'the']);

/** One word in British spelling. */
export const levelSpelling = (word: string): string =>
  entryOf(SPELLINGS, word) ?? AMERICAN.reduce((text, [from, to]) => text.replace(from, to), word);

/** The words of an English text that count, levelled. */
export const englishTokens = (text: string): readonly string[] => {
  let plain = plainText(text).toLowerCase();
  for (const [pattern, replacement] of CONTRACTIONS) plain = plain.replaceAll(pattern, replacement);
  return (plain.match(/[\p{L}\p{M}\d]+(?:['-][\p{L}\p{M}]+)*'?/gu) ?? [])
    .map((word) => (word.endsWith("'") ? word.slice(0, -1) : word))
    .filter((word) => !ARTICLES.has(word))
    .map(levelSpelling);
};

/** A gloss as it is compared: levelled, a verb without its "to". */
export const bareGloss = (text: string): string =>
  englishTokens(text)
    .join(' ')
    .replace(/^to (?=.)/, '');

/** Whether two English texts say the same in the same words. */
export const sameEnglish = (one: string, other: string): boolean =>
  englishTokens(one).join(' ') === englishTokens(other).join(' ');

/** Where `phrase` stands in `tokens`, or -1. */
export const findPhrase = (tokens: readonly string[], phrase: readonly string[]): number => {
  if (phrase.length === 0) return -1;
  for (let at = 0; at + phrase.length <= tokens.length; at += 1)
    if (phrase.every((word, i) => tokens[at + i] === word)) return at;
  return -1;
};
