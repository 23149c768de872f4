// The Memory Palace over HTTP: cards from scrolls, the dictionary and decks; a walk begun, closed, gone on with, paid once; and nothing told too early.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { reviewCard } from '@sigilla/engine/actions/palace/reviewCard.ts';
import { AccountId } from '@sigilla/engine/core/brand.ts';
import { newCard } from '@sigilla/engine/learning/palace/card.ts';
import type { Card } from '@sigilla/engine/learning/palace/card.ts';
import { shelvesOf } from '@sigilla/engine/learning/palace/shelf.ts';
import { importDeck } from '@sigilla/server/app/academy/decks.ts';
import { exportAccount } from '@sigilla/server/app/belongings.ts';
import { ownPalace } from '@sigilla/server/app/readings/palace.ts';
import { create, remove, replace } from '@sigilla/server/store/Store.ts';
import type { Page } from '@sigilla/server/store/Store.ts';
import { cards, honors, palaces, questions, reviews, shelves } from '@sigilla/server/store/collections.ts';
import { lentScholars } from '../support/lentScholars.ts';
import { NO_WORD, assess, draw, keptQuestion, withCounts } from '../support/scholar.ts';
import { PASSWORD, aServer, refusalOf, valueOf } from '../support/server.ts';
import type { Ruler, TestServer } from '../support/server.ts';
import { mustCommit } from '../support/mustCommit.ts';

const DAY = 86_400_000;
const WORDS = ['panis_n', 'aqua_n', 'rex_n', 'amo_v', 'magnus_adj', 'puella_n'];

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});

const housing = async (words: readonly string[] = WORDS): Promise<Ruler> => {
  const learner = await server.ruler();
  valueOf(await learner.api.latin.hangWords({ body: { lexemeIds: [...words] } }));
  return learner;
};
const palaceOf = async ({ api }: Ruler) => valueOf(await api.latin.palace()).palace;
const begin = async ({ api }: Ruler, size = 20) => valueOf(await api.latin.beginSession({ body: { size } }));
const keyOf = async (id: string) => (await keptQuestion(server, id)).question.correctAnswer;
const answer = (
  { api }: Ruler,
  sessionId: string,
  questionId: string,
  userAnswer: string,
  commandId?: string,
) =>
  api.latin.answerCard({
    body: { sessionId, questionId, userAnswer, ...(commandId === undefined ? {} : { commandId }) },
  });
/** Answers what the session asks, rightly, until it ends or so many cards are done. */
const walkThrough = async (learner: Ruler, most = 60) => {
  let last;
  for (let done = 0; done < most; done += 1) {
    const { session, cards: asked } = await begin(learner);
    const id = asked[0]?.question.id ?? '';
    last = valueOf(await answer(learner, session.id, id, await keyOf(id)));
    if (last.isFinished) break;
  }
  if (last === undefined) throw new Error('nothing was asked');
  return last;
};
/** The walk that this window still shows, and the question of its next card, without asking for either. */
const cardInHand = async ({ user: { id } }: Ruler): Promise<{ session: string; next: string }> => {
  const palace = await server.house.store.get(palaces, id);
  const open = await server.house.store.find(questions, 'open', { prefix: [id, 'review'], limit: 1 });
  return { session: palace?.body.walk?.id ?? '', next: open.items[0]?.body.id ?? '' };
};
/** A scroll answered rightly. */
const answeredScroll = async (learner: Ruler) => {
  const [scroll] = await draw(learner, 1);
  const questionId = scroll?.id ?? '';
  const userAnswer = await keyOf(questionId);
  return valueOf(await learner.api.latin.answer({ body: { questionId, userAnswer } }));
};
const turnsOf = async ({ api }: Ruler) => valueOf(await api.kingdom.turns({ query: {} })).turns;
const later = async (learner: Ruler, passed: number): Promise<void> => {
  server.pass(passed);
  const { email } = learner.user;
  learner.token = valueOf(
    await learner.api.auth.login({ body: { email: email ?? '', password: PASSWORD } }),
  ).token;
};
const tomorrow = (learner: Ruler): Promise<void> => later(learner, DAY);

describe('a walk', () => {
  it('LR-023 G-154 G-156 asks what is due, pays three turns a card once a day, in the ledger', async () => {
    const learner = await housing();
    const before = await turnsOf(learner);
    expect((await palaceOf(learner)).stats).toMatchObject({ totalCards: 6, dueCards: 6 });
    expect(valueOf(await learner.api.latin.progress()).learner.dueCards).toBe(6);
    const last = await walkThrough(learner);
    expect(last).toMatchObject({ isFinished: true, turnsAwarded: 18 });
    expect(last.learner).toMatchObject({ today: { turnsEarned: 18 }, streak: { currentStreak: 1 } });
    expect(await turnsOf(learner)).toBe(before + 18);
    const { entries } = valueOf(await learner.api.kingdom.ledger({ query: { limit: 1 } }));
    expect(entries[0]).toMatchObject({ reason: 'review_card', turns: 18 });
    expect(refusalOf(await learner.api.latin.beginSession({ body: {} }))).toEqual({
      status: 409,
      code: 'nothing_due',
    });
    // A second walk of the day is for love.
    valueOf(await learner.api.latin.hangWords({ body: { lexemeIds: ['dominus_n'] } }));
    expect(await walkThrough(learner)).toMatchObject({ isFinished: true, turnsAwarded: 0 });
    const view = await palaceOf(learner);
    expect(view).toMatchObject({ isPaidToday: true, reviewedToday: 7, walk: null });
    expect(view.stats.overallRetention).toBe(100);
  });

  it('says neither word nor meaning nor key before an answer, and both after', async () => {
    const learner = await housing(['panis_n']);
    const told = JSON.stringify(await begin(learner));
    expect(told).not.toMatch(/bread|panis_n|correctAnswer|acceptable|judging|explanation/);
    const { session, cards: asked } = await begin(learner);
    const id = asked[0]?.question.id ?? '';
    const graded = valueOf(await answer(learner, session.id, id, 'zzz'));
    expect(graded).toMatchObject({ isCorrect: false, rating: 'again', correctAnswer: 'bread' });
    expect(graded.card).toMatchObject({ lexeme: 'panis_n', learningPhase: 'learning', repetitions: 1 });
    expect(graded.choices.filter(({ isAllowed }) => isAllowed).map(({ rating }) => rating)).toEqual([
      'again',
    ]);
    expect(graded.responseTime).toBe(0);
  });

  it('goes on where it was left, with the same questions, after a restart too', async () => {
    let house = await aServer();
    let learner = await house.ruler();
    valueOf(await learner.api.latin.hangWords({ body: { lexemeIds: WORDS } }));
    const first = valueOf(await learner.api.latin.beginSession({ body: { size: 4 } }));
    const id = first.cards[0]?.question.id ?? '';
    const key = (await keptQuestion(house, id)).question.correctAnswer;
    const body = { sessionId: first.session.id, questionId: id, userAnswer: key };
    valueOf(await learner.api.latin.answerCard({ body }));
    house = await house.restart();
    learner = Object.assign(house.visitor(), { token: learner.token, user: learner.user });
    const again = valueOf(await learner.api.latin.beginSession({ body: { size: 4 } }));
    expect(again.session).toMatchObject({ id: first.session.id, cardsReviewed: 1, total: 4, canUndo: true });
    expect(again.cards.slice(0, 2)).toEqual(first.cards.slice(1, 3));
    const kept = await house.house.store.count(reviews, 'account', [learner.user.id]);
    expect(kept).toBe(1);
  });

  it('left open is closed and paid the next day, when another begins', async () => {
    const learner = await housing();
    await walkThrough(learner, 2);
    const before = await turnsOf(learner);
    await tomorrow(learner);
    const { session } = await begin(learner);
    expect(session).toMatchObject({ cardsReviewed: 0 });
    const { entries } = valueOf(await learner.api.kingdom.ledger({ query: { limit: 2 } }));
    expect(entries.find(({ reason }) => reason === 'begin_walk')?.turns).toBe(6);
    expect(await turnsOf(learner)).toBeGreaterThanOrEqual(before + 6);
  });

  it('LR-023 pays nothing for nonsense once a hundred and twenty cards of it have been paid, and for what is remembered then as ever', async () => {
    const learner = await housing();
    await withCounts(server, learner.user.id, { forgotten: 118 });
    const nonsense = async () => {
      let last;
      do {
        const { session, cards: asked } = await begin(learner);
        last = valueOf(await answer(learner, session.id, asked[0]?.question.id ?? '', NO_WORD));
      } while (!last.isFinished);
      return last.turnsAwarded;
    };
    expect(await nonsense()).toBe(6);
    await tomorrow(learner);
    expect(await nonsense()).toBe(0);
    await tomorrow(learner);
    // Six are remembered, and as many forgotten ones would be paid again.
    expect(await walkThrough(learner)).toMatchObject({ isFinished: true, turnsAwarded: 18 });
    const kept = await server.house.store.get(honors, AccountId.parse(learner.user.id));
    expect(kept?.body.counts).toMatchObject({ forgotten: 120, reviews: 6 });
  });

  it('LR-023 left open belongs to the day on which it was walked: that day counts for the streak, and the next one’s walk is paid', async () => {
    const learner = await housing();
    await walkThrough(learner, 2);
    await tomorrow(learner);
    await begin(learner);
    const { streak, today } = valueOf(await learner.api.latin.progress()).learner;
    expect(streak).toMatchObject({ currentStreak: 1, activeToday: false });
    expect(today.turnsEarned).toBe(0);
    const last = await walkThrough(learner);
    expect(last).toMatchObject({ isFinished: true });
    expect(last.turnsAwarded).toBeGreaterThanOrEqual(12);
    expect(last.learner.streak.currentStreak).toBe(2);
  });

  it('LR-023 keeps the streak from its first card on: one left open overnight, or walked across midnight, misses no day', async () => {
    const learner = await housing();
    await walkThrough(learner, 1);
    expect(valueOf(await learner.api.latin.progress()).learner.streak).toMatchObject({
      currentStreak: 1,
      activeToday: true,
    });
    await tomorrow(learner);
    // The tab was never closed: the next card of the same walk is answered.
    const { session, next } = await cardInHand(learner);
    const graded = valueOf(await answer(learner, session, next, await keyOf(next)));
    expect(graded.learner.streak).toMatchObject({ currentStreak: 2, activeToday: true });
    await tomorrow(learner);
    await assess(server, learner);
    const answered = await answeredScroll(learner);
    expect(answered.learner.streak).toMatchObject({ currentStreak: 3, longestStreak: 3 });
  });

  it('G-156 left open overnight is paid as its own day’s, and the next one’s is paid though a scroll was answered between them', async () => {
    const learner = await housing();
    await assess(server, learner);
    await walkThrough(learner, 2);
    await tomorrow(learner);
    await answeredScroll(learner);
    const before = await turnsOf(learner);
    await begin(learner);
    expect(await turnsOf(learner)).toBe(before + 6);
    expect((await palaceOf(learner)).isPaidToday).toBe(false);
    const last = await walkThrough(learner);
    expect(last.turnsAwarded).toBeGreaterThanOrEqual(12);
    expect((await palaceOf(learner)).isPaidToday).toBe(true);
  });

  it('with nothing left to ask, for its last card was taken down, is ended and paid by whoever would go on with it', async () => {
    const learner = await housing(['panis_n', 'aqua_n']);
    const graded = await walkThrough(learner, 1);
    const { cards: hung } = valueOf(await learner.api.latin.palaceCards({ query: {} }));
    const left = hung.find(({ lexeme }) => lexeme !== graded.card.lexeme)?.cardId ?? '';
    valueOf(await learner.api.latin.keepCard({ body: { cardId: left, keeping: 'remove' } }));
    const before = await turnsOf(learner);
    const { session, cards: asked } = await begin(learner);
    expect(asked).toEqual([]);
    expect(session).toMatchObject({ id: graded.session.id, cardsReviewed: 1, total: 1 });
    expect(await turnsOf(learner)).toBe(before + 3);
    expect((await palaceOf(learner)).walk).toBeNull();
  });

  it('tells of a word which of its cards hang there, and of one that does not hang none', async () => {
    const learner = await housing(['panis_n', 'aqua_n']);
    const body = { lexemeIds: ['panis_n'], skills: ['produce' as const] };
    valueOf(await learner.api.latin.hangWords({ body }));
    const hanging = async (word: string) =>
      valueOf(await learner.api.latin.palaceCards({ query: { word } })).cards.map(
        ({ lexeme, skill }) => `${lexeme} ${skill}`,
      );
    expect(await hanging('panis_n')).toEqual(['panis_n recognise', 'panis_n produce']);
    expect(await hanging('rex_n')).toEqual([]);
  });

  it('ends early when it is ended, and then is over', async () => {
    const learner = await housing();
    await walkThrough(learner, 2);
    const { session, cards: asked } = await begin(learner);
    const end = () => learner.api.latin.finishSession({ body: { sessionId: session.id } });
    const both = await Promise.all([end(), end()]);
    expect(both.flatMap((one) => (one.ok ? [one.value.turnsAwarded] : []))).toEqual([6]);
    const id = asked[0]?.question.id ?? '';
    expect(refusalOf(await answer(learner, session.id, id, 'x'))).toEqual({ status: 409, code: 'walk_over' });
    expect(refusalOf(await answer(learner, 'another', id, 'x'))).toEqual({
      status: 404,
      code: 'walk_unknown',
    });
  });
});

describe('nothing is doubled or forged', () => {
  it('by two windows that answer one question, or begin at once', async () => {
    const learner = await housing();
    const [one, two] = await Promise.all([begin(learner), begin(learner)]);
    expect(two.session.id).toBe(one.session.id);
    expect(two.cards.map(({ question }) => question.id)).toEqual(
      one.cards.map(({ question }) => question.id),
    );
    const id = one.cards[0]?.question.id ?? '';
    const both = await Promise.all([
      answer(learner, one.session.id, id, await keyOf(id)),
      answer(learner, one.session.id, id, 'zzz'),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    const second = both.find(({ ok }) => !ok);
    expect(second && refusalOf(second)).toEqual({ status: 409, code: 'question_answered' });
    expect((await palaceOf(learner)).reviewedToday).toBe(1);
  });

  it('by a command that is sent again, however late', async () => {
    const learner = await housing();
    const { session, cards: asked } = await begin(learner);
    const id = asked[0]?.question.id ?? '';
    const key = await keyOf(id);
    const first = valueOf(await answer(learner, session.id, id, key, 'r-1'));
    server.pass(60_000);
    expect(valueOf(await answer(learner, session.id, id, key, 'r-1'))).toMatchObject({
      rating: first.rating,
      session: first.session,
      card: { repetitions: 1 },
    });
    expect((await palaceOf(learner)).reviewedToday).toBe(1);
  });

  it('by another account, or with a verdict of one’s own', async () => {
    const [learner, other] = [await housing(), await housing()];
    const { session, cards: asked } = await begin(learner);
    const id = asked[0]?.question.id ?? '';
    expect(refusalOf(await answer(other, session.id, id, 'x'))).toEqual({
      status: 404,
      code: 'question_unknown',
    });
    const foreign = valueOf(await learner.api.latin.palaceCards({ query: {} })).cards[0]?.cardId ?? '';
    expect(
      refusalOf(await other.api.latin.keepCard({ body: { cardId: foreign, keeping: 'remove' } })),
    ).toEqual({
      status: 404,
      code: 'card_unknown',
    });
    const wire = reviewCard.wire({
      walkId: session.id,
      questionId: id,
      given: 'x',
      verdict: 'correct',
      score: 100,
    });
    expect(
      refusalOf(await learner.act({ actionType: wire.actionType, metadata: wire.metadata ?? {} })),
    ).toEqual({ status: 403, code: 'not_allowed' });
  });
});

describe('a review', () => {
  it('is taken back to the letter, and the card asked again with another question', async () => {
    const learner = await housing(['panis_n', 'aqua_n']);
    const stored = async () =>
      (await server.house.store.find(cards, 'account', { prefix: [learner.user.id], limit: 9 })).items.map(
        ({ body }) => body,
      );
    const { session, cards: asked } = await begin(learner);
    const before = await stored();
    const id = asked[0]?.question.id ?? '';
    valueOf(await answer(learner, session.id, id, 'zzz'));
    expect(await stored()).not.toEqual(before);
    valueOf(await learner.api.latin.undoReview({ body: { sessionId: session.id } }));
    expect(await stored()).toEqual(before);
    expect(refusalOf(await learner.api.latin.undoReview({ body: { sessionId: session.id } })).code).toBe(
      'nothing_to_undo',
    );
    const again = await begin(learner);
    expect(again.session.cardsReviewed).toBe(0);
    expect(again.cards.map(({ question }) => question.id)).not.toContain(id);
  });

  it('is rated otherwise within what it was', async () => {
    const learner = await housing(['panis_n', 'aqua_n']);
    const { session, cards: asked } = await begin(learner);
    const id = asked[0]?.question.id ?? '';
    const done = valueOf(await answer(learner, session.id, id, await keyOf(id)));
    const easy = done.choices.find(({ rating }) => rating === 'easy');
    const rate = (rating: 'again' | 'hard' | 'easy') =>
      learner.api.latin.rateReview({ body: { sessionId: session.id, questionId: id, rating } });
    expect(valueOf(await rate('easy')).card.interval).toBe(easy?.days);
    expect(valueOf(await rate('again')).card.interval).toBe(0);
    const next = asked[1]?.question.id ?? '';
    valueOf(await answer(learner, session.id, next, 'zzz'));
    expect(refusalOf(await rate('hard')).code).toBe('nothing_to_undo');
    const kind = await learner.api.latin.rateReview({
      body: { sessionId: session.id, questionId: next, rating: 'good' },
    });
    expect(refusalOf(kind)).toEqual({ status: 409, code: 'rating_too_kind' });
  });
});

/** The server's house, counting the cards that it reads of the store, whole or as lists show them. */
const countingHouse = () => {
  const counted = { read: 0 };
  const { store } = server.house;
  const counting = new Proxy(store, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return async (...asked: readonly unknown[]) => {
        const found: unknown = await Reflect.apply(value, target, asked);
        if (asked[0] === cards && name !== 'count')
          counted.read += (found as { items?: readonly unknown[] } | null)?.items?.length ?? 1;
        return found;
      };
    },
  });
  return { counted, house: { ...server.house, store: counting } };
};

/** The palace's figures, how many cards were read for them, and that they are what its cards anew would say. */
const lookedAt = async ({ user }: Ruler) => {
  const { counted, house } = countingHouse();
  const view = await ownPalace(house, user.id);
  const { read } = counted;
  const { store } = server.house;
  const kept = await store.find(shelves, 'account', { prefix: [user.id], limit: 99 });
  const all: Card[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: Page<Card> = await store.find(cards, 'account', {
      prefix: [user.id],
      limit: 500,
      ...(cursor === '' ? {} : { cursor }),
    });
    all.push(...page.items.map(({ body }) => body));
    cursor = page.next;
  }
  const anew = shelvesOf(AccountId.parse(user.id), all);
  const standing = new Map(kept.items.map(({ body }) => [body.number, body]));
  for (const shelf of anew) expect(standing.get(shelf.number)?.words ?? {}).toEqual(shelf.words);
  return { view, read };
};

/** As an earlier version left it: so many cards more, and no shelf. */
const asBefore = async ({ user }: Ruler, more: number): Promise<void> => {
  const { store } = server.house;
  const { items } = await store.find(cards, 'account', { prefix: [user.id], limit: 1 });
  const [one] = items;
  if (one === undefined) throw new Error('nothing hangs there');
  const { body } = one;
  const added = Array.from({ length: more }, (_, n) => {
    const word = { ...body.word, lexeme: `word_${n}` };
    return newCard(body.accountId, word, 'recognise', 'scroll', server.house.clock.now());
  });
  for (let from = 0; from < added.length; from += 100)
    await mustCommit(
      store,
      added.slice(from, from + 100).map((card) => create(cards, card.id, card)),
    );
  const standing = await store.find(shelves, 'account', { prefix: [user.id], limit: 99 });
  await mustCommit(
    store,
    standing.items.map((shelf) => remove(shelves, shelf)),
  );
};

describe('a palace of a thousand cards from before there were shelves', () => {
  it('is set up at the first look, a page a turn, so that whoever comes meanwhile is heard; then no card is read', async () => {
    const learner = await housing(['panis_n']);
    await asBefore(learner, 999);
    const looking = { turns: 0, isOver: false };
    const count = async (): Promise<void> => {
      for (; !looking.isOver; looking.turns += 1) await nextTurn();
    };
    const counting = count();
    const { view, read } = await lookedAt(learner);
    looking.isOver = true;
    await counting;
    expect(read).toBe(1000);
    expect(view.stats).toMatchObject({ totalCards: 1000, dueCards: 1000 });
    expect(looking.turns).toBeGreaterThanOrEqual(4);
    expect(await lookedAt(learner)).toEqual({ view, read: 0 });
  });

  it('is set up whole by the first card that moves, too', async () => {
    const learner = await housing(['panis_n', 'aqua_n']);
    await asBefore(learner, 30);
    const [one] = valueOf(await learner.api.latin.palaceCards({ query: { limit: 1 } })).cards;
    valueOf(await learner.api.latin.keepCard({ body: { cardId: one?.cardId ?? '', keeping: 'suspend' } }));
    const { view, read } = await lookedAt(learner);
    expect(read).toBe(0);
    expect(view).toMatchObject({ suspended: 1, stats: { totalCards: 32 } });
  });
});

describe('a palace looked at', () => {
  it('reads no card, and says what reading all would say, whatever has moved', async () => {
    const learner = await housing();
    const look = async (totalCards: number): Promise<void> => {
      const { view, read } = await lookedAt(learner);
      expect(read).toBe(0);
      expect(view.stats.totalCards).toBe(totalCards);
    };
    await look(6);
    const { session, cards: asked } = await begin(learner);
    valueOf(await answer(learner, session.id, asked[0]?.question.id ?? '', 'zzz'));
    await look(6);
    valueOf(await learner.api.latin.undoReview({ body: { sessionId: session.id } }));
    await look(6);
    const hanging = valueOf(await learner.api.latin.palaceCards({ query: { limit: 9 } })).cards;
    const [one, two] = hanging.map(({ cardId }) => cardId);
    valueOf(await learner.api.latin.keepCard({ body: { cardId: one ?? '', keeping: 'suspend' } }));
    await look(6);
    valueOf(await learner.api.latin.keepCard({ body: { cardId: two ?? '', keeping: 'remove' } }));
    await look(5);
    valueOf(await learner.api.latin.hangWords({ body: { lexemeIds: ['dominus_n'] } }));
    await look(6);
  });

  it('reads the leeches that it shows, and no other card', async () => {
    const learner = await housing();
    const { store } = server.house;
    const { items } = await store.find(cards, 'account', { prefix: [learner.user.id], limit: 2 });
    await mustCommit(
      store,
      items.map((card) => replace(cards, card, { ...card.body, memory: { ...card.body.memory, lapses: 5 } })),
    );
    const standing = await store.find(shelves, 'account', { prefix: [learner.user.id], limit: 99 });
    await mustCommit(
      store,
      standing.items.map((shelf) => remove(shelves, shelf)),
    );
    await lookedAt(learner);
    const { view, read } = await lookedAt(learner);
    expect(read).toBe(2);
    expect(view.leeches.map(({ cardId }) => cardId).toSorted()).toEqual(items.map(({ id }) => id).toSorted());
  });
});

describe('honors of the palace', () => {
  const counts = async ({ user }: Ruler) => (await server.house.store.get(honors, user.id))?.body.counts;
  const paid = async ({ api }: Ruler) =>
    valueOf(await api.kingdom.ledger({ query: { limit: 50 } })).entries.filter(
      ({ reason }) => reason === 'honor_earned',
    );

  it.each([
    ['its last card', 2],
    ['the learner’s wish', 3],
    ['another day', 4],
  ])('LR-020 come with the walk’s end by %s, once, with a line in the ledger', async (by, words) => {
    const learner = await housing(WORDS.slice(0, words));
    await withCounts(server, learner.user.id, { reviews: 48, 'gained.reviews': 48 });
    const { session } = await begin(learner);
    await walkThrough(learner, 2);
    if (words === 3) valueOf(await learner.api.latin.finishSession({ body: { sessionId: session.id } }));
    if (words === 4) {
      expect((await counts(learner))?.['reviews']).toBe(48);
      await tomorrow(learner);
      await begin(learner);
    }
    const kept = await server.house.store.get(honors, learner.user.id);
    expect(kept?.body.earned.map(({ id }) => id)).toContain('reviews-50');
    expect(await paid(learner)).toHaveLength(1);
    const told = valueOf(await learner.api.latin.progress()).learner.honors.unlocked;
    expect((await paid(learner))[0]?.turns, by).toBe(
      told.reduce((sum, { rewards }) => sum + rewards.turns, 0),
    );
    expect(told.map(({ id }) => id)).toContain('reviews-50');
  });

  it('are not earned by what was forgotten, nor by one answer taken back and given again', async () => {
    const learner = await housing(['panis_n', 'aqua_n']);
    await withCounts(server, learner.user.id, { reviews: 48, 'gained.reviews': 48 });
    const { session, cards: asked } = await begin(learner);
    valueOf(await answer(learner, session.id, asked[0]?.question.id ?? '', 'zzz'));
    await walkThrough(learner, 1);
    for (let again = 0; again < 2; again += 1) {
      const walk = (await server.house.store.get(palaces, learner.user.id))?.body.walk;
      valueOf(await learner.api.latin.undoReview({ body: { sessionId: walk?.id ?? '' } }));
      await walkThrough(learner, 1);
    }
    expect((await counts(learner))?.['reviews']).toBe(49);
    const kept = await server.house.store.get(honors, learner.user.id);
    expect(kept?.body.earned.map(({ id }) => id)).not.toContain('reviews-50');
  });
});

describe('cards come', () => {
  it('from scrolls, in the commit of the answer: a new word from a right one, a missed one from a wrong one', async () => {
    const learner = await server.ruler();
    await assess(server, learner);
    for (const scroll of await draw(learner)) {
      const { total } = await counted(learner);
      const body = { questionId: scroll.id, userAnswer: await keyOf(scroll.id) };
      valueOf(await learner.api.latin.answer({ body }));
      expect((await counted(learner)).total - total).toBeLessThanOrEqual(1);
    }
    const { total, due } = await counted(learner);
    expect(total).toBeGreaterThanOrEqual(3);
    expect(valueOf(await learner.api.latin.progress()).learner.dueCards).toBe(due);
    for (const scroll of await draw(learner))
      valueOf(await learner.api.latin.answer({ body: { questionId: scroll.id, userAnswer: 'zzz' } }));
    const sources = valueOf(await learner.api.latin.palaceCards({ query: {} })).cards.map(
      ({ source }) => source,
    );
    expect(new Set(sources)).toEqual(new Set(['scroll']));
  });

  const counted = async (learner: Ruler) => {
    const { stats } = await palaceOf(learner);
    return { total: stats.totalCards, due: stats.dueCards };
  };

  it('from the dictionary, once', async () => {
    const learner = await housing(['panis_n']);
    const hang = (lexemeIds: string[]) => learner.api.latin.hangWords({ body: { lexemeIds } });
    expect(valueOf(await hang(['panis_n', 'aqua_n']))).toEqual({ success: true, added: 1, known: 1 });
    expect(refusalOf(await hang(['nulla_n']))).toEqual({ status: 404, code: 'word_unknown' });
  });

  it('may be set aside, taken up, begun anew and taken down, in the midst of a walk', async () => {
    const learner = await housing(['panis_n', 'aqua_n', 'rex_n']);
    const { session } = await begin(learner);
    const all = valueOf(await learner.api.latin.palaceCards({ query: {} })).cards;
    const keep = async (at: number, keeping: 'suspend' | 'resume' | 'reset' | 'remove') =>
      valueOf(await learner.api.latin.keepCard({ body: { cardId: all[at]?.cardId ?? '', keeping } })).card;
    expect(await keep(0, 'suspend')).toMatchObject({ isSuspended: true });
    expect(await keep(1, 'remove')).toBeNull();
    expect((await begin(learner)).session).toMatchObject({ id: session.id, total: 1 });
    expect(await walkThrough(learner)).toMatchObject({ isFinished: true, turnsAwarded: 3 });
    expect(await keep(0, 'resume')).toMatchObject({ isSuspended: false });
    expect(await keep(2, 'reset')).toMatchObject({ repetitions: 0, learningPhase: 'new' });
    expect((await palaceOf(learner)).stats).toMatchObject({ dueCards: 2 });
  });
});

describe('a deck', () => {
  const bring = ({ api }: Ruler, csv: string) => api.latin.importDeck({ body: { csv } });

  it('comes in by headword, entry, form or id, with skills, and tells the rows that name no word', async () => {
    const learner = await server.ruler();
    const csv = [
      '\uFEFFLatin,Skill',
      'pānis,recognise',
      '"panis, panis, m.",produce',
      'aqua,inflect',
      'puellās,',
      'zzzz,recognise',
      "'=1+1,recognise",
    ].join('\r\n');
    const done = valueOf(await bring(learner, csv));
    expect(done).toMatchObject({ added: 4, known: 0, unknownCount: 2 });
    expect(done.unknown.map(({ row }) => row)).toEqual([6, 7]);
    expect(valueOf(await bring(learner, csv))).toMatchObject({ added: 0, known: 4 });
  });

  it.each([
    [
      'semicolons, a mark of order and cells in quotation marks',
      '\uFEFFlatin;deutsch\r\nrex;König\r\n"puella";"Mädchen; jung"\r\n',
      2,
    ],
    ['the English under “word”', 'word,latin\nking,rex\nwater,"aqua, aquae"\nhouse,domus\n', 3],
    ['columns in another tongue, the Latin in the second', 'english,Lateinisch\nlove,amare\nking,rēx\n', 2],
    ['columns that are called nothing we know', 'Front,Back\nto love,amare\nthe king,rēx\nwater,aqua\n', 3],
    ['no heading, and the Latin in the second column', 'to love,amare\nthe king,rēx\nwater,aqua\n', 3],
    ['tabs, and what Anki writes above them', '#separator:tab\n#html:false\nbellum\twar\nmare\tsea\n', 2],
    [
      'cells of HTML, with sounds, gaps and endings beside the word',
      '#separator:tab\n#html:true\n<div>pāx</div>\tpeace\nl&#363;x<br>\tlight\n[sound:s.mp3] silva\twood\naqua -ae\twater\n{{c1::r&emacr;x}}\tking\n"via&nbsp;&ndash; road"\t-\n',
      6,
    ],
  ])('of another’s making comes in whole: %s', async (_what, csv, added) => {
    const learner = await server.ruler();
    expect(valueOf(await bring(learner, csv))).toMatchObject({
      added,
      known: 0,
      unknown: [],
      unknownCount: 0,
    });
  });

  it('says by an id which of two words of one spelling is meant, in whichever column the Latin stands', async () => {
    for (const id of ['liber_adj', 'liber_n', 'amicus_adj', 'amicus_n']) {
      const learner = await server.ruler();
      valueOf(await bring(learner, `word,latin\n${id},${id.split('_', 1)[0]}`));
      valueOf(await bring(learner, `latin,word\n${id.split('_', 1)[0]},${id}`));
      const { cards: hung } = valueOf(await learner.api.latin.palaceCards({ query: {} }));
      expect(hung.map(({ lexeme }) => lexeme)).toEqual([id]);
    }
  });

  it('goes out and comes in as it was, as far as words and skills go', async () => {
    const learner = await housing();
    const { csv, cards: count } = valueOf(await learner.api.latin.exportDeck());
    expect(count).toBe(6);
    expect(csv.split('\r\n')[0]).toBe(
      'word,latin,meaning,skill,phase,due,interval,repetitions,lapses,suspended',
    );
    const other = await server.ruler();
    expect(valueOf(await bring(other, csv))).toMatchObject({ added: 6, unknownCount: 0 });
    expect((await palaceOf(other)).stats).toMatchObject({ totalCards: 6, matureCards: 0 });
  });

  it('whose words hang already takes no room: one’s own comes back into a full palace, and another word does not', async () => {
    const learner = await server.ruler();
    const scholars = lentScholars();
    const account = AccountId.parse(learner.user.id);
    const into = (csv: string) => importDeck(server.house, scholars, account, csv, 3);
    expect(await into('latin\npānis\naqua')).toMatchObject({ ok: true, value: { added: 2, known: 0 } });
    // Twice in one deck is one card.
    const again = await into('latin\npānis\naqua\npuella\npuella');
    expect(again).toMatchObject({ ok: true, value: { added: 1 } });
    expect(await into('latin\npānis\naqua\npuella')).toMatchObject({
      ok: true,
      value: { added: 0, known: 3 },
    });
    expect(await into('latin\npānis\nrēx')).toMatchObject({ ok: false, refusal: { code: 'palace_full' } });
    await scholars.close();
  });

  it('whose columns hold no Latin is told what to write above them, and nothing of it hangs', async () => {
    const learner = await server.ruler();
    const list = 'fruit,colour\nrose,red\ndate,brown\nbread,white\nwine,red\nplum,blue\n';
    const refused = await bring(learner, list);
    expect(refused.ok ? '' : refused.failure.error).toMatch(
      /Write “latin” above the one that holds the words\.$/,
    );
    expect((await palaceOf(learner)).stats).toMatchObject({ totalCards: 0 });
    // Who says that it is Latin is believed: what names no word is told by its row.
    expect(valueOf(await bring(learner, list.replace('fruit', 'latin')))).toMatchObject({ unknownCount: 3 });
  });

  it.each([
    ['an empty one', '   ', 'invalid_request'],
    ['columns and no words', 'latin,skill\n', 'deck_unreadable'],
    ['an open quotation', 'latin\n"panis', 'deck_unreadable'],
    [
      'columns of which none holds Latin',
      'term,definition\nrose,a flower\nbread,a food\nking,a ruler\n',
      'deck_unreadable',
    ],
    ['no columns and no Latin', 'König\nWasser\nin\nHaus\n', 'deck_unreadable'],
    ['far too many rows', `latin\n${'aqua\n'.repeat(1501)}`, 'deck_too_long'],
  ])('is refused with a sentence: %s', async (_what, csv, code) => {
    const learner = await server.ruler();
    const { status, code: said } = refusalOf(await bring(learner, csv === '   ' ? '' : csv));
    expect({ status, said }).toEqual({ status: 400, said: code });
  });
});

describe('the daily target', () => {
  const aimed = async ({ api }: Ruler, dailyTarget: number | null) =>
    valueOf(await api.latin.dailyTarget({ body: { dailyTarget } })).palace;

  it('is five cards a day at least and sixty at most, and one’s own until it is left to the palace again', async () => {
    const learner = await server.ruler();
    for (const dailyTarget of [5, 60])
      expect(await aimed(learner, dailyTarget)).toMatchObject({ dailyTarget, isTargetOwn: true });
    for (const dailyTarget of [4, 61])
      expect(refusalOf(await learner.api.latin.dailyTarget({ body: { dailyTarget } }))).toMatchObject({
        status: 400,
        code: 'invalid_request',
      });
    expect(await aimed(learner, null)).toMatchObject({ dailyTarget: 10, isTargetOwn: false });
  });
});

describe('what is a learner’s own', () => {
  it('is given to them with their palace, and leaves with them', async () => {
    const learner = await housing(['panis_n']);
    await walkThrough(learner);
    const mine = await exportAccount(server.house.store, learner.user.email ?? '');
    expect(mine?.['cards']).toMatchObject([
      { word: { headword: 'pānis' }, skill: 'produce', source: 'growth' },
      { word: { headword: 'pānis' }, skill: 'recognise' },
    ]);
    expect(mine?.['reviews']).toMatchObject([{ verdict: 'correct' }]);
    expect(mine?.['palaces']).toHaveLength(1);
    const open = await server.house.store.count(questions, 'open', [learner.user.id]);
    expect(open).toBe(0);
  });
});
