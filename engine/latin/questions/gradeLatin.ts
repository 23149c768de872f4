// Judging a Latin answer by analysis: against the key's slots, against other ways of saying its tree, against accepted sentences.
// Names the slot that went wrong: "You wrote the nominative; the verb needs the accusative".
import type { LatinSlot } from '@sigilla/content/schema/latinQuestion.ts';
import type { LatinIndex } from '../analyse.ts';
import { fold } from '../fold.ts';
import { latinOf } from '../sentences/latinSide.ts';
import { speakingStock } from '../sentences/stock.ts';
import type { SentenceTree } from '../sentences/tree.ts';
import { latinFaults } from './latinFaults.ts';
import { matchLatin, openSlots } from './matchLatin.ts';
import { restatements } from './restate.ts';
import { slipsOf } from './slips.ts';
import { latinWordsOf, slotsFromText } from './textSlots.ts';
import type { Verdict } from './verdict.ts';
import { correct, incorrect } from './verdict.ts';

/** What a Latin answer is held against. */
export type LatinKey = {
  readonly accepted: readonly string[];
  readonly slots?: readonly LatinSlot[] | undefined;
  readonly fixedOrder?: boolean | undefined;
  /** The sentence that was to be put into Latin, and its tree: then other ways of saying it are right too. */
  readonly tree?: SentenceTree | undefined;
  readonly english?: string;
  /** A construction that was asked for: no other is right then. */
  readonly manner?: string | undefined;
  /** The sentence that an answer is a part of, with `___` in its place. */
  readonly line?: string | undefined;
  readonly isStrict: boolean;
  readonly explanation: string;
};

/** Whether Latin says a tree. */
const says = (index: LatinIndex, tree: SentenceTree, answer: string, isStrict: boolean): boolean => {
  const said = latinOf(speakingStock(index), tree);
  return said !== undefined && matchLatin(index, openSlots(said.slots, true), answer, isStrict).is === 'right';
}; // prettier-ignore

/** Words that are of the length of no sentence cost no search. */
const MOST_WORDS = 40;

/** Grades a Latin answer against the key's slots and any accepted sentences. */
export const gradeLatin = (index: LatinIndex, answer: string, key: LatinKey): Verdict => {
  const { accepted, fixedOrder = false, tree, line, isStrict, explanation } = key;
  const level = (text: string): string =>
    latinWordsOf(text).map((word) => (isStrict ? word.toLowerCase() : fold(word))).join(' '); // prettier-ignore
  const said = level(answer);
  const solution = `A right answer: ${accepted[0] ?? ''}`;
  if (said === '') return incorrect([{ kind: 'empty', message: 'There is no answer.' }], 0, solution);
  if (accepted.some((one) => level(one) === said)) return correct(explanation);
  if (latinWordsOf(answer).length > MOST_WORDS) return incorrect([{ kind: 'length', message: 'This is too long to be the answer.' }], 0, solution); // prettier-ignore
  const read = (text: string, at = line) => openSlots(slotsFromText(index, text, at), false);
  const slots = key.slots ? openSlots(key.slots, tree !== undefined) : read(accepted[0] ?? '');
  const match = matchLatin(index, slots, answer, isStrict);
  if (match.is === 'right')
    return fixedOrder && !match.isInOrder
      ? incorrect([{ kind: 'order', message: 'The words are right; their order is asked for here.' }], 70, `${solution} ${explanation}`)
      : correct(explanation); // prettier-ignore
  const isWhole = (text: string): boolean =>
    line !== undefined && latinWordsOf(text).length > latinWordsOf(line).length;
  const others = key.slots || fixedOrder ? [] : accepted.slice(1);
  if (
    others.some(
      (one) => matchLatin(index, read(one, isWhole(one) ? undefined : line), answer, isStrict).is === 'right',
    )
  )
    return correct(explanation);
  if (tree && restatements(speakingStock(index), tree, key.english ?? '', key.manner).some((other) => says(index, other, answer, isStrict))) return correct(explanation); // prettier-ignore
  const { errors, isSlip, share } = latinFaults(index, slots, match, isStrict);
  if (isSlip) return incorrect(errors, Math.max(75, share), `${solution} ${explanation}`);
  const slip = tree && slipsOf(index, tree).find((one) => says(index, one.tree, answer, isStrict));
  return slip
    ? incorrect([slip.fault], slip.isGrave ? 40 : 75, `${solution} ${explanation}`)
    : incorrect(errors, Math.min(55, share), `${solution} ${explanation}`);
};
