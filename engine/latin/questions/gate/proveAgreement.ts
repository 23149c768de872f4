// Whether a Latin sentence by an AI holds together: its verb has a subject of its number, a passive has no accusative, an adjective has a
// noun, a preposition its case; and no macron stands where none belongs. Only what admits of no other reading is held against it.
import type { Analysis, LatinIndex } from '../../analyse.ts';
import { wordsOf } from '../../analyse.ts';
import { isDeponent, isSemideponent } from '../../classes.ts';
import { fold } from '../../fold.ts';
import type { ReadWord } from '../../reading/latin.ts';
import {
  agree,
  casesBehind,
  genderOf,
  hasMacrons,
  isFinite,
  isPreposition,
  isVerb,
  readWords,
  sentencesIn,
} from '../../reading/latin.ts';
import { isAttribute, JOINS } from './clauseWords.ts';
import { syntaxFaults } from '../grading/gradeComposition.ts';
import { fitFault } from './proveClause.ts';

const MACRONS = /[āēīōūȳ]/iu;

/** The macrons of a word by place: "m-m". */
const marks = (word: string): readonly boolean[] =>
  word
    .normalize('NFC')
    .toLowerCase()
    .split('')
    .map((letter) => MACRONS.test(letter));

/** The first word with a macron on a vowel that is long in no reading of it; missing macrons are let be. */
const misplacedMacron = (index: LatinIndex, text: string): string | undefined =>
  wordsOf(text).find((word) => {
    const readings = index
      .analyse(word)
      .filter(({ form }) => form.text.normalize('NFC').length === word.normalize('NFC').length);
    return (
      MACRONS.test(word) &&
      readings.length > 0 &&
      readings.every(({ form }) => {
        const long = marks(form.text);
        return marks(word).some((isMarked, at) => isMarked && long[at] !== true);
      })
    );
  });

/** What a genitive of the whole stands with. */
const MEASURES = new Set(
  'satis multum parum quantum tantum plus nihil aliquid quid milia nemo multi pauci quis'.split(' '),
);

const isNominal = ({ features, lexeme }: Analysis): boolean =>
  features.case !== undefined && (lexeme.pos === 'noun' || lexeme.pos === 'adj' || lexeme.pos === 'pron');

const isPassive = ({ features, lexeme }: Analysis): boolean =>
  features.voice === 'pass' && !isDeponent(lexeme) && !isSemideponent(lexeme);

const clauseFault = (words: readonly ReadWord[]): string | undefined => {
  if (words.some(({ word }) => JOINS.has(word.toLowerCase()))) return undefined;
  const verbs = words.filter(isVerb);
  const [verb] = verbs;
  if (
    !verb ||
    verbs.length > 1 ||
    words.some(
      ({ readings }) =>
        readings.length > 0 &&
        readings.every(({ features }) => features.mood === 'inf' || features.mood === 'part'),
    )
  )
    return undefined;
  const nouns = words.filter(
    ({ readings }, at) =>
      readings.length > 0 &&
      readings.every(isNominal) &&
      !words[at - 1]?.readings.every(({ lexeme }) => lexeme.pos === 'prep'),
  );
  const persons = new Set(
    verb.readings.map(({ features }) => `${features.person ?? ''}${features.number ?? ''}`),
  );
  const isBeing = verb.readings.some(({ lexeme }) => lexeme.id === 'sum_v' || lexeme.id === 'fio_v');
  if (persons.size > 1 || isBeing) return undefined;
  const number = verb.readings[0]?.features.number;
  const person = verb.readings[0]?.features.person;
  const canBeSubject = ({ readings }: ReadWord): boolean =>
    person === 3 && readings.some(({ features }) => features.case === 'nom' && features.number === number);
  const hasNoun = ({ readings }: ReadWord): boolean =>
    readings.some(
      ({ lexeme }) =>
        lexeme.pos === 'noun' ||
        (lexeme.pos === 'pron' && lexeme.id !== 'ego_pron' && lexeme.id !== 'tu_pron'),
    );
  const named = words.filter(hasNoun);
  const isOwnerless =
    named.length === 1 &&
    !words.some(({ word }) => MEASURES.has(fold(word))) &&
    !verb.readings.some(({ lexeme }) => lexeme.gov?.some((pattern) => pattern.includes('gen')));
  const substantive = nouns.filter(({ readings }) => readings.some(({ lexeme }) => lexeme.pos === 'noun'));
  const stranded = substantive.find(({ readings }) =>
    readings.every(
      ({ features }) =>
        features.case === 'nom' || features.case === 'voc' || (features.case === 'gen' && isOwnerless),
    ),
  );
  if (stranded && person === 3 && !words.some(canBeSubject))
    return `${stranded.word} does not agree with ${verb.word}`;
  if (verb.readings.every(isPassive) && !words.some(canBeSubject)) {
    const object = substantive.find(({ readings }) =>
      readings.every(({ features }) => features.case === 'acc'),
    );
    if (object) return `${object.word} is accusative beside the passive ${verb.word}`;
  }
  const subjects = named
    .filter((one) => canBeSubject(one) && !one.readings.some(({ features }) => features.case === 'acc'))
    .flatMap(({ readings }) =>
      readings.filter(
        ({ features, lexeme }) =>
          features.case === 'nom' && features.number === number && lexeme.pos !== 'adj',
      ),
    );
  const loose = nouns.find(({ readings }) =>
    readings.every(
      (one) =>
        one.lexeme.pos === 'adj' &&
        one.lexeme.kind === undefined &&
        one.features.case === 'nom' &&
        one.features.number === number &&
        !subjects.some((noun) => genderOf(noun) === undefined || genderOf(noun) === genderOf(one)),
    ),
  );
  return loose && subjects.length > 0 ? `${loose.word} agrees with no noun` : undefined;
};

const isSubstantive = ({ lexeme }: Analysis): boolean => lexeme.pos === 'noun' || lexeme.pos === 'pron';

/** An adjective that has the case and number of the noun beside it, and the gender of none; a neuter plural may stand for things. */
const genderFault = (words: readonly ReadWord[]): string | undefined => {
  const nouns = words.flatMap(({ readings }) => readings.filter(isSubstantive));
  for (const [at, one] of words.entries()) {
    if (
      !isAttribute(one) ||
      one.readings.some(({ features }) => features.case === 'nom' && features.gender !== 'n') ||
      one.readings.some((reading) => nouns.some((noun) => agree(reading, noun)))
    )
      continue;
    if (one.readings.some(({ features }) => features.gender === 'n' && features.number === 'pl')) continue;
    const beside = [words[at - 1], words[at + 1]].find(
      (next) =>
        next &&
        next.readings.length > 0 &&
        next.readings.every(({ lexeme }) => lexeme.pos === 'noun') &&
        next.readings.some(
          (noun) =>
            noun.features.case !== 'nom' &&
            one.readings.some(
              ({ features }) =>
                features.case === noun.features.case && features.number === noun.features.number,
            ),
        ),
    );
    if (beside && !beside.readings.some(({ features }) => features.case === 'nom'))
      return `${one.word} has not the gender of ${beside.word}`;
  }
  return undefined;
};

/** cum is a preposition where the sentence has one verb and no other for it. */
const governs = (words: readonly ReadWord[], one: ReadWord): boolean =>
  isPreposition(one) ||
  (one.readings.length > 0 &&
    fold(one.word) === 'cum' &&
    words.filter(({ readings }) => readings.some(isFinite)).length === 1);

/** A preposition before a noun that cannot have its case. */
const governmentFault = (words: readonly ReadWord[]): string | undefined => {
  for (const [at, { word, readings }] of words.entries()) {
    const cases = casesBehind({ word, readings });
    const next = words[at + 1];
    if (!governs(words, { word, readings }) || cases.length === 0 || !next || next.readings.length === 0)
      continue;
    if (
      next.readings.every(
        ({ lexeme, features }) =>
          lexeme.pos === 'noun' &&
          features.case !== undefined &&
          features.case !== 'gen' &&
          !cases.includes(features.case),
      ) ||
      (next.readings.every(({ lexeme }) => lexeme.pos === 'noun' || lexeme.pos === 'adj') &&
        !words
          .slice(at + 1, at + 4)
          .some((later) =>
            later.readings.some(
              ({ lexeme, features }) =>
                lexeme.pos !== 'verb' &&
                features.mood === undefined &&
                features.case !== undefined &&
                cases.includes(features.case),
            ),
          ))
    )
      return `${next.word} has not the case that ${word} takes`;
  }
  return undefined;
};

/** Where a sentence without joints has its verb, a word that may be a noun is none: domō is the house, not "I tame". */
const settled = (words: readonly ReadWord[]): readonly ReadWord[] => {
  const isSettled = words.some(isVerb) && !words.some(({ word }) => JOINS.has(fold(word)));
  return words.map((one) => {
    const nominal = one.readings.filter((reading) => !isFinite(reading));
    return isSettled && nominal.length > 0 ? { ...one, readings: nominal } : one;
  });
};

/** What is wrong with a Latin sentence whatever it means, or undefined. */
export const latinFault = (index: LatinIndex, text: string): string | undefined => {
  const misplaced = misplacedMacron(index, text);
  if (misplaced !== undefined) return `${misplaced} has a macron where none belongs`;
  const isMarked = hasMacrons(text);
  for (const sentence of sentencesIn(text)) {
    const read = readWords(index, sentence, isMarked);
    const isPlain = read.length > 1 && !/[,"“”‘’']/u.test(sentence);
    const words = isPlain ? settled(read) : read;
    const fault =
      (isPlain ? (clauseFault(words) ?? fitFault(words)) : undefined) ??
      genderFault(words) ??
      governmentFault(words) ??
      syntaxFaults(index, sentence)[0]?.message;
    if (fault !== undefined) return fault;
  }
  return undefined;
};
