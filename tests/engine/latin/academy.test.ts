// The front door of the Latin engine, as the server will use it: each thing once, over the whole content, and nothing that is secret.
import { readLibrary } from '@sigilla/content/latin/private/library.ts';
import {
  LatinQuestion,
  PRIVATE_QUESTION_FIELDS,
  QUESTION_TYPES,
} from '@sigilla/content/schema/latinQuestion.ts';
import { forkSeed } from '@sigilla/engine/core/random.ts';
import { openAcademy } from '@sigilla/engine/latin/academy.ts';
import { describe, expect, it } from 'vitest';
import { longIt } from '../../support/longIt.ts';

const academy = openAcademy(readLibrary());
const SEED = '5'.repeat(32);
const AT = '2026-01-01T00:00:00Z';
const asked = (type: (typeof QUESTION_TYPES)[number], level = 4): LatinQuestion => {
  const question = academy.ask({ seed: SEED, type, level, generatedAt: AT });
  if (!question) throw new Error(`no ${type}`);
  return question;
};

describe('an academy', () => {
  it('inflects words of the lexicon and words it has never seen', () => {
    const [rex] = academy.called('rex');
    if (!rex) throw new Error('no king');
    expect(academy.lemma(rex)).toBe('rēx');
    expect(academy.inflect(rex, { case: 'gen', number: 'pl' })).toEqual([{ text: 'rēgum' }]);
    expect(academy.paradigm(rex).map(({ key }) => key)).toContain('abl.sg');
    const made = academy.wordFromEntry('blīctrum, -ī n.');
    if ('problem' in made) throw new Error(made.problem);
    expect(academy.inflect(made, { case: 'dat', number: 'pl' })).toEqual([{ text: 'blīctrīs' }]);
    expect(academy.table(made).class).toContain('second declension');
    expect(academy.printed(made)).toContain('blīctrōrum');
    expect(academy.wordFromEntry('rēx, rēgum, rēgibus m.')).toHaveProperty('problem');
    expect(academy.wordFromParts({ parts: ['hortor', 'hortārī', 'hortātus sum'] })).not.toHaveProperty(
      'problem',
    );
  });

  it('reads forms back, macron-blind', () => {
    const readings = academy.analyse('puellae');
    expect(readings.map(({ features }) => academy.describe(features))).toContain('dative singular');
    expect(academy.words('Arma virumque canō, …')).toEqual(['Arma', 'virumque', 'canō']);
    expect(academy.fold('IVVENES')).toBe(academy.fold('iuvenēs'));
    expect(academy.withoutMacrons('Rōmānī')).toBe('Romani');
  });

  it('looks words up and translates', () => {
    const { hits, total } = academy.search({ query: 'amaverat' });
    expect([total, hits[0]?.match]).toEqual([1, 'form']);
    expect(academy.entry('rex_n')?.id).toBe('rex_n');
    expect(academy.entry('nobody_n')).toBeUndefined();
    expect(academy.translate('the soldiers of the good king').entry?.latin).toBe('mīlitēs bonī rēgis');
  });

  longIt('composes a sentence of any construction, the same for the same seed', () => {
    for (const { name, level } of academy.constructions) {
      const wish = { level, construction: name };
      const drawn = [0, 1, 2, 3].flatMap((n) => academy.compose({ seed: forkSeed(SEED, n), ...wish }) ?? []);
      expect(
        drawn.map(({ construction }) => construction),
        name,
      ).toContain(name);
    }
    const wish = { seed: SEED, level: 5 };
    expect(academy.compose(wish)).toEqual(academy.compose(wish));
  });

  it.each(QUESTION_TYPES)('G-016 shows of a question of type %s all but its answer', (type) => {
    const question = asked(type);
    const seen = academy.publicView(question);
    const hidden = Object.keys(question).filter((field) => !Object.hasOwn(seen, field));
    expect(hidden.filter((field) => !(PRIVATE_QUESTION_FIELDS as readonly string[]).includes(field))).toEqual(
      [],
    );
    for (const field of PRIVATE_QUESTION_FIELDS) expect(seen).not.toHaveProperty(field);
    expect(seen).toMatchObject({ id: question.id, questionText: question.questionText });
  });

  it('shows or hides every field that any question may have, by name', () => {
    const fields = new Set(LatinQuestion.options.flatMap(({ shape }) => Object.keys(shape)));
    const whole = Object.fromEntries([...fields].map((field) => [field, field]));
    const seen = academy.publicView(whole as unknown as LatinQuestion);
    expect([...fields].filter((field) => !Object.hasOwn(seen, field)).sort()).toEqual(
      [...PRIVATE_QUESTION_FIELDS].sort(),
    );
  });

  it('grades its own key right and nonsense wrong, and asks for macrons when strict', () => {
    const question = asked('translation', 2);
    expect(academy.grade(question, question.correctAnswer).isCorrect).toBe(true);
    expect(academy.grade(question, 'zzz')).toMatchObject({ isCorrect: false, verdict: 'wrong' });
    const latin: LatinQuestion = {
      ...asked('type_response', 1),
      questionText: 'Write the genitive plural of rēx.',
      correctAnswer: 'rēgum',
      judging: { answer: 'latin' },
    };
    expect(academy.grade(latin, 'regum').isCorrect).toBe(true);
    expect(academy.grade(latin, 'regum', true).isCorrect).toBe(false);
  });

  it('proves its own questions, and holds the English of others against their Latin', () => {
    expect(academy.prove(asked('multiple_choice'))).toEqual({ ok: true });
    const { judging: _, ...plain } = asked('translation', 2);
    const foreign = {
      ...plain,
      questionText: 'Translate into English: Mīles rēgem videt.',
      baseText: 'Mīles rēgem videt.',
      acceptableAnswers: [],
      explanation: 'mīles is the subject, rēgem the object.',
      generatedBy: 'AI',
    };
    expect(academy.prove({ ...foreign, correctAnswer: 'The soldier sees the king.' })).toEqual({ ok: true });
    expect(academy.prove({ ...foreign, correctAnswer: 'The king sees the soldier.' })).toMatchObject({
      ok: false,
    });
    expect(academy.prove('no question')).toMatchObject({ ok: false });
  });
});
