// Explanations of composed sentences: the words that carry the point, with their forms.
import type { LatinSlot } from '@sigilla/content/schema/latinQuestion.ts';
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import type { LatinIndex } from '../analyse.ts';
import { lemmaOf } from '../analyse.ts';
import type { Features } from '../features.ts';
import { featuresOf } from '../features.ts';
import type { Cell } from '../inflect.ts';
import { paradigm } from '../inflect.ts';
import type { Sentence } from '../sentences/compose.ts';
import { describeForm } from './describing.ts';
import { noteOn } from './noteOn.ts';
import type { Form, VariantKind } from '../word.ts';

/** `rēgem: accusative singular of rēx`. */
export const describeSlot = (index: LatinIndex, slot: LatinSlot): string => {
  const lexeme = index.byId(slot.lexemes[0] ?? '');
  const what = describeForm(lexeme, featuresOf(slot.cells[0] ?? '') ?? {});
  return `${slot.text}: ${what}${lexeme ? ` of ${lemmaOf(lexeme)}` : ''}`;
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

/** What a form is, and the forms beside it: "The dative singular of mūrus is mūrō. Together: mūrus, mūrī, mūrō, mūrum, mūrō." */
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
  const together = texts.length > 1 ? ` Together: ${texts.join(', ')}.` : '';
  return `The ${describeForm(word, cell.features)} of ${lemmaOf(word)} is ${own}.${together}`;
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
  return telling.length === 0 ? '' : `${telling.map((slot) => describeSlot(index, slot)).join('; ')}.`;
};

/** What the construction is, and what its two most telling words are. */
export const explain = (index: LatinIndex, sentence: Sentence): string =>
  [noteOn(sentence.tree), tellingForms(index, sentence)].filter(Boolean).join(' ');
