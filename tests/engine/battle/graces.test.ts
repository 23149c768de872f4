// No hero, spell or artifact decides a fight of like hosts by itself: each is worth so many men and no more, and no one name is the only choice.
import { describe, expect, it } from 'vitest';
import { HERO_RARITIES } from '@sigilla/content/schema/hero.ts';
import {
  ablest,
  inForce,
  lentBy,
  MOST_MEN,
  MOST_MEN_BY_ALL,
  MOST_MEN_BY_ONE,
  stackOf,
  wonWith,
} from './graces.ts';

const SAMPLES = 40;
const EVEN = 500;
/** By how much (permille) the ablest may win oftener than the next. The rare ones come nearest: 93, by 16,000 battles each. */
const OFTENER = 100;
/** The standard error of a difference between two shares of 8 × SAMPLES battles each. */
const LUCK = 40;

describe('a commander', () => {
  it.each(HERO_RARITIES)(
    'of the rarity %s makes up for no more men than is written, whoever it is',
    (rarity) => {
      for (const hero of ablest(rarity))
        expect(wonWith(lentBy(hero, true), MOST_MEN[rarity], SAMPLES), hero.name).toBeLessThan(EVEN);
    },
  );

  it('helps, and is never the only choice: beside the ablest of each rarity stands another, of it or of the one below', () => {
    for (const [at, rarity] of HERO_RARITIES.entries()) {
      const [best, second, third] = ablest(rarity);
      if (best === undefined) throw new Error(`nobody is ${rarity}`);
      const [below] = at === 0 ? [] : ablest(HERO_RARITIES[at - 1] ?? rarity);
      const [most = 0, ...others] = [best, second, third, below].map((hero) =>
        hero === undefined ? 0 : wonWith(lentBy(hero, false), 10, 4 * SAMPLES),
      );
      expect(wonWith(lentBy(best, false), 0, SAMPLES), rarity).toBeGreaterThan(EVEN);
      expect(most - Math.max(...others), rarity).toBeLessThanOrEqual(OFTENER + LUCK);
    }
  });
});

describe('a spell or an artifact in force', () => {
  it('makes up for no more men than is written, the strongest of them', () => {
    const strongest = inForce().slice(0, 6);
    expect(strongest).toHaveLength(6);
    for (const { name, lent } of strongest)
      expect(wonWith(lent, MOST_MEN_BY_ONE, SAMPLES), name).toBeLessThan(EVEN);
  });
});

describe('a commander, a spell and an artifact together', () => {
  it.each(HERO_RARITIES)(
    'make up for no more men than is written, the ablest %s one grown, under the strongest of both; and for less than one after another',
    (rarity) => {
      const { name, lent } = stackOf(rarity);
      expect(wonWith(lent, MOST_MEN_BY_ALL[rarity], SAMPLES), name).toBeLessThan(EVEN);
      const left = (1 - MOST_MEN[rarity] / 100) * (1 - MOST_MEN_BY_ONE / 100) ** 2;
      expect(MOST_MEN_BY_ALL[rarity], name).toBeLessThan(100 * (1 - left));
      expect(wonWith(lent, 30, SAMPLES), name).toBeGreaterThan(EVEN);
    },
  );
});
