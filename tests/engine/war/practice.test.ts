// The three who fight anyone for nothing, each a lesson harder than the last, and what their battles must tell.
import { describe, expect, it } from 'vitest';
import { opponents } from '@sigilla/content/kingdom/opponents.ts';
import { TERRAIN_IDS } from '@sigilla/content/schema/terrain.ts';
import { forkSeed } from '@sigilla/engine/core/random.ts';
import { fightOpponent } from '@sigilla/engine/war/practice.ts';
import { SEED, anArmy, content } from '../battle/armies.ts';

const realm = content.gameServers.get('default-server');
/** The army every kingdom begins with. */
const beginners = anArmy(
  Object.fromEntries(realm?.start.army.units.map(({ unitId, quantity }) => [unitId, quantity]) ?? []),
);

describe('the preset simulator', () => {
  it('KS-05 has three opponents, each harder than the one before to the army every kingdom begins with', () => {
    const wins = opponents.map((opponent) => {
      let won = 0;
      for (let i = 0; i < 120; i += 1)
        if (
          fightOpponent(
            content,
            beginners,
            opponent,
            { terrain: 'plains', season: 'autumn' },
            forkSeed(SEED, i),
          ).report.winner === 'attacker'
        )
          won += 1;
      return won / 120;
    });
    expect(opponents.map(({ difficulty }) => difficulty)).toEqual(['Easy', 'Medium', 'Hard']);
    expect(wins[0]).toBeGreaterThan(0.75);
    expect(wins[1]).toBeGreaterThan(0.25);
    expect(wins[1]).toBeLessThan(0.65);
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
