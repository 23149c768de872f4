// A challenge with sand, begun while the machine's clock was wrong: it stands in nobody's way when the clock is right, and its sand is never more than its own.
import { expect, it } from 'vitest';
import { utcDay } from '@sigilla/engine/core/day.ts';
import { DAY, followedClock, HOUR } from '../support/clockCases.ts';
import { withChallenge, withPlacement } from '../support/scholar.ts';
import { aServer, PASSWORD, valueOf } from '../support/server.ts';
import type { Ruler, TestServer } from '../support/server.ts';

const LUPERCALIA = { id: 'feast-lupercalia', seconds: 900 };

const challengeOf = async (server: TestServer, { user }: Pick<Ruler, 'user'>) => {
  const caller = server.visitor();
  const body = { email: user.email ?? '', password: PASSWORD };
  caller.token = valueOf(await caller.api.auth.login({ body })).token;
  return valueOf(await caller.api.latin.challenge()).challenge;
};

const aLearner = async () => {
  const server = await aServer({ NPC_KINGDOMS: 0 });
  const ruler = await server.ruler();
  await withPlacement(server, ruler.user.id);
  return { server, ruler };
};

const set = async (server: TestServer, milliseconds: number): Promise<void> => {
  server.setClock(milliseconds);
  await followedClock(server, server);
};

const begun = (server: TestServer, { user }: Ruler) =>
  withChallenge(server, user.id, {
    challengeId: LUPERCALIA.id,
    day: utcDay(server.now()),
    startedAt: server.now(),
  });

it('a challenge begun 400 days ahead is none when the clock is right again', async () => {
  const { server, ruler } = await aLearner();
  await set(server, 400 * DAY);
  await begun(server, ruler);
  expect((await challengeOf(server, ruler))?.status).toBe('IN PROGRESS');
  await set(server, -400 * DAY);
  expect(await challengeOf(server, ruler)).toMatchObject({ status: 'NOT STARTED', timeEndsAt: null });
});

it('a clock that is set back gives no more sand than the challenge has', async () => {
  const { server, ruler } = await aLearner();
  await begun(server, ruler);
  server.pass(60_000);
  await set(server, -3 * HOUR);
  const seen = await challengeOf(server, ruler);
  expect(seen?.status).toBe('IN PROGRESS');
  const left = new Date(seen?.timeEndsAt ?? 0).getTime() - server.house.clock.now();
  expect(left).toBeLessThanOrEqual(LUPERCALIA.seconds * 1000);
});

it('a clock that is set forward beyond the sand has it begun anew, for nothing', async () => {
  const { server, ruler } = await aLearner();
  await begun(server, ruler);
  await set(server, HOUR);
  expect((await challengeOf(server, ruler))?.status).not.toBe('IN PROGRESS');
  const again = await challengeOf(server, ruler);
  expect(again?.scrollsLeft).toBe(20);
});
