// Whom to challenge first, and how a fight promises to go.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { estimateOdds } from '@sigilla/engine/battle/odds.ts';
import { TARGETS } from '@sigilla/engine/battle/orders.ts';
import { fightBattle } from '@sigilla/engine/battle/resolve.ts';
import { forkSeed, randomFrom } from '@sigilla/engine/core/random.ts';
import type { Random } from '@sigilla/engine/core/random.ts';
import { Answers, ODDS, chanceOf, inOrder, oddsOf, reckoned } from '@sigilla/engine/war/rivals.ts';
import { HOSTS, fixtureBattle } from '../../browser/stagePage/fixtures.ts';
import type { Muster } from '../../browser/stagePage/fixtures.ts';
import { SEED, aBattle, anArmy, orders } from '../battle/armies.ts';
import { often } from '../../support/tier.ts';

const rival = fc.record({
  answers: fc.constantFrom(...Answers.options),
  hostPower: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 20_000 })),
});

/** Fights by which the words are judged. */
const FIGHTS = often(300, 2000);
const COMMON = [
  'militia',
  'soldiers',
  'pikemen',
  'swordsmen',
  'archers',
  'crossbowmen',
  'light_cavalry',
  'heavy_cavalry',
  'longbowmen',
  'healer',
  'banner',
];
/** A host such as kingdoms have: two to five of the common kinds. */
const someHost = (random: Random): Record<string, number> => {
  const host: Record<string, number> = {};
  for (let kinds = random.between(2, 5); kinds > 0; kinds -= 1)
    host[random.pick(COMMON)] = random.between(4, 30);
  return host;
};

describe('rivals', () => {
  it('come with those who answer first, and within that with hosts most like one’s own', () => {
    const at = (answers: Answers, hostPower: number) => ({ answers, hostPower });
    expect(
      inOrder(
        [
          at('asleep', 700),
          at('realm', 5000),
          at('realm', 0),
          at('awake', 90),
          at('realm', 650),
          at('awake', 800),
        ],
        700,
      ),
    ).toEqual([
      at('awake', 800),
      at('awake', 90),
      at('realm', 650),
      at('realm', 5000),
      at('realm', 0),
      at('asleep', 700),
    ]);
  });

  it('come with those whom one may hope to beat before those whom one may not, however much nearer these are', () => {
    const realm = (hostPower: number) => ({ answers: 'realm' as const, hostPower });
    const order = inOrder([realm(680), realm(192), realm(1900), realm(380)], 380);
    expect(order.map(({ hostPower }) => hostPower)).toEqual([380, 192, 680, 1900]);
  });

  it('are never headed by somebody asleep while anyone is there who can fight, whatever their strength', () => {
    fc.assert(
      fc.property(fc.array(rival, { minLength: 1 }), fc.integer({ min: 0, max: 20_000 }), (rivals, own) => {
        const [first] = inOrder(rivals, own);
        const ready = rivals.filter(({ answers, hostPower }) => answers !== 'asleep' && hostPower > 0);
        if (ready.length > 0) expect(ready).toContainEqual(first);
        if (ready.some(({ answers }) => answers === 'awake')) expect(first?.answers).toBe('awake');
        expect(inOrder(rivals, own)).toHaveLength(rivals.length);
      }),
    );
  });
});

describe('the odds in words', () => {
  it.each(['mixed', 'levy', 'horse'] as const)('agree with the engine about hosts like %s', (make) => {
    for (const share of [0.5, 0.7, 1.3, 1.8]) {
      const smaller: Muster = HOSTS[make].map(
        ([unit, men]) => [unit, Math.max(1, Math.round(men * 10 * share))] as const,
      );
      const larger: Muster = HOSTS[make].map(([unit, men]) => [unit, men * 10] as const);
      const { setup } = fixtureBattle({
        attacker: smaller,
        defender: larger,
        formations: ['line', 'line'],
        morale: [90, 90],
      });
      const { attacker, defender } = estimateOdds(setup, 40, 'ab'.repeat(16));
      const chance = chanceOf(setup.attacker.power, setup.defender.power);
      expect(oddsOf(chance)).not.toBe('even');
      expect(chance > 50).toBe(attacker > defender);
      // Nobody is told of a fair chance who has none.
      if (attacker < 20) expect(['uphill', 'theirs', 'grim', 'hopeless']).toContain(oddsOf(chance));
    }
  });

  it('fall in their bands over fights of hosts that are unlike each other', () => {
    const random = randomFrom(forkSeed('ab'.repeat(16), 'bands'));
    const bands = new Map<number, { told: number; won: number; fights: number }>();
    for (let i = 0; i < FIGHTS; i += 1) {
      const [one, other] = [someHost(random), someHost(random)];
      const even = aBattle(anArmy(one), anArmy(other));
      const share = (0.5 + random.between(0, 1000) / 650) * (even.defender.power / even.attacker.power);
      const scaled = Object.fromEntries(
        Object.entries(one).map(([unit, men]) => [unit, Math.max(1, Math.round(men * share))]),
      );
      const setup = aBattle(anArmy(scaled), anArmy(other));
      const chance = chanceOf(setup.attacker.power, setup.defender.power);
      const { state } = fightBattle(setup, forkSeed('ab'.repeat(16), 'band', i));
      const band = Math.min(2, Math.floor(chance / 34));
      const sum = bands.get(band) ?? { told: 0, won: 0, fights: 0 };
      sum.told += chance;
      sum.won += state.ending?.winner === 'attacker' ? 100 : state.ending?.winner === 'none' ? 50 : 0;
      sum.fights += 1;
      bands.set(band, sum);
    }
    expect(bands.size).toBe(3);
    for (const { told, won, fights } of bands.values())
      expect(Math.abs(told - won) / fights, `${told / fights} told, ${won / fights} won`).toBeLessThan(15);
  });

  it('tell a newcomer of the realm’s first three what fights are like in which the realm strikes where it serves it best', () => {
    const first = kingdomContent.gameServers.get('default-server')?.start.army.units ?? [];
    const newcomers = Object.fromEntries(first.map(({ unitId, quantity }) => [unitId, quantity]));
    const own = anArmy(newcomers, { morale: 77 });
    const told = kingdomContent.npcKingdoms
      .slice(0, 3)
      .map(({ army: { units, formation, morale, commanderBonus } }) => {
        const setup = aBattle(own, {
          ...anArmy({}, { formation, morale, commanderBonus, isNpc: true, defensePercent: 15 }),
          units: [...units],
        });
        const lost = TARGETS.map(
          (target) => estimateOdds(setup, 200, SEED, orders({}, { target })).defender / 10,
        );
        return {
          told: chanceOf(setup.attacker.power, reckoned(setup.defender.power, true)),
          won: 100 - Math.max(...lost),
        };
      });
    for (const { told: chance, won } of told) expect(Math.abs(chance - won)).toBeLessThan(25);
    // Whom the list proposes is whom one may well beat.
    expect(told[1]?.told).toBeGreaterThan(50);
    expect(told[1]?.won).toBeGreaterThan(35);
  });

  it('call equals well matched, and are sorted by chance', () => {
    fc.assert(
      fc.property(fc.integer({ min: 50, max: 100_000 }), (power) => {
        expect(oddsOf(chanceOf(power, power))).toBe('even');
      }),
    );
    const called = Array.from({ length: 99 }, (_, i) => ODDS.indexOf(oddsOf(99 - i)));
    expect(called).toEqual(called.toSorted((a, b) => a - b));
    expect(new Set(called).size).toBe(ODDS.length);
    expect(oddsOf(chanceOf(100, 250))).toBe('hopeless');
    expect(oddsOf(chanceOf(1000, 1))).toBe('crushing');
  });
});
