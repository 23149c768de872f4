// Walking through the Memory Palace: a walk begun or gone on with, questions for its next cards, an answer judged and laid before the house.
// Invariants: a question is drawn by the card and how often that card has changed, so nothing rerolls it, and none comes back after its key was
// seen; what is handed out before an answer names neither word nor meaning.
import { created } from '@sigilla/engine/actions/outcome.ts';
import { beginWalk } from '@sigilla/engine/actions/palace/beginWalk.ts';
import { reviewCard } from '@sigilla/engine/actions/palace/reviewCard.ts';
import { UTC_CALENDAR } from '@sigilla/engine/core/calendar.ts';
import type { AccountId } from '@sigilla/engine/core/brand.ts';
import { forkSeed } from '@sigilla/engine/core/random.ts';
import { ok, refuse } from '@sigilla/engine/core/result.ts';
import type { Result } from '@sigilla/engine/core/result.ts';
import { saidBy } from '@sigilla/engine/learning/asked.ts';
import type { AskedQuestion } from '@sigilla/engine/learning/asked.ts';
import { newLearner, skillLevel } from '@sigilla/engine/learning/learner.ts';
import type { Card } from '@sigilla/engine/learning/palace/card.ts';
import { comingBack, ratingsFor, unreviewed } from '@sigilla/engine/learning/palace/review.ts';
import type { CardReview } from '@sigilla/engine/learning/palace/review.ts';
import { LONGEST_WALK, openWalk, stillToAsk } from '@sigilla/engine/learning/palace/session.ts';
import type { Walk } from '@sigilla/engine/learning/palace/session.ts';
import type { GradedAnswer } from '@sigilla/engine/learning/views.ts';
import type { Identity } from '../../auth/identity.ts';
import { cards, learners, palaces, questions, reviews } from '../../store/collections.ts';
import type { Stored } from '../../store/Store.ts';
import { meantServer } from '../callersKingdom.ts';
import { executeAction } from '../executeAction.ts';
import type { House } from '../house.ts';
import { BUSY, transact } from '../transact.ts';
import { writeOutcome } from '../writeOutcome.ts';
import { ownQuestion } from '../readings/questions.ts';
import { give } from './answering.ts';
import { judge } from './judging.ts';
import type { Scholars } from './scholars.ts';

/** Cards that are handed out ahead. */
const AHEAD = 3;

/** A card to be answered, and its question. */
export interface AskedCard {
  readonly asked: AskedQuestion;
  readonly card: Card;
}

export interface Walking {
  readonly walk: Walk;
  readonly next: readonly AskedCard[];
}

const keep = (house: House, asked: readonly AskedQuestion[]): Promise<Result<void>> =>
  transact(house, async (unit) => {
    await writeOutcome(
      house,
      unit,
      { changes: asked.map((one) => created('questions', one)) },
      { reason: 'draw_questions', transactionId: house.ids.id() },
    );
    return ok(undefined);
  });

/** Reviews back to which what a card was asked is not asked again. */
const ASKED_LATELY = 3;

/** What was said when the card was last asked, the latest first. */
const saidLately = async ({ store }: House, { lastReview }: Card): Promise<readonly string[]> => {
  const said: string[] = [];
  for (let id = lastReview; id !== null && said.length < ASKED_LATELY;) {
    const asked = await store.get(questions, id);
    if (asked !== null) said.push(asked.body.said);
    id = (await store.get(reviews, id))?.body.previous ?? null;
  }
  return said;
};

const drawFor = async (
  house: House,
  scholars: Scholars,
  accountId: AccountId,
  paysOn: string,
  level: number,
  { body: card, revision }: Stored<Card>,
): Promise<Result<AskedQuestion | null>> => {
  const now = house.clock.now();
  const made = await scholars.ask('askCard', {
    seed: forkSeed(house.secret, card.id, revision),
    lexeme: card.word.lexeme,
    skill: card.skill,
    level,
    generatedAt: new Date(now).toISOString(),
    said: await saidLately(house, card),
  });
  if (!made.ok) return made;
  if (made.value === null) return ok(null);
  const { question, foreseen } = made.value;
  const id = house.ids.id();
  scholars.foreseen.keep(id, foreseen);
  return ok({
    id,
    accountId,
    purpose: 'review',
    paysOn,
    question: { ...question, id },
    level,
    said: saidBy(question),
    cardId: card.id,
    writingId: null,
    askedAt: now,
    unjudged: null,
    answer: null,
  });
};

/** The next cards of the walk that lies open, each with the one question that waits for it. Refuses `walk_unknown` when there is none. */
const nextCards = async (
  house: House,
  scholars: Scholars,
  accountId: AccountId,
  serverId?: string,
): Promise<Result<Walking>> => {
  const rules = await meantServer(house, accountId, serverId);
  if (!rules.ok) return rules;
  const walk = openWalk((await house.store.get(palaces, accountId))?.body ?? null);
  if (walk === null) return refuse({ code: 'walk_unknown', params: {} });
  const learner = (await house.store.get(learners, accountId))?.body;
  const level = skillLevel(learner ?? newLearner(accountId, house.clock.now()));
  const waiting = await house.store.find(questions, 'open', {
    prefix: [accountId, 'review'],
    limit: 2 * LONGEST_WALK,
  });
  const open = new Map(waiting.items.map(({ body }) => [body.cardId, body]));
  const found = await house.store.getMany(cards, stillToAsk(walk).slice(0, 2 * AHEAD));
  const next: AskedCard[] = [];
  const fresh: AskedQuestion[] = [];
  for (const card of found) {
    if (card === null || next.length >= AHEAD) continue;
    const lying = open.get(card.id);
    if (lying !== undefined) {
      next.push({ asked: lying, card: card.body });
      continue;
    }
    const drawn = await drawFor(house, scholars, accountId, rules.value.id, level, card);
    if (!drawn.ok) {
      if (next.length > 0) break;
      return drawn;
    }
    if (drawn.value === null) continue;
    fresh.push(drawn.value);
    next.push({ asked: drawn.value, card: card.body });
  }
  if (fresh.length > 0) {
    const kept = await keep(house, fresh);
    if (!kept.ok) return kept;
  }
  return ok({ walk, next });
};

/** Begins a walk of so many cards, or goes on with the one that lies open; no card is next where that was ended. Refuses `nothing_due`. */
export const walk = async (
  house: House,
  scholars: Scholars,
  identity: Identity,
  size: number,
  serverId?: string,
): Promise<Result<Walking>> => {
  const done = await executeAction(house, identity, {
    commandId: house.ids.id(),
    ...(serverId === undefined ? {} : { serverId }),
    ...beginWalk.wire({ size }),
  });
  if (!done.ok) return done;
  const { accountId } = identity;
  if (beginWalk.report.parse(done.result.actionResult).cardIds.length === 0) {
    // What lay open had nothing left to ask: it has been ended and paid, and nothing else is due.
    const ended = (await house.store.get(palaces, accountId))?.body.walk ?? null;
    return ended === null ? refuse({ code: 'nothing_due', params: {} }) : ok({ walk: ended, next: [] });
  }
  const waiting = house.queue.run([`accounts/${accountId}`], () =>
    nextCards(house, scholars, accountId, serverId),
  );
  return waiting === null ? refuse(BUSY) : waiting;
};

/** A card answered: how it was judged, what became of it, and how else it might be rated. */
export interface AnsweredCard {
  readonly graded: GradedAnswer;
  readonly brought: ReturnType<typeof reviewCard.report.parse>;
  readonly card: Card;
  readonly review: CardReview;
  readonly choices: readonly {
    readonly rating: CardReview['rating'];
    readonly days: number;
    readonly minutes: number;
    readonly isAllowed: boolean;
  }[];
}

/** An answer to a card of a walk. Refuses as questions, walks and cards are named. */
export const answerCard = async (
  house: House,
  scholars: Scholars,
  accountId: AccountId,
  given: {
    readonly walkId: string;
    readonly questionId: string;
    readonly userAnswer: string;
    readonly commandId?: string | undefined;
  },
): Promise<Result<AnsweredCard>> => {
  const { walkId, questionId, userAnswer, commandId } = given;
  const asked = await ownQuestion(house, accountId, questionId, 'review');
  if (!asked.ok) return asked;
  if (asked.value.answer !== null && commandId === undefined)
    return refuse({ code: 'question_answered', params: {} });
  const judged = await judge(house, scholars, accountId, asked.value.question, userAnswer);
  if (!judged.ok) return judged;
  const { verdict, feedback } = judged.value;
  const wire = reviewCard.wire({ walkId, questionId, given: userAnswer, verdict, score: feedback.score });
  const done = await give(house, accountId, commandId, asked.value.paysOn, wire);
  if (!done.ok) return done;
  scholars.foreseen.letGo(questionId);
  const brought = reviewCard.report.parse(done.value);
  const card = (await house.store.get(cards, brought.cardId))?.body;
  const review = (await house.store.get(reviews, questionId))?.body;
  // Taken down or taken back in another window meanwhile.
  if (card === undefined || review === undefined) return refuse({ code: 'card_unknown', params: {} });
  const calendar = (await house.store.get(learners, accountId))?.body.calendar ?? UTC_CALENDAR;
  const allowed = ratingsFor(review.verdict);
  return ok({
    graded: judged.value,
    brought,
    card,
    review,
    choices: comingBack(unreviewed(card, review), review.at, calendar).map((choice) => ({
      ...choice,
      isAllowed: allowed.includes(choice.rating),
    })),
  });
};
