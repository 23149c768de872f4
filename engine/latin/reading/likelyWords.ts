// The words of a Latin text with the readings that its sentence leaves to a reader: the one verb that it can have, somebody who is called.
// Invariant: a reading is dropped only where the sentence wants another of the same word; where it tells nothing every reading stays.
import type { Analysis, LatinIndex } from '../analyse.ts';
import { wordsOf } from '../analyse.ts';
import type { ReadWord, Standing } from './latin.ts';
import { isFinite, isVerb, readStanding } from './latin.ts';

const ENDS_SENTENCE = /[.!?;:]/;

/** The words of the sentence that a place is in. */
const sentenceOf = (words: readonly Standing[], at: number): readonly Standing[] => {
  const begins = (place: number): boolean => ENDS_SENTENCE.test(words[place]?.stop ?? '');
  let [from, to] = [at, at + 1];
  while (from > 0 && !begins(from)) from -= 1;
  while (to < words.length && !begins(to)) to += 1;
  return words.slice(from, to);
};

const mayBeVerb = ({ readings }: Standing): boolean => readings.some(isFinite);
const isRelative = ({ readings }: Standing): boolean =>
  readings.some(({ lexeme }) => lexeme.kind === 'relative');
const isOfSpeakers = ({ features: { person } }: Analysis): boolean => person === 1 || person === 2;

/** The only word of a sentence that can be its verb is that: *portās* in "Quid portās?" are no gates. */
const asItsVerb = (sentence: readonly Standing[], word: Standing): readonly Analysis[] => {
  const [lone, ...others] = sentence.filter(mayBeVerb);
  return lone === word && others.length === 0 && !sentence.some(isVerb) ? word.readings.filter(isFinite) : [];
};

/** Who stands alone between stops beside "I", "we" or "you" is called: *Cīvēs, quid faciāmus?* */
const asCalled = (
  words: readonly Standing[],
  at: number,
  sentence: readonly Standing[],
): readonly Analysis[] => {
  const [word, next] = [words[at], words[at + 1]];
  const isAlone = word !== undefined && (at === 0 || word.isAfterStop) && (!next || next.isAfterStop);
  if (!isAlone || sentence.length < 2 || (next && isRelative(next))) return [];
  const verbs = sentence.filter(isVerb);
  const isSpoken = verbs.length > 0 && verbs.every(({ readings }) => readings.every(isOfSpeakers));
  return isSpoken ? word.readings.filter(({ features }) => features.case === 'voc') : [];
};

/** A noun for a woman or a female beside that for either, in one form: *ursīs* are bears. */
const withoutTwins = (readings: readonly Analysis[]): readonly Analysis[] =>
  readings.filter(
    ({ lexeme, key }) =>
      lexeme.gender !== 'f' ||
      !readings.some(
        (other) =>
          other.lexeme.gender === 'm' &&
          other.key === key &&
          other.lexeme.parts[0]?.replace(/us$/, 'a') === lexeme.parts[0],
      ),
  );

/** The words of a text, each with the readings that are likely there. */
export const likelyWords = (index: LatinIndex, text: string): readonly ReadWord[] => {
  const own = wordsOf(text).map((word) => ({ word, readings: withoutTwins(index.analyse(word)) }));
  const words = readStanding(index, text);
  // Two that are read as one, quō modō, leave no place for place.
  if (words.length !== own.length) return own;
  // A word by itself is no sentence.
  return own.map((read, at) => {
    const word = words[at];
    if (!word || words.length < 2) return read;
    const sentence = sentenceOf(words, at);
    const wanted = [asItsVerb(sentence, word), asCalled(words, at, sentence)].find((list) => list.length > 0);
    return wanted ? { word: read.word, readings: wanted } : read;
  });
};
