// No best buy, by search: to each of a dozen armies two thousand replies for the same money; and what ground and sky are worth to mixed hosts.
// `npm run balance:war` prints the tables (`-- --search`, `-- --only ground`); docs/BATTLE.md holds what they came to.
import { describe, expect, it } from 'vitest';
import { SEED } from './armies.ts';
import { circumstances, evenPairs } from './ground.ts';
import { EVEN_HANDED, KINDS, askedArmies, bestReplies, onlyChoices } from './search.ts';

const ARMIES = 12;
const REPLIES = 2000;

describe('of two thousand replies to each of a dozen armies', { timeout: 1_800_000 }, () => {
  const asked = askedArmies(ARMIES, SEED).map((army, i) => ({
    army,
    replies: bestReplies(army, REPLIES, `${SEED}/${i}`),
  }));

  it('one beats it for the same money', () => {
    for (const { army, replies } of asked) expect(replies[0]?.won, JSON.stringify(army)).toBeGreaterThan(600);
  });

  it('the best hold every kind of soldier between them', () => {
    const seen = new Set(asked.flatMap(({ replies }) => replies.flatMap(({ host }) => Object.keys(host))));
    expect(KINDS.filter((unit) => !seen.has(unit))).toEqual([]);
  });

  it('none leaves it one formation or stance that is best against all that the enemy may choose', () => {
    for (const { army, replies } of asked) {
      const enemies = [army, ...replies.slice(0, 4).map(({ host }) => host), EVEN_HANDED];
      expect(onlyChoices(army, enemies, 60, SEED), JSON.stringify(army)).toEqual([]);
    }
  });
});

describe('ground and sky', { timeout: 1_800_000 }, () => {
  it('move mixed hosts by at most 25 points of a hundred', () => {
    const samples = 300;
    // Four standard errors of a share of so many battles fought from both places.
    const slack = (4 * 500) / Math.sqrt(2 * samples);
    for (const { name, moved } of circumstances(evenPairs(8, samples), samples))
      for (const permille of moved) expect(Math.abs(permille), name).toBeLessThan(250 + slack);
  });
});
