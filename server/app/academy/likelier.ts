// Of words that look alike, which one a sentence means, told by what stands beside it: for sentences that somebody wrote, whose words no tree names.
// Invariant: a word keeps at least one of its readings.
import type { Academy, Analysis } from '@sigilla/engine/latin/academy.ts';

/** A word of a sentence, and what it may be there. */
export interface ReadForm {
  readonly form: string;
  readonly readings: readonly Analysis[];
}

const agrees = (one: Analysis['features'], other: Analysis['features']): boolean =>
  one.case !== undefined && one.case === other.case && one.number === other.number;

const readingsOf = (word: ReadForm | undefined): readonly Analysis[] => word?.readings ?? [];

/** Is a reading not what is meant? */
type Unmeant = (
  academy: Academy,
  reading: Analysis,
  word: ReadForm,
  before: ReadForm | undefined,
  after: ReadForm | undefined,
) => boolean;

/** A quality that is a noun as well is one, unless a noun beside it bears it: "amīcus abiit" is a friend, "vir amīcus" a friendly man. */
const unborne: Unmeant = (academy, { lexeme }, { readings }, before, after) =>
  lexeme.pos === 'adj' &&
  readings.some(
    (other) =>
      other.lexeme.pos === 'noun' &&
      academy.fold(academy.lemma(other.lexeme)) === academy.fold(academy.lemma(lexeme)),
  ) &&
  !readings.some(
    (quality) =>
      quality.lexeme.id === lexeme.id &&
      [...readingsOf(before), ...readingsOf(after)].some(
        (noun) => noun.lexeme.pos === 'noun' && agrees(quality.features, noun.features),
      ),
  );

/** "cum" before no ablative is no "with". */
const withNobody: Unmeant = (_academy, { lexeme }, _word, _before, after) =>
  lexeme.id === 'cum_prep' && !readingsOf(after).some(({ features }) => features.case === 'abl');

/** And before an ablative it is one. */
const whenSomebody: Unmeant = (_academy, { lexeme }, _word, _before, after) =>
  lexeme.id === 'cum_conj' && readingsOf(after).some(({ features }) => features.case === 'abl');

/** "quam" before the highest degree is "as … as can be", and nobody's "whom". */
const ofDegree: Unmeant = (academy, { lexeme }, { form }, _before, after) =>
  academy.fold(form) === 'quam' &&
  lexeme.id !== 'quam_adv' &&
  readingsOf(after).some(({ features }) => features.degree === 'sup');

const isFinite = ({ features: { mood } }: Analysis): boolean =>
  mood === 'ind' || mood === 'subj' || mood === 'imp' || mood === 'inf';

/** "veniam petō": what may be the object of the very verb that follows it is no second verb. What is said stands before its verb as well, so that saying tells nothing. */
const secondVerb: Unmeant = (_academy, reading, { readings }, _before, after) =>
  isFinite(reading) &&
  readings.some(({ lexeme, features }) => lexeme.pos === 'noun' && features.case === 'acc') &&
  readingsOf(after).length > 0 &&
  readingsOf(after).every(
    (verb) => isFinite(verb) && verb.lexeme.gov?.includes('acc') === true && !verb.lexeme.gov.includes('aci'),
  );

/** Forms that are nearly always of the other word, folded. */
const SELDOM: ReadonlySet<string> = new Set(['forte fortis_adj', 'forte fors_n']);
const seldom: Unmeant = (academy, { lexeme }, { form }) =>
  SELDOM.has(`${academy.fold(form)} ${lexeme.id}`) ||
  (lexeme.id === 'cerno_v' && academy.fold(form).startsWith('creu'));

const UNMEANT: readonly Unmeant[] = [unborne, withNobody, whenSomebody, ofDegree, secondVerb, seldom];

/** The words of a sentence without readings that are not what they mean there. */
export const likelier = (academy: Academy, words: readonly ReadForm[]): readonly ReadForm[] =>
  words.map((word, at) => {
    const left = word.readings.filter(
      (reading) =>
        !UNMEANT.some((isUnmeant) => isUnmeant(academy, reading, word, words[at - 1], words[at + 1])),
    );
    return left.length === 0 || left.length === word.readings.length ? word : { ...word, readings: left };
  });
