// Questions that the engine did not make are judged by their sentence: unlisted good answers pass, wrong ones do not, and what cannot be judged is
// called so.
import { readAssessments } from '@sigilla/content/latin/private/assessments/index.ts';
import { readLibrary } from '@sigilla/content/latin/private/library.ts';
import { emergencySet } from '@sigilla/content/learning/emergency.ts';
import type { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';
import { openAcademy } from '@sigilla/engine/latin/academy.ts';
import { describe, expect, it } from 'vitest';
import { INTO_ENGLISH, INTO_LATIN } from './freeAnswers.ts';
import { freeRates, freeRatesAgain } from './freeRates.ts';

const academy = openAcademy(readLibrary());
const head = {
  id: 'q',
  difficulty: 2,
  explanation: 'Because it is so.',
  conceptTags: [],
  grammarFocus: '',
  generatedBy: 'AI',
  generatedAt: '2026-01-01T00:00:00Z',
  acceptableAnswers: [],
} as const;
const translation = (baseText: string, correctAnswer: string): LatinQuestion => ({
  ...head,
  acceptableAnswers: [],
  conceptTags: [],
  questionType: 'translation',
  questionText: `Translate: ${baseText}`,
  baseText,
  correctAnswer,
});
const verdict = (question: LatinQuestion, answer: string) => academy.grade(question, answer).verdict;

describe('answers that nobody listed', () => {
  const { english, latin } = freeRates(academy);

  it('are a table of some size, and none is a reference', () => {
    expect(english.good + latin.good).toBeGreaterThanOrEqual(150);
    expect(english.wrong + latin.wrong).toBeGreaterThanOrEqual(150);
    const listed = [...INTO_ENGLISH, ...INTO_LATIN].flatMap(({ good, references }) =>
      good.filter((one) => references.includes(one)),
    );
    expect(listed).toEqual([]);
  });

  it('pass when they are good: four in five in English, nineteen in twenty in Latin', () => {
    expect(english.accepted / english.good).toBeGreaterThanOrEqual(0.8);
    expect(latin.accepted / latin.good).toBeGreaterThanOrEqual(0.95);
  });

  it('are refused when they are wrong: nineteen in twenty', () => {
    expect(english.refused / english.wrong, english.passed.join('\n')).toBeGreaterThanOrEqual(0.95);
    expect(latin.refused / latin.wrong, latin.passed.join('\n')).toBeGreaterThanOrEqual(0.95);
  });
});

describe('a second list, of what the judge was not made for', () => {
  const { english, latin } = freeRatesAgain(academy);

  it('passes where it is good: seven in ten in English, nine in ten in Latin; one in eight is called wrong at most', () => {
    expect(english.accepted / english.good).toBeGreaterThanOrEqual(0.7);
    expect(english.wronged.length / english.good, english.wronged.join('\n')).toBeLessThanOrEqual(0.125);
    expect(latin.accepted / latin.good).toBeGreaterThanOrEqual(0.9);
  });

  it('is refused where it is wrong', () => {
    expect([...english.passed, ...latin.passed]).toEqual([]);
  });
});

describe('a sentence that no tree says', () => {
  const poem = translation(
    'Timeō Danaōs et dōna ferentēs, nēve quisquam fallat verēbor.',
    'I fear Greeks even when they bring gifts, and shall be anxious that none deceive.',
  );

  it('is judged by its list', () => {
    expect(
      academy.judgingFor({ answer: 'english', prompt: poem.questionText, references: [poem.correctAnswer] }),
    ).toBeUndefined();
    expect(verdict(poem, poem.correctAnswer)).toBe('correct');
  });

  it('leaves another wording unjudged, and says so', () => {
    const said = academy.grade(
      poem,
      'The Greeks frighten me, gifts and all, and I shall dread being taken in.',
    );
    expect(said).toMatchObject({ verdict: 'unjudged', isCorrect: false, score: 0 });
    expect(said.explanation).toContain('I cannot judge this wording');
  });

  it('tells who is asked after from who is pointed at', () => {
    const asked = translation(
      'Quem Danaum timeās, nēve quisquam fallat verēberis?',
      'Which Greek may you fear, and shall you be anxious that none deceive?',
    );
    expect(verdict(asked, 'Which Greek may you fear, and will you be anxious that none deceive?')).toBe(
      'correct',
    );
    expect(verdict(asked, 'That Greek may you fear, and shall you be anxious that none deceive?')).not.toBe(
      'correct',
    );
  });

  it('does so where the sentence has no words but those that carry one', () => {
    const doubt = translation('Quid ego facerem?', 'What was I to do?');
    expect(verdict(doubt, 'What could I do?')).toBe('unjudged');
    expect(verdict(doubt, 'Bananas ripen slowly.')).toBe('wrong');
  });

  it('refuses what is empty or speaks of something else', () => {
    expect(verdict(poem, ' ')).toBe('wrong');
    expect(verdict(poem, 'Bananas ripen slowly.')).toBe('wrong');
  });
});

describe('authored questions', () => {
  const dialogue: LatinQuestion = {
    ...head,
    acceptableAnswers: [],
    conceptTags: [],
    questionType: 'dialogue_completion',
    questionText: 'At the gate: complete what the guard says.',
    scenario: 'A guard stops a merchant at the gate.',
    dialogue: [
      {
        speaker: 'Mercātor',
        text: 'Salvē, custōs!',
        translation: 'Hello, guard!',
        isBlank: false,
        hints: [],
      },
      {
        speaker: 'Custōs',
        text: 'Ubi est ___ tua?',
        translation: 'Where is your wife?',
        isBlank: true,
        hints: [],
      },
    ],
    correctAnswer: 'uxor',
  };

  it('take another word that says the line, and no other form', () => {
    expect(verdict(dialogue, 'coniunx')).toBe('correct');
    expect(verdict(dialogue, 'uxōrem')).toBe('close');
    expect(verdict(dialogue, 'filia')).not.toBe('correct');
  });

  it('of one word are judged by what it means', () => {
    const meaning: LatinQuestion = {
      ...head,
      acceptableAnswers: [],
      conceptTags: [],
      questionType: 'type_response',
      questionText: 'What does cōnspiciō mean?',
      correctAnswer: 'to catch sight of',
    };
    expect(verdict(meaning, 'to notice')).toBe('correct');
    expect(verdict(meaning, 'to bury')).toBe('wrong');
  });

  it('of the assessments and the emergency set can all be graded: the key right, nothing wrong', () => {
    for (const assessment of readAssessments()) {
      const keys = Object.fromEntries(
        assessment.questions.map(({ id, correctAnswer }) => [id, correctAnswer]),
      );
      expect(
        academy.assess(assessment, keys).verdicts.every(({ isCorrect }) => isCorrect),
        assessment.id,
      ).toBe(true);
      expect(academy.assess(assessment, {}).verdicts.some(({ isCorrect }) => isCorrect)).toBe(false);
    }
    for (const question of emergencySet(6)) {
      expect(verdict(question, question.correctAnswer)).toBe('correct');
      expect(verdict(question, 'nothing of the kind')).toBe('wrong');
    }
  });

  it('of an assessment take wordings that their author did not list', () => {
    const answers = {
      'first-steps-3': 'A servant carries the water.',
      'forum-and-field-6': 'The girl is braver than a brother.',
    };
    for (const assessment of readAssessments())
      for (const [at, { id }] of assessment.questions.entries())
        if (id in answers)
          expect(academy.assess(assessment, answers).verdicts[at]?.verdict, id).toBe('correct');
  });
});
