// What a bonus promises it gives: no stat and no percent is lost on the way to the damage, however small the number it falls on.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hitAt } from '@sigilla/engine/battle/hits.ts';
import { beginBattle, resolveRound } from '@sigilla/engine/battle/resolve.ts';
import type { BattleSetup } from '@sigilla/engine/battle/setup.ts';
import { SEED, aBattle, anArmy, content, orders } from './armies.ts';

/** One man of each side with these numbers, and health that no blow of the first round can take. */
const aDuel = (numbers: {
  readonly attack: number;
  readonly attackPercent: number;
  readonly defense: number;
  readonly defensePercent: number;
  readonly men?: number;
}): BattleSetup => {
  const setup = structuredClone(
    aBattle(
      anArmy({ militia: numbers.men ?? 1 }, { attackPercent: numbers.attackPercent }),
      anArmy({ militia: 1 }, { defensePercent: numbers.defensePercent }),
    ),
  );
  for (const unit of setup.attacker.units) Object.assign(unit, { attack: numbers.attack, health: 2000 });
  for (const unit of setup.defender.units) Object.assign(unit, { defense: numbers.defense, health: 2000 });
  return setup;
};

/** Thousandths that the attacker's first blow takes. */
const damageIn = (setup: BattleSetup): number => {
  const { log } = resolveRound(setup, beginBattle(setup), orders(), SEED);
  for (let at = 0; at < log.hits.length; at += 3) {
    const hit = hitAt(log.hits, at);
    if (hit.actor === 0) return hit.damage;
  }
  throw new Error('the attacker did not strike');
};

const Numbers = {
  attack: fc.integer({ min: 1, max: 60 }),
  attackPercent: fc.integer({ min: 0, max: 100 }),
  defense: fc.integer({ min: 0, max: 60 }),
  defensePercent: fc.integer({ min: 0, max: 300 }),
  men: fc.constantFrom(1, 30),
};

describe('G-193 bonuses', () => {
  it('a greater stat or bonus never lowers the damage, a greater defense never raises it', () => {
    fc.assert(
      fc.property(fc.record(Numbers), fc.record(Numbers), (one, other) => {
        const less = {
          attack: Math.min(one.attack, other.attack),
          attackPercent: Math.min(one.attackPercent, other.attackPercent),
          defense: Math.max(one.defense, other.defense),
          defensePercent: Math.max(one.defensePercent, other.defensePercent),
          men: one.men,
        };
        const more = {
          attack: Math.max(one.attack, other.attack),
          attackPercent: Math.max(one.attackPercent, other.attackPercent),
          defense: Math.min(one.defense, other.defense),
          defensePercent: Math.min(one.defensePercent, other.defensePercent),
          men: one.men,
        };
        return damageIn(aDuel(less)) <= damageIn(aDuel(more));
      }),
      { numRuns: 300 },
    );
  });

  it('every single percent counts, down to an attack of 2', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 60 }), fc.integer({ min: 0, max: 99 }), (attack, percent) => {
        const with_ = (attackPercent: number) =>
          damageIn(aDuel({ attack, attackPercent, defense: 0, defensePercent: 0 }));
        return with_(percent) < with_(percent + 1);
      }),
      { numRuns: 200 },
    );
  });

  it('what a banner of +10 % promises, every kind of soldier strikes with', () => {
    for (const { id, stats } of content.units.values()) {
      const plain = damageIn(
        aDuel({ attack: stats.attack, attackPercent: 0, defense: 0, defensePercent: 0 }),
      );
      const raised = damageIn(
        aDuel({ attack: stats.attack, attackPercent: 10, defense: 0, defensePercent: 0 }),
      );
      if (stats.attack < 1) continue;
      // A tenth more, to the thousandth; the smallest blow is one point, whatever the stat.
      expect(Math.abs(raised - plain * 1.1), id).toBeLessThanOrEqual(2);
    }
  });

  it('walls count on the smallest shield', () => {
    const plain = { attack: 10, attackPercent: 0, defense: 1, defensePercent: 0 };
    expect(damageIn(aDuel({ ...plain, defensePercent: 15 }))).toBeLessThan(damageIn(aDuel(plain)));
  });
});
