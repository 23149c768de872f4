// Which answers can neither be accepted nor shown wrong: they are left unjudged.
// Invariant: an answer is shown wrong by a slip that is named, by words that are all its author's and do not say it, or by a word that can mean nothing of
// the sentence; that it was not matched shows nothing.
import type { LatinIndex } from '../analyse.ts';
import { wordsOf } from '../analyse.ts';
import { fold } from '../fold.ts';
import { englishTokens, findPhrase, FUNCTION_WORDS } from '../reading/english.ts';
import { areAlike, glossForms } from '../reading/meanings.ts';
import type { Verdict } from '../questions/grading/verdict.ts';
import { glossesOf } from '../sentences/stock.ts';
import { inTheirWords } from './besideLatin.ts';
import { inTheirTurns } from './besideLatinTurns.ts';
import type { Prompt } from './judgingFor.ts';

export const isLatin = (index: LatinIndex, text: string): boolean => {
  const words = wordsOf(text);
  return words.length > 0 && words.every((word) => index.analyse(word).length > 0);
};

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
const UNMATCHED = new Set(['missing', 'extra', 'unknown']);

/** Whether an English answer was refused only because it could not be matched, and has a word that its author has not. */
export const isOtherWording = (
  index: LatinIndex,
  seen: Verdict,
  answer: string,
  references: readonly string[],
): boolean => {
  if (!seen.errors.some(({ kind }) => UNMATCHED.has(kind))) return false;
  const theirs = references.flatMap((one) => englishTokens(one));
  return englishTokens(answer).some(
    (word) => !theirs.includes(word) && !theirs.some((other) => areAlike(index, word, other)),
  );
};

/** Whether what is wrong was found word by word, and nothing was left over. */
export const isOneSlip = ({ errors }: Verdict): boolean =>
  errors.length > 0 && errors.every(({ kind }) => !UNMATCHED.has(kind) && kind !== 'word');

/** Latin words that many turns have and that render no word of English by themselves. */
const TURNING = new Set(
  'cum ut ne qui quae quod quo tamen is ea id ipse se suus ego tu nos uos hic ille et que ac atque in ad a ab e ex de sum'.split(
    ' ',
  ),
);

/** Whether a Latin answer has words that none accepted has, all of which may say something of the English. */
export const mayBeLatin = (index: LatinIndex, answer: string, { prompt, references }: Prompt): boolean => {
  if (!isLatin(index, answer)) return false;
  const known = new Set(
    wordsOf(references.join(' ')).flatMap((word) => index.analyse(word).map(({ lexeme }) => lexeme.id)),
  );
  const english = englishTokens(prompt);
  const others = wordsOf(answer).filter((word) =>
    index.analyse(word).every(({ lexeme }) => !known.has(lexeme.id)),
  );
  return (
    others.length > 0 &&
    others.every(
      (word) =>
        TURNING.has(fold(word)) ||
        index
          .analyse(word)
          .some(
            ({ lexeme }) =>
              TURNING.has(fold(lexeme.id.split('_')[0] ?? '')) ||
              [...glossesOf(lexeme), ...lexeme.also].some((gloss) =>
                glossForms(lexeme.pos, gloss).some((form) => findPhrase(english, englishTokens(form)) >= 0),
              ),
          ),
    )
  );
};

/** A Latin answer in its author's words, in his constructions, in both. */
export const latinTurns = (
  index: LatinIndex,
  answer: string,
  { prompt, references }: Prompt,
): readonly string[] => {
  const inWords = inTheirWords(index, answer, references, prompt);
  const said = inWords === undefined ? [] : [inWords];
  return [...said, ...[answer, ...said].flatMap((one) => inTheirTurns(index, one, references, prompt))];
};
