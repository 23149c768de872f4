// Grammar transformations: the tree of a composed sentence is changed and said again, so the key is as true as the sentence.
import { sentenceOf } from '../sentences/compose.ts';
import { levelOfFrame } from '../sentences/frames.ts';
import type { Change, Kind } from './changes.ts';
import { CHANGES, isPlainStatement } from './changes.ts';
import { CLAUSE_CHANGES } from './clauseChanges.ts';
import { tellingForms } from './explaining.ts';
import type { Body, Generator, Making } from './making.ts';
import { sentenceFor } from './making.ts';
import { RECAST_CHANGES } from './recastChanges.ts';
import { exactSlots } from './writing.ts';

const NOTES: Readonly<Record<Kind, string>> = {
  number: 'The verb follows its subject in number, and so does every adjective that belongs to it.',
  tense: 'Only the verb changes.',
  voice: 'What was the object becomes the subject; the doer goes into the ablative with ā or ab.',
  negation: 'nōn stands before the verb.',
  question: '-ne leans on the first word, which is the one asked about.',
  indirect_statement:
    'In a report the subject becomes accusative and the verb an infinitive, whose tense is counted from the report.',
  indirect_question:
    'A reported question takes the subjunctive, imperfect or pluperfect after a past tense; the question word stays.',
  degree: 'The adjective keeps its gender, number and case.',
  mood: 'cum takes the subjunctive; beside a past verb the imperfect says what went on meanwhile, the pluperfect what was over.',
  case: 'Only the case changes.',
  person: 'The ending of the verb tells who acts.',
};

/** Every change there is. */
const ALL_CHANGES: readonly Change[] = [...CHANGES, ...CLAUSE_CHANGES, ...RECAST_CHANGES];

/** A question by one change; nothing where its draw gave no sentence that can be changed so. */
export const changeAsked = (making: Making, change: Change): Body | undefined => {
  const { random, level, stock, material, construction } = making;
  const met = change.focus.filter((name) => (levelOfFrame(name) ?? 1) <= level);
  const composed = sentenceFor(making, construction ?? random.pick(met.length > 0 ? met : change.focus));
  const put = composed && change.from?.(composed.tree);
  const sentence = change.from ? put && sentenceOf(stock, put, composed.concepts) : composed;
  if (!sentence || !(change.takes ?? isPlainStatement)(sentence)) return undefined;
  const made = change.make(making, sentence);
  const result = made && sentenceOf(stock, made.tree, sentence.concepts);
  if (!made || !result || result.latin === sentence.latin) return undefined;
  const { kind, note = NOTES[kind], about } = change;
  return {
    questionType: 'grammar_transformation',
    transformationType: kind,
    questionText: `${made.task}: ${sentence.latin} (${sentence.english})`,
    baseText: sentence.latin,
    correctAnswer: result.latin,
    explanation: `${note} ${result.latin} – ${result.english} ${tellingForms(material.index, result)}`,
    conceptTags: [kind, ...(about === undefined ? [] : [about]), ...sentence.concepts],
    grammarFocus: about ?? kind.replace('_', ' '),
    judging: { answer: 'latin', latin: exactSlots(result) },
  };
};

/** A sentence to be rewritten in one respect. */
export const transformation: Generator = (making) => {
  const { random, level, construction } = making;
  const known = ALL_CHANGES.filter(
    (change) =>
      change.level <= level &&
      change.until >= level &&
      (construction === undefined || change.focus.includes(construction)),
  );
  if (known.length === 0) return undefined;
  const change =
    known[random.weighted(known.map((one) => (one.kind === 'negation' || one.level < level - 5 ? 1 : 4)))];
  return change && changeAsked(making, change);
};
