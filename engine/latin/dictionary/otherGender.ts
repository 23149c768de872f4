// What is said of a noun in a gender that is not its own, which the judge would pass for a form of the author's word: aqua altus, sōl orta est.
// Invariant: what any noun of the answer may have, or whoever speaks or is spoken to, is never held against it.
import type { Analysis, LatinIndex } from '../analyse.ts';
import type { Fault } from '../questions/grading/verdict.ts';

const isNoun = ({ lexeme: { pos } }: Analysis): boolean => pos === 'noun';

/** The readings of the words of a text that have a case. */
const named = (index: LatinIndex, words: readonly string[]): readonly Analysis[] =>
  words.flatMap((word) => index.analyse(word).filter(({ features }) => features.case !== undefined));

/** Whether two forms of one word are apart in nothing but their gender. */
const isOfOtherGender = (one: Analysis, other: Analysis): boolean =>
  one.lexeme === other.lexeme &&
  one.features.gender !== other.features.gender &&
  other.features.gender !== 'n' &&
  (['case', 'number', 'mood', 'tense', 'degree'] as const).every(
    (name) => one.features[name] === other.features[name],
  );

/** The number of who speaks or is spoken to, by a word that is nothing but a verb of that person. */
const spokenIn = (readings: readonly Analysis[]): readonly (string | undefined)[] =>
  readings.every(({ features: { person } }) => person === 1 || person === 2)
    ? readings.map(({ features: { number } }) => number)
    : [];

/**
 * What is said of a noun in a gender that is not its own: aqua altus, sōl orta est, senex sē ventūram esse. The noun stands in the author's sentence and in the answer;
 * he says it of that noun in its gender, and no noun of the answer has the other.
 */
export const otherGender = (
  index: LatinIndex,
  { own, theirs }: { readonly own: readonly string[]; readonly theirs: readonly (readonly string[])[] },
): Fault | undefined => {
  // Of who speaks and is spoken to nobody knows whether it is a man.
  const spoken = new Set(own.flatMap((word) => spokenIn(index.analyse(word))));
  const nouns = named(index, own).filter(isNoun);
  const all = theirs.map((words) => named(index, words));
  const isReflexive = own.includes('se');
  const goes = ({ features: { case: of, number } }: Analysis, noun: Analysis): boolean =>
    noun.features.number === number &&
    (noun.features.case === of || (isReflexive && of === 'acc' && noun.features.case === 'nom'));
  for (const word of own) {
    if (theirs.some((words) => words.includes(word))) continue;
    const said = index
      .analyse(word)
      .filter(
        ({ lexeme: { pos }, features: { gender } }) => gender !== undefined && /^(?:adj|verb)$/.test(pos),
      );
    const isOfSome = said.some((one) =>
      nouns.some(
        (noun) =>
          goes(one, noun) && (noun.lexeme.gender === one.features.gender || noun.lexeme.gender === 'c'),
      ),
    );
    const isWrong = said.some(
      (one) =>
        one.features.gender !== 'n' &&
        !spoken.has(one.features.number) &&
        all.some((read) =>
          read.some(
            (other) =>
              isOfOtherGender(one, other) &&
              nouns.some(
                (noun) =>
                  goes(one, noun) &&
                  noun.lexeme.gender === other.features.gender &&
                  read.some(({ lexeme }) => lexeme === noun.lexeme),
              ),
          ),
        ),
    );
    if (isWrong && !isOfSome)
      return { kind: 'agreement', message: `*${word}* has not the gender of the noun that it is said of.` };
  }
  return undefined;
};
