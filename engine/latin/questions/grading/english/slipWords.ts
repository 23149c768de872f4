// Which words an answer may have that is one slip away from a sentence. Most wrong answers have another, and then no slip, tense or number
// needs to be searched for, which is the dear part of judging. Invariant: no sentence of slips.ts, and nothing that nearEnglish.ts takes
// loosely, says a word that is refused here (tests/engine/latin/slipWords.test.ts).
import { remembered } from '../../../../core/remembered.ts';
import type { LatinIndex } from '../../../analyse.ts';
import { FUNCTION_WORDS } from '../../../reading/english.ts';
import { renderedBy, stemOf } from '../../../reading/meanings.ts';
import type { Line } from '../../../sentences/englishLines.ts';
import { comparativesOf, pluralOf, superlativesOf } from '../../../sentences/englishNouns.ts';
import { glossesOf } from '../../../sentences/stock.ts';
import type { SentenceTree } from '../../../sentences/tree.ts';
import { formTokens, vocabularyOf } from './matchEnglish.ts';

/** What tenses, senses, degrees, numbers, questions, places and the ways of saying a clause may add to any sentence. */
const ADDED = new Set(
  `about able actually all allowed any at best better can't each every extremely fear for from going hope if in intend intended intending
  intends into keep keeping kept lest let many means more most much o of on only ought out own people perhaps place point prevent quite rather
  really so some someone soldiery stop surely time to too troops two until upon use used very way while wish worse worst`.split(
    /\s+/,
  ),
);

/** Words of one answer; it is read in up to two hundred ways. */
const MOST_ASKED = 200;

/** Every word of the dictionary that a tree names, those apart that it says otherwise in English. */
const lexemesOf = (tree: SentenceTree): ReadonlySet<string> =>
  new Set([...JSON.stringify(tree).matchAll(/"lexeme":"([^"]+)"/g)].map(([, id = '']) => id));

/** What the verbs of a tree mean. */
const verbsOf = (index: LatinIndex, lexemes: ReadonlySet<string>): readonly string[] =>
  [...lexemes]
    .flatMap((id) => index.byId(id) ?? [])
    .filter(({ pos }) => pos === 'verb')
    .flatMap((verb) => [...glossesOf(verb), ...verb.also])
    .map((gloss) => gloss.replace(/^not /, ''));

/** An English word in the plural, and in each degree that is one word. */
const formsOf = (word: string): readonly string[] => [
  pluralOf(word),
  ...[...comparativesOf(word), ...superlativesOf(word)].filter((form) => /(?:er|est)$/.test(form)),
];

/** Words whose forms are kept: most sentences share most of theirs. */
const MOST_WORDS = 20_000;

/** What a word is known again by: its stem, and its forms whatever part of speech it is. */
const formsKept = remembered(MOST_WORDS, (word) => ({
  stem: stemOf(word),
  forms: new Set([...formsOf(word), ...formTokens(word).flat()]),
}));

/** What may stand in an answer that is nearly this sentence; `lines` are all the ways of saying it. */
export const mayStandIn = (
  index: LatinIndex,
  tree: SentenceTree,
  lines: readonly Line[],
): ((word: string) => boolean) => {
  const words = vocabularyOf(lines);
  const each = [...words];
  const lexemes = lexemesOf(tree);
  const isAlike = (word: string): boolean => {
    const own = stemOf(word);
    return each.some((one) => {
      const { stem, forms } = formsKept(one);
      return stem === own || forms.has(word);
    });
  };
  const isOfIt = (word: string): boolean =>
    words.has(word) ||
    renderedBy(index, word).some(({ id }) => lexemes.has(id)) ||
    formsOf(word).some((one) => words.has(one)) ||
    isAlike(word) ||
    verbsOf(index, lexemes).some((verb) => formTokens(verb).some((form) => form.includes(word)));
  return remembered(
    MOST_ASKED,
    (word) => FUNCTION_WORDS.has(word) || ADDED.has(word) || isOfIt(word.replace(/'s?$/, '')),
  );
};
