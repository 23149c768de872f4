// Explanations of composed sentences: the words that carry the point, with their forms.
import type { LatinSlot } from '@sigilla/content/schema/latinQuestion.ts';
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import type { Analysis, LatinIndex } from '../analyse.ts';
import { lemmaOf } from '../analyse.ts';
import { inflectionClass } from '../classes.ts';
import type { Case, Features, Tense } from '../features.ts';
import { FEATURE_NAMES, featuresOf } from '../features.ts';
import type { Cell } from '../inflect.ts';
import { paradigm } from '../inflect.ts';
import type { Sentence } from '../sentences/compose.ts';
import { tellsOfNow } from '../sentences/preterites.ts';
import { describeForm } from './describing.ts';
import { noteOn } from './noteOn.ts';
import type { Form, VariantKind } from '../word.ts';

/** What the tenses of a verb tell whose perfect tells of now: ōdī "I hate", ōderam "I hated". */
const IN_SENSE: Partial<Record<Tense, string>> = { perf: 'present', plup: 'past', futp: 'future' };

/** `rēgem: accusative singular of rēx`; `ōdit: third person singular perfect indicative active of ōdī, present in sense`. */
const describeSlot = (index: LatinIndex, slot: LatinSlot): string => {
  const lexeme = index.byId(slot.lexemes[0] ?? '');
  const features = featuresOf(slot.cells[0] ?? '') ?? {};
  const what = describeForm(lexeme, features);
  const sense = lexeme?.pos === 'verb' && tellsOfNow(lexeme) ? IN_SENSE[features.tense ?? 'pres'] : undefined;
  return `${slot.text}: ${what}${lexeme ? ` of ${lemmaOf(lexeme)}` : ''}${sense ? `, ${sense} in sense` : ''}`;
};

/** What a form of sum makes of a perfect participle: locūtus est, locūtus erat, locūtus erit. */
const WITH_SUM = { pres: 'perf', impf: 'plup', fut: 'futp' } as const;

/** `locūtus est: third person singular perfect indicative of loquor`: of two words that are one form, the form; undefined for any other word. */
const describeCompound = (
  index: LatinIndex,
  slots: readonly LatinSlot[],
  slot: LatinSlot,
): string | undefined => {
  const participle = featuresOf(slot.cells[0] ?? '');
  if (slot.role !== 'verb' || participle?.mood !== 'part' || participle.tense !== 'perf') return undefined;
  const sum = slots.find(({ role, clause }) => role === 'auxiliary' && clause === slot.clause);
  const { tense, mood, person, number } = featuresOf(sum?.cells[0] ?? '') ?? {};
  const lexeme = index.byId(slot.lexemes[0] ?? '');
  if (!sum || !lexeme || !mood || (tense !== 'pres' && tense !== 'impf' && tense !== 'fut')) return undefined;
  const form: Features = {
    tense: WITH_SUM[tense],
    mood,
    ...(participle.voice && { voice: participle.voice }),
    ...(person && { person }),
    ...(mood !== 'inf' && number && { number }),
  };
  return `${slot.text} ${sum.text}: ${describeForm(lexeme, form)} of ${lemmaOf(lexeme)}`;
};

/** What a role says by itself, and the case in which it does. */
const BY_ROLE: Readonly<Record<string, readonly [of: Case, says: string]>> = {
  indirect: ['dat', 'the receiver'],
  agent: ['abl', 'the doer, behind ā or ab'],
  place: ['abl', 'where: the ablative'],
  goal: ['acc', 'where to: the accusative'],
  means: ['abl', 'with what: the ablative'],
};

/** Why the word of a gap stands as it does: whose verb it is, what it is the subject or object of. Empty where its construction alone says that. */
const reasonOf = (slots: readonly LatinSlot[], slot: LatinSlot): string => {
  const inClause = (role: string): readonly string[] =>
    slots.flatMap((other) => (other.clause === slot.clause && other.role === role ? [other.text] : []));
  const only = (role: string): string | undefined => {
    const [found, ...more] = inClause(role);
    return more.length === 0 ? found : undefined;
  };
  const { case: grammaticalCase, person, mood } = featuresOf(slot.cells[0] ?? '') ?? {};
  const [byItself, says] = BY_ROLE[slot.role] ?? [];
  if (says !== undefined) return grammaticalCase === byItself ? says : '';
  const verb = only('verb');
  switch (slot.role) {
    case 'verb': {
      const subject = only('subject');
      return subject && person === 3 ? `its subject is ${subject}` : '';
    }
    case 'subject':
      if (grammaticalCase === 'acc') return 'in a report the subject is accusative';
      if (!verb || grammaticalCase !== 'nom') return '';
      return `${inClause('subject').length > 1 ? 'a' : 'the'} subject of ${verb}`;
    case 'object':
      if (!verb || mood || !grammaticalCase) return '';
      return grammaticalCase === 'acc'
        ? `the object of ${verb}`
        : `${verb} takes the ${FEATURE_NAMES[grammaticalCase]}`;
    default: {
      const noun = slot.agrees === undefined ? undefined : slots[slot.agrees]?.text;
      return noun && grammaticalCase && !mood ? `it agrees with ${noun}` : '';
    }
  }
};

/** What the word of a gap is, and why. */
export const explainGap = (index: LatinIndex, { slots, tree }: Sentence, slot: LatinSlot): string => {
  const reason = reasonOf(slots, slot);
  return `${describeSlot(index, slot)}${reason && `; ${reason}`}. ${noteOn(tree)}`;
};

/** Whether two cells stand in one column of a table: the cases of a number, the persons of a tense. */
const isBeside = (one: Features, other: Features): boolean =>
  (['tense', 'mood', 'voice', 'degree', 'gender', 'adverb'] as const).every(
    (name) => one[name] === other[name],
  ) &&
  (one.case === undefined
    ? one.person !== undefined && other.person !== undefined
    : one.number === other.number && other.case !== undefined);

/** By-forms that a reader may meet but nobody learns to write: sprērat, regundus, amāverīmus. */
const SELDOM: ReadonlySet<VariantKind> = new Set(['contracted', 'quantity', 'undus']);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What the forms beside one another are, so that a learner can tell which is which. */
const rowName = (row: readonly Cell[]): string => {
  const [first, last] = [row[0]?.features, row.at(-1)?.features];
  if (first?.case && last?.case) {
    const cases = `${FEATURE_NAMES[first.case]} to ${FEATURE_NAMES[last.case]}`;
    return capital(first.number ? `${FEATURE_NAMES[first.number]}, ${cases}` : cases);
  }
  if (first?.mood === 'imp') return 'To one and to several';
  return row.length === 6 ? 'From “I” to “they”' : 'Beside it';
};

/** The declension or conjugation, where the form shows it: a participle is not declined as its verb is conjugated. */
const classShown = (word: Lexeme, { mood, case: grammaticalCase, degree = 'pos' }: Features): string => {
  const name = inflectionClass(word);
  const isOfVerb = mood !== undefined && grammaticalCase === undefined;
  return /declension|conjugation/.test(name) && degree === 'pos' && (isOfVerb || mood === undefined)
    ? `, ${name}`
    : '';
};

/**
 * What a form is, and the forms beside it: "The dative singular of mūrus is mūrō, second declension. Singular, nominative to ablative:
 * mūrus, mūrī, mūrō, mūrum, mūrō."
 */
export const explainForm = (word: Lexeme, cell: Cell): string => {
  const row = paradigm(word).filter(
    ({ features }) =>
      isBeside(cell.features, features) &&
      (cell.features.case === 'voc' || features.case !== 'voc') &&
      features.case !== 'loc',
  );
  const texts = row.map(({ forms }) => forms[0]?.text ?? '');
  const isSeldom = ({ variant }: Form): boolean =>
    word.pos === 'verb' && variant !== undefined && SELDOM.has(variant);
  const own = cell.forms
    .filter((form) => !isSeldom(form))
    .map(({ text }) => text)
    .join(' or ');
  const together = texts.length > 1 ? ` ${rowName(row)}: ${texts.join(', ')}.` : '';
  return `The ${describeForm(word, cell.features)} of ${lemmaOf(word)} is ${own}${classShown(word, cell.features)}.${together}`;
};

/** What a form of a word can be, the asked reading first; and which other word it may belong to. */
export const explainReadings = (
  form: string,
  word: Lexeme,
  asked: Features,
  readings: readonly Analysis[],
): string => {
  const own = new Set([
    describeForm(word, asked),
    ...readings.flatMap(({ lexeme, features }) =>
      lexeme.id === word.id && features.case !== 'voc' ? [describeForm(lexeme, features)] : [],
    ),
  ]);
  const other = readings.find(({ lexeme }) => lexeme.id !== word.id);
  const elsewhere =
    other === undefined
      ? ''
      : ` It is also a form of another word, ${lemmaOf(other.lexeme)}: the ${describeForm(other.lexeme, other.features)}.`;
  return `${form} is the ${[...own].slice(0, 3).join(', or the ')} of ${lemmaOf(word)}.${elsewhere}`;
};

const TELLING = [
  'gerundive',
  'gerund',
  'supine',
  'relative pronoun',
  'verb',
  'object',
  'indirect',
  'agent',
  'participle',
  'predicate',
  'subject',
];

/** The two most telling words of a sentence with their forms. */
export const tellingForms = (index: LatinIndex, { slots }: Sentence): string => {
  const telling = TELLING.flatMap((role) => slots.filter((slot) => slot.role === role)).slice(0, 2);
  const told = telling.map((slot) => describeCompound(index, slots, slot) ?? describeSlot(index, slot));
  return told.length === 0 ? '' : `${told.join('; ')}.`;
};

/** What the construction is, and what its two most telling words are. */
export const explain = (index: LatinIndex, sentence: Sentence): string =>
  [noteOn(sentence.tree), tellingForms(index, sentence)].filter(Boolean).join(' ');
