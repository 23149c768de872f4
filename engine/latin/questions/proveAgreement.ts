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

/** Readings with the macrons as written, if the text has any; else all. */
const readingsOf = (index: LatinIndex, word: string, hasMacrons: boolean): readonly Analysis[] => {
  const all = index.analyse(word);
  const exact = all.filter((reading) => reading.exact);
  return hasMacrons && exact.length > 0 ? exact : all;
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
  if (stranded && person === 3 && !words.some(canBeSubject)) return `${stranded.word} does not agree with ${verb.word}`;
  if (verb.readings.every(isPassive) && !words.some(canBeSubject)) {
    const object = substantive.find(({ readings }) => readings.every(({ features }) => features.case === 'acc'));
    if (object) return `${object.word} is accusative beside the passive ${verb.word}`;
  }
  const subjects = named.filter((one) => canBeSubject(one) && !one.readings.some(({ features }) => features.case === 'acc')).flatMap(({ readings }) => readings.filter(({ features, lexeme }) => features.case === 'nom' && features.number === number && lexeme.pos !== 'adj'));
  const loose = nouns.find(({ readings }) => readings.every((one) => one.lexeme.pos === 'adj' && one.lexeme.kind === undefined && one.features.case === 'nom' && one.features.number === number && !subjects.some((noun) => genderOf(noun) === undefined || genderOf(noun) === genderOf(one))));
  return loose && subjects.length > 0 ? `${loose.word} agrees with no noun` : undefined;
}; // prettier-ignore

const SUBORDINATES = new Set('ut ne si nisi cum quod quia qui quae quem quam quo qua cui cuius quos quas quibus quorum dum ubi postquam an quamquam antequam priusquam sicut tamquam velut utinam'.split(' ')); // prettier-ignore
const isSubstantive = ({ lexeme }: Analysis): boolean => lexeme.pos === 'noun' || lexeme.pos === 'pron';
/** An adjective or participle, and nothing else. */
const isAttribute = ({ readings }: Word): boolean =>
  readings.length > 0 &&
  readings.every(
    ({ lexeme, features }) =>
      ((lexeme.pos === 'adj' || lexeme.kind === 'possessive') && features.case !== undefined) ||
      (features.mood === 'part' && features.case !== undefined),
  );
const agree = (one: Analysis, noun: Analysis): boolean =>
  one.features.case === noun.features.case &&
  one.features.number === noun.features.number &&
  (genderOf(noun) === undefined || genderOf(one) === genderOf(noun));

/** An adjective that has the case and number of the noun beside it, and the gender of none; a neuter plural may stand for things. */
const genderFault = (words: readonly Word[]): string | undefined => {
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

/** A preposition before a noun that cannot have its case. */
const governmentFault = (words: readonly Word[]): string | undefined => {
  for (const [at, { word, readings }] of words.entries()) {
    const cases = readings.flatMap(({ lexeme }) => lexeme.gov ?? []);
    const next = words[at + 1];
    if (
      readings.length === 0 ||
      !readings.every(({ lexeme }) => lexeme.pos === 'prep') ||
      cases.length === 0 ||
      !next ||
      next.readings.length === 0
    )
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

/** A predicate beside a form of sum that has another gender or number than the one subject of its clause. */
const predicateFault = (words: readonly Word[]): string | undefined => {
  const verbs = words.filter(({ readings }) => readings.length > 0 && readings.every(isFinite));
  const [verb] = verbs;
  if (
    !verb ||
    verbs.length > 1 ||
    words.some(({ word }) => JOINS.has(fold(word))) ||
    !verb.readings.every(({ lexeme, features }) => lexeme.id === 'sum_v' && features.person === 3)
  )
    return undefined;
  const number = verb.readings[0]?.features.number;
  const nouns = words.filter(({ readings }) =>
    readings.some(
      (one) => isSubstantive(one) && (one.features.case === 'nom' || one.features.case === undefined),
    ),
  );
  const [subject] = nouns;
  if (
    !subject ||
    nouns.length > 1 ||
    !subject.readings.every(
      ({ lexeme, features }) => lexeme.pos === 'noun' && features.case !== 'acc' && features.case !== 'abl',
    )
  )
    return undefined;
  const standing = subject.readings.filter(({ features }) => features.case === 'nom');
  const [noun] = standing;
  if (!noun || words.some(({ readings }) => readings.some(({ features }) => features.mood === 'inf')))
    return undefined;
  if (!standing.some(({ features }) => features.number === number))
    return `${subject.word} does not agree with ${verb.word}`;
  const loose = words.find(
    (one) =>
      isAttribute(one) &&
      one.readings.some(({ features }) => features.case === 'nom') &&
      one.readings.every(
        ({ features }) =>
          features.case === 'nom' ||
          features.case === 'voc' ||
          (features.gender === 'n' && features.number === 'pl'),
      ) &&
      !one.readings.some((reading) => standing.some((each) => agree(reading, each))),
  );
  return loose ? `${loose.word} does not agree with ${subject.word}` : undefined;
};

/** A nominative beside a verb of the first or second person, joined or not, with nothing else to govern it. */
const personFault = (words: readonly Word[]): string | undefined => {
  const verbs = words.filter(({ readings }) => readings.length > 0 && readings.every((one) => isFinite(one)));
  const [verb] = verbs;
  if (
    !verb ||
    verbs.length > 1 ||
    words.some(({ word }) => SUBORDINATES.has(fold(word))) ||
    !verb.readings.every(
      ({ lexeme, features }) =>
        features.person === 1 &&
        features.number === 'sg' &&
        lexeme.id !== 'sum_v' &&
        lexeme.gov?.some((pattern) => pattern.startsWith('acc')),
    )
  )
    return undefined;
  const hasObject = words.some(({ readings }) => readings.some(({ features }) => features.case === 'acc'));
  const noun = words.find(
    ({ readings }) =>
      readings.length > 0 &&
      readings.every(({ lexeme, features }) => lexeme.pos === 'noun' && features.case === 'nom'),
  );
  return noun && !hasObject && !words.some(({ word }) => fold(word) === 'ego')
    ? `${noun.word} is nominative, and ${verb.word} has no object`
    : undefined;
};

const STAYS = new Set(
  'sum_v habito_v sedeo_v maneo_v laboro_v dormio_v vivo_v iaceo_v sto_v ludo_v cano_v canto_v ceno_v lego_v_2 edo_v bibo_v'.split(
    ' ',
  ),
);

const PLACES = new Set([
  'place',
  'city',
  'house',
  'building',
  'earth',
  'sea',
  'water',
  'furniture',
  'nature',
  'sky',
]);

/** In with the accusative where the verb goes nowhere. */
const restFault = (words: readonly Word[]): string | undefined => {
  const verbs = words.filter(({ readings }) => readings.length > 0 && readings.every(isFinite));
  if (verbs.length !== 1 || !verbs[0]?.readings.every(({ lexeme }) => STAYS.has(lexeme.id)) || words.some(({ readings }) => readings.some(({ features }) => features.mood === 'part'))) return undefined;
  const at = words.findIndex(({ word }) => fold(word) === 'in' || fold(word) === 'sub');
  const next = words.slice(at + 1, at + 3).find(({ readings }) => readings.some(({ lexeme }) => lexeme.pos === 'noun'));
  const isTowards = next && next.readings.length > 0 && next.readings.every(({ features }) => features.case === 'acc') && next.readings.some(({ lexeme }) => lexeme.tags.some((tag) => PLACES.has(tag)));
  return at >= 0 && isTowards ? `${words[at]?.word ?? ''} ${next.word} is accusative, and ${verbs[0].word} goes nowhere` : undefined;
}; // prettier-ignore

/** What is wrong with a Latin sentence whatever it means, or undefined. */
export const latinFault = (index: LatinIndex, text: string): string | undefined => {
  const misplaced = misplacedMacron(index, text);
  if (misplaced !== undefined) return `${misplaced} has a macron where none belongs`;
  const hasMacrons = MACRONS.test(text);
  for (const sentence of text.split(/[.!?;:]+/)) {
    const words = wordsOf(sentence).map((word) => ({ word, readings: readingsOf(index, word, hasMacrons) }));
    const isPlain = words.length > 1 && !/[,"“”‘’']/u.test(sentence);
    const fault =
      (isPlain
        ? (clauseFault(words) ?? predicateFault(words) ?? personFault(words) ?? restFault(words))
        : undefined) ??
      genderFault(words) ??
      governmentFault(words) ??
      syntaxFaults(index, sentence)[0]?.message;
    if (fault !== undefined) return fault;
  }
  return undefined;
};
