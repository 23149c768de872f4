// A card that is asked, as whoever is asked may see it. Apart from its shape, for it needs the Latin engine, which no window loads.
// Invariant: neither word, meaning, id nor key is in it.
import { publicQuestion } from '../../latin/academy.ts';
import type { AskedQuestion } from '../asked.ts';
import { QuestionView } from '../views.ts';
import type { Card } from './card.ts';
import type { AskedCardView } from './walkView.ts';

/** A card's question, and how the card stands. */
export const askedCardView = (
  { question }: Pick<AskedQuestion, 'question'>,
  { word, skill, memory }: Card,
): AskedCardView => ({
  question: QuestionView.parse(publicQuestion(question)),
  room: word.room,
  skill,
  interval: memory.interval,
  repetitions: memory.repetitions,
  lapses: memory.lapses,
  learningPhase: memory.learningPhase,
});
