// Multiple choice over composed sentences: what one means, and which form completes it. Distractors are one step away from the key:
// another tense, number or role, another form of the same word. None of them may say the English as well.
import type { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';
import { featuresOf } from '../features.ts';
import { paradigm } from '../inflect.ts';
import type { Sentence } from '../sentences/compose.ts';
import { sentenceOf } from '../sentences/compose.ts';
import type { Clause, SentenceTree } from '../sentences/tree.ts';
import { describeForm } from './describing.ts';
import { explain, explainGap } from './explaining.ts';
import { grade } from './grading/grade.ts';
import type { Generator, Making } from './making.ts';
import { focusOf, sentenceFor, shuffled, some } from './making.ts';
import { isTaught, nearestCells, options } from './asking.ts';
import { completionAsked, meaningAsked } from './asks.ts';
import { storedTree, translationOf } from './writing.ts';

/** Whether other Latin, too, renders the English of a sentence: nescīvit and nesciēbat are both "did not know". */
const alsoSays = ({ material: { index } }: Making, sentence: Sentence, latin: string): boolean => {
  const question: LatinQuestion = {
    ...translationOf(index, sentence, 'latin'),
    id: 'gap',
    difficulty: 1,
    acceptableAnswers: [],
    conceptTags: [],
    grammarFocus: '',
    generatedBy: 'engine',
    generatedAt: '',
  };
  return grade({ index, question, answer: latin }).isCorrect;
};

const OTHER_TENSES = ['pres', 'impf', 'fut', 'perf', 'plup'] as const;

/** Near misses of a sentence: another tense, number, negation, or the roles exchanged. */
const nearMisses = ({ stock, random }: Making, { tree }: Sentence): readonly Sentence[] => {
  const { clause } = tree;
  const changes: SentenceTree[] = [];
  const change = (next: Partial<Clause>): void =>
    void changes.push({ ...tree, clause: { ...clause, ...next } });
  if (clause.adverb === undefined && !clause.complement && !clause.background)
    for (const tense of OTHER_TENSES) if (tense !== clause.tense && clause.mood === 'ind') change({ tense });
  if (!clause.isNegated) change({ isNegated: true });
  else change({ isNegated: false });
  const [object] = clause.args;
  if (clause.subject.kind === 'noun' && object) {
    if (object.role === 'object')
      change({
        subject: object.phrase,
        args: [{ ...object, phrase: clause.subject }, ...clause.args.slice(1)],
      });
    const { number, count } = object.phrase;
    if (number === count && !object.phrase.determiner)
      change({
        args: [
          {
            ...object,
            phrase: {
              ...object.phrase,
              number: number === 'sg' ? 'pl' : 'sg',
              count: number === 'sg' ? 'pl' : 'sg',
            },
          },
          ...clause.args.slice(1),
        ],
      });
  }
  return some(random, changes, 8).flatMap((changed) => sentenceOf(stock, changed) ?? []);
};

/** What a composed sentence means, among sentences that differ in one respect. */
export const sentenceMeaning: Generator = (making) => {
  const sentence = sentenceFor(making);
  if (!sentence || sentence.tree.mode !== 'statement') return undefined;
  const wrong = [...new Set(nearMisses(making, sentence).map(({ english }) => english))].filter(
    (english) => english !== sentence.english,
  );
  const chosen = options(making, sentence.english, wrong);
  return (
    chosen && {
      questionType: 'multiple_choice',
      questionText: meaningAsked(sentence.latin),
      ...chosen,
      explanation: explain(making.material.index, sentence),
      conceptTags: [...sentence.concepts],
      grammarFocus: focusOf(sentence),
      judging: {
        answer: 'option',
        english: sentence.arrangements.map((line) => [...line]),
        tree: storedTree(sentence),
      },
    }
  );
};

/** Which form completes a composed sentence. */
export const gap: Generator = (making) => {
  const { material, random } = making;
  const sentence = sentenceFor(making);
  if (!sentence) return undefined;
  const gaps = sentence.slots.filter(
    ({ role, enclitic }) =>
      enclitic === undefined &&
      /^(?:object|subject|indirect|verb|agent|place|predicate|means|goal|gerund|gerundive)$/.test(role),
  );
  if (gaps.length === 0) return undefined;
  const slot =
    gaps[random.weighted(gaps.map(({ role }) => (role === 'subject' || role === 'object' ? 1 : 3)))];
  if (!slot) return undefined;
  const lexeme = material.index.byId(slot.lexemes[0] ?? '');
  const pattern = new RegExp(`(?<![\\p{L}])${slot.text}(?![\\p{L}])`, 'iu');
  const gapped = sentence.latin.replace(pattern, '___');
  if (!lexeme || gapped === sentence.latin) return undefined;
  const cells = paradigm(lexeme).filter(
    ({ features, forms }) =>
      (slot.role !== 'verb' || isTaught(features, making.level)) && !(forms[0]?.text ?? ' ').includes(' '),
  );
  const forms = nearestCells(making, cells, {
    key: slot.cells[0] ?? '',
    features: featuresOf(slot.cells[0] ?? '') ?? {},
    forms: [],
  }).flatMap(({ forms: cellForms }) => cellForms[0]?.text ?? []);
  const wrong = [...new Set(forms)].filter((text) => text !== slot.text).slice(0, 5);
  const chosen = options(
    making,
    slot.text,
    shuffled(random, wrong)
      .filter((text) => !alsoSays(making, sentence, sentence.latin.replace(pattern, text)))
      .slice(0, 3),
  );
  return (
    chosen && {
      questionType: 'multiple_choice',
      questionText: completionAsked('Which form completes', sentence.english, gapped),
      ...chosen,
      explanation: explainGap(material.index, sentence, slot),
      conceptTags: [...sentence.concepts, 'forms'],
      grammarFocus: describeForm(lexeme, featuresOf(slot.cells[0] ?? '') ?? {}),
      judging: {
        answer: 'option',
        form: { lexeme: lexeme.id, cells: [...slot.cells] },
        tree: storedTree(sentence),
      },
    }
  );
};
