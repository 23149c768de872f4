// English answers made comparable: case, punctuation, articles and contractions levelled; spelling of both sides of the Atlantic.
import { plainText } from '../fold.ts';
import { entryOf } from '../word.ts';

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\bcan't\b/g, 'can not'], [/\bcannot\b/g, 'can not'], [/\bwon't\b/g, 'will not'], [/\bshan't\b/g, 'shall not'], [/n't\b/g, ' not'],
  [/\blet's\b/g, 'let us'], [/\bi'm\b/g, 'i am'], [/\b(he|she|it|that|there|who|what|where|how|when)'s\b/g, '$1 is'],
  [/'re\b/g, ' are'], [/'ve\b/g, ' have'], [/'ll\b/g, ' will'], [/\b(i|you|he|she|it|we|they)'d\b/g, '$1 would'],
]; // prettier-ignore

const SPELLINGS: Readonly<Record<string, string>> = {
  color: 'colour', honor: 'honour', favor: 'favour', favors: 'favours', favored: 'favoured', plow: 'plough', plows: 'ploughs', plowed: 'ploughed', plowing: 'ploughing',
  traveling: 'travelling', traveled: 'travelled', learned: 'learnt', recognize: 'recognise', recognizes: 'recognises', recognized: 'recognised', recognizing: 'recognising',
  neighbor: 'neighbour', neighbors: 'neighbours', armor: 'armour', labor: 'labour', theater: 'theatre', theaters: 'theatres', toward: 'towards', defense: 'defence',
}; // prettier-ignore

const ARTICLES = new Set(['a', 'an', 'the']);

/** One word in British spelling. */
export const levelSpelling = (word: string): string => entryOf(SPELLINGS, word) ?? word;

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
