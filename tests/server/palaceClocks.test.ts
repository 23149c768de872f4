// A Memory Palace that was walked while the machine's clock was 400 days ahead: when the clock is right again its cards come back after their own days, and
// what was hung meanwhile is asked.
import { expect, it } from 'vitest';
import { cards, palaces, shelves } from '@sigilla/server/store/collections.ts';
import { shelvesOf } from '@sigilla/engine/learning/palace/shelf.ts';
import { DAY, followedClock } from '../support/clockCases.ts';
import { everything } from '../support/everything.ts';
import { keptQuestion } from '../support/scholar.ts';
import { aServer, PASSWORD, valueOf } from '../support/server.ts';
import type { Ruler, TestServer } from '../support/server.ts';

const EARLY = ['panis_n', 'aqua_n', 'rex_n'];

const signedIn = async (server: TestServer, { user }: Pick<Ruler, 'user'>): Promise<Ruler> => {
  const caller = server.visitor();
  const body = { email: user.email ?? '', password: PASSWORD };
  caller.token = valueOf(await caller.api.auth.login({ body })).token;
  return Object.assign(caller, { user }) as Ruler;
};

const answerAll = async (server: TestServer, { api }: Ruler, times: number): Promise<void> => {
  for (let card = 0; card < times; card += 1) {
    const { session, cards: asked } = valueOf(await api.latin.beginSession({ body: { size: 20 } }));
    const questionId = asked[0]?.question.id ?? '';
    const userAnswer = (await keptQuestion(server, questionId)).question.correctAnswer;
    valueOf(await api.latin.answerCard({ body: { sessionId: session.id, questionId, userAnswer } }));
  }
};

const cardsOf = async (server: TestServer, { user }: Pick<Ruler, 'user'>) =>
  (await everything(server.house.store, cards, 'account', [user.id])).map(({ body }) => body);

const isRight = async (server: TestServer, learner: Ruler): Promise<void> => {
  const now = server.house.clock.now();
  const today = new Date(now).toISOString().slice(0, 10);
  const all = await cardsOf(server, learner);
  for (const { memory, addedAt } of all) {
    expect(addedAt).toBeLessThanOrEqual(now);
    expect((memory.lastReviewedOn ?? today) <= today).toBe(true);
    expect(memory.dueAt).toBeLessThanOrEqual(now + (memory.interval + 1) * DAY);
  }
  // Shelves say what the cards say.
  const standing = await everything(server.house.store, shelves, 'account', [learner.user.id]);
  for (const anew of shelvesOf(all[0]?.accountId ?? ('' as never), all))
    expect(standing.find(({ body }) => body.number === anew.number)?.body.words ?? {}).toEqual(anew.words);
  const { stats } = valueOf(await learner.api.latin.palace()).palace;
  expect(stats.dueCards).toBeGreaterThanOrEqual(1);
};

const walkedAhead = async () => {
  const server = await aServer({ NPC_KINGDOMS: 0 });
  const ruler = await server.ruler();
  valueOf(await ruler.api.latin.hangWords({ body: { lexemeIds: EARLY } }));
  server.setClock(400 * DAY);
  await followedClock(server, server);
  const ahead = await signedIn(server, ruler);
  await answerAll(server, ahead, 2);
  valueOf(await ahead.api.latin.hangWords({ body: { lexemeIds: ['amo_v'] } }));
  const before = await cardsOf(server, ruler);
  expect(before.filter(({ memory }) => memory.dueAt > server.now() - 200 * DAY).length).toBeGreaterThan(2);
  return { server, ruler, before };
};

it('a palace walked 400 days ahead is right again when the clock is, under a running server', async () => {
  const { server, ruler, before } = await walkedAhead();
  server.setClock(-400 * DAY);
  await followedClock(server, server);
  const learner = await signedIn(server, ruler);
  await isRight(server, learner);
  // What was learnt is kept.
  const after = await cardsOf(server, ruler);
  expect(after.map(({ id, memory: { stability, repetitions } }) => ({ id, stability, repetitions }))).toEqual(
    before.map(({ id, memory: { stability, repetitions } }) => ({ id, stability, repetitions })),
  );
  // And the walk that lies ahead stands in nobody's way.
  await answerAll(server, learner, 1);
  const walk = (await server.house.store.get(palaces, ruler.user.id))?.body.walk;
  expect(walk?.startedAt).toBeLessThanOrEqual(server.now());
});

it('a palace walked 400 days ahead is right again when a server starts by the right clock, and nothing of it moves the second time', async () => {
  const { server, ruler } = await walkedAhead();
  const again = await server.startedAt(server.now() - 400 * DAY);
  await isRight(again, await signedIn(again, ruler));
  const once = await cardsOf(again, ruler);
  const twice = await again.restart();
  expect(await cardsOf(twice, ruler)).toEqual(once);
});
