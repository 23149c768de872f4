// Odds are battles counted: they must agree with what really happens, and say how sure they are.
import { describe, expect, it } from 'vitest';
import { musterArmies } from '@sigilla/engine/battle/armies.ts';
import { compile } from '@sigilla/engine/battle/compile.ts';
import { estimateOdds, fightOut } from '@sigilla/engine/battle/odds.ts';
import { beginBattle, fightBattle, resolveRound } from '@sigilla/engine/battle/resolve.ts';
import { forkSeed, randomFork, randomFrom } from '@sigilla/engine/core/random.ts';
import { SEED, aBattle, anArmy, orders, randomBattle, randomOrders } from './armies.ts';
import { LONG } from '../../support/tier.ts';

const even = aBattle(anArmy({ swordsmen: 12, archers: 8 }), anArmy({ swordsmen: 12, archers: 8 }));
const uneven = aBattle(anArmy({ swordsmen: 12, archers: 8 }), anArmy({ swordsmen: 12, archers: 7 }));

/** Battles played for the bands of what is said of them; more and finer ones in the long tier. */
const PLAYED = LONG ? 2400 : 320;
const BANDS = LONG ? 10 : 4;
const SAMPLED = LONG ? 240 : 60;

describe('odds', () => {
  it('add up to a thousand, with a standard error', () => {
    const odds = estimateOdds(even, 400, SEED);
    expect(odds.attacker + odds.defender + odds.none).toBe(1000);
    expect(odds.samples).toBe(400);
    // sqrt(p (1 - p) / n) at a half is 25 permille over 400 samples.
    expect(odds.standardError).toBe(25);
    expect(Math.abs(odds.attacker - 500)).toBeLessThan(125);
  });

  it('are the same again from the same seed', () => {
    expect(estimateOdds(even, 50, SEED)).toEqual(estimateOdds(even, 50, SEED));
  });

  it('are of battles that go blow for blow as those do whose blows are written down', () => {
    const random = randomFrom(SEED);
    for (let i = 0; i < 200; i += 1) {
      const setup = randomBattle(random);
      const first = beginBattle(setup);
      const given = randomOrders(random)[0] ?? orders();
      const [silent, told] = [false, true].map((isTold) => {
        // A field of its own each: what one has left behind the other can't lean on.
        const battle = compile(structuredClone(setup));
        const armies = musterArmies(battle, first, isTold);
        const ending = fightOut(battle, armies, given, randomFork(SEED, 'told', i));
        const { round, pools, men, morale, standing, lastDraw, used } = armies;
        return { used, left: { ending, round, pools, men, morale, standing, lastDraw } };
      });
      expect(silent?.left).toEqual(told?.left);
      expect(silent?.used).toBe(0);
    }
  });

  it('agree with battles really fought, within four standard errors', () => {
    const odds = estimateOdds(uneven, 600, SEED);
    let won = 0;
    for (let i = 0; i < 600; i += 1)
      if (fightBattle(uneven, forkSeed(SEED, 'real', i)).state.ending?.winner === 'attacker') won += 1;
    expect(odds.attacker).toBeGreaterThan(550);
    expect(Math.abs(odds.attacker - (won / 600) * 1000)).toBeLessThan(4 * 1.5 * 20);
  });

  it('take orders into account, and what has happened so far', () => {
    const fleeing = estimateOdds(even, 20, SEED, orders({ stance: 'fall_back' }));
    expect(fleeing).toMatchObject({ attacker: 0, defender: 1000 });
    const battered = { ...beginBattle(even), morale: { attacker: 25, defender: 80 } };
    expect(estimateOdds(even, 100, SEED, orders(), battered).attacker).toBeLessThan(200);
  });

  it(
    'are kept by what follows: of battles given so much in a hundred after two rounds, as many are won',
    { timeout: 900_000 },
    () => {
      const bands = Array.from({ length: BANDS }, (_, i) => ({
        from: (1000 * i) / BANDS,
        said: 0,
        won: 0,
        battles: 0,
      }));
      const match = aBattle(anArmy({ soldiers: 60, archers: 40 }), anArmy({ soldiers: 64, archers: 38 }));
      for (let i = 0; i < PLAYED; i += 1) {
        const seed = forkSeed(SEED, 'kept', i);
        const { rounds, state: end } = fightBattle(match, seed);
        if (rounds.length < 3) continue;
        let state = beginBattle(match);
        for (const log of rounds.slice(0, 2)) state = resolveRound(match, state, log.orders, seed).state;
        const tides = rounds.slice(0, 2).map(({ tide }) => tide ?? 0);
        const { attacker, none } = estimateOdds(
          match,
          SAMPLED,
          forkSeed(SEED, 'said', i),
          orders(),
          state,
          tides,
        );
        const said = attacker + none / 2;
        const band = bands[Math.min(BANDS - 1, Math.floor((said * BANDS) / 1000))];
        if (band === undefined) continue;
        band.said += said;
        band.battles += 1;
        band.won += { attacker: 1000, none: 500, defender: 0 }[end.ending?.winner ?? 'none'];
      }
      for (const { from, said, won, battles } of bands) {
        if (LONG)
          console.log(
            `from ${from}: said ${Math.round(said / battles)}, won ${Math.round(won / battles)} of ${battles}`,
          );
        expect(battles, `battles from ${from}`).toBeGreaterThan(15);
        // Four standard errors of so many battles, and what so few samples cannot tell.
        expect(Math.abs(said - won) / battles, `from ${from}`).toBeLessThan(2000 / Math.sqrt(battles) + 25);
      }
    },
  );

  it('of a battle that is over are its result', () => {
    const { state } = fightBattle(even, SEED);
    const winner = state.ending?.winner ?? 'none';
    expect(estimateOdds(even, 10, SEED, orders(), state)).toMatchObject({ [winner]: 1000, standardError: 0 });
  });

  it('leave a battle that is being fought on the same field as it was', () => {
    let state = beginBattle(even);
    while (!state.ending) {
      estimateOdds(even, 5, SEED, orders(), state);
      state = resolveRound(even, state, orders(), SEED).state;
    }
    expect(state).toEqual(fightBattle(even, SEED).state);
  });
});
