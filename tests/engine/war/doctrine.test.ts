// What a host does whose commander is silent: its captains' target is the right one for it, they answer what was done to them, and
// silence by doctrine is better than silence that merely holds.
import { describe, expect, it } from 'vitest';
import { estimateOdds } from '@sigilla/engine/battle/odds.ts';
import { DEFAULT_ORDERS, TARGETS } from '@sigilla/engine/battle/orders.ts';
import type { Target } from '@sigilla/engine/battle/orders.ts';
import { SIDES } from '@sigilla/engine/battle/setup.ts';
import { beginBattle, resolveRound } from '@sigilla/engine/battle/resolve.ts';
import type { BattleSetup, Side, Stance } from '@sigilla/engine/battle/setup.ts';
import type { RoundLog } from '@sigilla/engine/battle/state.ts';
import { forkSeed, sha256Hex } from '@sigilla/engine/core/random.ts';
import { captainsOf, captainsOrders, captainsTarget, withCaptains } from '@sigilla/engine/war/doctrine.ts';
import { SEED, aBattle, anArmy } from '../battle/armies.ts';
import { longIt } from '../../support/longIt.ts';

const HOSTS = [
  { militia: 12, pikemen: 8, archers: 8, soldiers: 6 },
  { soldiers: 20, pikemen: 10, archers: 16, heavy_cavalry: 5, mage: 4, banner: 4 },
  { swordsmen: 40, crossbowmen: 30, light_cavalry: 20, healer: 6 },
];
const led = (setup: BattleSetup): BattleSetup => withCaptains(setup, captainsOf(setup));
const even = (host: Readonly<Record<string, number>>): BattleSetup => aBattle(anArmy(host), anArmy(host));

describe('the captains of a host', () => {
  it('look for whom it pays to look for, with another luck than they tried it by', () => {
    const chosen = HOSTS.map((host) => {
      const setup = even(host);
      const target = captainsTarget(setup, 'attacker');
      const orders = { attacker: { ...DEFAULT_ORDERS, target }, defender: DEFAULT_ORDERS };
      expect(estimateOdds(setup, 200, SEED, orders).attacker).toBeGreaterThanOrEqual(
        estimateOdds(setup, 200, SEED).attacker,
      );
      return target;
    });
    expect(new Set(chosen).size).toBeGreaterThan(1);
  });

  it('settle on what all their battles say, though they stop where a target can no longer be worth it', () => {
    const points = (
      setup: BattleSetup,
      side: Side,
      target: Target,
      battles: number,
      luck: string,
    ): number => {
      const orders = {
        attacker: DEFAULT_ORDERS,
        defender: DEFAULT_ORDERS,
        [side]: { ...DEFAULT_ORDERS, target },
      };
      const odds = estimateOdds(setup, battles, sha256Hex(luck).slice(0, 32), orders);
      return odds[side] + odds.none / 2;
    };
    const [first, again] = ['sigilla/captains', 'sigilla/captains/again'];
    const pairs = [
      [0, 0],
      [0, 1],
      [1, 0],
      [2, 2],
    ] as const;
    const fought = pairs.map(([one, other]) => aBattle(anArmy(HOSTS[one] ?? {}), anArmy(HOSTS[other] ?? {})));
    for (const setup of fought)
      for (const side of SIDES) {
        const others = TARGETS.filter((target) => target !== 'weakest')
          // What nobody can be is worth as little as the weakest.
          .map((target) => ({ target, won: points(setup, side, target, 16, first) }))
          .toSorted((a, b) => b.won - a.won);
        const best = others[0];
        const isBetter = best !== undefined && best.won > points(setup, side, 'weakest', 16, first) + 75;
        const isSure =
          isBetter &&
          points(setup, side, best.target, 48, again) >= points(setup, side, 'weakest', 48, again) + 75;
        expect(captainsTarget(setup, side)).toBe(isSure ? best.target : 'weakest');
      }
  });

  it('are the same whenever they are asked, and serve players alone', () => {
    const setup = aBattle(anArmy(HOSTS[0] ?? {}), anArmy(HOSTS[0] ?? {}, { isNpc: true }));
    const settled = withCaptains(setup, captainsOf(setup));
    expect(captainsOf(structuredClone(setup))).toEqual(captainsOf(setup));
    expect(settled.attacker.captains).toBe(captainsTarget(setup, 'attacker'));
    expect(settled.defender.captains).toBeUndefined();
    expect(captainsOrders(settled, [], 'defender')).toBeNull();
  });

  it('press through a feint, meet a press standing, pursue who yields', () => {
    const setup = led(even(HOSTS[0] ?? {}));
    const after = (stance: Stance) => {
      const orders = { attacker: DEFAULT_ORDERS, defender: { ...DEFAULT_ORDERS, stance } };
      return captainsOrders(setup, [resolveRound(setup, beginBattle(setup), orders, SEED).log], 'attacker')
        ?.stance;
    };
    expect(captainsOrders(setup, [], 'attacker')?.stance).toBe('hold');
    expect(['hold', 'press', 'feint', 'fall_back'].map((stance) => after(stance as Stance))).toEqual([
      'hold',
      'hold',
      'press',
      'press',
    ]);
  });

  it('call on each power once, when there is one', () => {
    const setup = led(even(HOSTS[1] ?? {}));
    let state = beginBattle(setup);
    const rounds: RoundLog[] = [];
    const called: string[] = [];
    while (state.ending === null) {
      const both = (side: Side) => captainsOrders(setup, rounds, side) ?? DEFAULT_ORDERS;
      const fought = resolveRound(
        setup,
        state,
        { attacker: both('attacker'), defender: both('defender') },
        SEED,
      );
      called.push(...[fought.log.drawn?.attacker.power ?? []].flat());
      rounds.push(fought.log);
      state = fought.state;
    }
    expect(called[0]).toBe('spell');
    expect(new Set(called).size).toBe(called.length);
  });

  longIt('do better than to hold and strike the weakest', () => {
    let won = 0;
    const BATTLES = 60;
    for (let i = 0; i < BATTLES; i += 1) {
      const setup = led(even(HOSTS[i % HOSTS.length] ?? {}));
      const side: Side = i % 2 === 0 ? 'attacker' : 'defender';
      let state = beginBattle(setup);
      const rounds: RoundLog[] = [];
      while (state.ending === null) {
        const orders = {
          attacker: DEFAULT_ORDERS,
          defender: DEFAULT_ORDERS,
          [side]: captainsOrders(setup, rounds, side),
        };
        const fought = resolveRound(setup, state, orders, forkSeed(SEED, 'captains', i));
        rounds.push(fought.log);
        state = fought.state;
      }
      if (state.ending.winner === side) won += 1;
    }
    expect(won / BATTLES).toBeGreaterThan(0.55);
  });
});
