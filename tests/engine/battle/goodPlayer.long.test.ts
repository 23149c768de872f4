// What good orders are worth in men. The curve of 100 lucks stands in docs/BATTLE.md; fewer are fought here, and four standard errors left them.
import { describe, expect, it } from 'vitest';
import { wonBy } from './goodPlayer.ts';
import type { Commander, Won } from './goodPlayer.ts';

const LUCKS = 32;
const fewer = (commander: Commander, percent: number): Won => {
  const won = wonBy(commander, 1 - percent / 100, LUCKS);
  console.log(`${commander}, ${percent} % fewer: ${won.permille} ± ${won.error}`);
  return won;
};

describe('orders against silence', { timeout: 1_800_000 }, () => {
  it('among silent hosts of like men nobody has the better of it', () => {
    expect(fewer('silent', 0).permille).toBe(500);
  });

  it('a good player beats silence with 5 % fewer men, breaks even at about 12 %, and no longer at 20 %', () => {
    const [five, twelve, twenty] = [fewer('sees', 5), fewer('sees', 12), fewer('sees', 20)];
    expect(five.permille).toBeGreaterThan(500);
    expect(Math.abs(twelve.permille - 500)).toBeLessThan(4 * twelve.error + 60);
    expect(twenty.permille).toBeLessThan(500);
    expect(five.permille).toBeGreaterThan(twenty.permille);
  });

  it('nor does who foretells the enemy’s orders win with half', () => {
    expect(fewer('foretells', 50).permille).toBeLessThan(50);
  });
});
