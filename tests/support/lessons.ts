// What a good teacher writes, a question of every type; some of it with its macrons missing, as models write.
import type { QuestionType } from '@sigilla/content/schema/latinQuestion.ts';

const explanation = 'The form and the sense decide it.';

/** A sound question of each type, without what is the house's to say. */
const SOUND: Readonly<Record<QuestionType, Readonly<Record<string, unknown>>>> = {
  multiple_choice: {
    questionText: 'What does "rex" mean?',
    multipleChoiceOptions: ['road', 'king', 'ship', 'war'],
    correctAnswer: 'king',
  },
  translation: {
    questionText: 'Translate into English: Puella regem videt.',
    baseText: 'Puella regem videt.',
    correctAnswer: 'The girl sees the king.',
    acceptableAnswers: ['The girl is seeing the king.'],
  },
  type_response: { questionText: 'Write the dative plural of "puer".', correctAnswer: 'puerīs' },
  dialogue_completion: {
    questionText: 'Complete what the merchant says.',
    scenario: 'Two men talk at the market.',
    dialogue: [
      { speaker: 'Emptor', text: 'Quid vēndis?', translation: 'What are you selling?' },
      {
        speaker: 'Mercātor',
        text: 'Pānem bonum ___.',
        translation: 'I am selling good bread.',
        isBlank: true,
      },
    ],
    correctAnswer: 'vēndō',
  },
  text_reconstruction: {
    reconstructionType: 'word_order',
    questionText: 'Put the words in order to say: The girl sees the king.',
    baseText: 'The girl sees the king.',
    scrambledWords: ['rēgem', 'puella', 'videt'],
    correctAnswer: 'Puella rēgem videt.',
  },
  grammar_transformation: {
    transformationType: 'number',
    questionText: 'Put the subject into the plural: Servus aquam portat.',
    baseText: 'Servus aquam portat.',
    correctAnswer: 'Servī aquam portant.',
  },
  creative_composition: {
    questionText: 'Write about your house.',
    writingPrompt: 'Describe your house and its garden to a friend.',
    minimumWords: 6,
    requiredVocabulary: ['domus', 'hortus'],
    correctAnswer: 'Domus mea parva est, sed hortus magnus et pulcher est.',
  },
  cultural_context: {
    questionText: 'Who stood at the gates?',
    correctAnswer: 'Hannibal, the general of Carthage.',
    backgroundText:
      'The second Punic War brought Hannibal over the Alps into Italy, where he beat three Roman armies.',
    primarySource: {
      latin: 'Hannibal ad portās est.',
      translation: 'Hannibal is at the gates.',
      author: 'Cicero',
      work: 'Philippicae 1.11',
    },
    culturalTopic: 'history',
  },
};

/** The sound question of a type, changed as a test wants it. */
export const written = (type: string, change: Readonly<Record<string, unknown>> = {}) => ({
  questionType: type,
  explanation,
  ...SOUND[type as QuestionType],
  ...change,
});

/** A reply that holds these questions. */
export const lesson = (...questions: readonly unknown[]): string => JSON.stringify({ questions });
