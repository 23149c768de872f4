// The upper border: every occasion has a sentence, every sentence is whole, and what it says is what happened.
import { describe, expect, it } from 'vitest';
import { CAPTION_OCCASIONS } from '@sigilla/content/schema/caption.ts';
import { captionFor, captions } from '@sigilla/content/texts/captions.ts';
import { decodeRound } from '@sigilla/engine/battle/decode.ts';
import { fightBattle } from '@sigilla/engine/battle/resolve.ts';
import type { BattleSetup, Orders } from '@sigilla/engine/battle/setup.ts';
import type { RoundLog } from '@sigilla/engine/battle/state.ts';
import { forkSeed, randomFrom } from '@sigilla/engine/core/random.ts';
import { SEED, aBattle, anArmy, orders, randomBattle, randomOrders } from './armies.ts';

const occasionOf = (setup: BattleSetup, log: RoundLog): string =>
  decodeRound(setup, log).find((event) => event.type === 'captionShown')?.occasion ?? 'none';

const occasions = (setup: BattleSetup, given: Orders = orders(), seed = SEED): string[] =>
  fightBattle(setup, seed, () => given).rounds.map((log) => occasionOf(setup, log));

describe('captions', () => {
  it('are at least forty, each its own, at least two for each occasion', () => {
    expect(captions.length).toBeGreaterThanOrEqual(40);
    expect(new Set(captions.map(({ id }) => id)).size).toBe(captions.length);
    expect(new Set(captions.map(({ latin }) => latin)).size).toBe(captions.length);
    for (const occasion of CAPTION_OCCASIONS)
      expect(captions.filter((caption) => caption.occasion === occasion).length, occasion).toBeGreaterThan(1);
  });

  it('are filled without a slot left over, for either side', () => {
    for (const occasion of CAPTION_OCCASIONS)
      for (const side of ['attacker', 'defender'] as const)
        for (let pick = 0; pick < 4; pick += 1) {
          const { latin, english } = captionFor({ occasion, side, pick });
          expect(latin).toMatch(/^Hīc [a-zA-Zāēīōū, ]+$/);
          expect(english).toMatch(/^Here [A-Za-z, ’]+$/);
        }
    expect(captionFor({ occasion: 'victory', side: 'defender', pick: 1 }).latin).toBe(
      'Hīc dēfēnsōrēs campō potiuntur',
    );
    expect(captionFor({ occasion: 'volley', side: 'attacker', pick: 3 }).latin).toBe(
      'Hīc nervī sonant et dēfēnsōrēs cadunt',
    );
  });

  it('speak of the sky when a battle opens, or of the night, or of the walls', () => {
    const host = anArmy({ militia: 10 });
    const opening = (changes: Parameters<typeof aBattle>[2]) => occasions(aBattle(host, host, changes))[0];
    expect(opening({ weather: 'rain' })).toBe('opening_rain');
    expect(opening({ weather: 'blizzard' })).toBe('opening_snow');
    expect(opening({ weather: 'fog', timeOfDay: 'night' })).toBe('opening_night');
    expect(opening({ type: 'siege' })).toBe('siege');
    expect(opening({})).toBe('opening');
  });

  it('speak of volleys where archers do the harm, of spells where mages do', () => {
    const led = (unitId: string) =>
      occasions(
        aBattle(
          anArmy({ [unitId]: 30, militia: 90 }, { morale: 100 }),
          anArmy({ militia: 150 }, { morale: 100 }),
        ),
        orders({}, { target: 'nearest' }),
      );
    expect(led('longbowmen')).toContain('volley');
    expect(led('mage')).toContain('magic');
    expect(led('ram')).toContain('engines');
  });

  it('tell a charge from a charge that ends on pikes', () => {
    const press = orders({ stance: 'press' });
    const onto = (unitId: string) =>
      occasions(aBattle(anArmy({ knights: 20 }), anArmy({ [unitId]: 60 })), press);
    expect(onto('soldiers')).toContain('charge');
    expect(onto('elite_guard')).toContain('charge_broken');
  });

  it('end with how it ended', () => {
    const flee = occasions(
      aBattle(anArmy({ militia: 9 }), anArmy({ militia: 9 })),
      orders({ stance: 'fall_back' }),
    );
    expect(flee.at(-1)).toBe('retreat');
    expect(occasions(aBattle(anArmy({ knights: 9 }), anArmy({ militia: 2 }))).at(-1)).toBe('annihilation');
    expect(['victory', 'collapse']).toContain(
      occasions(aBattle(anArmy({ knights: 40 }), anArmy({ soldiers: 60 }))).at(-1),
    );
    expect(occasions(aBattle(anArmy({ militia: 400 }), anArmy({ militia: 400 }))).at(-1)).toBe('stalemate');
  });

  it('leave no occasion unused over many battles', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 1500; i += 1) {
      const seed = forkSeed(SEED, 'captions', i);
      const random = randomFrom(seed);
      const setup = randomBattle(random);
      const list = randomOrders(random);
      const { rounds } = fightBattle(setup, seed, (round) => list[round - 1] ?? orders());
      for (const log of rounds) seen.add(occasionOf(setup, log));
    }
    expect(CAPTION_OCCASIONS.filter((occasion) => !seen.has(occasion))).toEqual([]);
  });
});
