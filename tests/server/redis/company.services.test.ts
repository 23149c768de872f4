// Several processes' companies over one real Redis: what one says the others hear, what they count they count together, and what each may
// have missed they are told. Redis goes, and comes back, and nobody is refused for it.
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { pino } from 'pino';
import { AccountId } from '@sigilla/engine/core/brand.ts';
import { CannotStart } from '@sigilla/server/cannotStart.ts';
import { systemClock } from '@sigilla/server/clock.ts';
import { openPresences } from '@sigilla/server/app/presences.ts';
import type { Fact } from '@sigilla/server/app/publish.ts';
import { openCompany } from '@sigilla/server/redis/openCompany.ts';
import type { RedisCompany } from '@sigilla/server/redis/openCompany.ts';
import { startRedis } from '../../support/services.ts';
import type { Service } from '../../support/services.ts';

let redis: Service;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.dispose());

const open: RedisCompany[] = [];
let lines: string[] = [];
let names = 0;
const company = async (limitFactor = 1): Promise<RedisCompany> => {
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const one = await openCompany(redis.url, `process-${(names += 1)}`, {
    clock: systemClock,
    log,
    limitFactor,
  });
  open.push(one);
  return one;
};
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
  lines = [];
});

const fact = (topic: string, revision: number): Fact => ({
  topic,
  aggregate: 'kingdoms',
  id: 'alba',
  revision,
  movesRank: true,
  dueAt: 0,
});
const soon = { interval: 20 };

describe('facts', () => {
  it('are heard by every process, by one’s own at once, and by none twice', async () => {
    const [here, there] = [await company(), await company()];
    const heard: Record<'here' | 'there', number[]> = { here: [], there: [] };
    here.publisher.subscribe('realm/x', ({ revision }) => void heard.here.push(revision));
    there.publisher.subscribe('realm/x', ({ revision }) => void heard.there.push(revision));
    for (const revision of [1, 2, 3]) here.publisher.publish(fact('realm/x', revision));
    expect(heard.here).toEqual([1, 2, 3]);
    await expect.poll(() => heard.there, soon).toEqual([1, 2, 3]);
    there.publisher.publish(fact('realm/x', 4));
    there.publisher.publish(fact('realm/y', 5));
    await expect.poll(() => heard.here, soon).toEqual([1, 2, 3, 4]);
    expect(heard.there).toEqual([1, 2, 3, 4]);
  });
});

describe('the presence of rooms', () => {
  it('lets however many wait for one room to open, and Node warn of none', async () => {
    const { presence } = (await company()).matchmaking;
    const warned: string[] = [];
    const hear = ({ name }: Error): void => void warned.push(name);
    process.on('warning', hear);
    onTestFinished(() => void process.off('warning', hear));
    presence.setMaxListeners(0);
    for (let waits = 0; waits < 24; waits += 1) await presence.subscribe('concurrent:world', () => undefined);
    await new Promise((resolve) => setImmediate(resolve));
    expect(warned).toEqual([]);
  });
});

describe('knocks', () => {
  it('are counted together', async () => {
    const [here, there] = [await company(), await company()];
    for (let index = 0; index < 5; index += 1) {
      expect((await here.limits.take('loginPair', 'ada')).ok).toBe(true);
      expect((await there.limits.take('loginPair', 'ada')).ok).toBe(true);
    }
    const refused = [await here.limits.take('loginPair', 'ada'), await there.limits.take('loginPair', 'ada')];
    expect(refused.map((one) => !one.ok && one.refusal.code)).toEqual([
      'too_many_requests',
      'too_many_requests',
    ]);
    expect((await there.limits.take('loginPair', 'bob')).ok).toBe(true);
    expect([
      await there.limits.isSpent('loginPair', 'ada'),
      await here.limits.isSpent('loginPair', 'bob'),
    ]).toEqual([true, false]);
  });
});

describe('presences', () => {
  const ada = AccountId.parse('ada-ada-ada');
  const bob = AccountId.parse('bob-bob-bob');
  const over = ({ board }: RedisCompany) =>
    openPresences(() => systemClock.elapsed(), { board, wall: () => systemClock.now() });

  it('are seen by every process, each ruler once, and go with their process', async () => {
    const [first, second] = [await company(), await company()];
    const [here, there] = [over(first), over(second)];
    here.arrived('x', ada);
    here.arrived('x', bob);
    there.arrived('x', ada);
    await expect.poll(() => there.present('x').toSorted(), soon).toEqual([ada, bob]);
    expect(there.isWatched('x')).toBe(true);
    there.left('x', ada);
    await expect.poll(() => here.present('x').toSorted(), soon).toEqual([ada, bob]);
    await first.close();
    await expect.poll(() => there.present('x'), soon).toEqual([]);
    expect(there.isWatched('x')).toBe(false);
  });

  it('are told to a process that comes later, looks too', async () => {
    const here = over(await company());
    here.arrived('x', ada);
    here.looked('y');
    const there = over(await company());
    await expect.poll(() => there.present('x'), soon).toEqual([ada]);
    expect([there.isWatched('y'), there.isWatched('z')]).toEqual([true, false]);
  });
});

describe('what befalls all at once', () => {
  it('is taken up by one', async () => {
    const all = await Promise.all([company(), company(), company()]);
    const taken = await Promise.all(all.map((one) => one.takeUp('jump', 60)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await all[0]?.takeUp('another', 60)).toBe(true);
  });
});

describe('Redis', () => {
  it('that can’t be reached at the start is told in a sentence, without its password', async () => {
    const nowhere = openCompany('redis://:hush@127.0.0.1:9/0', 'x', {
      clock: systemClock,
      log: pino({ level: 'silent' }),
      limitFactor: 1,
    });
    await expect(nowhere).rejects.toBeInstanceOf(CannotStart);
    await expect(nowhere).rejects.toThrow(
      /^Redis at redis:\/\/127\.0\.0\.1:9\/0 can't be reached .*REDIS_URL/,
    );
    await expect(nowhere).rejects.not.toThrow(/hush/);
  });

  it('that goes leaves each by itself, refuses nobody, and what was missed is told as doubt when it is back', async () => {
    const [here, there] = [await company(), await company()];
    const heard: number[] = [];
    let doubts = 0;
    const past = (['warn', 'error', 'log'] as const).map((word) => vi.spyOn(console, word));
    there.publisher.subscribe('realm/x', ({ revision }) => void heard.push(revision));
    there.publisher.onDoubt(() => void (doubts += 1));
    expect([here.isCutOff, there.isCutOff]).toEqual([false, false]);
    await redis.stop();
    await expect.poll(() => here.isCutOff && there.isCutOff, soon).toBe(true);
    expect(lines.filter((line) => line.includes('Redis is away'))).toHaveLength(2);
    expect((await here.limits.take('action', 'ada')).ok).toBe(true);
    expect(await here.limits.isSpent('action', 'ada')).toBe(false);
    here.publisher.publish(fact('realm/x', 1));
    there.publisher.publish(fact('realm/x', 2));
    expect(heard).toEqual([2]);
    await expect.poll(() => doubts, soon).toBeGreaterThan(0);
    await redis.start();
    await expect.poll(() => here.isCutOff || there.isCutOff, soon).toBe(false);
    await expect.poll(() => doubts, soon).toBeGreaterThan(1);
    here.publisher.publish(fact('realm/x', 3));
    await expect.poll(() => heard, soon).toEqual([2, 3]);
    // All of it through the log, and once: nothing of Colyseus' or the driver's own beside it.
    expect(past.flatMap(({ mock }) => mock.calls)).toEqual([]);
    expect(lines.filter((line) => line.includes('Redis is'))).toHaveLength(4);
    for (const one of past) one.mockRestore();
  });
});
