// The cards under an answer: a form that could be several things is told as what it is here, or as all it can be.
import { readLibrary } from '@sigilla/content/latin/private/library.ts';
import { QUESTION_TYPES } from '@sigilla/content/schema/latinQuestion.ts';
import type { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';
import { forkSeed } from '@sigilla/engine/core/random.ts';
import { openAcademy } from '@sigilla/engine/latin/academy.ts';
import { unjudged } from '@sigilla/engine/latin/questions/grading/verdict.ts';
import { asForeseen } from '@sigilla/server/app/academy/foreseen.ts';
import { scholarTasks } from '@sigilla/server/app/academy/tasks.ts';
import { leastCommon, wordCards } from '@sigilla/server/app/academy/wordCards.ts';
import { describe, expect, it } from 'vitest';

const academy = openAcademy(readLibrary());
const common = {
  id: 'q',
  difficulty: 1,
  explanation: 'What one is stands in the nominative.',
  grammarFocus: '',
  generatedBy: 'engine',
  generatedAt: '2026-11-22T22:00:00.000Z',
} as const;
const question: LatinQuestion = {
  ...common,
  acceptableAnswers: [],
  conceptTags: [],
  questionType: 'translation',
  questionText: 'Translate into English',
  baseText: 'Fīliī agricolae sunt.',
  correctAnswer: 'The sons are farmers.',
};
const features = (explanation: string): ReadonlyMap<string, string> =>
  new Map(wordCards(academy, question, explanation).map((card) => [card.form, card.features]));

it('says of a form what the explanation says of it', () => {
  const told = features('sunt: third person plural; agricolae: nominative plural of agricola.');
  expect(told.get('agricolae')).toBe('nominative plural');
});

it('says of a participle that is one form with its sum that it is nominative, and in a report accusative', () => {
  const told = (baseText: string, explanation: string, form: string) =>
    new Map(
      wordCards(academy, { ...question, baseText }, explanation).map((card) => [card.form, card.features]),
    ).get(form);
  const deponent = 'mīrātum est: third person singular perfect indicative of mīror.';
  expect(told('Vulgus bovem mīrātum est.', deponent, 'mīrātum')).toMatch(/^nominative singular neuter/);
  const report = 'captum esse: perfect passive infinitive of capiō.';
  expect(told('Dīcit oppidum captum esse.', report, 'captum')).toMatch(/^accusative singular/);
});

it('gives no case to a word that is asked about by itself', () => {
  const ask = (questionText: string): LatinQuestion => ({
    ...common,
    acceptableAnswers: [],
    conceptTags: [],
    questionType: 'type_response',
    questionText,
    correctAnswer: 'mirror',
  });
  const told = (questionText: string) =>
    wordCards(academy, ask(questionText), 'speculum: mirror.').map((card) => [card.form, card.features]);
  expect(told('Give an English word for speculum, speculī.')).toEqual([['speculum', '']]);
  const there = told('What is speculum in English, as it stands here? Speculum in mūrō pendet.');
  expect(there.find(([form]) => form?.toLowerCase() === 'speculum')?.[1]).toMatch(/nominative singular/);
});

it('names every reading where nothing tells which is meant', () => {
  expect(features('Look at the ending.').get('Fīliī')).toMatch(/nominative plural/);
  expect(features('Look at the ending.').get('Fīliī')).toMatch(/genitive singular/);
});

it('calls no deponent active, as the explanation does not', () => {
  const asking = { ...question, baseText: 'Hortāminī.', correctAnswer: 'You encourage.' };
  const said = (explanation: string) =>
    wordCards(academy, asking, explanation).map(({ features: told }) => told);
  expect(said('hortāminī')[0]).toMatch(/^second person plural present indicative or /);
  expect(said('Hortāminī: second person plural present indicative of hortor.')).toEqual([
    'second person plural present indicative',
  ]);
});

it('takes a key for the kind of word that its question is about: quod of conjunctions is no pronoun', () => {
  const about = (grammarFocus: string) =>
    wordCards(
      academy,
      { ...question, grammarFocus, baseText: 'Edō, quod coquus bonus es.', correctAnswer: 'quod' },
      'A reason in the indicative.',
    ).find(({ form }) => form === 'quod')?.lexeme;
  expect(about('conjunctions')).toBe('quod_conj');
  expect(about('relative pronouns')).toBe('qui_pron');
});

it('takes the principal parts of a word that is asked about for its own, whatever else they may be', () => {
  const asking: LatinQuestion = {
    ...common,
    acceptableAnswers: [],
    conceptTags: [],
    questionType: 'type_response',
    questionText:
      'Write the second person plural present indicative active of conveniō, convenīre, convēnī, conventum (to come together).',
    correctAnswer: 'convenītis',
    judging: { answer: 'latin', form: { lexeme: 'convenio_v', cells: ['pres.ind.act.2pl'] } },
  };
  const cards = wordCards(academy, asking, 'It is convenītis.');
  expect(new Set(cards.map(({ lexeme }) => lexeme))).toEqual(new Set(['convenio_v']));
  expect(cards.map(({ form }) => form)).toEqual(['conveniō', 'convenītis']);
});

it('takes a word that the dictionary names by its parts for that word: maiōrēs, maiōrum are ancestors, not greater ones', () => {
  const asking: LatinQuestion = {
    ...common,
    acceptableAnswers: [],
    conceptTags: [],
    questionType: 'multiple_choice',
    questionText: 'What does maiōrēs, maiōrum mean?',
    multipleChoiceOptions: ['gladiator', 'pig', 'son', 'ancestors'],
    correctAnswer: 'ancestors',
  };
  const cards = wordCards(academy, asking, 'maiōrēs means ancestors, forefathers.');
  expect(cards.map(({ form, lexeme }) => [form, lexeme])).toEqual([['maiōrēs', 'maiores_n']]);
});

const points = (faults: readonly string[], baseText = 'Agricola sapiēns est.'): readonly string[] =>
  wordCards(academy, { ...question, baseText }, 'sapiēns: nominative singular. est: third person.', faults)
    .filter((card) => card.points)
    .map(({ form }) => form);

it('points at the one word that a fault names, never at est while another is named', () => {
  expect(points(['You wrote "sons": *Agricola* is a farmer.'])).toEqual(['Agricola']);
  expect(points(['*est* is present.', '*Agricola* is singular.'])).toEqual(['Agricola']);
  expect(points(['*est* is present here, not past.'])).toEqual(['est']);
});

it('points at none where no fault names one; the least common word of content may not have been known', () => {
  expect(points([], 'Rēx diadēma habet.')).toEqual([]);
  const cards = wordCards(academy, { ...question, baseText: 'Rēx diadēma habet.' }, '');
  expect(leastCommon(academy, cards)?.form).toBe('diadēma');
});

it.each(QUESTION_TYPES)(
  'foresees of %s the key as right, with and without macrons, and every option of a choice',
  (type) => {
    const tasks = scholarTasks(academy);
    const seed = forkSeed('0'.repeat(32), type, 1);
    const drawn = tasks.draw({ seed, type, level: 5, generatedAt: common.generatedAt });
    if (drawn === null) throw new Error('nothing was drawn');
    const { foreseen } = drawn;
    const said = [...foreseen].map(([answer, { graded }]) => [answer, graded.verdict]);
    if (drawn.question.questionType === 'multiple_choice')
      expect(said).toEqual(
        drawn.question.multipleChoiceOptions.map((option) => [
          option,
          option === drawn.question.correctAnswer ? 'correct' : 'wrong',
        ]),
      );
    else {
      expect(
        foreseen.has(asForeseen(drawn.question, academy.withoutMacrons(drawn.question.correctAnswer))),
      ).toBe(true);
      expect(said.map(([, verdict]) => verdict)).toEqual(said.map(() => 'correct'));
    }
    for (const [answer, judged] of foreseen)
      expect(judged).toEqual(tasks.judgeScroll(drawn.question, answer));
  },
);

it('takes a form in a composed sentence for the word that the sentence was made of', () => {
  const tree = { clause: { subject: { kind: 'noun', lexeme: 'socius_n' }, verb: { lexeme: 'accuso_v' } } };
  const composed = (judging: LatinQuestion['judging']): string | undefined =>
    wordCards(academy, { ...question, baseText: 'Socius rēgem accūsat.', judging }, 'Look.').find(
      ({ form }) => form === 'Socius',
    )?.lexeme;
  expect(composed({ answer: 'english', tree })).toBe('socius_n');
});

const drawn = academy.ask({
  seed: forkSeed('6'.repeat(32), 1),
  type: 'dialogue_completion',
  level: 4,
  generatedAt: common.generatedAt,
});
if (drawn?.questionType !== 'dialogue_completion') throw new Error('no dialogue was drawn');

it('lays out of a dialogue the words of the line that was to be completed, and no others', () => {
  const line = drawn.dialogue.find(({ isBlank }) => isBlank)?.text ?? '';
  const said = new Set(academy.words(line.replaceAll('___', drawn.correctAnswer)).map(academy.fold));
  const forms = wordCards(academy, drawn, drawn.explanation).map(({ form }) => academy.fold(form));
  expect(forms).not.toEqual([]);
  expect(forms.filter((form) => !said.has(form))).toEqual([]);
});

it('tells a key that is no sentence with a stop behind it', () => {
  const key = drawn.correctAnswer.replace(/[.!?]$/, '');
  // A gap that is filled by a word of no lexicon is filled wrongly.
  const { explanation, verdict } = academy.grade(drawn, 'horse');
  expect(verdict).toBe('wrong');
  expect(
    explanation.slice(explanation.lastIndexOf(`A right answer: ${key}`) + `A right answer: ${key}`.length),
  ).toMatch(/^[.!?] \p{L}/u);
  expect(unjudged('Ignōsce', 'It is an order.').explanation).toBe(
    'I cannot judge this wording. The author wrote: Ignōsce. It is an order.',
  );
});

describe('a question about a form', () => {
  const ask = (seed: string, level: number) =>
    academy.ask({
      seed: seed.padEnd(32, '0'),
      type: 'multiple_choice',
      level,
      generatedAt: '2026-11-29T00:00:00.000Z',
    });
  const drawn = Array.from({ length: 160 }, (_, at) => ask(`c${at}`, 1 + (at % 6))).filter(
    (one) => one !== undefined,
  );
  const cardsOf = (one: (typeof drawn)[number]) => wordCards(academy, one, one.explanation);

  it('shows its key as what was asked for, not as whatever else the form may be: miserīs of an ablative is no dative', () => {
    const forms = drawn.filter(({ questionText }) => /^Which form of .+ is the /.test(questionText));
    expect(forms.length).toBeGreaterThan(20);
    for (const one of forms) {
      const key = cardsOf(one).find(({ form }) => form === one.correctAnswer);
      expect(key?.features, one.questionText).toBe(one.grammarFocus);
    }
  });

  it('shows the words of its sentence as they stand there: amīcus who is a teacher is no adjective', () => {
    const isAsked = (opening: string) => drawn.filter(({ questionText }) => questionText.startsWith(opening));
    const [gaps, meanings] = [isAsked('Which form completes'), isAsked('What does this mean')];
    expect(Math.min(gaps.length, meanings.length)).toBeGreaterThan(8);
    for (const one of [...gaps, ...meanings]) {
      const words = new Set(
        [...JSON.stringify(one.judging?.tree).matchAll(/"lexeme":"([^"]+)"/g)].map(([, id]) => id),
      );
      for (const { form, lexeme } of cardsOf(one)) {
        const own = academy.analyse(form).filter(({ lexeme: { id } }) => words.has(id));
        if (own.length > 0) expect(words, `${one.questionText}: ${form}`).toContain(lexeme);
      }
    }
  });
});

it('takes a form for what it mostly is where nothing tells: eam is her and not a going, dīcere to say', () => {
  const baseText = 'Post eam iuvenis stat, quī aliquid dīcere vult.';
  const cards = wordCards(academy, { ...question, baseText, correctAnswer: 'Behind her …' }, 'Look.');
  const of = (form: string) => cards.find((card) => card.form === form);
  expect(of('eam')?.lexeme).toBe('is_pron');
  expect(of('dīcere')?.features).toMatch(/^present infinitive active/);
});

describe('a form in a sentence that no tree says', () => {
  const cardsOf = (latin: string): ReadonlyMap<string, string> =>
    new Map(
      wordCards(academy, { ...question, baseText: latin }, 'So its author wrote.').map((card) => [
        card.form,
        `${card.lexeme} ${card.features}`,
      ]),
    );

  it.each([
    ['Suprā ipsum balneum habitō.', 'habitō', 'habito_v first person singular present indicative active'],
    ['Quid portās? Nihil nisi librōs.', 'portās', 'porto_v second person singular present indicative active'],
    ['Intrā; nam portam claudō.', 'Intrā', 'intro_v second person singular present imperative active'],
    ['Cīvēs, quid faciāmus?', 'Cīvēs', 'civis_n vocative plural'],
    ['Leōnibus et ursīs hominēs obiciuntur.', 'ursīs', 'ursus_n dative plural or ablative plural'],
  ])('is what its sentence makes of it: %s %s', (latin, form, told) => {
    expect(cardsOf(latin).get(form)).toBe(told);
  });

  it('stays open where a verb is there, or somebody is spoken of', () => {
    expect(cardsOf('Dominus portās claudit.').get('portās')).toBe('porta_n accusative plural');
    expect(cardsOf('Cīvēs, quī rēgem amant, veniunt.').get('Cīvēs')).toMatch(/^civis_n nominative plural/);
    expect(cardsOf('Cīvēs, quōs vīdī, tacent.').get('Cīvēs')).toMatch(/^civis_n nominative plural/);
  });
});

it('makes no Latin of the English of a theme', () => {
  const theme: LatinQuestion = {
    ...common,
    acceptableAnswers: [],
    conceptTags: [],
    questionType: 'creative_composition',
    questionText: 'The statue speaks. Try: an accusative of duration; a relative clause.',
    writingPrompt: 'You are a statue in a busy square.',
    minimumWords: 5,
    requiredVocabulary: ['statua'],
    correctAnswer: 'Statua sum, in quā avēs sedent.',
  };
  expect(wordCards(academy, theme, '').map(({ form }) => form)).not.toContain('accusative');
});

describe('a line of a dialogue, which no tree parts into its words', () => {
  const said = (text: string, key: string): LatinQuestion => ({
    ...common,
    acceptableAnswers: [],
    conceptTags: [],
    questionType: 'dialogue_completion',
    questionText: 'Complete it.',
    scenario: 'At the baths.',
    dialogue: [{ speaker: 'Servus', text, translation: '', isBlank: true, hints: [] }],
    correctAnswer: key,
  });
  const cardOf = (text: string, key: string, form: string) =>
    wordCards(academy, said(text, key), 'Look at the ending.').find((card) => card.form === form);

  it('takes what stands alone for a noun, and beside its noun for a quality', () => {
    expect(cardOf('Amīcus ___ abiit.', 'eōdem tempore', 'Amīcus')?.lexeme).toBe('amicus_n');
    expect(cardOf('Vir amīcus ___.', 'abiit', 'amīcus')?.lexeme).toBe('amicus_adj');
  });

  it('takes what is mine for mine, and not for a genitive of me', () => {
    expect(cardOf('Sine aquā flōrēs meī ___ sunt!', 'moritūrī', 'meī')?.lexeme).toBe('meus_adj');
  });

  it('takes the commoner word where a form may be of two: vēnī is I came, and nobody is told to be sold', () => {
    expect(cardOf('Rūs ___ nē clāmōrēs audīrem.', 'vēnī', 'vēnī')?.lexeme).toBe('venio_v');
  });

  it.each([
    ['Cum exercitus flūmen ___.', 'trānsīret', 'Cum', 'cum_conj'],
    ['Cum hostibus ___.', 'pugnāvit', 'Cum', 'cum_prep'],
    ['Subitō aqua ___.', 'crēvit', 'crēvit', 'cresco_v'],
    ['Ībam ___ viā sacrā.', 'forte', 'forte', 'forte_adv'],
    ['Carpe diem, ___ minimum crēdula posterō.', 'quam', 'quam', 'quam_adv'],
    ['Timeō, sed fortis ___.', 'sum', 'fortis', 'fortis_adj'],
    ['Veniam ___.', 'petō', 'Veniam', 'venia_n'],
    ['Veniam, ___ tibi.', 'respondit', 'Veniam', 'venio_v'],
    ['Crās ___ veniam.', 'certē', 'veniam', 'venio_v'],
  ])('takes “%s” (%s) by what stands beside it: %s is %s', (text, key, form, lexeme) => {
    expect(cardOf(text, key, form)?.lexeme).toBe(lexeme);
  });

  it('says of an adjective’s adverb what that means: bene is well, not good', () => {
    expect(cardOf('Nesciō, sed ___ bene solvit.', 'mihi', 'bene')).toMatchObject({
      lexeme: 'bonus_adj',
      meaning: 'well, honestly, nobly',
      features: 'adverb',
    });
  });
});

it('lets a word that is asked about by its parts be the adjective that it is', () => {
  const asked: LatinQuestion = {
    ...common,
    acceptableAnswers: [],
    conceptTags: [],
    questionType: 'type_response',
    questionText: 'Give an English word for amīcus, amīca, amīcum.',
    correctAnswer: 'friendly',
  };
  expect(wordCards(academy, asked, '').map(({ lexeme }) => lexeme)).toEqual(['amicus_adj']);
});

describe('the one word pointed at', () => {
  const pointedAt = (asked: LatinQuestion, explanation: string, faults: readonly string[]) =>
    wordCards(academy, asked, explanation, faults).filter(({ points }) => points);

  it('is the first that a fault names, and none where the fault is of no one word', () => {
    const explanation = 'sunt: third person plural present indicative active of sum.';
    const names = (faults: readonly string[]) =>
      pointedAt(question, explanation, faults).map(({ form }) => form);
    expect(names(['I do not find *agricola* ("farmers") in your answer.'])).toEqual(['agricolae']);
    expect(names(['One or many? Look again at the number of the noun or of its verb.'])).toEqual([]);
  });

  it('of a wrong choice is the least common that its explanation names', () => {
    const asked: LatinQuestion = {
      ...common,
      acceptableAnswers: [],
      conceptTags: [],
      questionType: 'multiple_choice',
      questionText: 'What does this mean: Agricola nucēs colligēbat.',
      multipleChoiceOptions: ['The farmer was gathering the nuts.', 'The farmers gather a nut.'],
      correctAnswer: 'The farmer was gathering the nuts.',
    };
    const explanation =
      'colligēbat: third person singular imperfect indicative active of colligō; nucēs: accusative plural of nux.';
    expect(pointedAt(asked, explanation, []).map(({ form }) => form)).toEqual(['nucēs']);
  });
});
