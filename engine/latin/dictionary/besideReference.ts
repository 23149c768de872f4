// An English answer held against what its author wrote, word beside word: the same words, or others that render the same Latin word in the same sense
// and the same form, in an order that says the same. Invariant: no "not" is lost, no two words change roles, and a word that stands for nothing in the
// author's English stands for a word of the Latin that the author left to the sense, or nowhere.
import type { LatinIndex } from '../analyse.ts';
import { KIN } from '../questions/grading/english/matchEnglish.ts';
import { AUXILIARIES, englishTokens } from '../reading/english.ts';
import { alike, isOfThing } from './besideAlike.ts';
import { besideInAnyOrder } from './besideAdjuncts.ts';
import { AND_THEN, BECAUSE } from './besideJoined.ts';
import type { Words } from './besidePlain.ts';
import type { Stands } from './besideRows.ts';
import { agreesWith, reader } from './besideRows.ts';
import { isAsking, isMark, readPlainly, rotations, shifts, STOP } from './besideTurns.ts';
import { variantsOf } from './besideVariants.ts';
import type { Lore } from './besideWords.ts';
import { loreOf } from './besideWords.ts';

const SELF = /^(?:su(?:us|a|um|i|ae|o|am|os|as|is|orum|arum)|eius|eorum|earum)$/;
const OWNED = /^(?:his|her|its|their)$/;
const MINE = /^(?:my|our|your)$/;

/** Of whom a verb alone tells may be a man, a woman or a thing: he, where all is told of one. */
const asHe = (texts: readonly Words[]): readonly Words[] => {
  const named = new Set(
    texts.flat().filter((word) => /^(?:he|she|it|him|her|himself|herself|itself)$/.test(word)),
  );
  return [...named].every((word) => /^(?:he|she|it)$/.test(word)) &&
    texts.every((words) => new Set(words.filter((word) => named.has(word))).size < 2)
    ? texts.map((words) => words.map((word) => (named.has(word) ? 'he' : word)))
    : texts;
};

/** Whether "my friend" stands by itself, as one calls somebody. */
const isCalled = (words: Words, at: number): boolean =>
  (at === 0 || isMark(words[at - 1])) && (at + 2 === words.length || isMark(words[at + 2]));

/** Whether the answer says what one of the references says, word beside word. */
export const isBeside = (
  index: LatinIndex,
  answer: string,
  references: readonly string[],
  latin: string,
): boolean => {
  const lore = loreOf(index, latin);
  const stands = reader(lore);
  const agreeInAll = comparing(lore, stands);
  const has = (pattern: RegExp): boolean => [...lore.latin].some((word) => pattern.test(word));
  const isOwned = has(SELF);
  const isOfAny = has(/^eius$/) && !has(/^(?:su(?:us|a|um|i|ae|o|am|os|as|is|orum|arum))$/);
  const isMine = has(/^(?:me|tu|nostr|vestr)(?:us|er|a|um|i|ae|o|am|os|as|is|orum|arum)$/);
  const saysMine = (text: string): boolean => englishTokens(text).some((word) => MINE.test(word));
  const read = (text: string, isMineSaid: boolean, isDropped = false): readonly Words[] =>
    readPlainly(lore, text).map((words) =>
      // Whose a thing is, where Latin leaves it unsaid; eius is his, hers and its.
      words
        .map((word) => (isOfAny && /^(?:her|its)$/.test(word) ? 'his' : word))
        .filter(
          (word, at) =>
            !(
              !isOwned &&
              (word === 'her'
                ? [...stands(words.slice(at + 1, at + 2))].some(isOfThing)
                : OWNED.test(word) && words[at + 1] !== undefined && !isMark(words[at + 1]))
            ) &&
            !(isDropped && MINE.test(word)) &&
            !(!isMineSaid && MINE.test(word) && (KIN.test(words[at + 1] ?? '') || isCalled(words, at))),
        ),
    );
  return references.some((reference) => {
    if (isAsking(reference) !== isAsking(answer)) return false;
    // Whose father it is may be said by one of the two; where both say it, they say the same.
    const isMineSaid = isMine || (saysMine(answer) && saysMine(reference));
    const asked = read(answer, isMineSaid);
    // What the author said of owners beyond the Latin may be left unsaid.
    return read(reference, isMineSaid, !isMine && !saysMine(answer)).some((own) => {
      const [theirs = own, ...answers] = lore.tellsGender ? [own, ...asked] : asHe([own, ...asked]);
      const words = new Set(theirs);
      const isUsed = (word: string): boolean => words.has(word) || isMark(word) || isKnown(lore, word);
      return answers.some((ours) => agreeInAll(isUsed, ours, theirs));
    });
  });
};

/** The sentences of a text. */
const sentencesIn = (words: Words): readonly Words[] => {
  const stops = [...words.keys()].filter((at) => words[at] === STOP);
  return [...stops, words.length].map((stop, at) =>
    words.slice(at === 0 ? 0 : (stops[at - 1] ?? 0) + 1, stop),
  );
};

/** What is made of a row of words, made once. */
const once = <T>(make: (words: Words) => T): ((words: Words) => T) => {
  const made = new Map<string, T>();
  return (words) => {
    const text = words.join(' ');
    const there = made.get(text);
    if (there !== undefined) return there;
    const fresh = make(words);
    made.set(text, fresh);
    return fresh;
  };
};

/** How many orders of an answer are tried in all: a right one is found in fewer than a thousand. */
const MOST_TRIED = 2000;

/** How many orders of each are tried part by part. */
const MOST_TURNED = 12;

const JOINED = [AND_THEN, BECAUSE];
const joins = (words: Words): string => JOINED.filter((word) => words.includes(word)).join(' ');

/** Tells whether two texts say the same: sentence by sentence where both have as many, else as they run. */
const comparing = (lore: Lore, stands: Stands) => {
  const variants = once((words) => variantsOf(lore, words));
  const orders = once((words) => ordersOf(lore, words));
  const matcher = once((words) => agreesWith(lore, stands, words));
  const partMatcher = once((words) => agreesWith(lore, stands, words, true));
  const parts = new Map<string, boolean>();
  const agreeInPart = (one: Words, other: Words): boolean => {
    const key = `${one.join(' ')}|${other.join(' ')}`;
    const known = parts.get(key) ?? partMatcher(other)(one);
    parts.set(key, known);
    return known;
  };
  const turned = once((words) => [words, ...rotations(lore, words)].slice(0, MOST_TURNED));
  const inAnyOrder = besideInAnyOrder(lore, agreeInPart);
  let tried = 0;
  const agrees = (one: Words, other: Words): boolean => {
    if (tried > MOST_TRIED) return false;
    const ways = orders(one);
    tried += ways.length;
    return (
      ways.some(matcher(other)) ||
      turned(one).some((mine) => turned(other).some((their) => inAnyOrder(mine, their)))
    );
  };
  const agreeAsPut = (one: Words, other: Words): boolean => {
    if (joins(one) !== joins(other)) return false;
    const [mine, others] = [sentencesIn(one), sentencesIn(other)];
    return (
      (mine.length > 1 &&
        mine.length === others.length &&
        mine.every((part, at) => agrees(part, others[at] ?? []))) ||
      agrees(one, other)
    );
  };
  return (isUsed: (word: string) => boolean, ours: Words, theirs: Words): boolean =>
    variants(ours)
      .filter((one) => one.every(isUsed))
      .some((one) => variants(theirs).some((other) => agreeAsPut(one, other)));
};

/** More than any sentence of twenty words has that people say. */
const MOST_ORDERS = 600;

/** Every order in which the words say the same: one part in another place, and one small change beside. */
const ordersOf = (lore: Lore, ours: Words): readonly Words[] => {
  const turned = [ours, ...rotations(lore, ours)];
  const all = [...turned, ...turned.flatMap(shifts)];
  return [...new Map(all.map((one) => [one.join(' '), one])).values()].slice(0, MOST_ORDERS);
};

/** Whether a word can be part of what stands for a word of the Latin, or helps to. */
const isKnown = ({ words, verbs, everyday }: Lore, word: string): boolean =>
  words.has(word) || alike().words.has(word) || verbs.has(word) || everyday.has(word) || HELPS.has(word);

const HELPS = new Set([
  ...AUXILIARIES,
  ...JOINED,
  ...'to and that going used after having against for purpose sake of so-that it them they we been by when myself yourself himself herself itself ourselves themselves'.split(
    ' ',
  ),
]);
