// Which English answers may be right though they were refused: what was found wrong shows nothing.
// Invariant: a verdict of wrong stands on a slip that is named, on words that are all the author's and do not say it, or on a word that means another thing.
import type { LatinIndex } from '../analyse.ts';
import { wordsOf } from '../analyse.ts';
import type { Verdict } from '../questions/grading/verdict.ts';
import { englishTokens, FUNCTION_WORDS } from '../reading/english.ts';
import { areAlike, isKin, rendering, stemOf } from '../reading/meanings.ts';
import type { Prompt } from './judgingFor.ts';

const content = (text: string): readonly string[] =>
  englishTokens(text).filter((word) => !FUNCTION_WORDS.has(word));

/** Whether an answer speaks of the same matter as what is accepted: some word of it is, or renders, one of theirs. */
export const isOnMatter = (index: LatinIndex, answer: string, references: readonly string[]): boolean => {
  const theirs = references.flatMap(content);
  // "What was I to do?" has no other words than those.
  if (theirs.length === 0)
    return englishTokens(answer).some((word) => references.flatMap(englishTokens).includes(word));
  return content(answer).some((word) =>
    theirs.some((other) => word === other || areAlike(index, word, other)),
  );
};

/** What is found where nothing was matched; a fault of any other kind was recognized. */
export const UNMATCHED = new Set(['missing', 'extra', 'unknown']);

/** Names of many that English tells of as one or as many, and what it does not count. */
const COLLECTIVE = new Set(
  'people part crowd army enemy multitude family crew fleet senate rest half majority band flock herd cavalry infantry fruit hair food fish sheep clothing'.split(
    ' ',
  ),
);

const MAY = new Set(['may', 'might', 'could', 'should']);
const PLACING = new Set('to in on from by with at under into out before behind after near through across over for'.split(' ')); // prettier-ignore

const isOfNumber = ({ errors }: Verdict): boolean =>
  errors.length > 0 && errors.every(({ kind }) => kind === 'number' || kind === 'missing');

/**
 * Whether an English answer was refused for what shows nothing: a word that is no form of its author's and was matched with none, or that renders what is near; the number of
 * what is one and many at once; "may" for a subjunctive; a place told first and its subject last.
 */
export const isOtherWording = (
  index: LatinIndex,
  seen: Verdict,
  answer: string,
  { references, prompt }: Prompt,
): boolean => {
  const own = englishTokens(answer);
  const theirs = references.flatMap((one) => englishTokens(one));
  const others = own.filter((word) => !theirs.includes(word));
  const stems = theirs.map(stemOf);
  const isUnmatched = seen.isGuess === true || seen.errors.some(({ kind }) => UNMATCHED.has(kind));
  if (isUnmatched && others.some((word) => stems.every((stem) => !isKin(stem, stemOf(word))))) return true;
  const is = (kind: Verdict['errors'][number]['kind']): boolean =>
    seen.errors.some((one) => one.kind === kind);
  const readings = wordsOf(prompt).flatMap((form) => index.analyse(form));
  if (is('word')) {
    const isNear = rendering(index, new Set(readings.map(({ lexeme }) => lexeme)));
    const strange = others.filter((word) => !FUNCTION_WORDS.has(word));
    return strange.length > 0 && strange.every(isNear);
  }
  if (is('tense') && others.some((word) => MAY.has(word)))
    return readings.some(({ features: { mood } }) => mood === 'subj');
  if (isOfOrder(seen) && seen.isGuess === true)
    return PLACING.has(own[0] ?? '') && references.every((one) => englishTokens(one)[0] !== own[0]);
  return isOfNumber(seen) && [...own, ...theirs].some((word) => COLLECTIVE.has(word));
};

/** Whether nothing but the order of an answer was found wrong. */
export const isOfOrder = ({ errors }: Verdict): boolean => errors.every(({ kind }) => kind === 'order');

const SLIPS_OF_ENDING = new Set(['number', 'tense', 'negation', 'agreement', 'ending', 'spelling', 'order']);

/**
 * Whether an answer to a sentence of ours may be right for all that its tree found: it was only not matched, with words that are not its author's. What the tree shows as
 * one slip is one, though the Latin by itself might be read so; and words of his in another order are hardly the same.
 */
export const isOpenToOthers = (seen: Verdict, answer: string, references: readonly string[]): boolean => {
  const theirs = new Set(references.flatMap(englishTokens));
  const others = englishTokens(answer).filter((word) => !theirs.has(word));
  if (seen.isGuess) return others.length > 0;
  return (
    !seen.errors.every(({ kind }) => SLIPS_OF_ENDING.has(kind)) &&
    others.some((word) => !FUNCTION_WORDS.has(word))
  );
};
