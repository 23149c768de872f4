// The emergency set (latin.md 9.1): a few scrolls written by hand, handed out when not one can be drawn. The fourth is for skill level 4 and above.
// Every one of them passes the engine's own gate (tests/content/learning/emergency.test.ts).
import { LatinQuestion } from '../schema/latinQuestion.ts';
import type { LatinQuestionInput } from '../schema/latinQuestion.ts';

const made = { generatedBy: 'emergency', generatedAt: '2026-01-01T00:00:00.000Z' } as const;

const set: LatinQuestionInput[] = [
  {
    ...made,
    id: 'emergency-1',
    questionType: 'multiple_choice',
    questionText: 'What does lūna, lūnae mean?',
    multipleChoiceOptions: ['moon', 'light', 'wolf', 'wave'],
    correctAnswer: 'moon',
    difficulty: 1,
    explanation: 'lūna is the moon; light is lūx, a wolf lupus, a wave unda.',
    conceptTags: ['vocabulary'],
    judging: { answer: 'option' },
  },
  {
    ...made,
    id: 'emergency-2',
    questionType: 'multiple_choice',
    questionText: 'Which form of rēx, rēgis is the accusative singular?',
    multipleChoiceOptions: ['rēgem', 'rēgī', 'rēge', 'rēgēs'],
    correctAnswer: 'rēgem',
    difficulty: 2,
    explanation: 'The accusative singular of the third declension ends in -em: rēgem.',
    conceptTags: ['forms'],
    judging: { answer: 'option' },
  },
  {
    ...made,
    id: 'emergency-3',
    questionType: 'multiple_choice',
    questionText: 'What does this mean: Puella epistulam scrībit.',
    multipleChoiceOptions: [
      'The girl writes a letter.',
      'The girl was writing a letter.',
      'The girl will write a letter.',
      'The girl had written a letter.',
    ],
    correctAnswer: 'The girl writes a letter.',
    difficulty: 3,
    explanation: 'scrībit is the present: she writes. Puella is the subject, epistulam the object.',
    conceptTags: ['present'],
    judging: { answer: 'option' },
  },
  {
    ...made,
    id: 'emergency-4',
    questionType: 'multiple_choice',
    questionText: 'What does this mean: Cum nox vēnisset, mīlitēs discessērunt.',
    multipleChoiceOptions: [
      'When night had come, the soldiers went away.',
      'When night comes, the soldiers will go away.',
      'The soldiers went away before night came.',
      'The soldiers went away so that night would come.',
    ],
    correctAnswer: 'When night had come, the soldiers went away.',
    difficulty: 5,
    explanation: 'cum with the pluperfect subjunctive vēnisset says what had happened first.',
    conceptTags: ['cum clauses'],
    judging: { answer: 'option' },
  },
];

/** The skill level from which the last of them is handed out. */
const EXTRA_FROM = 4;

/** The emergency set for a skill level, checked. */
export const emergencySet = (skillLevel: number): readonly LatinQuestion[] =>
  set.slice(0, skillLevel >= EXTRA_FROM ? 4 : 3).map((one) => LatinQuestion.parse(one));
