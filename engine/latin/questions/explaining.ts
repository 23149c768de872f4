// Explanations of composed sentences: the words that carry the point, with their forms.
import type { LatinSlot } from '@sigilla/content/schema/latinQuestion.ts';
import type { LatinIndex } from '../analyse.ts';
import { lemmaOf } from '../analyse.ts';
import { describeFeatures, featuresOf } from '../features.ts';
import type { Sentence } from '../sentences/compose.ts';
import { noteOf } from '../sentences/frames.ts';

const describeSlot = (index: LatinIndex, slot: LatinSlot): string => {
  const lexeme = index.byId(slot.lexemes[0] ?? '');
  const what = describeFeatures(featuresOf(slot.cells[0] ?? '') ?? {});
  return `${slot.text}: ${what}${lexeme ? ` of ${lemmaOf(lexeme)}` : ''}`;
};

const TELLING = ['verb', 'object', 'indirect', 'agent', 'participle', 'predicate', 'subject'];

/** What the construction is, and what its two most telling words are. */
export const explain = (index: LatinIndex, sentence: Sentence): string => {
  const telling = TELLING.flatMap((role) => sentence.slots.filter((slot) => slot.role === role)).slice(0, 2);
  return [noteOf(sentence.tree.frame), `${telling.map((slot) => describeSlot(index, slot)).join('; ')}.`]
    .filter(Boolean)
    .join(' ');
};
