// What holds of every battle, whoever fights it where: over armies, grounds, skies and orders drawn at random.
import { describe, expect, it } from 'vitest';
import { companiesOf } from '@sigilla/engine/battle/companies.ts';
import { decodeRound } from '@sigilla/engine/battle/decode.ts';
import { MAX_ROUNDS } from '@sigilla/engine/battle/law.ts';
import { battleReport } from '@sigilla/engine/battle/battleReport.ts';
import { beginBattle, fightBattle, resolveRound } from '@sigilla/engine/battle/resolve.ts';
import { BattleSetup, SIDES } from '@sigilla/engine/battle/setup.ts';
import { BattleState, RoundLog } from '@sigilla/engine/battle/state.ts';
import { forkSeed, randomFrom } from '@sigilla/engine/core/random.ts';
import { SEED, anArmy, aBattle, orders, randomBattle, randomOrders } from './armies.ts';

const BATTLES = 200;

const eachBattle = (
  use: (setup: BattleSetup, seed: string, list: ReturnType<typeof randomOrders>, i: number) => void,
) => {
  for (let i = 0; i < BATTLES; i += 1) {
    const seed = forkSeed(SEED, 'properties', i);
    const random = randomFrom(seed);
    use(randomBattle(random), seed, randomOrders(random), i);
  }
};

const clone = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('every battle', () => {
  it('ends within twenty rounds, in a report that adds up', () => {
    eachBattle((setup, seed, list) => {
      const { state, rounds } = fightBattle(setup, seed, (round) => list[round - 1] ?? orders());
      expect(rounds.length).toBeLessThanOrEqual(MAX_ROUNDS);
      const report = battleReport(setup, state, rounds);
      for (const side of SIDES) {
        const { casualties, fallen, men, finalPower, rating } = report[side];
        expect(casualties.reduce((sum, one) => sum + one.fallen, 0)).toBe(fallen);
        for (const one of casualties) expect(one.fallen).toBeLessThanOrEqual(one.quantity);
        expect(finalPower).toBe(100 * (men - fallen));
        expect(rating.after).toBeLessThanOrEqual(rating.before);
      }
    });
  });

  it('G-178 is the same again from the same seed, setup and orders, and another from another seed', () => {
    let differing = 0;
    eachBattle((setup, seed, list) => {
      const ordersFor = (round: number) => list[round - 1] ?? orders();
      const once = fightBattle(setup, seed, ordersFor);
      expect(fightBattle(clone(setup), seed, ordersFor)).toEqual(once);
      const other = fightBattle(setup, forkSeed(seed, 'other'), ordersFor);
      if (JSON.stringify(other.rounds) !== JSON.stringify(once.rounds)) differing += 1;
    });
    expect(differing).toBeGreaterThan(BATTLES * 0.95);
  });

  it('goes on from a stored state exactly as if it had never been stored', () => {
    eachBattle((setup, seed, list) => {
      const ordersFor = (round: number) => list[round - 1] ?? orders();
      const whole = fightBattle(setup, seed, ordersFor);
      let state = beginBattle(setup);
      for (const log of whole.rounds) {
        // Everything passes through JSON and its own shape, as it does through the store.
        const stored = BattleState.parse(clone(state));
        const next = resolveRound(BattleSetup.parse(clone(setup)), stored, ordersFor(log.round), seed);
        expect(RoundLog.parse(clone(next.log))).toEqual(log);
        state = next.state;
      }
      expect(state).toEqual(whole.state);
    });
  });

  it('never lets a company grow, nor rise again', () => {
    eachBattle((setup, seed, list) => {
      let state = beginBattle(setup);
      while (!state.ending) {
        const { pools } = state;
        state = resolveRound(setup, state, list[state.round] ?? orders(), seed).state;
        state.pools.forEach((pool, i) => {
          expect(pool).toBeGreaterThanOrEqual(0);
          expect(pool).toBeLessThanOrEqual(pools[i] ?? -1);
        });
      }
    });
  });

  it('tells events that fold into the men left standing and the morale left over', () => {
    eachBattle((setup, seed, list) => {
      const { rounds, state } = fightBattle(setup, seed, (round) => list[round - 1] ?? orders());
      const companies = companiesOf(setup);
      const men = companies.map((company) => company.men);
      const morale = { attacker: setup.attacker.morale, defender: setup.defender.morale };
      for (const log of rounds)
        for (const event of decodeRound(setup, log)) {
          if (event.type === 'roundBegan') {
            for (const side of SIDES) {
              const standing = companies.reduce(
                (sum, { index, side: own }) => sum + (own === side ? (men[index] ?? 0) : 0),
                0,
              );
              expect(event.men[side]).toBe(standing);
              expect(event.morale[side]).toBe(morale[side]);
            }
          } else if (event.type === 'companyAttacked') {
            men[event.target] = (men[event.target] ?? 0) - event.fallen;
          } else if (event.type === 'companyDestroyed') {
            expect(men[event.company]).toBe(0);
          } else if (event.type === 'moraleChanged') {
            expect(event.from).toBe(morale[event.side]);
            morale[event.side] = event.to;
          }
        }
      expect(morale).toEqual(state.morale);
      const last = decodeRound(setup, rounds.at(-1) ?? expect.fail('no round')).at(-1);
      expect(last).toMatchObject({ type: 'battleEnded', ...state.ending });
    });
  });

  it('keeps the named parts of a blow apart, none of them zero', () => {
    eachBattle((setup, seed, list, i) => {
      if (i >= 40) return;
      const { rounds } = fightBattle(setup, seed, (round) => list[round - 1] ?? orders());
      for (const log of rounds)
        for (const event of decodeRound(setup, log)) {
          if (event.type !== 'companyAttacked') continue;
          const codes = event.modifiers.map(({ code }) => code);
          expect(new Set(codes).size).toBe(codes.length);
          expect(event.modifiers.every(({ permille }) => permille !== 0)).toBe(true);
        }
    });
  });

  it('favours neither place: equal armies win as often on either side', () => {
    const wins = { attacker: 0, defender: 0, none: 0 };
    const host = anArmy({ swordsmen: 20, archers: 15, light_cavalry: 5 });
    const setup = aBattle(host, host);
    for (let i = 0; i < 600; i += 1) {
      const { ending } = fightBattle(setup, forkSeed(SEED, 'fair', i)).state;
      wins[ending?.winner ?? 'none'] += 1;
    }
    // Four standard errors of a fair coin over 600 throws are 49.
    expect(Math.abs(wins.attacker - 300)).toBeLessThan(50);
    expect(wins.attacker + wins.defender).toBeGreaterThan(590);
  });
});
