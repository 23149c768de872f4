// Questions: what graders accept and refuse, and that everything generated proves itself. What the gate refuses is in proving.test.ts.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LatinQuestion, LatinQuestionInput } from '@sigilla/content/schema/latinQuestion.ts';
import {
  LatinQuestion as Question,
  PRIVATE_QUESTION_FIELDS,
  QUESTION_TYPES,
} from '@sigilla/content/schema/latinQuestion.ts';
import { forkSeed } from '@sigilla/engine/core/random.ts';
import { withoutMacrons } from '@sigilla/engine/latin/fold.ts';
import { difficultyOf, generateQuestion } from '@sigilla/engine/latin/questions/generate.ts';
import { grade } from '@sigilla/engine/latin/questions/grading/grade.ts';
import { gradeComposition } from '@sigilla/engine/latin/questions/grading/gradeComposition.ts';
import { prove } from '@sigilla/engine/latin/questions/gate/prove.ts';
import { sentenceOf } from '@sigilla/engine/latin/sentences/compose.ts';
import type { Clause } from '@sigilla/engine/latin/sentences/tree.ts';
import { latinMaterial } from './latinMaterial.ts';
import { mangledKey } from './mangledKey.ts';
import { clause, many, np, smallIndex, smallStock } from './smallLexicon.ts';
import { often } from '../../support/tier.ts';
import { longDescribe, longIt } from '../../support/longIt.ts';

const { index } = latinMaterial;
const AT = '2026-01-01T00:00:00Z';
const head = {
  id: 'q',
  difficulty: 2,
  generatedBy: 'AI',
  generatedAt: AT,
  explanation: 'Because it is so.',
} as const;
const question = (input: LatinQuestionInput): LatinQuestion => Question.parse(input);

const composed = (main: Clause, answer: 'latin' | 'english'): LatinQuestion => {
  const sentence = sentenceOf(smallStock, {
    frame: 'test',
    mode: 'statement',
    order: 'subject-object-verb',
    clause: main,
  });
  if (!sentence) throw new Error('no sentence');
  const { latin, english, slots, arrangements } = sentence;
  return question({
    ...head, questionType: 'translation', questionText: 'Translate.', baseText: answer === 'english' ? latin : english, correctAnswer: answer === 'english' ? english : latin,
    judging: answer === 'english' ? { answer, english: arrangements.map((line) => [...line]) } : { answer, latin: [...slots] },
  }); // prettier-ignore
};

const girlSeesKing = clause('video', np('puella'), np('rex'));
const kingGives = clause('do', np('rex'), [{ role: 'object', case: 'acc', phrase: np('liber') }, { role: 'indirect', case: 'dat', en: ['to'], phrase: np('servus') }], { tense: 'perf' }); // prettier-ignore
const soldiersDidNotCome = clause('venio', many('miles'), [{ role: 'goal', case: 'acc', preposition: { lexeme: 'in_prep', form: 'in', en: ['into', 'to'] }, phrase: np('urbs') }], { tense: 'perf', isNegated: true }); // prettier-ignore

describe('grading English', () => {
  const verdict = (main: Clause, answer: string) =>
    grade({ index: smallIndex, question: composed(main, 'english'), answer });
  it.each([
    ['The girl sees the king.', girlSeesKing], ['a maiden is seeing a king', girlSeesKing], ['the girl beholds the king', girlSeesKing], ['The king gave the slave a book.', kingGives],
    ['The king has given a book to the slave', kingGives], ["The soldiers didn't come into the city.", soldiersDidNotCome], ['Into the city the soldiers have not come', soldiersDidNotCome],
  ])('accepts %s', (answer, main) => {
    expect(verdict(main, answer).errors).toEqual([]);
  }); // prettier-ignore
  it.each([
    ['The king sees the girl.', girlSeesKing, 'order'], ['The girls see the king.', girlSeesKing, 'number'], ['The girl saw the king.', girlSeesKing, 'tense'], ['The girl is seen by the king', girlSeesKing, 'voice'],
    ['The girl does not see the king.', girlSeesKing, 'negation'], ['The girl sees', girlSeesKing, 'missing'], ['The girl sees the king today', girlSeesKing, 'extra'], ['The soldiers came into the city.', soldiersDidNotCome, 'negation'], ['', girlSeesKing, 'empty'],
    ['The slave gave the king a book', kingGives, 'order'],
  ])('refuses %s and names what is wrong', (answer, main, kind) => {
    const { isCorrect, errors, score } = verdict(main, answer);
    expect(isCorrect).toBe(false);
    expect(errors.map((error) => error.kind)).toContain(kind);
    expect(score).toBeLessThan(100);
  }); // prettier-ignore
});

describe('grading meanings', () => {
  it('takes "similar" for pār', () => {
    const meaning = question({
      ...head,
      questionType: 'type_response',
      questionText: 'Give an English word for pār, paris.',
      correctAnswer: 'equal',
      judging: { answer: 'english', meaning: { form: 'pār' } },
    });
    expect(grade({ index, question: meaning, answer: 'similar' }).isCorrect).toBe(true);
    expect(grade({ index, question: meaning, answer: 'father' }).isCorrect).toBe(false);
  });
});

describe('what is said of a wrong answer', () => {
  const meaning = (form: string, correctAnswer: string): LatinQuestion =>
    question({ ...head, questionType: 'type_response', questionText: `Give an English word for ${form}.`, correctAnswer, judging: { answer: 'english', meaning: { form } } }); // prettier-ignore

  it('tells all that is lacking in one sentence', () => {
    const english = grade({
      index: smallIndex,
      question: composed(kingGives, 'english'),
      answer: 'rain fell',
    });
    expect(english.explanation.match(/I do not find/g)).toHaveLength(1);
    expect(english.explanation).toMatch(
      /I do not find \*\S+\* \("[^"]+"\), \*\S+\* \("[^"]+"\) or \*\S+\* \("[^"]+"\) in your answer\./,
    );
    expect(english.errors.filter(({ kind }) => kind === 'missing')).toHaveLength(3);
    const latin = grade({ index: smallIndex, question: composed(girlSeesKing, 'latin'), answer: 'nōn' });
    expect(latin.explanation).toMatch(
      /\*puella\*, \*rēgem\* \(from \*rēx\*\) and \*videt\* \(from \*videō\*\) are missing\./i,
    );
  });

  it('speaks of the sentence that was asked for, not of another way to say it, where nothing of it was said', () => {
    const { explanation } = grade({ index: smallIndex, question: composed(girlSeesKing, 'latin'), answer: 'the big dog sees all of it' }); // prettier-ignore
    expect(explanation).toMatch(/^\*puella\*, \*rēgem\*/i);
  });

  it('names a single lack as before', () => {
    const { explanation } = grade({
      index: smallIndex,
      question: composed(girlSeesKing, 'latin'),
      answer: 'Puella rēgem',
    });
    expect(explanation).toMatch(/^\*videt\* \(from \*videō\*\) is missing\./);
  });

  it('quotes the learner as they wrote', () => {
    expect(
      grade({ index, question: meaning('pār', 'equal'), answer: 'the girl sees a big dog' }).explanation,
    ).toContain('"the girl sees a big dog"');
  });
});

describe('grading Latin', () => {
  const verdict = (main: Clause, answer: string, isStrict = false) =>
    grade({ index: smallIndex, question: composed(main, 'latin'), answer, isStrict });
  it.each([
    ['Puella regem videt', girlSeesKing], ['REGEM PVELLA VIDET', girlSeesKing], ['videt puella rēgem.', girlSeesKing], ['Librum servo rex dedit', kingGives], ['in urbem milites non venerunt', soldiersDidNotCome], ['milites in urbem non venere', soldiersDidNotCome],
  ])('accepts %s', (answer, main) => {
    expect(verdict(main, answer).errors).toEqual([]);
  }); // prettier-ignore
  it.each([
    ['Puella rēx videt', girlSeesKing, 'ending'], ['Puella rēgem vīdit', girlSeesKing, 'tense'], ['Puella rēgem', girlSeesKing, 'missing'], ['Puella rēgem urbem videt', girlSeesKing, 'extra'], ['Puella rēgem vidxt', girlSeesKing, 'unknown'],
    ['Rēx servum librum dedit', kingGives, 'ending'], ['in mīlitēs urbem nōn vēnērunt', soldiersDidNotCome, 'order'],
  ])('refuses %s and names what is wrong', (answer, main, kind) => {
    const { isCorrect, errors } = verdict(main, answer);
    expect(isCorrect).toBe(false);
    expect(errors.map((error) => error.kind)).toContain(kind);
  }); // prettier-ignore
  it('says which case was written and which is needed', () => {
    expect(verdict(girlSeesKing, 'Puella rēx videt').explanation).toMatch(
      /You wrote \*rēx\*, the nominative; \*videt\* needs the accusative \*rēgem\*\./,
    );
  });
  it('forgives macrons unless it is strict', () => {
    expect(verdict(girlSeesKing, 'Puella regem videt', true).errors.map(({ kind }) => kind)).toEqual([
      'macron',
    ]);
    expect(verdict(girlSeesKing, 'Puella rēgem videt', true).isCorrect).toBe(true);
  });
});

describe('grading other answers', () => {
  const graded = (input: LatinQuestionInput, answer: string) =>
    grade({ index, question: question(input), answer });
  const engine = { ...head, generatedBy: 'engine' } as const;
  const gaps: LatinQuestionInput = {
    ...engine, questionType: 'text_reconstruction', reconstructionType: 'missing_words', questionText: 'Fill the gaps.', baseText: 'Mīlitēs ex ___ in ___ veniunt.',
    scrambledWords: ['silvam', 'urbe'], correctAnswer: 'urbe silvam', judging: { answer: 'latin', gapped: 'Mīlitēs ex ___ in ___ veniunt.' },
  }; // prettier-ignore
  it('takes the words of gaps in their order, or the whole sentence', () => {
    expect(graded(gaps, 'urbe, silvam').isCorrect).toBe(true);
    expect(graded(gaps, 'Milites ex urbe in silvam veniunt.').isCorrect).toBe(true);
    for (const wrong of ['silvam urbe', 'urbe', 'urbe urbe', '']) expect(graded(gaps, wrong).isCorrect, wrong).toBe(false);
  }); // prettier-ignore
  it('takes a form with its pronoun, and a blank with the word beside it', () => {
    const form: LatinQuestionInput = { ...engine, questionType: 'type_response', questionText: 'Write the form.', correctAnswer: 'amātis', judging: { answer: 'latin', form: { lexeme: 'amo_v', cells: ['pres.ind.act.2pl'] } } };
    expect(graded(form, 'vos amatis').isCorrect).toBe(true);
    expect(graded(form, 'nos amatis').isCorrect).toBe(false);
    const blank: LatinQuestionInput = { ...engine, questionType: 'dialogue_completion', questionText: 'Complete it.', scenario: 'In a house.', correctAnswer: 'culīnā', dialogue: [{ speaker: 'A', text: 'Ubi est?', translation: 'Where is it?' }, { speaker: 'B', text: 'In ___ est.', translation: 'In the kitchen.', isBlank: true }] };
    expect(graded(blank, 'in culina').isCorrect).toBe(true);
    expect(graded(blank, 'in culinam').isCorrect).toBe(false);
  }); // prettier-ignore
  it('knows the common synonyms of a meaning, and says when it knows none', () => {
    const meaning: LatinQuestionInput = { ...engine, questionType: 'type_response', questionText: 'Give an English word for īnsula.', correctAnswer: 'island', judging: { answer: 'english', meaning: { form: 'īnsula' } } };
    for (const good of ['isle', 'an island', 'islands', 'tenement']) expect(graded(meaning, good).isCorrect, good).toBe(true);
    expect(graded(meaning, 'sea').explanation).toContain('does not mean "sea"');
  }); // prettier-ignore
  it('takes the translation of an AI in any order of words, but in no other cases', () => {
    const written: LatinQuestionInput = { ...head, questionType: 'translation', questionText: 'Translate into Latin: The king sees the soldier.', baseText: 'The king sees the soldier.', correctAnswer: 'Rēx mīlitem videt.' };
    expect(graded(written, 'militem rex videt').isCorrect).toBe(true);
    expect(graded(written, 'militem regem videt').isCorrect).toBe(false);
  }); // prettier-ignore
  const martial: LatinQuestionInput = {
    ...engine, questionType: 'cultural_context', questionText: 'What is an epigram by Martial like?', correctAnswer: 'A short poem with a sting at the end.', explanation: 'Each is short and ends with a sting.', culturalTopic: 'literature',
    backgroundText: 'Martial wrote more than fifteen hundred epigrams: little poems with a sting in the last word, about bad dinners and bald men.',
    primarySource: { latin: 'Nōn amō tē, Sabidī, nec possum dīcere quārē.', translation: 'I do not like you, Sabidius, and I cannot say why.', author: 'Martial', work: 'Epigrams' },
    judging: { answer: 'english', concepts: [['short', 'little', 'brief', 'sting', 'witty', 'sabidi']], contrary: ['very long'] },
  }; // prettier-ignore
  it.each(['It is short.', 'brief and witty', 'Not long but short', 'It is not only short, it has a sting.', 'no doubt a very short one', 'It is nothing but a short joke'])('takes an answer in one’s own words: %s', (answer) => {
    expect(graded(martial, answer).errors).toEqual([]);
  }); // prettier-ignore
  it.each([
    ['It was not short.', 'negation'], ['It is never brief', 'negation'], ['It has no sting', 'negation'], ['a poem without a sting', 'negation'], ['anything but short', 'negation'], ['long instead of short', 'negation'], ['It is neither short nor witty', 'negation'],
    ['Short it is not.', 'negation'], ['It is very long and not short', 'concept'], ['My uncle wears short trousers.', 'unknown'], ['A bee sting hurts the whole afternoon', 'unknown'], ['Nōn amō tē, Sabidī', 'word'], ['a poem about dinners', 'concept'],
  ])('refuses in one’s own words: %s', (answer, kind) => {
    const { verdict, errors } = graded(martial, answer);
    expect(`${verdict} ${errors.map((error) => error.kind).join()}`).toBe(`wrong ${kind}`);
  }); // prettier-ignore
  it('says of an answer about something else that it cannot judge it', () => {
    expect(graded(martial, 'My uncle wears short trousers.').explanation).toContain('I cannot judge what you say with "uncle", "wears", "trousers"');
  }); // prettier-ignore
  it('finds nothing nearly right that only has the words of a written key', () => {
    const written: LatinQuestionInput = { ...head, questionType: 'translation', questionText: 'Translate.', baseText: 'Puella rēgem nōn videt.', correctAnswer: 'The girl does not see the king.' };
    for (const wrong of ['The king does not see the girl', 'The girl does see the king', 'The girl does not see the king. The girl does not see the king.', 'the girl does not see the king in the garden', JSON.stringify(written)]) expect(graded(written, wrong).verdict, wrong).toBe('wrong');
  }); // prettier-ignore
  it('gives nothing for a sentence that is not changed, for gaps out of order, for words without a sentence', () => {
    const transformed: LatinQuestionInput = { ...engine, questionType: 'grammar_transformation', transformationType: 'degree', questionText: 'Put the adjective into the superlative.', baseText: 'Bōs celer erat.', correctAnswer: 'Bōs celerrimus erat.' };
    expect(graded(transformed, 'Bos celer erat').score).toBe(0);
    const byHand: LatinQuestionInput = { ...head, questionType: 'text_reconstruction', reconstructionType: 'missing_words', questionText: 'Fill the gaps.', baseText: 'Vir ad ___ cum ___ venit.', scrambledWords: ['puerō', 'urbem'], correctAnswer: 'urbem puerō' };
    expect(graded(byHand, 'urbem puero').isCorrect).toBe(true);
    expect(graded(byHand, 'puero urbem').verdict).toBe('wrong');
    const composition: LatinQuestionInput = { ...engine, questionType: 'creative_composition', questionText: 'Write of it.', writingPrompt: 'Write of a king.', minimumWords: 5, requiredVocabulary: ['rēx'], correctAnswer: 'Rēx in urbe habitat et rēgnat.' };
    for (const salad of ['rēx mēnsa arbor mūrus via hortus', 'the king lives in the city and rules', index.lexemes.slice(0, 300).map(({ parts }) => parts[0]).join(' ')]) expect(graded(composition, salad).verdict, salad.slice(0, 40)).toBe('wrong');
  }); // prettier-ignore
  it('reads no answer that is far too long', () => {
    expect(graded(gaps, 'urbe '.repeat(2000)).explanation).toContain('too long');
  });
});

describe('grading a composition', () => {
  const task = { minimumWords: 6, requiredVocabulary: ['rēx', 'urbs'] };
  it('G-035 LR-012 finds an answer under the minimum wrong, and says how far', () => {
    const short = gradeComposition(smallIndex, 'Rēx urbem videt.', task);
    expect(short.isCorrect).toBe(false);
    expect(short.explanation).toContain('You wrote 3 of at least 6 words.');
    const spaced = gradeComposition(smallIndex, ' rēx  urbem\nvidet ', task);
    expect(spaced.explanation).toContain('You wrote 3 of at least 6 words.');
  });
  it('wants required words in any form, every word Latin, and agreement', () => {
    const kinds = (text: string): readonly string[] =>
      gradeComposition(smallIndex, text, task).errors.map(({ kind }) => kind);
    expect(kinds('Bonus rēx in urbe mīlitēs fortēs videt.')).toEqual([]);
    expect(kinds('Bonus mīles in urbe mīlitēs fortēs videt.')).toEqual(['vocabulary']);
    expect(kinds('Bonus rēx in urbe blorb fortēs videt.')).toContain('unknown');
    expect(kinds('Bonus rēx urbis mīlitem fortī videt.')).toContain('agreement');
    expect(kinds('Rēx mīlitēs videt et urbs ab hostem.')).toContain('agreement');
  });
});

longDescribe('changes of grammar', () => {
  longIt('are of eight kinds or more at each of the levels 7 to 10', () => {
    for (const level of [7, 8, 9, 10]) {
      const kinds = new Set<string>();
      for (let n = 0; n < 150 && kinds.size < 8; n += 1) {
        const made = generateQuestion({
          material: latinMaterial,
          seed: forkSeed('6'.repeat(32), n),
          type: 'grammar_transformation',
          level,
          generatedAt: AT,
        });
        if (made?.questionType === 'grammar_transformation') kinds.add(made.transformationType);
      }
      expect(kinds.size, `level ${level}: ${[...kinds].join(', ')}`).toBeGreaterThanOrEqual(8);
    }
  });
});

describe('generated questions', () => {
  const types = fc.constantFrom(...QUESTION_TYPES);
  const levels = fc.integer({ min: 1, max: 10 });
  const seeds = fc.integer({ min: 0, max: 10_000_000 }).map((n) => forkSeed('3'.repeat(32), n));
  const make = (
    seed: string,
    type: (typeof QUESTION_TYPES)[number],
    level: number,
  ): LatinQuestion | undefined =>
    generateQuestion({ material: latinMaterial, seed, type, level, generatedAt: AT });
  it('prove themselves for every seed, type and level, and grade mangled keys wrong', () => {
    fc.assert(fc.property(seeds, types, levels, (seed, type, level) => {
      const made = make(seed, type, level);
      expect(made, `${type} ${level}`).toBeDefined();
      if (!made) return;
      expect(prove(index, made)).toEqual({ ok: true });
      expect(made.difficulty).toBe(Math.ceil(level / 2));
      expect(grade({ index, question: made, answer: made.correctAnswer }).isCorrect).toBe(true);
      expect(grade({ index, question: made, answer: withoutMacrons(made.correctAnswer) }).isCorrect || type === 'multiple_choice').toBe(true);
      const mangled = mangledKey(made);
      if (mangled !== undefined) expect(grade({ index, question: made, answer: mangled }).isCorrect, `${made.questionText} ${mangled}`).toBe(false);
      expect(grade({ index, question: made, answer: 'zzz' }).isCorrect).toBe(false);
    }), { numRuns: often(120, 300) });
  }); // prettier-ignore
  it('are the same for the same seed, and survive JSON', () => {
    fc.assert(fc.property(seeds, types, levels, (seed, type, level) => {
      const made = make(seed, type, level);
      expect(make(seed, type, level)).toEqual(made);
      expect(JSON.parse(JSON.stringify(made))).toEqual(made);
    }), { numRuns: 40 });
  }); // prettier-ignore
  longIt('hardly ever repeat themselves', () => {
    const much = often(80, 200);
    for (const type of [
      'multiple_choice',
      'translation',
      'type_response',
      'text_reconstruction',
      'grammar_transformation',
    ] as const) {
      const texts = new Set(
        Array.from({ length: much }, (_, n) => make(forkSeed('4'.repeat(32), n), type, 4)?.questionText),
      );
      expect(texts.size, type).toBeGreaterThan(0.925 * much);
    }
  });
  it('G-016 keep the answer apart from what is sent', () => {
    const made = make('5'.repeat(32), 'translation', 3);
    for (const field of PRIVATE_QUESTION_FIELDS) expect(made).toHaveProperty(field);
    const sent = Object.fromEntries(
      Object.entries(made ?? {}).filter(
        ([field]) => !(PRIVATE_QUESTION_FIELDS as readonly string[]).includes(field),
      ),
    );
    expect(JSON.stringify(sent)).not.toContain(JSON.stringify(made?.correctAnswer));
  });
  it('G-072 are half as hard as the skill level is high, and never over five stars', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(difficultyOf)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
    expect([0, 11, 60].map(difficultyOf)).toEqual([1, 5, 5]);
  });
});
