// Whether the words of a Latin text and of its English are the same words: each must be said by something on the other side.
// Invariant: nothing is held against a text unless a Latin word that nobody renders stands beside English that renders nothing, both
// of one part of speech; a free rendering says more or less, a wrong one says something else.
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import type { Analysis, LatinIndex } from '../../analyse.ts';
import { wordsOf } from '../../analyse.ts';
import { englishTokens, FUNCTION_WORDS } from '../../reading/english.ts';
import { areAlike, knownEnglish, partsOf } from '../../reading/meanings.ts';

const CONTENT = new Set<Lexeme['pos']>(['noun', 'verb', 'adj', 'num', 'adv']);

/** Verbs that English says in many ways or not at all, and nouns that stand for anything. */
const PALE = new Set([
  'sum_v',
  'possum_v',
  'facio_v',
  'fio_v',
  'habeo_v',
  'do_v',
  'ago_v',
  'eo_v',
  'res_n',
  'vir_n',
  'homo_n',
  'fero_v',
  'gero_v',
  'capio_v',
  'pono_v',
  'moveo_v',
  'utor_v',
]);

const isContent = (readings: readonly Analysis[]): boolean =>
  readings.length > 0 &&
  readings.every(
    ({ lexeme, features }) =>
      CONTENT.has(lexeme.pos) && !PALE.has(lexeme.id) && (lexeme.pos === 'adv' || features.adverb !== true),
  );

/** English of many uses. */
const PALE_ENGLISH = new Set(
  'man men woman people person thing things one ones own like way all much many more most very well better best good worse worst even just still over time part make made makes take took taken takes get got put keep keeps set go goes went gone going come comes came lot bit kind pitch pitched some any every such each all both down up turn case'.split(
    ' ',
  ),
);

const isCounted = (token: string): boolean =>
  (token.length > 2 || token === 'go' || token === 'ox') && !FUNCTION_WORDS.has(token);

/** Every English word that may render a word of the lexicon. */
const glossWords = ({ lexeme }: Analysis): readonly string[] =>
  [...lexeme.senses.flatMap(({ en }) => en), ...lexeme.also].flatMap(englishTokens).filter(isCounted);

const counted = (english: string): readonly string[] => englishTokens(english).filter(isCounted);

/** Whether some word of the English renders a Latin word. */
export const isSaid = (index: LatinIndex, word: string, english: string): boolean => {
  const glosses = index.analyse(word).flatMap(glossWords);
  return counted(english).some((token) => glosses.some((gloss) => areAlike(index, gloss, token)));
};

/** Why the words of a Latin text and its English are not the same, or undefined. */
export const meaningFault = (index: LatinIndex, latin: string, english: string): string | undefined => {
  const words = wordsOf(latin).map((word) => {
    const readings = index.analyse(word);
    return { word, readings, glosses: [...new Set(readings.flatMap(glossWords))] };
  });
  const tokens = counted(english);
  const says = (glosses: readonly string[], token: string): boolean =>
    glosses.some((gloss) => areAlike(index, gloss, token));
  const unsaid = words.filter(
    ({ readings, glosses }) => isContent(readings) && !tokens.some((token) => says(glosses, token)),
  );
  if (unsaid.length === 0) return undefined;
  const strange = tokens.filter(
    (token) => !PALE_ENGLISH.has(token) && !words.some(({ glosses }) => says(glosses, token)),
  );
  const names = new Set(
    (english.match(/(?<=[\p{Ll},] )\p{Lu}\p{L}{2,}/gu) ?? []).map((name) => name.toLowerCase()),
  );
  for (const { word, readings } of unsaid) {
    const parts = new Set(readings.map(({ lexeme }) => lexeme.pos));
    const other = strange.find((token) => {
      if (names.has(token) && readings.every(({ lexeme }) => lexeme.flags.includes('proper'))) return true;
      const rendered = partsOf(index, token);
      return rendered.some(
        (part) => parts.has(part) && (part !== 'adv' || rendered.every((one) => one === 'adv')),
      );
    });
    if (other !== undefined) return `${word} does not mean "${other}", and no other English word renders it`;
  }
  return undefined;
};

/** Exclamations and headings do without a verb. */
const FEWEST_WITH_VERB = 3;

/** Why the English has a verb that nothing of the Latin can be, or undefined: one that means a verb only, where no word of the Latin is one in any form. */
export const verbFault = (index: LatinIndex, latin: string, english: string): string | undefined => {
  const words = wordsOf(latin);
  const isVerb = (word: string): boolean => index.analyse(word).some(({ lexeme }) => lexeme.pos === 'verb');
  if (words.length < FEWEST_WITH_VERB || words.some(isVerb)) return undefined;
  const verb = counted(english).find((token) => {
    const parts = PALE_ENGLISH.has(token) ? [] : partsOf(index, token);
    return parts.length > 0 && parts.every((part) => part === 'verb');
  });
  return verb === undefined ? undefined : `no word of the Latin is a verb, and the English has "${verb}"`;
};

/** Names within a text. */
const namesIn = (english: string): ReadonlySet<string> =>
  new Set((english.match(/\p{Lu}[\p{L}'’]*/gu) ?? []).flatMap(englishTokens));

/**
 * Why the English has a word that stands for no word of the Latin, or undefined: one that no word of the lexicon means at all ("computes"),
 * or a noun that every reading of the Latin lacks ("to the moon") while all of the Latin is said without it.
 */
export const strayFault = (index: LatinIndex, latin: string, english: string): string | undefined => {
  const known = knownEnglish(index);
  const names = namesIn(english.replace(/^\P{L}*\p{L}/u, (first) => first.toLowerCase()));
  const glosses = [...new Set(wordsOf(latin).flatMap((word) => index.analyse(word).flatMap(glossWords)))];
  const stray = counted(english).filter(
    (token) =>
      !PALE_ENGLISH.has(token) &&
      !names.has(token) &&
      !token.includes('-') &&
      !glosses.some((gloss) => areAlike(index, gloss, token)),
  );
  const unknown = stray.find((token) => !known.has(token.replace(/['’]s?$/, '')));
  if (unknown !== undefined) return `no word of the Latin means "${unknown}"`;
  const more = stray.find((token) => {
    const parts = partsOf(index, token);
    return parts.length > 0 && parts.every((part) => part === 'noun');
  });
  return more === undefined ? undefined : `no word of the Latin means "${more}"`;
};

/** Whether at least half of a text in one's own words is English that the lexicon knows or that stands in what is told. */
export const isEnglish = (index: LatinIndex, text: string, told: string): boolean => {
  const known = knownEnglish(index);
  const there = new Set(englishTokens(told));
  const tokens = counted(text);
  return tokens.filter((token) => known.has(token) || there.has(token)).length * 2 >= tokens.length;
};

/** Whether a text could be an answer: all of it Latin that is read, or all of it English that some word of the lexicon is rendered by. */
export const isSayable = (index: LatinIndex, text: string): boolean => {
  const known = knownEnglish(index);
  const names = namesIn(text.replace(/^\P{L}*\p{L}/u, (first) => first.toLowerCase()));
  return (
    wordsOf(text).every((word) => index.analyse(word).length > 0) ||
    englishTokens(text).every(
      (token) =>
        !isCounted(token) ||
        names.has(token) ||
        known.has(token.replace(/['’]s?$/, '')) ||
        token.split('-').every((part) => known.has(part)),
    )
  );
};

/** Whether no word of the Latin has a meaning that the English has. */
export const isForeign = (index: LatinIndex, latin: string, english: string): boolean => {
  const content = wordsOf(latin)
    .map((word) => index.analyse(word))
    .filter(isContent);
  const tokens = counted(english);
  return (
    content.length > 1 &&
    tokens.length > 1 &&
    !content.some((readings) =>
      readings
        .flatMap(glossWords)
        .some((gloss) =>
          tokens.some((token) => token.slice(0, 4) === gloss.slice(0, 4) || areAlike(index, gloss, token)),
        ),
    )
  );
};
