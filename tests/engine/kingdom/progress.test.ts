// How a ruler rises: levels, ranks beyond them, what opens where, what taught them, and the quest of Morpheus.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ascensionOf, levelOf, nextAscensionExperience, prestigeOf } from '@sigilla/engine/kingdom/levels.ts';
import { experienceStats } from '@sigilla/engine/kingdom/progressViews.ts';
import { questStatus } from '@sigilla/engine/kingdom/quest.ts';
import { openingsOf, unlockLevel } from '@sigilla/engine/kingdom/unlocks.ts';
import { aKingdom, content, NOW } from '../../support/builders.ts';
import { MemoryRealm } from '../../support/realm.ts';

const rulesOn = (id: string) => {
  const rules = content.gameServers.get(id);
  if (rules === undefined) throw new Error(`no game server ${id}`);
  return rules;
};

describe('a ruler’s height', () => {
  it('LR-036 LK-046 is at most level 60, beyond which rulers ascend: one rank for 500 experience, forty of them', () => {
    expect(levelOf(1_000_000)).toBe(60);
    expect([5999, 6000, 6499, 6500, 6999, 7000, 26_000, 1_000_000].map(ascensionOf)).toEqual([
      0, 0, 0, 1, 1, 2, 40, 40,
    ]);
    expect([5900, 6500, 26_000].map(nextAscensionExperience)).toEqual([6500, 7000, null]);
  });

  it('LR-035 is called commoner to level 10, noble to 30, royal to 50, legendary to 60, and immortal once ascended', () => {
    const at = (level: number) => prestigeOf((level - 1) * 100);
    expect([1, 10, 11, 30, 31, 50, 51, 60].map(at)).toEqual([
      'commoner',
      'commoner',
      'noble',
      'noble',
      'royal',
      'royal',
      'legendary',
      'legendary',
    ]);
    expect(prestigeOf(6500)).toBe('immortal');
  });

  it('never falls by learning more, and the next rank always lies ahead', () => {
    fc.assert(
      fc.property(fc.nat(40_000), fc.nat(2000), (experience, more) => {
        expect(levelOf(experience + more)).toBeGreaterThanOrEqual(levelOf(experience));
        expect(ascensionOf(experience + more)).toBeGreaterThanOrEqual(ascensionOf(experience));
        const next = nextAscensionExperience(experience);
        if (next === null) return;
        expect(next).toBeGreaterThan(experience);
        expect(ascensionOf(next)).toBe(ascensionOf(experience) + 1);
      }),
    );
  });
});

describe('what opens at which level', () => {
  it('LK-051 is the specification’s table, ranked battle by the game server’s own rule', () => {
    const rules = rulesOn('default-server');
    const features = openingsOf(content, rules).filter(({ kind }) => kind === 'feature');
    expect(Object.fromEntries(features.map(({ level, name }) => [level, name]))).toEqual({
      5: 'Spell Paths',
      15: 'Advanced Research',
      20: 'War Council',
      35: 'Ultimate Spells',
      45: 'Siege Warfare',
      55: 'Armageddon Events',
      60: 'Guilds & PvP',
    });
    const blitz = rulesOn('blitz');
    expect(unlockLevel('guilds_and_pvp', content, blitz)).toBe(blitz.pvpLevel);
    expect(blitz.pvpLevel).toBeLessThan(60);
  });

  it('agrees with what the buildings of those features ask for', () => {
    const rules = rulesOn('default-server');
    expect(content.buildings.get('war_council')?.requirements.level).toBe(
      unlockLevel('war_council', content, rules),
    );
    expect(content.buildings.get('mana_node')?.requirements.level).toBe(
      unlockLevel('spell_paths', content, rules),
    );
  });
});

describe('what taught a ruler', () => {
  it('LK-054 is told by kind of deed, the most first, with the last ten gains', () => {
    const lines = Array.from({ length: 14 }, (_, n) => ({
      at: NOW - n,
      reason: n % 2 === 0 ? 'build_structure' : 'rush_resource',
      experience: n % 2 === 0 ? 20 : 4,
    }));
    const stats = experienceStats(
      [...lines, { at: 0, reason: 'income' }],
      (reason) => `the words of ${reason}`,
      true,
    );
    expect(stats).toMatchObject({
      totalEvents: 14,
      totalXpGained: 168,
      averageXpPerAction: 12,
      isWhole: true,
    });
    expect(stats.actionBreakdown).toEqual([
      { action: 'build_structure', count: 7, totalXp: 140, averageXp: 20 },
      { action: 'rush_resource', count: 7, totalXp: 28, averageXp: 4 },
    ]);
    expect(stats.recentGains).toHaveLength(10);
    expect(stats.recentGains[0]).toEqual({
      action: 'build_structure',
      displayName: 'the words of build_structure',
      timestamp: NOW,
      xpGained: 20,
    });
  });

  it('is nothing where nothing was learned', () => {
    expect(experienceStats([], String, true)).toMatchObject({ totalEvents: 0, averageXpPerAction: 0 });
  });
});

const dreamt = () =>
  aKingdom('somnium')
    .withGold(5200)
    .withBuilding('farm', 1, 12)
    .withArtifact('honest_coin')
    .withArtifact('millers_sieve')
    .withArtifact('chain_of_even_acres');
const claim = { actionType: 'claim_quest', actionId: '' };

describe('the quest of Morpheus', () => {
  it('is read off the kingdom: a share of each goal, and their mean', () => {
    const quest = questStatus(aKingdom('half').withGold(2500).withArtifact('honest_coin').build());
    expect(quest).toMatchObject({ isCompleted: false, isFulfilled: false, progress: { completedAt: null } });
    expect(quest.progressPercentages).toMatchObject({ artifacts: 33, gold: 50 });
    const { overall, buildings } = quest.progressPercentages;
    expect(overall).toBe(Math.floor((buildings + 33 + 50) / 3));
    expect(quest.progressMessages[2]).toContain('2,500 of 5,000');
  });

  it('pays once, with a line in the chronicle, and never a dream that is wanting', () => {
    const realm = new MemoryRealm(dreamt().build());
    const done = realm.play('somnium', claim);
    expect(done).toMatchObject({ ok: true });
    const kingdom = realm.kingdom('somnium');
    expect(kingdom).toMatchObject({ experience: 250, questClaimedAt: realm.now });
    expect(kingdom.resources.gold).toBe(6200);
    expect(questStatus(kingdom)).toMatchObject({ isCompleted: true, progressPercentages: { overall: 100 } });
    expect(realm.play('somnium', claim)).toMatchObject({ ok: false, refusal: { code: 'quest_claimed' } });

    const poor = new MemoryRealm(dreamt().withGold(4999).build());
    expect(poor.play('somnium', claim)).toMatchObject({
      ok: false,
      refusal: { code: 'quest_unfinished', params: { percent: 99 } },
    });
    expect(poor.kingdom('somnium').experience).toBe(0);
  });
});
