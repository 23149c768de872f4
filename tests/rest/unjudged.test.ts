// Answers that nobody can judge, over HTTP: the scroll waits for another wording and its key is not told, and it costs one of the day's to be rid of it.
import { beforeAll, describe, expect, it } from 'vitest';
import { AccountId } from '@sigilla/engine/core/brand.ts';
import { questions, reports } from '@sigilla/server/store/collections.ts';
import { replace } from '@sigilla/server/store/Store.ts';
import { POEM, UNJUDGEABLE as WORDING } from '../support/poem.ts';
import { assess, draw, keptQuestion } from '../support/scholar.ts';
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
});
