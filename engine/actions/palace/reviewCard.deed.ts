// Answering a card: the question is used up, the card has its new memory, the history its entry, the walk its step; the honors
// their count; the first step of a day keeps the streak, the last of a walk pays for it.
import { UTC_CALENDAR } from '../../core/calendar.ts';
import { ok, refuse } from '../../core/result.ts';
import { countReview } from '../../honors/countReview.ts';
import { wayOf } from '../../learning/asked.ts';
import { reviewed } from '../../learning/palace/review.ts';
import { secondsTaken, stepped, stillToAsk, walkNamed } from '../../learning/palace/session.ts';
import { ratingOf } from '../../learning/memory.ts';
import { accountDeed } from '../deed.ts';
import { honorsKept, honorsOf } from '../learning/honoring.ts';
import { changed, created } from '../outcome.ts';
import { reviewCard } from './reviewCard.ts';
import { dayKept, endWalk } from './walkEnd.ts';

export const reviewCardDeed = accountDeed(
  reviewCard,
  ({ actor: { accountId }, loaded, now, rules, content }, { walkId, questionId, given, verdict, score }) => {
    const { question, card, next, palace, learner } = loaded;
    if (question === null) return refuse({ code: 'question_unknown', params: {} });
    if (card === null || palace === null) return refuse({ code: 'card_unknown', params: {} });
    const walk = walkNamed(palace, walkId);
    if (!walk.ok) return walk;
    const wasDue = !card.isSuspended && card.memory.dueAt <= now;
    const after = stepped(walk.value, { cardId: card.id, reviewId: questionId, at: now, wasDue });
    if (!after.ok) return after;
    const seconds = secondsTaken(walk.value, question.askedAt, now);
    // What a card asks the engine has made and can judge; should it ever not, nothing was forgotten.
    const known = verdict === 'unjudged' ? 'close' : verdict;
    const rating = ratingOf(known, seconds, wayOf(question.question.questionType));
    const calendar = learner?.calendar ?? UTC_CALENDAR;
    const brought = reviewed(
      card,
      { reviewId: questionId, walkId, verdict: known, seconds, rating },
      now,
      calendar,
      next,
    );
    const honors = countReview(honorsOf(loaded.honors, accountId), { card, review: null }, brought);
    const left = stillToAsk(after.value).length;
    const message = { code: 'cardReviewed', params: { word: card.word.headword, left } } as const;
    const ending = { now, rules, content, why: reviewCard, counted: honors };
    const end = left > 0 ? null : endWalk(accountId, after.value, loaded, ending);
    const more = end ?? (wasDue ? dayKept(accountId, loaded, ending) : null);
    return ok({
      changes: [
        changed('questions', { ...question, answer: { at: now, given, verdict, score, turns: 0 } }),
        changed('cards', brought.card),
        created('reviews', brought.review),
        ...(brought.grown === null ? [] : [created('cards', brought.grown)]),
        changed('palaces', { ...palace, walk: end?.walk ?? after.value }, accountId),
        ...(more?.changes ?? honorsKept(loaded.honors, honors, accountId)),
      ],
      notices: more?.notices ?? [],
      jobs: more?.jobs ?? [],
      message,
      report: {
        cardId: card.id,
        rating,
        seconds,
        cardsReviewed: after.value.done.length,
        total: after.value.cardIds.length,
        grew: brought.grown?.id ?? null,
        isFinished: end !== null,
        turnsAwarded: more?.granted ?? 0,
        reached: (more?.reached ?? []).map(({ days }) => days),
      },
    });
  },
);
