// A question about a card: the skill on the word, as the engine asks it (`askAbout`), typed where it can be and not what was asked of it lately.
// Runs in a worker. Invariant: the same wish makes the same question; a word of the dictionary can always be asked, if need be what was asked before.
import type { LatinQuestion, QuestionType } from '@sigilla/content/schema/latinQuestion.ts';
import { forkSeed } from '@sigilla/engine/core/random.ts';
import type { Seed } from '@sigilla/engine/core/random.ts';
import type { AboutWish, Academy, Asked, Skill as Knowing } from '@sigilla/engine/latin/academy.ts';
import { saidBy } from '@sigilla/engine/learning/asked.ts';
import type { Skill } from '@sigilla/engine/learning/palace/card.ts';

/** What is to be asked. `level` is the learner's skill, 1 to 10; `said` what questions about the card have said lately (`saidBy`). */
export interface CardWish {
  readonly seed: Seed;
  readonly lexeme: string;
  readonly skill: Skill;
  readonly level: number;
  readonly generatedAt: string;
  readonly said: readonly string[];
}

/** What a card trains, and what stands in for it where a word does not carry that. */
const TRAINS: Readonly<Record<Skill, readonly Knowing[]>> = {
  recognise: ['meaning'],
  produce: ['recall', 'meaning'],
  inflect: ['inflection', 'recall', 'meaning'],
};

/** To find a word oneself holds better than to choose it. */
const TYPED: readonly QuestionType[] = ['type_response'];

/** Tries at a typed question before a choice will do as well: what is asked in one way alone would be tried in vain. */
const TRIES = 4;

const fresh = (academy: Academy, wish: AboutWish, known: ReadonlySet<string>): Asked => {
  const isSeen = (question: LatinQuestion): boolean => known.has(saidBy(question));
  for (let time = 0; time < TRIES; time += 1) {
    const typed = academy.askAbout({ ...wish, seed: forkSeed(wish.seed, time), types: TYPED });
    if (!typed.ok) break;
    if (!isSeen(typed.question)) return typed;
  }
  return academy.askAbout({ ...wish, isSeen });
};

/** A question about a card; null when the dictionary has lost the word. */
export const cardQuestion = (academy: Academy, { skill, said, ...wish }: CardWish): LatinQuestion | null => {
  const known = new Set(said);
  for (const trained of TRAINS[skill]) {
    const about = { ...wish, skill: trained };
    const asked = fresh(academy, about, known);
    if (asked.ok) return asked.question;
    if (asked.reason === 'unknown_word') return null;
    const again = asked.reason === 'all_seen' ? academy.askAbout(about) : asked;
    if (again.ok) return again.question;
  }
  return null;
};
