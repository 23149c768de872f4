// What is authored for questions: dialogues, passages, prompts, assessments, frames. Everything must be answerable as it stands.
import { describe, expect, it } from 'vitest';
import { assessmentQuestions } from './assessments/index.ts';
import { readDialogues } from '@sigilla/content/latin/private/dialogues/index.ts';
import { readFrames } from '@sigilla/content/latin/frames/index.ts';
import { readLexicon } from '@sigilla/content/latin/lexicon/index.ts';
import { readPassages } from '@sigilla/content/latin/private/passages/index.ts';
import { readPrompts } from '@sigilla/content/latin/private/prompts/index.ts';
import type { LatinQuestionInput } from '@sigilla/content/schema/latinQuestion.ts';
import { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';
import { indexLexicon, wordsOf } from '@sigilla/engine/latin/analyse.ts';
import { grade } from '@sigilla/engine/latin/questions/grading/grade.ts';
import { gradeComposition } from '@sigilla/engine/latin/questions/grading/gradeComposition.ts';
import { prove } from '@sigilla/engine/latin/questions/gate/prove.ts';
import { assessedQuestion } from './assessments/assessedQuestion.ts';
import { PASSAGE_ANSWERS } from './passageAnswers.ts';

const index = indexLexicon(readLexicon());
const unread = (text: string): readonly string[] =>
  wordsOf(text).filter((word) => index.analyse(word).length === 0);
const head = {
  id: 'authored',
  difficulty: 1,
  generatedBy: 'engine',
  generatedAt: '2026-01-01T00:00:00Z',
} as const;

const expectDistinct = (ids: readonly string[]): void =>
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);

describe('dialogues', () => {
  it('read as Latin, names apart, under ids of their own', () => {
    expectDistinct(readDialogues().map(({ id }) => id));
    for (const { id, lines } of readDialogues())
      for (const { la } of lines) expect(unread(la).filter((word) => !/^\p{Lu}/u.test(word)), `${id}: ${la}`).toEqual([]);
  }); // prettier-ignore
  it('have blanks whose answers grade right', () => {
    for (const dialogue of readDialogues()) {
      for (const blank of dialogue.blanks) {
        const question: LatinQuestionInput = {
          ...head, questionType: 'dialogue_completion', questionText: dialogue.title.padEnd(5), scenario: dialogue.scenario, correctAnswer: blank.answer, acceptableAnswers: blank.accept, explanation: blank.why,
          dialogue: dialogue.lines.map(({ speaker, la, en }, at) => ({ speaker, text: at === blank.line ? la.replace(blank.answer, '___') : la, translation: en, isBlank: at === blank.line })),
        };
        expect(prove(index, question), `${dialogue.id}: ${blank.answer}`).toEqual({ ok: true });
      }
    }
  }); // prettier-ignore
});

describe('passages', () => {
  it('have model answers that grade right and questions that do not give them away', () => {
    expectDistinct(readPassages().map(({ id }) => id));
    for (const { id, topic, background, source, questions } of readPassages()) {
      for (const { ask, answer, concepts, contrary, why } of questions) {
        const question: LatinQuestionInput = {
          ...head, questionType: 'cultural_context', questionText: ask, correctAnswer: answer, explanation: why, backgroundText: background, culturalTopic: topic,
          primarySource: { latin: source.la, translation: source.en, author: source.author, work: source.work }, judging: { answer: 'english', concepts, contrary },
        };
        expect(prove(index, question), `${id}: ${ask}`).toEqual({ ok: true });
        const read = LatinQuestion.parse(question);
        expect(grade({ index, question: read, answer: `${answer} So it is.` }).isCorrect, `${id}: the concepts miss the model answer "${answer}"`).toBe(true);
        expect(grade({ index, question: read, answer: 'I do not know.' }).isCorrect, `${id}: ${ask}`).toBe(false);
      }
    }
  }); // prettier-ignore
});

describe('answers in one’s own words', () => {
  it('are written for every question of every passage', () => {
    expect(Object.keys(PASSAGE_ANSWERS).toSorted()).toEqual(readPassages().map(({ id }) => id).toSorted());
  }); // prettier-ignore
  it.each(readPassages())('accepts good ones and refuses wrong ones: $id', ({ id, topic, background, source, questions }) => {
    const answers = PASSAGE_ANSWERS[id] ?? [];
    expect(answers.length).toBe(questions.length);
    questions.forEach(({ ask, answer: correctAnswer, concepts, contrary, why }, at) => {
      const question = LatinQuestion.parse({
        ...head, questionType: 'cultural_context', questionText: ask, correctAnswer, explanation: why, backgroundText: background, culturalTopic: topic,
        primarySource: { latin: source.la, translation: source.en, author: source.author, work: source.work }, judging: { answer: 'english', concepts, contrary },
      });
      const [good, wrong, alsoGood] = answers[at] ?? ['', '', ''];
      for (const right of [good, alsoGood])
        expect(`${right} ${grade({ index, question, answer: right }).verdict}`, ask).toBe(`${right} correct`);
      expect(`${wrong} ${grade({ index, question, answer: wrong }).isCorrect}`, ask).toBe(`${wrong} false`);
      expect(grade({ index, question, answer: background }).verdict, ask).toBe('wrong');
      expect(grade({ index, question, answer: ask }).verdict, ask).toBe('wrong');
    });
  }); // prettier-ignore
  it.each([
    ['the opposite', 3],
    ['something else in the words of a good answer', 4],
  ])('take hardly ever %s for right, and never call it close', (_, place) => {
    const taken: string[] = [];
    let of = 0;
    for (const { id, topic, background, source, questions } of readPassages())
      for (const [at, { ask, answer: correctAnswer, concepts, contrary, why }] of questions.entries()) {
        const question = LatinQuestion.parse({
          ...head, questionType: 'cultural_context', questionText: ask, correctAnswer, explanation: why, backgroundText: background, culturalTopic: topic,
          primarySource: { latin: source.la, translation: source.en, author: source.author, work: source.work }, judging: { answer: 'english', concepts, contrary },
        });
        const answer = PASSAGE_ANSWERS[id]?.[at]?.[place] ?? '';
        of += 1;
        if (grade({ index, question, answer }).verdict !== 'wrong') taken.push(`${ask} > ${answer}`);
      }
    expect(1 - taken.length / of, taken.join('\n')).toBeGreaterThanOrEqual(0.97);
  }); // prettier-ignore
});

describe('prompts', () => {
  it('ask for words that exist and have a model answer that passes', () => {
    expectDistinct(readPrompts().map(({ id }) => id));
    for (const { id, required, minimumWords, model } of readPrompts()) {
      expect(required.filter((word) => !index.byId(word)), id).toEqual([]);
      const requiredVocabulary = required.map((word) => index.byId(word)?.lemma ?? index.byId(word)?.parts[0] ?? '');
      expect(gradeComposition(index, model.la, { minimumWords, requiredVocabulary }).errors, id).toEqual([]);
    }
  }); // prettier-ignore
});

describe('assessments', () => {
  it('have ids of their own, and keys that the gate lets through', () => {
    expectDistinct(assessmentQuestions.map(({ id }) => id));
    for (const question of assessmentQuestions)
      expect(prove(index, assessedQuestion(question, head.generatedAt)), question.id).toEqual({ ok: true });
  });
});

describe('frames', () => {
  const { wider, ...first } = readFrames();
  const all = [first, ...(wider ? [wider] : [])];

  it('name only words that the lexicon has', () => {
    const named = all.flatMap(({ nouns, verbs, adjectives, adverbs, scenes, english }) => [
      ...Object.values(nouns).flat(), ...verbs.map(({ verb }) => verb), ...adjectives.map(({ adjective }) => adjective), ...adverbs.map(({ adverb }) => adverb),
      ...scenes.flatMap(({ people, surroundings, verbs: deeds }) => [...people, ...surroundings, ...deeds]), ...Object.keys(english),
    ]);
    expect([...new Set(named)].filter((id) => !index.byId(id))).toEqual([]);
  }); // prettier-ignore
  it('draw on classes that exist', () => {
    const known = new Set(all.flatMap(({ nouns }) => Object.keys(nouns)));
    const used = all.flatMap(({ verbs, adjectives }) => [...verbs.flatMap(({ subject, object, to, where, whither, whence, means }) => [...subject, ...[object, to, where, whither, whence, means].flatMap((list) => list ?? [])]), ...adjectives.flatMap(({ of }) => of)]);
    expect([...new Set(used)].filter((name) => !known.has(name))).toEqual([]);
  }); // prettier-ignore
  it('tell stories of deeds that have a row, with an object where the row has one', () => {
    const rows = all.flatMap(({ verbs }) => verbs);
    for (const { scene, first: one, next } of all.flatMap(({ stories }) => stories))
      for (const { verb, what } of [one, next])
        expect(rows.some((row) => row.verb === verb && (row.object !== undefined) === (what !== undefined)), `${scene}: ${verb} ${what ?? ''}`).toBe(true);
  }); // prettier-ignore
  it('govern the case that the lexicon says the verb governs', () => {
    const needs: Readonly<Record<string, RegExp>> = { acc: /^acc/, dat: /^dat/, abl: /^abl/, 'acc+dat': /^acc\+dat$/, with: /^cum\+abl$/ };
    const odd = all.flatMap(({ verbs }) => verbs).flatMap(({ verb, kind, en }) => {
      const need = needs[kind];
      return need && !index.byId(verb)?.gov?.some((one) => need.test(one)) ? `${verb} ${en}: ${kind}` : [];
    });
    expect(odd).toEqual([]);
  }); // prettier-ignore
});
