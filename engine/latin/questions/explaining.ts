// Explanations of composed sentences: the words that carry the point, with their forms.
import type { LatinSlot } from '@sigilla/content/schema/latinQuestion.ts';
import type { LatinIndex } from '../analyse.ts';
import { lemmaOf } from '../analyse.ts';
import { describeFeatures, featuresOf } from '../features.ts';
import type { Sentence } from '../sentences/compose.ts';

const CONCEPT_NOTES: Readonly<Record<string, string>> = {
  'simple': 'The subject is nominative, the object accusative.', 'predicate': 'The adjective agrees with the subject.',
  'command': 'The imperative commands, the vocative calls.', 'question': '-ne on the first word makes a question.',
  'giving': 'The receiver is dative.', 'genitive': 'The owner is genitive.', 'infinitive': 'The infinitive completes the verb.',
  'dative verb': 'This verb takes the dative.', 'passive': 'With a passive the doer stands in the ablative with ā or ab.',
  'comparison': 'A comparative compares with quam or a bare ablative; a superlative alone means "very".', 'deponent': 'A deponent has passive forms and an active sense.',
  'leading question': 'num expects a no, nōnne a yes.', 'asking': 'The question word stands first.', 'relative': 'quī takes gender and number from its noun, its case from its own clause.',
  'participle': 'The participle agrees with its noun.', 'reported statement': 'After verbs of saying and thinking: accusative and infinitive.',
  'purpose': 'ut (negative nē) with the subjunctive gives the purpose.', 'indirect question': 'A reported question takes the subjunctive.', 'cum': 'cum with the subjunctive: when, since.',
  'fear': 'After a verb of fearing nē means "that".', 'urging': 'A reported command: ut or nē with the subjunctive.', 'result': 'tam points to a result: ut with the subjunctive, negative ut nōn.',
  'absolute': 'Noun and participle in the ablative make a clause of their own.', 'obligation': 'Gerundive with sum: must be done.',
  'reported after cum': 'cum with the subjunctive, then accusative and infinitive.', 'purpose after absolute': 'An ablative absolute, then a purpose clause.',
}; // prettier-ignore

const describeSlot = (index: LatinIndex, slot: LatinSlot): string => {
  const lexeme = index.byId(slot.lexemes[0] ?? '');
  const what = describeFeatures(featuresOf(slot.cells[0] ?? '') ?? {});
  return `${slot.text}: ${what}${lexeme ? ` of ${lemmaOf(lexeme)}` : ''}`;
};

const TELLING = ['verb', 'object', 'indirect', 'agent', 'participle', 'predicate', 'subject'];

/** What the construction is, and what its two most telling words are. */
export const explain = (index: LatinIndex, sentence: Sentence): string => {
  const telling = TELLING.flatMap((role) => sentence.slots.filter((slot) => slot.role === role)).slice(0, 2);
  return [
    CONCEPT_NOTES[sentence.tree.frame] ?? '',
    `${telling.map((slot) => describeSlot(index, slot)).join('; ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
};
