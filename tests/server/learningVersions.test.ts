// Questions, cards and reports as earlier versions wrote them: each reads as one of today's, and is found by today's indexes.
import { describe, expect, it } from 'vitest';
import { AccountId } from '@sigilla/engine/core/brand.ts';
import { emergencySet } from '@sigilla/content/learning/emergency.ts';
import { Learner, newLearner } from '@sigilla/engine/learning/learner.ts';
import { AskedQuestion } from '@sigilla/engine/learning/asked.ts';
import { Card, newCard } from '@sigilla/engine/learning/palace/card.ts';
import { Report } from '@sigilla/engine/learning/report.ts';
import { cards, learners, questions, reports } from '@sigilla/server/store/collections.ts';
import { create } from '@sigilla/server/store/Store.ts';
import type { AnyCollection, Collection } from '@sigilla/server/store/Store.ts';
import { NOW } from '../support/builders.ts';
import { wordsMet } from '../support/wordsMet.ts';
import { earlierVersions } from '../support/earlierVersions.ts';
import { mustCommit } from '../support/mustCommit.ts';

const storeOf = earlierVersions();

/** Keeps a document as the first version did, with its indexes. */
const asFirstKept = async <T extends { readonly id: string }>(
  { name }: AnyCollection,
  body: T,
  indexes: Collection<T>['indexes'],
): Promise<void> => {
  const first: Collection<T> = { name, schemaVersion: 1, upcast: (old) => old as T, indexes, unique: {} };
  const store = await storeOf(first);
  await mustCommit(store, [create(first, body.id, body)]);
  await store.close();
};

describe('a question of version 1', () => {
  it('was made for its learner, and is among those that nobody has answered', async () => {
    const old = {
      id: 'q1',
      accountId: 'a1',
      purpose: 'scroll',
      paysOn: 'default-server',
      question: emergencySet(1)[0],
      level: 2,
      said: 'said',
      cardId: null,
      askedAt: NOW,
      answer: null,
    };
    await asFirstKept(questions, old, { time: (asked) => [asked.askedAt] });
    const store = await storeOf(questions);
    const { items } = await store.find(questions, 'unanswered', { prefix: [], limit: 5 });
    await store.close();
    expect(items.map(({ body }) => AskedQuestion.parse(body))).toEqual([
      { ...old, writingId: null, unjudged: null },
    ]);
  });
});

describe('cards of earlier versions', () => {
  const word = {
    lexeme: 'rex_n',
    headword: 'rēx',
    latin: 'rēx, rēgis m.',
    meaning: 'king',
    inflects: true,
  };
  const today = newCard(AccountId.parse('a1'), { ...word, room: 'atrium' }, 'recognise', 'scroll', NOW);

  it.each([
    [1, today],
    [2, { ...today, movedAt: NOW }],
  ])('of version %i read as one of today, and are found where they are due', async (version, old) => {
    expect(cards.upcast(old, version)).toEqual(today);
    if (version !== 1) return;
    await asFirstKept(cards, old, { account: () => ['a1', 'atrium', 'rex_n', 'recognise'] });
    const store = await storeOf(cards);
    const { items } = await store.find(cards, 'due', { prefix: ['a1'], limit: 5 });
    await store.close();
    expect(items.map(({ body }) => Card.parse(body))).toEqual([today]);
  });
});

describe('a learner of version 2', () => {
  const { reviewPaidOn: _, today, ...kept } = newLearner(AccountId.parse('a1'), NOW);
  const counted = { day: today.day, answered: 0, correct: 0, turns: 0 };

  it.each([
    [true, today.day],
    [false, null],
  ])(
    'whose day says of its walk that it was paid: %s, has that day’s paid, and no other',
    (isReviewPaid, paidOn) => {
      const old = { ...kept, words: [], today: { ...counted, isReviewPaid } };
      expect(Learner.parse(learners.upcast(old, 2))).toEqual({ ...kept, today, reviewPaidOn: paidOn });
      expect(learners.upcast(old, 1)).toEqual(learners.upcast(old, 2));
    },
  );
});

describe('a learner of version 3', () => {
  it('who counted the day’s scrolls has as many of each kind, the right ones first', () => {
    const { today, ...kept } = newLearner(AccountId.parse('a1'), NOW);
    const old = { ...kept, words: [], today: { day: today.day, answered: 3, correct: 1, turns: 7 } };
    const scrolls = ['correct', 'wrong', 'wrong'];
    expect(Learner.parse(learners.upcast(old, 3))).toEqual({
      ...kept,
      today: { ...today, scrolls, turns: 7 },
    });
  });
});

describe('a learner of version 4', () => {
  it('who kept words by their ids keeps them by their numbers, and is shown the same', () => {
    const one = newLearner(AccountId.parse('a1'), NOW);
    const ids = ['puella_n', 'sum_v', 'vello_v', 'rex_n'];
    const today = Learner.parse(learners.upcast({ ...one, words: [...ids, 'never_was_n'] }, 4));
    expect(today).toEqual({ ...one, words: wordsMet(...ids) });
    const { owner } = learners;
    if (owner === 'none') throw new Error('a learner is somebody’s');
    const shown = owner.shown(today, one.accountId) as { readonly words: readonly string[] };
    expect(shown.words.toSorted()).toEqual(ids.toSorted());
  });
});

describe('a report of version 3', () => {
  it('of a kingdom’s name waits as it did before heroes’ names could be reported', async () => {
    const old = {
      id: 'kingdom_name~k1~a1',
      accountId: 'a1',
      at: NOW,
      about: { kind: 'kingdom_name', id: 'k1' },
      reason: 'offensive',
      remark: null,
      evidence: { words: 'Oak', of: 'Oak' },
      status: 'open',
      writingId: null,
      rulingId: null,
      settled: null,
    };
    expect(Report.parse(reports.upcast(old, 3))).toEqual({ ...old, wage: 0 });
  });
});

describe('a report of version 1', () => {
  it('has not been settled, still waits, and is worth what a right answer brings to anyone', async () => {
    const old = {
      id: 'question~q1',
      accountId: 'a1',
      at: NOW,
      about: { kind: 'question', id: 'q1' },
      reason: 'should_be_accepted',
      remark: null,
      evidence: { given: 'moon' },
      status: 'open',
    };
    await asFirstKept(reports, old, { account: () => ['a1', NOW], open: () => [NOW] });
    const store = await storeOf(reports);
    const { items } = await store.find(reports, 'open', { prefix: [], limit: 5 });
    await store.close();
    expect(items.map(({ body }) => Report.parse(body))).toEqual([
      { ...old, writingId: null, rulingId: null, settled: null, wage: 5 },
    ]);
  });
});
