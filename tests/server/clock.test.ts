// The clock a server lives by, and the limits it counts with: neither follows a wall clock that jumps.
import { array, assert, integer, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openLimits } from '@sigilla/server/app/limits.ts';
import { steadyClock } from '@sigilla/server/clock.ts';

const HOUR = 3_600_000;

/** A machine whose clock and stopwatch a test moves. */
const machine = () => {
  const at = { wall: 1_800_000_000_000, stopwatch: 500 };
  return {
    clock: { now: () => at.wall, elapsed: () => at.stopwatch },
    pass: (milliseconds: number) => {
      at.wall += milliseconds;
      at.stopwatch += milliseconds;
    },
    set: (milliseconds: number) => {
      at.wall += milliseconds;
    },
  };
};

describe('a steady clock', () => {
  it('goes as time does, whatever the wall clock jumps by, until it is told', () => {
    assert(
      property(array(tuple(integer({ min: 0, max: HOUR }), integer())), (steps) => {
        const { clock, pass, set } = machine();
        const steady = steadyClock(clock);
        let due = steady.now();
        for (const [passed, jumped] of steps) {
          pass(passed);
          set(jumped);
          due += passed;
          expect(steady.now()).toBe(due);
        }
      }),
    );
  });

  it.each([-HOUR, HOUR, 400 * 24 * HOUR, -400 * 24 * HOUR])(
    'tells a jump of %d and takes it over',
    (jump) => {
      const { clock, pass, set } = machine();
      const steady = steadyClock(clock);
      pass(5_000);
      expect([steady.look(), steady.steadyFor()]).toEqual([0, 5_000]);
      set(jump);
      expect(steady.look()).toBe(jump);
      steady.jump(jump);
      expect([steady.now(), steady.look(), steady.steadyFor()]).toEqual([clock.now(), 0, 0]);
    },
  );

  it('follows a slow drift without ever telling a jump or running backward', () => {
    for (const drift of [40, -40]) {
      const { clock, pass, set } = machine();
      const steady = steadyClock(clock);
      let last = steady.now();
      for (let second = 0; second < 2_000; second += 1) {
        pass(1_000);
        set(drift);
        expect(steady.look()).toBe(0);
        expect(steady.now()).toBeGreaterThan(last);
        last = steady.now();
      }
      expect(Math.abs(steady.now() - clock.now())).toBeLessThan(1_000);
    }
  });
});

describe('a limit', () => {
  const spend = async (take: () => Promise<{ ok: boolean }>, times: number): Promise<boolean[]> => {
    const taken: boolean[] = [];
    for (let time = 0; time < times; time += 1) taken.push((await take()).ok);
    return taken;
  };

  it('opens again after its own seconds, whichever way the clock is set meanwhile', async () => {
    for (const jump of [0, -HOUR, HOUR, 400 * 24 * HOUR]) {
      const { clock, pass, set } = machine();
      const limits = openLimits(1, clock);
      const take = () => limits.take('loginPair', 'here someone@example.org');
      expect((await spend(take, 11)).filter(Boolean)).toHaveLength(10);
      set(jump);
      expect(await take()).toEqual({
        ok: false,
        refusal: { code: 'too_many_requests', params: { seconds: 300 } },
      });
      pass(299_999);
      expect((await take()).ok).toBe(false);
      pass(1);
      expect((await take()).ok).toBe(true);
    }
  });

  it('counts every key by itself, and remembers no more keys than it has room for', async () => {
    const limits = openLimits(1, machine().clock);
    expect(await spend(() => limits.take('loginBesieged', 'first'), 4)).toEqual([true, true, true, false]);
    expect((await limits.take('loginBesieged', 'second')).ok).toBe(true);
    expect(await limits.isSpent('loginBesieged', 'first')).toBe(true);
    for (let key = 0; key < 100_001; key += 1) await limits.take('loginBesieged', `${key}`);
    expect(await limits.isSpent('loginBesieged', 'first')).toBe(false);
  });

  it('is multiplied by a factor, and bars nobody wholly however small that is', async () => {
    const twice = openLimits(2, machine().clock);
    expect(await spend(() => twice.take('loginBesieged', 'first'), 7)).toEqual([
      ...Array(6).fill(true),
      false,
    ]);
    const hardly = openLimits(0.001, machine().clock);
    expect(await spend(() => hardly.take('loginBesieged', 'first'), 2)).toEqual([true, false]);
  });
});
