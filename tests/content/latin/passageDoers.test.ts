// Answers about passages that use the right words of the wrong doer, or say the opposite. They were right until somebody asked who does what.
import { readLexicon } from '@sigilla/content/latin/lexicon/index.ts';
import { readPassages } from '@sigilla/content/latin/private/passages/index.ts';
import { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';
import { indexLexicon } from '@sigilla/engine/latin/analyse.ts';
import { grade } from '@sigilla/engine/latin/questions/grading/grade.ts';
import { describe, expect, it } from 'vitest';

const index = indexLexicon(readLexicon());
const passages = new Map(readPassages().map((passage) => [passage.id, passage]));

const asked = (id: string, at: number): LatinQuestion => {
  const passage = passages.get(id);
  const one = passage?.questions[at];
  if (!passage || !one) throw new Error(`no question ${at} of ${id}`);
  const { source, background, topic } = passage;
  return LatinQuestion.parse({
    id: 'q', difficulty: 1, generatedBy: 'engine', generatedAt: '2026-01-01T00:00:00Z', conceptTags: [], grammarFocus: '', acceptableAnswers: [], questionType: 'cultural_context',
    questionText: one.ask, correctAnswer: one.answer, explanation: one.why, backgroundText: background, culturalTopic: topic,
    primarySource: { latin: source.la, translation: source.en, author: source.author, work: source.work }, judging: { answer: 'english', concepts: one.concepts, contrary: one.contrary },
  });
}; // prettier-ignore

const ROWS = [
  ['greece-the-captive', 1, 'The Romans won the Greeks over with their literature', 'Greek art and literature conquered Rome'],
  ['agrippa-made-it', 2, 'Agrippa destroyed the temple of Hadrian by fire', 'Fire destroyed his building'],
  ['juvenal-what-shall-i-do-in-rome', 0, 'He knows how to lie', "he can't lie"],
  ['juvenal-who-guards-the-guards', 1, 'The wife was meant to watch the guards', 'an unfaithful wife'],
  ['sallust-a-city-for-sale', 1, 'The consul escaped by bribing Jugurtha', 'he paid off the ambassadors and the consul'],
  ['titus-lost-a-day', 0, 'Because his friends had done nothing for him', "because he hadn't helped anyone that day"],
  ['caesar-all-gaul', 1, 'The Belgae seldom came to the merchants with goods', 'traders hardly ever visited them'],
  ['vergil-fear-the-greeks', 0, 'The Greeks fear him even when he brings gifts', "He fears the Greeks even when they're carrying presents"],
  ['vergil-fear-the-greeks', 2, 'Because he killed the snakes of Minerva', 'because two snakes killed him and his sons'],
  ['livy-romulus-and-the-wall', 0, 'Because Romulus had jumped over the wall of Remus', 'because Remus mocked him and leapt over the walls'],
  ['catullus-hate-and-love', 2, 'Sappho named her after Lesbia', 'after a poet from Lesbos called Sappho'],
  ['pompeii-vote-for-good-bread', 0, 'He brings bad bread', 'he provides good bread'],
  ['twelve-tables-come-to-court', 1, 'The accused brought the plaintiff', 'whoever had a claim against him'],
  ['phaedrus-the-lions-share', 1, 'The stag got all four parts of the lion', 'the whole stag'],
  ['livy-woe-to-the-conquered', 1, 'The victor must suffer whatever the conquered wishes', 'losers have to suffer'],
  ['horatius-prays-to-the-tiber', 0, 'The Tiber prays to Horatius', 'the god of the river'],
] as const; // prettier-ignore

describe('answers about passages', () => {
  it.each(ROWS)('%s %i: not "%s" but "%s"', (id, at, wrong, right) => {
    const question = asked(id, at);
    expect(grade({ index, question, answer: wrong }).isCorrect).toBe(false);
    expect(grade({ index, question, answer: right }).verdict).toBe('correct');
  });
});
