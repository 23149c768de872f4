// Answers of one account over HTTP: however many come at once, the scholars have one of them at a time, so that whoever else learns is answered.
import { expect, it } from 'vitest';
import { ErrorAnswer } from '@sigilla/server/contract/route.ts';
import { lentScholars } from '../support/lentScholars.ts';
import { assess, draw, NO_WORD } from '../support/scholar.ts';
import { aServer, valueOf } from '../support/server.ts';
import type { Ruler } from '../support/server.ts';
import { until } from '../support/until.ts';

/** What an answer begins with over which a scholar sits until it is let go. */
const LONG = 'long';

/** Scholars who sit over long answers until they are let go, and how many of them they have at most had at once. */
const slowOverLong = () => {
  const lent = lentScholars();
  const gate = Promise.withResolvers<void>();
  const seen = { under: 0, most: 0 };
  const scholars: typeof lent = {
    ...lent,
    async ask(task, ...given) {
      const [, answer] = given;
      if (typeof answer !== 'string' || !answer.startsWith(LONG)) return lent.ask(task, ...given);
      seen.under += 1;
      seen.most = Math.max(seen.most, seen.under);
      await gate.promise;
      const judged = await lent.ask(task, ...given);
      seen.under -= 1;
      return judged;
    },
  };
  return { scholars, seen, letGo: () => gate.resolve() };
};

it('G-154 an account has one answer judged at a time: its others wait in line, and one too many is told to come again, while others are answered', async () => {
  const { scholars, seen, letGo } = slowOverLong();
  const server = await aServer({}, () => scholars);
  const [flooding, other] = [await server.ruler(), await server.ruler()];
  await assess(server, flooding);
  await assess(server, other);
  const [scroll] = await draw(flooding, 1);
  const [another] = await draw(other, 1);
  if (scroll === undefined || another === undefined) throw new Error('no scroll');
  const answer = ({ token }: Ruler, questionId: string, userAnswer: string) =>
    fetch(`${server.url}/api/latin/questions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ questionId, userAnswer }),
    });
  let answered = 0;
  const flood = Array.from({ length: 12 }, async (_, at) => {
    const said = await answer(flooding, scroll.id, `${LONG} ${NO_WORD} ${at}`);
    answered += 1;
    return said;
  });
  // Eight have a place.
  await until(() => answered === 4 || seen.most > 1);
  expect(seen).toEqual({ under: 1, most: 1 });
  expect((await answer(other, another.id, NO_WORD)).status).toBe(200);
  letGo();
  const all = await Promise.all(flood);
  expect(seen).toEqual({ under: 0, most: 1 });
  const refused = all.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(4);
  for (const one of refused) {
    expect(one.headers.get('retry-after')).toBe('1');
    expect(ErrorAnswer.parse(await one.json())).toMatchObject({ code: 'too_many_requests' });
  }
  // Nothing is left of the line: the next answer is judged at once.
  expect(valueOf(await other.api.latin.progress()).learner.today.questionsAnswered).toBe(1);
  expect((await answer(flooding, scroll.id, `${LONG} ${NO_WORD} again`)).status).not.toBe(429);
});
