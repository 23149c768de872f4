// A scroll of which nothing is known but what its author listed: no tree of its sentence is found.
import type { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';

export const POEM: LatinQuestion = {
  questionType: 'translation',
  questionText: 'Translate: Timeō Danaōs et dōna ferentēs, nēve quisquam fallat verēbor.',
  baseText: 'Timeō Danaōs et dōna ferentēs, nēve quisquam fallat verēbor.',
  correctAnswer: 'I fear Greeks even when they bring gifts, and shall be anxious that none deceive.',
  explanation: 'So speaks Laocoon.',
  id: 'poem',
  acceptableAnswers: [],
  difficulty: 5,
  conceptTags: [],
  grammarFocus: '',
  generatedBy: 'AI',
  generatedAt: '2026-01-01T00:00:00Z',
};

/** An answer to it that can neither be accepted nor shown wrong. */
export const UNJUDGEABLE = 'The Greeks frighten me, gifts and all.';
