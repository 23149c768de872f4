// The Memory Palace by its rules: how cards come to be, come back and grow; that a review can be taken back to the letter; what a walk pays.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { content as latin } from '../../support/builders.ts';
import { SEMANTIC_TAGS } from '@sigilla/content/schema/lexeme.ts';
import { roomFor } from '@sigilla/content/learning/palaceRooms.ts';
import { AccountId } from '@sigilla/engine/core/brand.ts';
import { calendarIn } from '@sigilla/engine/core/calendar.ts';
import { withMet } from '@sigilla/engine/learning/wordsMet.ts';
import { hangFromScroll, readFirstCards } from '@sigilla/engine/actions/palace/firstCards.ts';
import { newLearner } from '@sigilla/engine/learning/learner.ts';
import { dueAmong } from '@sigilla/engine/learning/palace/due.ts';
import { hungBy } from '@sigilla/engine/learning/palace/fromScroll.ts';
import {
  SKILLS,
  cardId,
  isLeech,
  newCard,
  skillAfter,
  startedAnew,
  summoned,
} from '@sigilla/engine/learning/palace/card.ts';
import type { Card, HousedWord } from '@sigilla/engine/learning/palace/card.ts';
import { cardLine, palaceView } from '@sigilla/engine/learning/palace/palaceView.ts';
import {
  comingBack,
  mayRate,
  ratedAs,
  ratingsFor,
  reviewed,
  unreviewed,
} from '@sigilla/engine/learning/palace/review.ts';
import { walkEnded } from '@sigilla/engine/learning/palace/reward.ts';
import {
  beginWalk,
  newPalace,
  openWalk,
  paidFor,
  passingBy,
  secondsTaken,
  stepped,
  steppedBack,
  stillToAsk,
  targetOf,
} from '@sigilla/engine/learning/palace/session.ts';
import type { Walk } from '@sigilla/engine/learning/palace/session.ts';
import {
  Shelf,
  newShelf,
  reshelved,
  shelfLines,
  shelfOf,
  shelved,
  shelvesOf,
} from '@sigilla/engine/learning/palace/shelf.ts';
import { RATINGS } from '@sigilla/engine/learning/memory.ts';
import { dueCards } from '@sigilla/engine/learning/schedule.ts';
import type { ReviewRating } from '@sigilla/engine/learning/memory.ts';

const NOW = Date.UTC(2026, 10, 21, 19);
const DAY = 86_400_000;
const rome = calendarIn('Europe/Rome');
const ACCOUNT = AccountId.parse('ada');
const BREAD: HousedWord = {
  lexeme: 'panis_n',
  headword: 'pānis',
  latin: 'pānis, pānis, m.',
  meaning: 'bread',
  room: 'culina',
  inflects: true,
};
const bread = (skill: Card['skill'] = 'recognise'): Card => newCard(ACCOUNT, BREAD, skill, 'scroll', NOW);
const word = (n: number): HousedWord => ({ ...BREAD, lexeme: `word_${n}`, headword: `w${n}` });

const verdictFor = (rating: ReviewRating) => (rating === 'again' ? 'wrong' : 'correct');
const answer = (card: Card, rating: ReviewRating, at: number, n: number) =>
  reviewed(
    card,
    { reviewId: `r${n}`, walkId: 'w', verdict: verdictFor(rating), seconds: 4, rating },
    at,
    rome,
    null,
  );
/** The card after these ratings, each given when it had fallen due. */
const after = (ratings: readonly ReviewRating[], card = bread()): { card: Card; at: number } => {
  let [now, current] = [NOW, card];
  for (const [n, rating] of ratings.entries()) {
    now = Math.max(now, current.memory.dueAt) + 1;
    current = answer(current, rating, now, n).card;
  }
  return { card: current, at: now };
};
const ratings = fc.array(fc.constantFrom(...RATINGS), { maxLength: 14 });

describe('G-128 a card', () => {
  it('has an id that does not spell its word, and is one for each skill', () => {
    const ids = (['recognise', 'produce', 'inflect'] as const).map((skill) =>
      cardId(ACCOUNT, 'panis_n', skill),
    );
    expect(new Set(ids).size).toBe(3);
    expect(ids.join()).not.toContain('panis');
  });

  it('gives back exactly what it was when its last review is undone, after any history', () => {
    fc.assert(
      fc.property(ratings, fc.constantFrom(...RATINGS), (given, last) => {
        const { card, at } = after(given);
        const later = Math.max(at, card.memory.dueAt) + 5;
        const done = answer(card, last, later, 99);
        expect(unreviewed(done.card, done.review)).toEqual(card);
      }),
    );
  });

  it('is the same rated otherwise as rated so at once', () => {
    fc.assert(
      fc.property(ratings, fc.constantFrom(...RATINGS), fc.constantFrom(...RATINGS), (given, one, other) => {
        const { card, at } = after(given);
        const later = Math.max(at, card.memory.dueAt) + 5;
        const said = (rating: ReviewRating) => ({
          reviewId: 'last',
          walkId: 'w',
          verdict: 'correct' as const,
          seconds: 4,
          rating,
        });
        const first = reviewed(card, said(one), later, rome, null);
        const again = ratedAs(first.card, first.review, other, rome, null);
        expect(again).toEqual({ ok: true, value: reviewed(card, said(other), later, rome, null) });
      }),
    );
  });

  it('is never rated more kindly than its verdict', () => {
    expect(ratingsFor('wrong')).toEqual(['again']);
    expect(ratingsFor('close')).toEqual(['again', 'hard']);
    expect(mayRate({ verdict: 'wrong' }, 'good')).toMatchObject({ ok: false });
    expect(mayRate({ verdict: 'correct' }, 'easy')).toMatchObject({ ok: true });
  });

  it('comes back the later the better it was known, and says so beforehand', () => {
    const { card, at } = after(['good', 'good', 'good', 'good']);
    const [again, hard, good, easy] = comingBack(card, Math.max(at, card.memory.dueAt), rome);
    expect(again).toMatchObject({ rating: 'again', days: 0 });
    expect(again?.minutes).toBeGreaterThan(0);
    expect(hard?.days).toBeLessThanOrEqual(good?.days ?? 0);
    expect(good?.days).toBeLessThan(easy?.days ?? 0);
  });

  it('brings about the next skill of its word when it holds for a week, once', () => {
    const { card, at } = after(['good', 'good']);
    const done = answer(card, 'easy', Math.max(at, card.memory.dueAt), 5);
    expect(done.card.memory.stability).toBeGreaterThanOrEqual(7);
    expect(done.grown).toMatchObject({ skill: 'produce', source: 'growth' });
    expect(done.review.grew).toBe(done.grown?.id);
    const known = reviewed(card, { ...done.review, reviewId: 'x' }, at + 3 * DAY, rome, bread('produce'));
    expect(known.grown).toBeNull();
    expect(skillAfter(bread('inflect'))).toBeNull();
    expect(skillAfter({ skill: 'produce', word: { ...BREAD, inflects: false } })).toBeNull();
  });

  it('is a leech when it was forgotten five times, and none any more when it begins anew', () => {
    const lapse: readonly ReviewRating[] = ['again', 'good', 'good'];
    const { card } = after(['easy', ...lapse, ...lapse, ...lapse, ...lapse, ...lapse]);
    expect(isLeech(card.memory)).toBe(true);
    expect(isLeech(startedAnew(card, NOW).memory)).toBe(false);
  });

  it('is called up by a miss elsewhere, unless it is set aside', () => {
    const { card } = after(['good', 'good', 'good']);
    expect(summoned(card, NOW).memory.dueAt).toBe(NOW);
    const aside = { ...card, isSuspended: true };
    expect(summoned(aside, NOW)).toBe(aside);
  });

  it('is due from its very moment on, and never while it is set aside', () => {
    const { card } = after(['good', 'good', 'good']);
    const { dueAt } = card.memory;
    expect([dueAt - 1, dueAt, dueAt + 1].map((now) => dueAmong([card], now))).toEqual([0, 1, 1]);
    expect(dueAmong([{ ...card, isSuspended: true }], dueAt)).toBe(0);
    expect(dueCards([card], dueAt, rome, 1)).toEqual([card]);
  });

  it('hangs in a room whatever its word is about', () => {
    for (const tag of SEMANTIC_TAGS) expect(roomFor([tag]), tag).toBe(roomFor([tag, 'food']));
    expect(roomFor(['food'])).toBe('culina');
  });
});

describe('a scroll', () => {
  const words = [1, 2, 3, 4].map((n) => ({ ...word(n), isMissed: n > 1 }));
  const none = () => undefined;

  it('answered rightly hangs one new word at most, and none that is known', () => {
    const isKnown = (lexeme: string) => lexeme === 'word_1';
    const { created, changed } = hungBy(ACCOUNT, words, true, none, isKnown, NOW);
    expect(created.map(({ word: { lexeme } }) => lexeme)).toEqual(['word_2']);
    expect(changed).toEqual([]);
  });

  it('missed hangs the missed words, and calls up those that hang already', () => {
    const held = { ...after(['good', 'good', 'good']).card, word: word(2) };
    const cardOf = (lexeme: string) => (lexeme === 'word_2' ? held : undefined);
    const { created, changed } = hungBy(ACCOUNT, words, false, cardOf, () => true, NOW);
    expect(created.map(({ word: { lexeme } }) => lexeme)).toEqual(['word_3']);
    expect(changed.map(({ memory }) => memory.dueAt)).toEqual([NOW]);
  });
});

describe('a day of scrolls', () => {
  it('hangs a new word for each of its first eight, and none after; a missed word is hung whenever it was missed', () => {
    const hungAfter = (scrolls: number, isRight: boolean, now = NOW): number => {
      const learner = newLearner(ACCOUNT, NOW);
      const today = { ...learner.today, scrolls: Array.from({ length: scrolls }, () => 'correct' as const) };
      const words = [{ ...BREAD, isMissed: !isRight }];
      return hangFromScroll({ ...learner, today }, words, isRight, new Map(), now, latin).length;
    };
    expect([0, 7, 8, 19].map((scrolls) => hungAfter(scrolls, true))).toEqual([1, 1, 0, 0]);
    expect([0, 19].map((scrolls) => hungAfter(scrolls, false))).toEqual([1, 1]);
    expect(hungAfter(19, true, NOW + DAY)).toBe(1);
  });
});

describe('what is read of the palace for a scroll', () => {
  const some = fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { maxLength: 8 });
  const at = (id: string): number => Number(id.slice('word_'.length));

  it('is all that may be hung or called up, and no card beyond the first that is lacking', () => {
    fc.assert(
      fc.property(some, some, some, some, fc.boolean(), (order, missed, known, hangs, isRight) => {
        const words = order.map((n) => ({ ...word(n), isMissed: missed.includes(n) }));
        const cards = new Map(
          hangs.map((n) => [word(n).lexeme, newCard(ACCOUNT, word(n), 'recognise', 'scroll', NOW + DAY)]),
        );
        const byId = new Map([...cards.values()].map((card) => [card.id, card]));
        const learner = { words: withMet('', known) };
        const wordNumbers = new Map([1, 2, 3, 4, 5, 6, 7, 8].map((n) => [word(n).lexeme, n]));
        const reading = readFirstCards(ACCOUNT, learner, words, isRight, { wordNumbers });
        let lacking = 0;
        let step = reading.next();
        while (step.done !== true) {
          const asked = step.value;
          if (!('id' in asked)) throw new Error('a card is read by its id');
          expect(isRight && lacking > 0).toBe(false);
          const card = byId.get(asked.id) ?? null;
          if (card === null) lacking += 1;
          step = reading.next(card);
        }
        const read = step.value;
        const hung = (cardOf: (lexeme: string) => Card | undefined) =>
          hungBy(ACCOUNT, words, isRight, cardOf, (lexeme) => known.includes(at(lexeme)), NOW);
        expect(hung((lexeme) => read.get(lexeme))).toEqual(hung((lexeme) => cards.get(lexeme)));
      }),
    );
  });
});

describe('a walk', () => {
  const ids = ['a', 'b', 'c', 'd'];
  const begun = (): Walk => {
    const walk = openWalk(beginWalk(newPalace(ACCOUNT), 'w', ids, NOW));
    if (walk === null) throw new Error('no walk');
    return walk;
  };

  it('loses no card, whatever is answered, taken back or passed by', () => {
    const moves = fc.array(fc.tuple(fc.constantFrom('step', 'back', 'pass'), fc.nat(3)), { maxLength: 20 });
    fc.assert(
      fc.property(moves, (done) => {
        let walk = begun();
        const passed = new Set<string>();
        for (const [move, which] of done) {
          const id = ids[which] ?? 'a';
          if (move === 'back') walk = steppedBack(walk);
          else if (move === 'pass') {
            const next = passingBy(walk, id);
            if (next !== walk && walk.cardIds.includes(id)) passed.add(id);
            walk = next;
          } else {
            const step = stepped(walk, { cardId: id, reviewId: `r${which}`, at: NOW, wasDue: true });
            if (step.ok) walk = step.value;
          }
        }
        const everywhere = [...walk.done.map(({ cardId: id }) => id), ...stillToAsk(walk), ...passed];
        expect(everywhere.toSorted()).toEqual(ids);
      }),
    );
  });

  it('is paid for cards that were due alone', () => {
    let walk = begun();
    for (const [at, id] of ids.entries()) {
      const step = stepped(walk, { cardId: id, reviewId: id, at: NOW, wasDue: at < 2 });
      if (step.ok) walk = step.value;
    }
    expect(paidFor(walk)).toBe(2);
    expect(stillToAsk(walk)).toEqual([]);
  });

  it('measures an answer from when its question could be read', () => {
    const walk: Walk = { ...begun(), done: [{ cardId: 'a', reviewId: 'r', at: NOW, wasDue: true }] };
    expect(secondsTaken(begun(), NOW, NOW + 4200)).toBe(4);
    expect(secondsTaken(walk, NOW - DAY, NOW + 5000)).toBe(2);
    expect(secondsTaken(walk, NOW, NOW + DAY)).toBe(600);
    expect(secondsTaken(walk, NOW, NOW - DAY)).toBe(0);
  });

  it('LR-023 G-156 pays three turns a card, fifty at most, and once a day', () => {
    const rules = latin.learning.streak;
    const all = (due: number) => ({ due, remembered: due, rememberedBefore: 0, forgottenBefore: 0 });
    const first = walkEnded(newLearner(ACCOUNT, NOW), all(4), NOW, rules);
    expect(first).toMatchObject({ forCards: 12, turns: 12 });
    expect(first.learner.streak.currentStreak).toBe(1);
    expect(walkEnded(first.learner, all(30), NOW + 1000, rules)).toMatchObject({ forCards: 0, turns: 0 });
    expect(walkEnded(first.learner, all(30), NOW + DAY, rules).forCards).toBe(50);
    expect(walkEnded(newLearner(ACCOUNT, NOW), all(0), NOW, rules).learner.streak.currentStreak).toBe(0);
  });

  it('LR-023 pays no day twice: a walk that a clock set back ends on an earlier day is not paid, nor is the later day afterwards', () => {
    const rules = latin.learning.streak;
    const four = { due: 4, remembered: 4, rememberedBefore: 0, forgottenBefore: 0 };
    const today = walkEnded(newLearner(ACCOUNT, NOW), four, NOW, rules);
    const before = walkEnded(today.learner, four, NOW - DAY, rules);
    expect(before.forCards).toBe(0);
    expect(walkEnded(before.learner, four, NOW, rules).forCards).toBe(0);
  });

  it('LR-023 pays what was forgotten like the rest, until that is far more than what was ever remembered', () => {
    const paid = (due: number, remembered: number, rememberedBefore: number, forgottenBefore: number) =>
      walkEnded(
        newLearner(ACCOUNT, NOW),
        { due, remembered, rememberedBefore, forgottenBefore },
        NOW,
        latin.learning.streak,
      );
    // Whoever sees sixty words for the first time may forget them all, twice.
    expect(paid(60, 0, 0, 60)).toMatchObject({ forCards: 50, forgotten: 60 });
    expect(paid(60, 0, 0, 119)).toMatchObject({ forCards: 3, forgotten: 1 });
    expect(paid(60, 0, 0, 120)).toMatchObject({ forCards: 0, forgotten: 0 });
    // Who remembers half, or has remembered more, is always paid in full.
    expect(paid(20, 10, 1000, 1120)).toMatchObject({ forCards: 50, forgotten: 10 });
    expect(paid(17, 0, 1000, 900)).toMatchObject({ forCards: 50, forgotten: 17 });
    // What is remembered is paid whatever was forgotten before, and it is a day of the streak.
    const late = paid(30, 5, 0, 4000);
    expect(late).toMatchObject({ forCards: 15, forgotten: 0 });
    expect(paid(30, 0, 0, 4000).learner.streak.currentStreak).toBe(1);
  });

  it('asks the most endangered first and new ones last, each once', () => {
    fc.assert(
      fc.property(fc.array(ratings, { minLength: 1, maxLength: 12 }), (histories) => {
        const cards = histories.map(
          (given, n) => after(given, newCard(ACCOUNT, word(n), 'recognise', 'import', NOW)).card,
        );
        const later = NOW + 30 * DAY;
        const chosen = dueCards(cards, later, rome, 60);
        expect(new Set(chosen).size).toBe(chosen.length);
        expect(chosen.length).toBe(cards.filter(({ memory }) => memory.dueAt <= later).length);
        const phases = chosen.map(({ memory }) => (memory.learningPhase === 'new' ? 1 : 0));
        expect(phases).toEqual(phases.toSorted((a, b) => a - b));
      }),
      { numRuns: 40 },
    );
  });
});

describe('the shelves', () => {
  const WORDS = 5;
  const moves = fc.array(
    fc.record({
      n: fc.integer({ min: 1, max: WORDS }),
      skill: fc.constantFrom(...SKILLS),
      given: ratings,
      does: fc.constantFrom('hang', 'review', 'aside', 'take down'),
    }),
    { maxLength: 25 },
  );

  it('moved with every card are what is made of the cards anew, and say what the cards say', () => {
    fc.assert(
      fc.property(moves, (done) => {
        const hanging = new Map<string, Card>();
        const standing = new Map<number, Shelf>();
        for (const { n, skill, given, does } of done) {
          const fresh = newCard(ACCOUNT, word(n), skill, 'scroll', NOW);
          const card = hanging.get(fresh.id);
          if (card === undefined && does !== 'hang') continue;
          const held = card ?? fresh;
          const next =
            does === 'review'
              ? after(given, held).card
              : { ...held, isSuspended: does === 'aside' ? !held.isSuspended : held.isSuspended };
          const isGone = does === 'take down';
          if (isGone) hanging.delete(next.id);
          else hanging.set(next.id, next);
          const number = shelfOf(next.word.lexeme);
          const shelf = standing.get(number) ?? newShelf(ACCOUNT, number);
          standing.set(number, Shelf.parse(reshelved(shelf, [{ card: next, isGone }])));
        }
        const anew = shelvesOf(ACCOUNT, [...hanging.values()]);
        for (const shelf of anew)
          expect(standing.get(shelf.number) ?? newShelf(ACCOUNT, shelf.number)).toEqual(shelf);
        const lines = anew.flatMap(shelfLines);
        expect(anew.reduce((sum, shelf) => sum + shelved(shelf), 0)).toBe(hanging.size);
        for (const line of lines) {
          const card = hanging.get(cardId(ACCOUNT, line.lexeme, line.skill));
          if (card === undefined) throw new Error('a shelf knows a card that hangs nowhere');
          expect(cardLine(card)).toMatchObject(line);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('the palace as it is shown', () => {
  it('counts every word in one room and one standing, and every due card on one day', () => {
    const cards = [
      newCard(ACCOUNT, word(1), 'recognise', 'scroll', NOW),
      after(['good', 'good', 'good', 'good'], newCard(ACCOUNT, word(2), 'recognise', 'scroll', NOW)).card,
      after(['easy', 'again'], newCard(ACCOUNT, { ...word(3), room: 'hortus' }, 'recognise', 'scroll', NOW))
        .card,
      { ...newCard(ACCOUNT, word(4), 'recognise', 'scroll', NOW), isSuspended: true },
    ];
    const read = {
      palace: newPalace(ACCOUNT),
      cards: shelvesOf(ACCOUNT, cards).flatMap(shelfLines),
      leeches: [],
      history: [],
      isPaidToday: false,
    };
    const view = palaceView(read, NOW, rome);
    expect(view).toMatchObject({ words: 3, suspended: 1, isPaidToday: false, walk: null });
    expect(view.stats).toMatchObject({ totalCards: 4, overallRetention: null });
    for (const room of view.rooms)
      expect(room.grown + room.learning + room.due + room.wandering, room.id).toBe(room.words);
    expect(view.rooms.find(({ id }) => id === 'culina')).toMatchObject({ words: 2, due: 1, grown: 1 });
    expect(view.rooms.find(({ id }) => id === 'hortus')).toMatchObject({ words: 1, wandering: 1 });
    expect(view.forecast).toHaveLength(28);
    const inTime = view.forecast.reduce((sum, { due }) => sum + due, 0);
    expect(inTime).toBe(
      cards.filter(({ memory, isSuspended }) => !isSuspended && memory.dueAt < NOW + 27 * DAY).length,
    );
  });

  it('aims at what was set, else at what keeps the pile from growing', () => {
    expect(targetOf({ dailyTarget: 33 }, 12)).toBe(33);
    expect(targetOf({ dailyTarget: null }, 12)).toBe(12);
    expect(targetOf({ dailyTarget: null }, 0)).toBe(10);
  });
});
