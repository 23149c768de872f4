// Judging a Latin answer by analysis: against the key's slots, against other ways of saying its tree, against accepted sentences.
// Names the slot that went wrong: "You wrote the nominative; the verb needs the accusative".
import type { LatinSlot } from '@sigilla/content/schema/latinQuestion.ts';
import type { LatinIndex } from '../../../analyse.ts';
import { fold } from '../../../fold.ts';
import { latinOf } from '../../../sentences/latinSide.ts';
import { speakingStock } from '../../../sentences/stock.ts';
import type { SentenceTree } from '../../../sentences/tree.ts';
import { latinFaults } from './latinFaults.ts';
import type { LatinMatch } from './matchLatin.ts';
import { isMatch, matchLatin, writtenOf } from './matchLatin.ts';
import { openSlots } from './openSlots.ts';
import { hasLooseOwners, withLooseOwners } from './owners.ts';
import { restatements } from './restate.ts';
import { clausesOf } from './clausesOf.ts';
import { slipsOf } from '../slips.ts';
import type { Slot } from './textSlots.ts';
import { slotsFromText } from './textSlots.ts';
import { latinWordsOf } from '../../../reading/latin.ts';
import type { Verdict } from '../verdict.ts';
import { correct, incorrect, tellingKey } from '../verdict.ts';

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

/** An answer held against one way of saying the sentence. */
type Trial = { readonly slots: readonly Slot[]; readonly match: LatinMatch };

/** The slots of a tree's Latin. */
const slotsOf = (index: LatinIndex, tree: SentenceTree, isLoose: boolean): readonly Slot[] | undefined => {
  const said = latinOf(speakingStock(index), tree);
  const own = said && isLoose ? withLooseOwners(said.slots) : said?.slots;
  return own && openSlots(index, own, true, tree);
};

/** How far an answer is from a way of saying it: the words that are wrong or missing. */
const distance = ({ match }: Trial): number =>
  match.is === 'right' ? 0 : match.is === 'misplaced' ? 1 : Math.max(match.spare.length, match.open.length);

const sharesWord = ({ match }: Trial): boolean => !('filled' in match) || match.filled > 0;

/** Whether a tree keeps verbs that the learner was asked for, or such as mean just that. */
const hasOwnVerbs = ({ clause }: SentenceTree): boolean =>
  clausesOf(clause).every((one) => one.clause.verb.en !== '');

/** Whether some Latin says a tree, in whatever way; no slip of it is looked for. */
export const isLatinOf = (
  index: LatinIndex,
  latin: string,
  {
    slots: own,
    tree,
    english,
  }: Readonly<Record<'english', string>> & {
    readonly slots: readonly LatinSlot[];
    readonly tree: SentenceTree;
  },
): boolean => {
  const words = writtenOf(index, latin);
  const isRight = (slots: readonly Slot[] | undefined): boolean =>
    slots !== undefined && isMatch(index, slots, words, false);
  return (
    isRight(openSlots(index, own, true, tree)) ||
    restatements(speakingStock(index), tree, english, undefined).some((one) =>
      isRight(slotsOf(index, one, hasLooseOwners(own))),
    )
  );
};

/** Words that are of the length of no sentence cost no search, nor do letters, blanks and stops that would make more of them. */
const MOST_WORDS = 40;
const MOST_LETTERS = 20 * MOST_WORDS;

/** A text as it is compared: its words, without macrons where those do not count. */
const levelled = (text: string, isStrict: boolean): string =>
  latinWordsOf(text)
    .map((word) => (isStrict ? word.toLowerCase() : fold(word)))
    .join(' ');

/** Of a sentence as it was asked and its restatements the first that the answer is, else the one that it comes nearest to. */
const nearestTrial = (
  asked: Trial,
  trees: readonly SentenceTree[],
  tryOn: (tree: SentenceTree) => Trial | undefined,
): Trial => {
  let nearest = asked;
  for (const one of trees) {
    const trial = tryOn(one);
    if (trial?.match.is === 'right') return trial;
    // Of what has no word in common none is nearer: then the sentence as it was asked is spoken of.
    if (trial && sharesWord(trial) && hasOwnVerbs(one) && distance(trial) < distance(nearest))
      nearest = trial;
  }
  return nearest;
};

/** Grades a Latin answer against the key's slots and any accepted sentences. */
export const gradeLatin = (index: LatinIndex, answer: string, key: LatinKey): Verdict => {
  const { accepted, fixedOrder = false, tree, line, isStrict, explanation } = key;
  const said = levelled(answer, isStrict);
  const solution = tellingKey(accepted[0] ?? '');
  const told = `${solution} ${explanation}`;
  if (said === '') return incorrect([{ kind: 'empty', message: 'There is no answer.' }], 0, solution);
  if (accepted.some((one) => levelled(one, isStrict) === said)) return correct(explanation);
  if (latinWordsOf(answer).length > MOST_WORDS || answer.length > MOST_LETTERS)
    return incorrect([{ kind: 'length', message: 'This is too long to be the answer.' }], 0, solution);
  const words = writtenOf(index, answer);
  const read = (text: string, at = line) => openSlots(index, slotsFromText(index, text, at), false);
  const slots = key.slots ? openSlots(index, key.slots, tree !== undefined, tree) : read(accepted[0] ?? '');
  const match = matchLatin(index, slots, words, isStrict);
  if (match.is === 'right' && fixedOrder && !match.isInOrder)
    return incorrect(
      [{ kind: 'order', message: 'The words are right; their order is asked for here.' }],
      70,
      told,
    );
  if (match.is === 'right') return correct(explanation);
  const isWhole = (text: string): boolean =>
    line !== undefined && latinWordsOf(text).length > latinWordsOf(line).length;
  const others = key.slots || fixedOrder ? [] : accepted.slice(1);
  if (others.some((one) => isMatch(index, read(one, isWhole(one) ? undefined : line), words, isStrict)))
    return correct(explanation);
  const stock = speakingStock(index);
  const isLoose = hasLooseOwners(key.slots);
  const restated = (manner: LatinKey['manner']): readonly SentenceTree[] =>
    tree ? restatements(stock, tree, key.english ?? '', manner) : [];
  const isSaid = (one: SentenceTree): boolean => {
    const own = slotsOf(index, one, isLoose);
    return own !== undefined && isMatch(index, own, words, isStrict);
  };
  const nearest = nearestTrial({ slots, match }, restated(key.manner), (one) => {
    const own = slotsOf(index, one, isLoose);
    return own && { slots: own, match: matchLatin(index, own, words, isStrict) };
  });
  if (nearest.match.is === 'right') return correct(explanation);
  if (key.manner !== undefined && restated(undefined).some(isSaid))
    return incorrect(
      [{ kind: 'construction', message: `This is good Latin for it, but it was to be said ${key.manner}.` }],
      75,
      told,
    );
  const { errors, isSlip, share } = latinFaults(index, nearest.slots, nearest.match, isStrict);
  if (isSlip) return incorrect(errors, Math.max(75, share), told);
  const slip = tree && slipsOf(index, tree).find((one) => isSaid(one.tree));
  return slip
    ? incorrect([slip.fault], slip.isGrave ? 40 : 75, told)
    : incorrect(errors, Math.min(55, share), told);
};
