// Explanations of composed sentences: the words that carry the point, with their forms.
import type { LatinSlot } from '@sigilla/content/schema/latinQuestion.ts';
import type { LatinIndex } from '../analyse.ts';
import { lemmaOf } from '../analyse.ts';
import { featuresOf } from '../features.ts';
import type { Sentence } from '../sentences/compose.ts';
import { describeForm } from './describing.ts';
import { noteOf } from '../sentences/frames.ts';

const describeSlot = (index: LatinIndex, slot: LatinSlot): string => {
  const lexeme = index.byId(slot.lexemes[0] ?? '');
  const what = describeForm(lexeme, featuresOf(slot.cells[0] ?? '') ?? {});
  return `${slot.text}: ${what}${lexeme ? ` of ${lemmaOf(lexeme)}` : ''}`;
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
  [noteOf(sentence.tree.frame), tellingForms(index, sentence)].filter(Boolean).join(' ');
