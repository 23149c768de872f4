// Whether a Latin sentence by an AI holds together: its verb has a subject of its number, a passive has no accusative, an adjective has a
// noun, a preposition its case; and no macron stands where none belongs. Only what admits of no other reading is held against it.
import type { Analysis, LatinIndex } from '../analyse.ts';
import { wordsOf } from '../analyse.ts';
import { isDeponent, isSemideponent } from '../classes.ts';
import { fold } from '../fold.ts';
import { syntaxFaults } from './gradeComposition.ts';

type Word = { readonly word: string; readonly readings: readonly Analysis[] };

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
    const readings = index.analyse(word).filter(({ form }) => form.text.normalize('NFC').length === word.normalize('NFC').length);
    return (
      MACRONS.test(word) &&
      readings.length > 0 &&
      readings.every(({ form }) => {
        const long = marks(form.text);
        return marks(word).some((isMarked, at) => isMarked && long[at] !== true);
      })
    );
  }); // prettier-ignore

const JOINS = new Set('et ac atque aut vel sed nec neque ut ne si nisi cum quod quia qui quae dum ubi postquam an que quam'.split(' ')); // prettier-ignore

/** What a genitive of the whole stands with. */
const MEASURES = new Set(
  'satis multum parum quantum tantum plus nihil aliquid quid milia nemo multi pauci quis'.split(' '),
);

const isFinite = ({ features }: Analysis): boolean => features.person !== undefined;
const isNominal = ({ features, lexeme }: Analysis): boolean =>
  features.case !== undefined && (lexeme.pos === 'noun' || lexeme.pos === 'adj' || lexeme.pos === 'pron');
const genderOf = ({ lexeme, features }: Analysis): string | undefined =>
  lexeme.pos === 'noun' ? (lexeme.gender === 'c' ? undefined : lexeme.gender) : features.gender;

/** Readings with the macrons as written, if there are any; else all. */
const readingsOf = (index: LatinIndex, word: string): readonly Analysis[] => {
  const all = index.analyse(word);
  const exact = all.filter((reading) => reading.exact);
  return MACRONS.test(word) && exact.length > 0 ? exact : all;
};

const isPassive = ({ features, lexeme }: Analysis): boolean =>
  features.voice === 'pass' && !isDeponent(lexeme) && !isSemideponent(lexeme);

const clauseFault = (words: readonly Word[]): string | undefined => {
  if (words.some(({ word }) => JOINS.has(word.toLowerCase()))) return undefined;
  const verbs = words.filter(({ readings }) => readings.length > 0 && readings.every(isFinite));
  const [verb] = verbs;
  if (!verb || verbs.length > 1 || words.some(({ readings }) => readings.length > 0 && readings.every(({ features }) => features.mood === 'inf' || features.mood === 'part'))) return undefined;
  const nouns = words.filter(({ readings }, at) => readings.length > 0 && readings.every(isNominal) && !words[at - 1]?.readings.every(({ lexeme }) => lexeme.pos === 'prep'));
  const persons = new Set(verb.readings.map(({ features }) => `${features.person ?? ''}${features.number ?? ''}`));
  const isBeing = verb.readings.some(({ lexeme }) => lexeme.id === 'sum_v' || lexeme.id === 'fio_v');
  if (persons.size > 1 || isBeing) return undefined;
  const number = verb.readings[0]?.features.number;
  const person = verb.readings[0]?.features.person;
  const canBeSubject = ({ readings }: Word): boolean => person === 3 && readings.some(({ features }) => features.case === 'nom' && features.number === number);
  const hasNoun = ({ readings }: Word): boolean => readings.some(({ lexeme }) => lexeme.pos === 'noun' || (lexeme.pos === 'pron' && lexeme.id !== 'ego_pron' && lexeme.id !== 'tu_pron'));
  const named = words.filter(hasNoun);
  const isOwnerless = named.length === 1 && !words.some(({ word }) => MEASURES.has(fold(word))) && !verb.readings.some(({ lexeme }) => lexeme.gov?.some((pattern) => pattern.includes('gen')));
  const substantive = nouns.filter(({ readings }) => readings.some(({ lexeme }) => lexeme.pos === 'noun'));
  const stranded = substantive.find(({ readings }) => readings.every(({ features }) => features.case === 'nom' || features.case === 'voc' || (features.case === 'gen' && isOwnerless)));
  if (stranded && !words.some(canBeSubject)) return `${stranded.word} does not agree with ${verb.word}`;
  if (verb.readings.every(isPassive) && !words.some(canBeSubject)) {
    const object = substantive.find(({ readings }) => readings.every(({ features }) => features.case === 'acc'));
    if (object) return `${object.word} is accusative beside the passive ${verb.word}`;
  }
  const subjects = named.filter((one) => canBeSubject(one) && !one.readings.some(({ features }) => features.case === 'acc')).flatMap(({ readings }) => readings.filter(({ features, lexeme }) => features.case === 'nom' && features.number === number && lexeme.pos !== 'adj'));
  const loose = nouns.find(({ readings }) => readings.every((one) => one.lexeme.pos === 'adj' && one.lexeme.kind === undefined && one.features.case === 'nom' && one.features.number === number && !subjects.some((noun) => genderOf(noun) === undefined || genderOf(noun) === genderOf(one))));
  return loose && subjects.length > 0 ? `${loose.word} agrees with no noun` : undefined;
}; // prettier-ignore

/** What is wrong with a Latin sentence whatever it means, or undefined. */
export const latinFault = (index: LatinIndex, text: string): string | undefined => {
  const misplaced = misplacedMacron(index, text);
  if (misplaced !== undefined) return `${misplaced} has a macron where none belongs`;
  for (const sentence of text.split(/[.!?;:]+/)) {
    const words = wordsOf(sentence).map((word) => ({ word, readings: readingsOf(index, word) }));
    if (words.length < 2 || /[,"“”‘’']/u.test(sentence)) continue;
    const fault = clauseFault(words) ?? syntaxFaults(index, sentence)[0]?.message;
    if (fault !== undefined) return fault;
  }
  return undefined;
};
