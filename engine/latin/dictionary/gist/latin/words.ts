// A Latin text as words that can be linked with another's: enclitics apart, verbs of two words as one.
// Invariant: no word is lost; what is joined stands where its participle stood.
import type { Analysis, LatinIndex } from '../../../analyse.ts';
import type { Features } from '../../../features.ts';
import { fold, plainText } from '../../../fold.ts';
import { asWritten, hasMacrons } from '../../../reading/latin.ts';
import { dutiesIn } from './duties.ts';
import { isSmall } from './small.ts';

/** A word of a text, or a verb of two. */
export interface Word {
  readonly text: string;
  readonly folded: string;
  readonly readings: readonly Analysis[];
  /** What stands before it that is no word: "," or "". */
  readonly stop: string;
  /** It must be done: the time of it, and the person where the verb shows one. */
  readonly duty?: Features;
  /** Whom the "to be" of a gerundive shows, who speaks or is spoken to. */
  readonly bound?: Pick<Features, 'person' | 'number'>;
}

/** "No time" as "time … not": nūllus, beside the noun that it agrees with, denies what is told. */
const denied = (index: LatinIndex, words: readonly Word[]): readonly Word[] =>
  words.map((word, at) => {
    if (!word.readings.some(({ lexeme: { id } }) => id === 'nullus_adj')) return word;
    const isBehind = words[at - 1]?.readings.some(({ lexeme: { pos } }) => pos === 'prep');
    const isOf = (other: Word | undefined): boolean =>
      other?.readings.some(
        ({ lexeme, features }) =>
          lexeme.pos === 'noun' &&
          word.readings.some(
            ({ features: { case: of, number, gender } }) =>
              of === features.case &&
              number === features.number &&
              (lexeme.gender === 'c' || lexeme.gender === gender),
          ),
      ) ?? false;
    return !isBehind && (isOf(words[at + 1]) || isOf(words[at - 1])) ? wordOf(index, 'nōn', word.stop) : word;
  });

/** How far a participle may stand from its "to be". */
const APART = 5;

const isBeing = ({ lexeme: { id }, features: { mood } }: Analysis): boolean =>
  id === 'sum_v' && mood !== 'part';
const isParticiple = ({ features: { mood } }: Analysis): boolean => mood === 'part';

/** Whether a word may be a participle of which "to be", right behind it, tells somebody. */
const canBeTold = (word: Word | undefined): boolean =>
  word?.readings.some(
    (one) => isParticiple(one) && one.features.tense !== 'pres' && one.features.case === 'nom',
  ) ?? false;

/** A word of the index, with what stands before it. */
const wordOf = (index: LatinIndex, text: string, stop: string): Word => ({
  text,
  folded: fold(text),
  readings: index.analyse(text),
  stop,
});

/** The words as they stand, "and" and "with" before the word they hang on, what asks left out. */
const apart = (index: LatinIndex, text: string): readonly Word[] => {
  const isMarked = hasMacrons(text);
  const plain = plainText(text);
  let end = 0;
  return [...plain.matchAll(/[\p{L}\p{M}]+/gu)].flatMap((match): readonly Word[] => {
    const stop = plain.slice(end, match.index).replaceAll(/[\s_"'“”‘’*]/gu, '');
    end = match.index + match[0].length;
    const all = index.analyse(match[0]);
    const known = isMarked ? asWritten(all) : all;
    const whole = known.filter(({ enclitic }) => enclitic === undefined);
    const [first] = whole.length > 0 ? whole : known;
    const enclitic = first?.enclitic;
    const [bound] = known.length === 0 ? (/^\p{Lu}.{2,}(?=que$)/u.exec(match[0]) ?? []) : [];
    if (bound !== undefined) return [wordOf(index, 'et', stop), wordOf(index, bound, '')];
    if (enclitic === undefined || enclitic === 've') {
      return [{ ...wordOf(index, match[0], stop), readings: whole.length > 0 ? whole : known }];
    }
    const rest = match[0].slice(0, -enclitic.length);
    const readings = known.map(({ enclitic: _, ...one }) => one);
    if (enclitic === 'ne') return [{ text: rest, folded: fold(rest), readings, stop }];
    return [
      wordOf(index, enclitic === 'que' ? 'et' : 'cum', stop),
      { text: rest, folded: fold(rest), readings, stop: '' },
    ];
  });
};

/** Verbs of two words as one; the two no farther apart than is said. */
const joined = (index: LatinIndex, words: readonly Word[], farthest: number): readonly Word[] => {
  const gone = new Set<number>();
  const verbs = new Map<number, readonly Analysis[]>();
  for (const [at, { readings, text }] of words.entries()) {
    if (!readings.some(isParticiple)) continue;
    const beings = [...words.keys()]
      .filter(
        (i) =>
          i !== at &&
          Math.abs(i - at) <= farthest &&
          !gone.has(i) &&
          words[i]?.readings.some(isBeing) &&
          (i - 1 === at || !canBeTold(words[i - 1])),
      )
      .toSorted((one, other) => Math.abs(one - at) - Math.abs(other - at) || other - one);
    for (const being of beings) {
      // What stands beyond a stop is of another clause.
      const [from, to] = [Math.min(at, being), Math.max(at, being)];
      if (words.slice(from + 1, to + 1).some(({ stop }) => stop !== '')) continue;
      const both = index.analyse(`${text} ${words[being]?.text ?? ''}`);
      if (both.length === 0) continue;
      verbs.set(at, both);
      gone.add(being);
      break;
    }
  }
  return words.flatMap((word, at) => {
    const readings = verbs.get(at);
    const stop = gone.has(at - 1) ? `${words[at - 1]?.stop ?? ''}${word.stop}` : word.stop;
    return gone.has(at) ? [] : [{ ...word, stop, ...(readings ? { readings } : {}) }];
  });
};

/** Words that join or point in one reading, and say something in another. */
const DOUBLE = new Set('eo uerum ante post contra circum supra infra extra prope intra'.split(' '));

/** What joins or names somebody is nothing rarer: "nē" is not "spin!". */
const plainly = (given: Word): Word => {
  const usual = given.readings.filter(({ form: { variant } }) => variant === undefined);
  const word = usual.length > 0 ? { ...given, readings: usual } : given;
  // What may be an infinitive bids nobody to be what it says.
  const isInfinitive = word.readings.some(({ features }) => features.mood === 'inf');
  if (isInfinitive)
    return {
      ...word,
      readings: word.readings.filter(({ features: { mood, voice } }) => mood !== 'imp' || voice !== 'pass'),
    };
  if (word.folded === 'licet')
    return { ...word, readings: word.readings.filter(({ lexeme }) => !isSmall(lexeme)) };
  const small = word.readings.filter(({ lexeme }) => isSmall(lexeme));
  return small.length > 0 && !DOUBLE.has(word.folded) ? { ...word, readings: small } : word;
};

/** What stands right behind a preposition, and the noun that it agrees with, in the cases that this takes. */
const governed = (words: readonly Word[]): readonly Word[] => {
  const found = [...words];
  const limit = (at: number, cases: readonly string[]): boolean => {
    const word = found[at];
    if (!word || word.stop !== '') return false;
    const readings = word.readings.filter(({ features }) => cases.includes(features.case ?? ''));
    if (readings.length === 0) return false;
    found[at] = { ...word, readings };
    return true;
  };
  for (const [at, { readings }] of words.entries()) {
    const preposition =
      readings.length > 0 && readings.every(({ lexeme: { pos } }) => pos === 'prep')
        ? readings[0]?.lexeme
        : undefined;
    if (!preposition || !limit(at + 1, preposition.gov ?? [])) continue;
    const next = found[at + 1];
    const isNoun = next?.readings.some(({ lexeme: { pos } }) => pos === 'noun');
    if (!isNoun) limit(at + 2, next?.readings.flatMap(({ features }) => features.case ?? []) ?? []);
  }
  return found;
};

const hasAll = (words: readonly Word[]): string =>
  words.map(({ text, readings }) => `${text} ${readings.length} ${readings[0]?.key ?? ''}`).join(' ');

/** The words of a text, in each way in which its verbs of two words may be joined. */
export const wordsIn = (index: LatinIndex, text: string): readonly (readonly Word[])[] => {
  const words = denied(index, apart(index, text));
  const [near, far] = [1, APART].map((farthest) =>
    governed(dutiesIn(joined(index, words, farthest)).map(plainly)),
  );
  if (!near || !far) return [];
  return hasAll(near) === hasAll(far) ? [far] : [far, near];
};
