// Where a learner's questions come from, in order: words of theirs that wait to be asked, the archive of what teachers of silicon wrote, the engine's own
// without end, and the emergency set, which needs nobody. Invariants: what was said to this learner within a month is not said again; a teacher is never waited for.
import { emergencySet } from '@sigilla/content/learning/emergency.ts';
import type { LatinQuestion, QuestionType } from '@sigilla/content/schema/latinQuestion.ts';
import type { AccountId } from '@sigilla/engine/core/brand.ts';
import { forkSeed, randomFrom } from '@sigilla/engine/core/random.ts';
import type { Seed } from '@sigilla/engine/core/random.ts';
import { ok } from '@sigilla/engine/core/result.ts';
import type { Result } from '@sigilla/engine/core/result.ts';
import { WEAK_LOOKED_AT, drawWeak, saidBy } from '@sigilla/engine/learning/asked.ts';
import type { AskedQuestion } from '@sigilla/engine/learning/asked.ts';
import type { Card } from '@sigilla/engine/learning/palace/card.ts';
import { handedOut } from '@sigilla/engine/learning/writing.ts';
import type { Writing } from '@sigilla/engine/learning/writing.ts';
import { cards, questions } from '../../store/collections.ts';
import type { House } from '../house.ts';
import { fromShelf, hasArchive } from '../teachers/shelves.ts';
import type { Scholars } from './scholars.ts';
import type { ForeseenAnswers } from './tasks.ts';

/** What was said within so many days is not said again. */
const FORGOTTEN_AFTER_MS = 31 * 86_400_000;

/** The types that need nothing but the lexicon, in the order in which single draws take turns with them (latin.md 9.1). */
export const SIMPLE: readonly QuestionType[] = ['multiple_choice', 'translation', 'type_response'];

/** What is to be drawn, and which draw of this learner it is. */
export interface Draw {
  readonly type: QuestionType;
  readonly level: number;
  readonly number: number;
}

/** A question drawn for somebody, and what it says. */
export interface Fresh {
  readonly question: LatinQuestion;
  readonly level: number;
  readonly said: string;
  /** The writing of the archive that it is copied from; null for what was made for this learner. */
  readonly writing: Writing | null;
  /** What the scholars have said of its likeliest answers; null where they were not asked. */
  readonly foreseen: ForeseenAnswers | null;
}

const wasSaid = async (house: House, accountId: AccountId, said: string): Promise<boolean> => {
  const { items } = await house.store.find(questions, 'said', {
    prefix: [accountId, said],
    limit: 1,
    descending: true,
  });
  const last = items[0]?.body.askedAt;
  return last !== undefined && last > house.clock.now() - FORGOTTEN_AFTER_MS;
};

/** Has the draws made; what was said lately, or twice among them, falls away. */
export const proved = async (
  house: House,
  scholars: Scholars,
  accountId: AccountId,
  purpose: AskedQuestion['purpose'],
  draws: readonly Draw[],
  taken: Set<string>,
): Promise<Result<readonly Fresh[]>> => {
  const generatedAt = new Date(house.clock.now()).toISOString();
  const wishes = draws.map(({ type, level, number }) => ({
    type,
    level,
    generatedAt,
    seed: forkSeed(house.secret, accountId, purpose, number),
  }));
  const made = await Promise.all(wishes.map((wish) => scholars.ask('draw', wish)));
  const fresh: Fresh[] = [];
  for (const [at, answer] of made.entries()) {
    if (!answer.ok) return fresh.length > 0 ? ok(fresh) : answer;
    const level = draws[at]?.level;
    if (answer.value === null || level === undefined) continue;
    const { question, foreseen } = answer.value;
    const said = saidBy(question);
    if (taken.has(said) || (await wasSaid(house, accountId, said))) continue;
    taken.add(said);
    fresh.push({ question, level, said, writing: null, foreseen });
  }
  return ok(fresh);
};

/** The emergency set, as if it had been drawn. */
export const inNeed = (skill: number): readonly Fresh[] =>
  emergencySet(skill).map((question) => ({
    question,
    level: 2 * question.difficulty,
    said: saidBy(question),
    writing: null,
    foreseen: null,
  }));

/** What the archive has for these draws, and the draws for which it has nothing. */
export const fromArchive = async (
  house: House,
  accountId: AccountId,
  draws: readonly Draw[],
  taken: Set<string>,
): Promise<{ readonly found: readonly Fresh[]; readonly left: readonly Draw[] }> => {
  if (!(await hasArchive(house))) return { found: [], left: draws };
  const found: Fresh[] = [];
  const left: Draw[] = [];
  for (const draw of draws) {
    const { type, level, number } = draw;
    const random = randomFrom(forkSeed(house.secret, accountId, 'shelf', number));
    const wish = { type, difficulty: Math.ceil(level / 2), random };
    const writing = await fromShelf(
      house,
      wish,
      async (said) => !taken.has(said) && !(await wasSaid(house, accountId, said)),
    );
    if (writing === null) {
      left.push(draw);
      continue;
    }
    taken.add(writing.said);
    found.push({ question: handedOut(writing), level, said: writing.said, writing, foreseen: null });
  }
  return { found, left };
};

/** A question about a card, unless it was put to its learner lately; null when there is none. */
const aboutCard = async (
  house: House,
  scholars: Scholars,
  { accountId, word: { lexeme }, skill }: Card,
  level: number,
  seed: Seed,
): Promise<Fresh | null> => {
  const generatedAt = new Date(house.clock.now()).toISOString();
  const made = await scholars.ask('askCard', { seed, lexeme, skill, level, generatedAt, said: [] });
  if (!made.ok || made.value === null) return null;
  const { question, foreseen } = made.value;
  const said = saidBy(question);
  if (await wasSaid(house, accountId, said)) return null;
  return { question, level, said, writing: null, foreseen };
};

/**
 * Questions about cards that are due, the latest before the others, in place of some of these draws, of simple ones as long as there are any: what a day
 * has one of is not given up for a word. And the draws that are left.
 */
export const ofWeakWords = async (
  house: House,
  scholars: Scholars,
  accountId: AccountId,
  draws: readonly Draw[],
  taken: Set<string>,
): Promise<{ readonly found: readonly Fresh[]; readonly left: readonly Draw[] }> => {
  const { items } = await house.store.find(cards, 'due', {
    prefix: [accountId],
    to: house.clock.now(),
    descending: true,
    limit: WEAK_LOOKED_AT,
  });
  let due = items.map(({ body }) => body);
  const found: Fresh[] = [];
  for (const draw of draws) {
    const seed = forkSeed(house.secret, accountId, 'weak', draw.number);
    const card = drawWeak(due, randomFrom(seed));
    const fresh = card === null ? null : await aboutCard(house, scholars, card, draw.level, seed);
    if (card === null || fresh === null || taken.has(fresh.said)) continue;
    taken.add(fresh.said);
    found.push(fresh);
    // A word is come back to once in a batch.
    due = due.filter(({ word }) => word.lexeme !== card.word.lexeme);
  }
  const isSimple = ({ type }: Draw): boolean => SIMPLE.includes(type);
  const givenUp = draws
    .toSorted((one, other) => Number(isSimple(other)) - Number(isSimple(one)))
    .slice(0, found.length);
  return { found, left: draws.filter((draw) => !givenUp.includes(draw)) };
};
