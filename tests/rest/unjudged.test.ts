// Answers that nobody can judge, over HTTP: the scroll waits for another wording and its key is not told, and it costs one of the day's to be rid of it.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AccountId } from '@sigilla/engine/core/brand.ts';
import { questions, reports } from '@sigilla/server/store/collections.ts';
import { replace } from '@sigilla/server/store/Store.ts';
import { POEM, UNJUDGEABLE as WORDING } from '../support/poem.ts';
import { streakTier } from '@sigilla/engine/learning/streak.ts';
import { aModerator } from '../support/moderator.ts';
import { NO_WORD, assess, draw, keptQuestion, withStreak } from '../support/scholar.ts';
import { aServer, refusalOf, valueOf } from '../support/server.ts';
import type { Ruler, TestServer } from '../support/server.ts';
import { mustCommit } from '../support/mustCommit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});

const turnsOf = async ({ api }: Ruler): Promise<number> =>
  valueOf(await api.kingdom.turns({ query: {} })).turns;
const progress = async ({ api }: Ruler) => valueOf(await api.latin.progress()).learner;
const answer = async ({ api }: Ruler, questionId: string, userAnswer: string, commandId?: string) =>
  api.latin.answer({ body: { questionId, userAnswer, ...(commandId === undefined ? {} : { commandId }) } });
const layAside = async ({ api }: Ruler, questionId: string, commandId: string) =>
  api.latin.answer({ body: { questionId, userAnswer: 'aside', layAside: true, commandId } });

describe('a wording that nobody can judge', () => {
  const told = ({ totals, streak, skillLevel }: Awaited<ReturnType<typeof progress>>) => ({
    totals,
    streak,
    skillLevel,
  });
  /** A learner before a scroll that has no more than its author’s list. */
  const beforeIt = async () => {
    const learner = await server.ruler();
    await assess(server, learner);
    const [scroll] = await draw(learner, 1);
    if (scroll === undefined) throw new Error('no scroll');
    const stored = await keptQuestion(server, scroll.id);
    const found = await server.house.store.get(questions, scroll.id);
    if (found === null) throw new Error('the scroll is not kept');
    const question = { ...POEM, id: scroll.id };
    await mustCommit(server.house.store, [replace(questions, found, { ...stored, question })]);
    return { learner, id: scroll.id, before: await progress(learner), turns: await turnsOf(learner) };
  };

  it('G-016 G-154 counts for nothing and against nobody: the same scroll waits for another, and its key is not told', async () => {
    const { learner, id, before, turns } = await beforeIt();
    const said = valueOf(await answer(learner, id, WORDING, 'poem-1'));
    expect(said).toMatchObject({ verdict: 'unjudged', isCorrect: false, stays: true, turnsAwarded: 0 });
    expect([said.correctAnswer, said.words, said.latin]).toEqual(['', [], []]);
    expect(JSON.stringify(said)).not.toMatch(/I fear Greeks|Laocoon/);
    expect(await turnsOf(learner)).toBe(turns);
    expect(await progress(learner)).toEqual(before);
    // No other scroll is to be had for it, and no other answer is judged under its command.
    expect((await draw(learner, 1)).map(({ id: drawn }) => drawn)).toEqual([id]);
    expect(refusalOf(await answer(learner, id, POEM.correctAnswer, 'poem-1')).code).toBe('command_reused');
    expect(refusalOf(await layAside(learner, id, 'poem-1')).code).toBe('command_reused');
    expect(valueOf(await answer(learner, id, WORDING, 'poem-1')).stays).toBe(true);
    const right = valueOf(await answer(learner, id, POEM.correctAnswer, 'poem-2'));
    expect(right).toMatchObject({ verdict: 'correct', stays: false, turnsAwarded: 5 });
  });

  it('G-154 can be laid aside: it is one of the day’s twenty, pays nothing and moves nothing; what can be judged can’t', async () => {
    const { learner, id, before, turns } = await beforeIt();
    expect(refusalOf(await layAside(learner, id, 'early'))).toEqual({ status: 409, code: 'scroll_untried' });
    valueOf(await answer(learner, id, WORDING, 'first'));
    const aside = valueOf(await layAside(learner, id, 'aside'));
    expect(aside).toMatchObject({ verdict: 'unjudged', stays: false, turnsAwarded: 0 });
    expect(aside.correctAnswer).toBe(POEM.correctAnswer);
    expect(valueOf(await layAside(learner, id, 'aside')).stays).toBe(false);
    expect(await turnsOf(learner)).toBe(turns);
    const after = await progress(learner);
    expect(after.today).toEqual({
      ...before.today,
      questionsAnswered: before.today.questionsAnswered + 1,
      scrolls: [...(before.today.scrolls ?? []), 'unjudged'],
    });
    expect(told(after)).toEqual(told(before));
    expect(refusalOf(await answer(learner, id, 'again')).code).toBe('question_answered');
    expect(await keptQuestion(server, id)).toMatchObject({ answer: { given: WORDING, verdict: 'unjudged' } });
  });

  it('is before the moderators as it was written, though the scroll is not answered', async () => {
    const { learner, id } = await beforeIt();
    valueOf(await answer(learner, id, WORDING));
    valueOf(await learner.api.latin.report({ body: { questionId: id, reason: 'should_be_accepted' } }));
    const { items } = await server.house.store.find(reports, 'account', {
      prefix: [AccountId.parse(learner.user.id)],
      limit: 5,
    });
    expect(items.map(({ body }) => body.evidence)).toMatchObject([{ given: WORDING, verdict: 'unjudged' }]);
  });

  describe('that a moderator finds right', () => {
    let moderator: Ruler;
    // A realm for each: what was ruled in one would be right in the next.
    beforeEach(async () => {
      server = await aServer();
      moderator = await aModerator(server);
    });
    const report = async ({ api }: Ruler, questionId: string): Promise<string> =>
      valueOf(await api.latin.report({ body: { questionId, reason: 'should_be_accepted' } })).report.id;
    const accept = (id: string) =>
      moderator.api.reports.settle({ params: { id }, body: { decision: 'accept' } });
    const lines = async ({ api }: Ruler) =>
      valueOf(await api.kingdom.ledger({ query: { kind: 'learning' } })).entries.filter(
        ({ reason }) => reason === 'wording_accepted',
      );
    const told = async ({ api }: Ruler): Promise<readonly string[]> =>
      valueOf(await api.notices.list({ query: {} })).notices.map(({ text }) => text);

    it('pays whoever laid it aside what it would have brought, once, and tells them which wording it was', async () => {
      const { learner, id, before, turns } = await beforeIt();
      valueOf(await answer(learner, id, WORDING));
      valueOf(await layAside(learner, id, 'laid-aside'));
      const filed = await report(learner, id);
      // Two moderators press at once.
      const both = await Promise.all([accept(filed), accept(filed)]);
      expect(both.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await turnsOf(learner)).toBe(turns + 5);
      expect(await keptQuestion(server, id)).toMatchObject({
        answer: { given: WORDING, verdict: 'correct', score: 100, turns: 5 },
      });
      const after = await progress(learner);
      expect(after.totals).toMatchObject({
        answered: before.totals.answered + 1,
        correct: before.totals.correct + 1,
        turns: before.totals.turns + 5,
      });
      expect(after.skillLevel).toBe(before.skillLevel);
      expect((await told(learner)).filter((text) => text.includes(WORDING))).toEqual([
        expect.stringContaining('5 turns'),
      ]);
      expect(await lines(learner)).toHaveLength(1);
    });

    it('pays it while the scroll still waits, which is thereby answered and takes nothing of the day', async () => {
      const { learner, id, before, turns } = await beforeIt();
      valueOf(await answer(learner, id, WORDING));
      valueOf(await accept(await report(learner, id)));
      expect(await turnsOf(learner)).toBe(turns + 5);
      expect(refusalOf(await answer(learner, id, POEM.correctAnswer)).code).toBe('question_answered');
      const { today } = await progress(learner);
      expect(today.questionsAnswered).toBe(before.today.questionsAnswered);
      expect((await draw(learner, 1)).map((scroll) => scroll.id)).not.toContain(id);
    });

    it('pays what a day’s streak added when it was said, not when it was ruled', async () => {
      const { learner, id, turns } = await beforeIt();
      await withStreak(server, learner.user.id, {
        currentStreak: 40,
        freezeScrollsAvailable: 0,
        daysAgo: 0,
      });
      valueOf(await answer(learner, id, WORDING));
      const filed = await report(learner, id);
      await withStreak(server, learner.user.id, { currentStreak: 1, freezeScrollsAvailable: 0, daysAgo: 0 });
      valueOf(await accept(filed));
      const bonus = streakTier(40, server.house.content.learning.streak).bonusPerQuestion;
      expect(bonus).toBeGreaterThan(0);
      expect(await turnsOf(learner)).toBe(turns + 5 + bonus);
    });

    it.each([
      ['the rest to whoever was paid for an attempt since', NO_WORD, 1],
      ['nothing more to whoever has said it rightly in other words since', POEM.correctAnswer, 5],
    ])('pays %s', async (_, since, brought) => {
      const { learner, id } = await beforeIt();
      valueOf(await answer(learner, id, WORDING));
      const filed = await report(learner, id);
      expect(valueOf(await answer(learner, id, since)).turnsAwarded).toBe(brought);
      const turns = await turnsOf(learner);
      valueOf(await accept(filed));
      expect(await turnsOf(learner)).toBe(turns + 5 - brought);
      expect(await lines(learner)).toHaveLength(brought === 1 ? 1 : 0);
      expect((await told(learner)).some((text) => text.includes('You were right'))).toBe(true);
    });

    it('thanks and pays nothing where it is refused', async () => {
      const { learner, id, turns } = await beforeIt();
      valueOf(await answer(learner, id, WORDING));
      const filed = await report(learner, id);
      valueOf(await moderator.api.reports.settle({ params: { id: filed }, body: { decision: 'refuse' } }));
      expect(await turnsOf(learner)).toBe(turns);
      expect(await keptQuestion(server, id)).toMatchObject({ answer: null, unjudged: WORDING });
    });
  });
});
