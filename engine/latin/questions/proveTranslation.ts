// Whether a Latin text and its English say the same, where the translator is sure of the English: the same words must then have the same
// forms. What uses other words is let be, unless the two have nothing in common at all.
import type { LatinTranslation } from '@sigilla/content/schema/dictionaryEntry.ts';
import type { Analysis, LatinIndex } from '../analyse.ts';
import { wordsOf } from '../analyse.ts';
import { cellKey } from '../features.ts';
import { fold } from '../fold.ts';
import { englishTokens, FUNCTION_WORDS } from './englishTokens.ts';

/** The translator, bound to its material: English in, Latin with its confidence out. */
export type Translate = (english: string) => LatinTranslation;

const SURE = 0.65;
const CONTENT = new Set(['noun', 'verb', 'adj', 'num']);

const isContent = (readings: readonly Analysis[]): boolean =>
  readings.length > 0 && readings.every(({ lexeme }) => CONTENT.has(lexeme.pos) && lexeme.id !== 'sum_v');

/** What English leaves open: a past is perfect or imperfect, "you" is one or many, gender shows in no English adjective. */
const openly = (reading: Analysis): string =>
  `${reading.lexeme.pos} ${cellKey({ ...reading.features, ...(reading.features.tense === 'impf' && reading.features.mood === 'ind' ? { tense: 'perf' as const } : {}) })}`
    .replace(/\.2pl/, '.2sg')
    .replace(/\.pl$/, reading.lexeme.id === 'hostis_n' ? '.sg' : '.pl')
    .replace(/\.[mfn]$/, '');

const shares = <T>(one: readonly T[], other: readonly T[]): boolean =>
  one.some((each) => other.includes(each));

/** How two words are alike: one lexeme, or a meaning in common and one part of speech. */
const isOne = (one: Analysis, other: Analysis): boolean => one.lexeme.id === other.lexeme.id;
const isSynonym = (one: Analysis, other: Analysis): boolean =>
  one.lexeme.pos === other.lexeme.pos && shares(one.lexeme.senses.flatMap(({ en }) => en), other.lexeme.senses.flatMap(({ en }) => en)); // prettier-ignore

type Pair = readonly [own: string, said: string];

/** Words of one text beside words of the other that are alike, first the same words, then synonyms; and what is left on either side. */
const paired = (index: LatinIndex, one: readonly string[], other: readonly string[]) => {
  let [left, rest] = [[...one], [...other]];
  const pairs: Pair[] = [];
  for (const alike of [isOne, isSynonym]) {
    const without: string[] = [];
    for (const word of left) {
      const own = index.analyse(word);
      const at = rest.findIndex((each) => index.analyse(each).some((said) => own.some((reading) => alike(reading, said))));
      if (at < 0) without.push(word);
      else pairs.push([word, rest[at] ?? '']);
      if (at >= 0) rest = rest.filter((_, place) => place !== at);
    }
    left = without;
  }
  return { pairs, left, rest };
}; // prettier-ignore

/** What the Latin says otherwise than one rendering; '' when they agree, undefined when they use other words. */
const difference = (index: LatinIndex, latin: string, rendering: string): string | undefined => {
  const { pairs, left, rest } = paired(index, wordsOf(latin), wordsOf(rendering));
  const odd = pairs.find(([own, said]) => !shares(index.analyse(own).map(openly), index.analyse(said).map(openly)));
  const content = (words: readonly string[]): readonly string[] => words.filter((word) => isContent(index.analyse(word)));
  const small = [...left, ...rest].filter((word) => !isContent(index.analyse(word)) && !index.analyse(word).every(({ lexeme }) => lexeme.pos === 'pron' || lexeme.pos === 'prep'));
  if (small.some((word) => fold(word) !== 'non')) return undefined;
  if (small.length > 0) return 'only one of the two denies it';
  const isOtherwisePlaced = [...left, ...rest].some((word) => index.analyse(word).some(({ lexeme }) => lexeme.pos === 'prep'));
  const [more, less] = [content(left), content(rest)];
  if ((more.length > 0 && less.length > 0) || (isOtherwisePlaced && !odd)) return undefined;
  if (odd) return `by the English ${odd[0]} would be as ${odd[1]}`;
  if (more.length > 0) return `${more[0] ?? ''} is not in the English`;
  return less.length > 0 ? `the English says more: ${less[0] ?? ''}` : '';
}; // prettier-ignore

/** Whether no word of the Latin has a meaning that the English has. */
const isForeign = (index: LatinIndex, latin: string, english: string): boolean => {
  const said = englishTokens(english).filter((token) => token.length > 2);
  const content = wordsOf(latin).filter((word) => isContent(index.analyse(word)));
  const near = (gloss: string): boolean => said.some((token) => token.slice(0, 4) === gloss.slice(0, 4));
  return content.length > 1 && said.filter((token) => !FUNCTION_WORDS.has(token)).length > 1 && !content.some((word) =>
    index.analyse(word).some(({ lexeme }) => [...lexeme.senses.flatMap(({ en }) => en), ...lexeme.also].flatMap(englishTokens).some((token) => token.length > 2 && near(token))));
}; // prettier-ignore

/** Why a Latin text and its English do not belong together, or undefined where they do or nobody can tell. */
export const translationFault = (
  index: LatinIndex,
  latin: string,
  english: string,
  translate: Translate,
): string | undefined => {
  if (isForeign(index, latin, english)) return 'the Latin and the English have nothing in common';
  const { entry, confidence, alternatives } = translate(english);
  if (!entry || confidence < SURE) return undefined;
  const renderings = [entry.latin, ...alternatives.map((other) => other.latin)];
  const found = renderings.map((rendering) => difference(index, latin, rendering));
  return found.includes('') ? undefined : found.find((one) => one !== undefined);
};
