// The Memory Palace over REST. Grading and asking are the scholars', changes go by the one door; here both are shaped.
import { endWalk } from '@sigilla/engine/actions/palace/endWalk.ts';
import { keepCard } from '@sigilla/engine/actions/palace/keepCard.ts';
import { rateReview } from '@sigilla/engine/actions/palace/rateReview.ts';
import { setDailyTarget } from '@sigilla/engine/actions/palace/setDailyTarget.ts';
import { undoReview } from '@sigilla/engine/actions/palace/undoReview.ts';
import { ok, refuse } from '@sigilla/engine/core/result.ts';
import { cardLine } from '@sigilla/engine/learning/palace/palaceView.ts';
import { askedCardView } from '@sigilla/engine/learning/palace/askedCard.ts';
import { walkView } from '@sigilla/engine/learning/palace/walkView.ts';
import { deckOf } from '../app/academy/deckFile.ts';
import { importDeck } from '../app/academy/decks.ts';
import { hangByIds } from '../app/academy/hanging.ts';
import type { Scholars } from '../app/academy/scholars.ts';
import { answerCard, walk } from '../app/academy/walking.ts';
import type { House } from '../app/house.ts';
import { ownLearner } from '../app/readings/learner.ts';
import { allLines, cardsOfWord, cardsPage, ownCard, ownPalace, wordsLately } from '../app/readings/palace.ts';
import type { Identity } from '../auth/identity.ts';
import type { palaceRoutes } from '../contract/palace.ts';
import { acting } from './acting.ts';
import type { Handlers } from './call.ts';

type Rooms = Pick<Handlers<'latin'>, keyof typeof palaceRoutes>;

export const palaceHandlers = (house: House, scholars: Scholars): Rooms => {
  const act = acting(house);
  const palaceOf = async ({ accountId }: Identity) => ({ palace: await ownPalace(house, accountId) });
  const learnerOf = async ({ accountId }: Identity, reached: readonly number[]) => {
    const learner = await ownLearner(house, accountId);
    return {
      learner,
      milestones: learner.streak.milestones.filter(({ days }) => reached.includes(days)),
    };
  };
  const allowed = ({ accountId }: Identity, limit: 'academy' | 'deck' = 'academy') =>
    house.limits.take(limit, accountId);

  return {
    async palace({ identity }) {
      const may = await allowed(identity);
      return may.ok ? ok(await palaceOf(identity)) : may;
    },

    async wordsLately({ identity }) {
      const may = await allowed(identity);
      return may.ok ? ok(await wordsLately(house, identity.accountId)) : may;
    },

    async palaceCards({ identity, query: { room, word, cursor, limit } }) {
      if (word !== undefined)
        return ok({ cards: [...(await cardsOfWord(house, identity.accountId, word))], next: null });
      const page = await cardsPage(house, identity.accountId, room, cursor, limit);
      return ok({ ...page, cards: [...page.cards] });
    },

    async beginSession({ identity, body: { size, serverId } }) {
      const may = await allowed(identity);
      if (!may.ok) return may;
      const begun = await walk(house, scholars, identity, size, serverId);
      if (!begun.ok) return begun;
      return ok({
        session: walkView(begun.value.walk),
        cards: begun.value.next.map(({ asked, card }) => askedCardView(asked, card)),
      });
    },

    async answerCard({ identity, body: { sessionId, ...given } }) {
      const may = await allowed(identity);
      if (!may.ok) return may;
      const answered = await answerCard(house, scholars, identity.accountId, { ...given, walkId: sessionId });
      if (!answered.ok) return answered;
      const { graded, brought, card, choices } = answered.value;
      const { rating, seconds, cardsReviewed, total, grew, isFinished, turnsAwarded, reached } = brought;
      return ok({
        ...graded,
        explanation: graded.feedback.explanation,
        responseTime: seconds,
        rating,
        choices: [...choices],
        card: cardLine(card),
        hasGrown: grew !== null,
        session: { id: sessionId, cardsReviewed, total, canUndo: true },
        isFinished,
        turnsAwarded,
        ...(await learnerOf(identity, reached)),
      });
    },

    async finishSession({ identity, body: { sessionId, serverId } }) {
      const done = await act(identity, endWalk.wire({ walkId: sessionId }), serverId);
      if (!done.ok) return done;
      const { cardsReviewed, turnsAwarded, reached } = endWalk.report.parse(done.value.actionResult);
      return ok({ cardsReviewed, turnsAwarded, ...(await learnerOf(identity, reached)) });
    },

    async undoReview({ identity, body: { sessionId } }) {
      const done = await act(identity, undoReview.wire({ walkId: sessionId }));
      return done.ok ? ok(await palaceOf(identity)) : done;
    },

    async rateReview({ identity, body: { sessionId, questionId, rating } }) {
      const done = await act(identity, rateReview.wire({ walkId: sessionId, questionId, rating }));
      if (!done.ok) return done;
      const { cardId } = rateReview.report.parse(done.value.actionResult);
      const card = await ownCard(house, identity.accountId, cardId);
      return card === null ? refuse({ code: 'card_unknown', params: {} }) : ok({ card });
    },

    async hangWords({ identity, body: { lexemeIds, skills } }) {
      const may = await allowed(identity);
      if (!may.ok) return may;
      return hangByIds(house, scholars, identity.accountId, lexemeIds, skills);
    },

    async keepCard({ identity, body }) {
      const done = await act(identity, keepCard.wire(body));
      return done.ok ? ok({ card: await ownCard(house, identity.accountId, body.cardId) }) : done;
    },

    async dailyTarget({ identity, body }) {
      const done = await act(identity, setDailyTarget.wire(body));
      return done.ok ? ok(await palaceOf(identity)) : done;
    },

    async exportDeck({ identity }) {
      const may = await allowed(identity, 'deck');
      if (!may.ok) return may;
      const lines = await allLines(house, identity.accountId);
      return ok({ filename: 'memory-palace.csv', csv: deckOf(lines), cards: lines.length });
    },

    async importDeck({ identity, body: { csv } }) {
      const may = await allowed(identity, 'deck');
      if (!may.ok) return may;
      const brought = await importDeck(house, scholars, identity.accountId, csv);
      return brought.ok ? ok({ ...brought.value, unknown: [...brought.value.unknown] }) : brought;
    },
  };
};
