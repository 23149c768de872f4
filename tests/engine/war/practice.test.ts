// The three who fight anyone for nothing, each a lesson harder than the last, and what their battles must tell.
import { describe, expect, it } from 'vitest';
import { opponents } from '@sigilla/content/kingdom/opponents.ts';
import { TERRAIN_IDS } from '@sigilla/content/schema/terrain.ts';
import { forkSeed } from '@sigilla/engine/core/random.ts';
import type { MusteredSide } from '@sigilla/engine/battle/drawUp.ts';
import { fightOpponent, hostOf } from '@sigilla/engine/war/practice.ts';
import { SEED, anArmy, content } from '../battle/armies.ts';

const realm = content.gameServers.get('default-server');
/** A patrol of ten, in the proportions of an army that has just been founded. */
const patrol = anArmy({ militia: 4, pikemen: 2, archers: 2, soldiers: 2 });
/** The army every kingdom begins with. */
const beginners = anArmy(
  Object.fromEntries(realm?.start.army.units.map(({ unitId, quantity }) => [unitId, quantity]) ?? []),
);

describe('the preset simulator', () => {
  it('KK-021 KK-022 KK-023 meets with the hosts that the specification names, man for man', () => {
    const hosts = opponents.map(({ id, difficulty, battleType, army: { units, ...army } }) => [
      id,
      { difficulty, battleType, ...army },
      Object.fromEntries(units.map(({ unitId, quantity }) => [unitId, quantity])),
      units.every(({ veteranLevel }) => veteranLevel === 'recruit'),
    ]);
    expect(hosts).toEqual([
      [
        'bandit_camp',
        {
          difficulty: 'Easy',
          battleType: 'field',
          formation: 'line',
          commanderBonus: 0,
          supply: 80,
          morale: 60,
          garrisoned: false,
        },
        { militia: 3, archers: 2 },
        true,
      ],
      [
        'orc_warband',
        {
          difficulty: 'Medium',
          battleType: 'field',
          formation: 'wedge',
          commanderBonus: 10,
          supply: 90,
          morale: 75,
          garrisoned: false,
        },
        { soldiers: 4, archers: 2, light_cavalry: 1 },
        true,
      ],
      [
        'rival_kingdom',
        {
          difficulty: 'Hard',
          battleType: 'siege',
          formation: 'combined',
          commanderBonus: 25,
          supply: 100,
          morale: 90,
          garrisoned: true,
        },
        { elite_guard: 3, crossbowmen: 3, knights: 2 },
        true,
      ],
    ]);
  });

  it('takes the field with the supply it has', () => {
    const [bandits] = opponents;
    expect(bandits === undefined ? null : hostOf(bandits)).toMatchObject({ supply: 80, morale: 60 });
  });

  it('KS-05 has three opponents, each harder than the one before', () => {
    const winsOf = (own: MusteredSide): number[] =>
      opponents.map((opponent) => {
        let won = 0;
        for (let i = 0; i < 120; i += 1)
          if (
            fightOpponent(content, own, opponent, { terrain: 'plains', season: 'autumn' }, forkSeed(SEED, i))
              .report.winner === 'attacker'
          )
            won += 1;
        return won / 120;
      });
    const wins = winsOf(beginners);
    const [easy = 0, medium = 0, hard = 0] = winsOf(patrol);
    expect(easy).toBeGreaterThan(medium);
    expect(medium).toBeGreaterThan(0.3);
    expect(medium).toBeLessThan(0.8);
    expect(medium).toBeGreaterThan(hard);
    expect(opponents.map(({ difficulty }) => difficulty)).toEqual(['Easy', 'Medium', 'Hard']);
    expect(wins[0]).toBeGreaterThan(0.75);
    expect(wins[2]).toBeLessThan(0.2);
  });

  it('G-057 is a siege against the rival kingdom and a field battle against the others, under a clear sky on every ground', () => {
    for (const opponent of opponents)
      for (const terrain of TERRAIN_IDS) {
        const { setup, rounds, report } = fightOpponent(
          content,
          beginners,
          opponent,
          { terrain, season: 'winter' },
          SEED,
        );
        expect(setup).toMatchObject({
          type: opponent.id === 'rival_kingdom' ? 'siege' : 'field',
          terrain,
          weather: 'clear',
          defender: { position: opponent.id === 'rival_kingdom' ? 'walls' : 'open' },
        });
        expect(report.rounds).toBe(rounds.length);
        expect(report.experienceGained.length).toBeGreaterThan(0);
      }
  });
});
