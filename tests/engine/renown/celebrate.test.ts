// Renown: what a change of a kingdom counts, what that reaches, and what is paid for it. Held over random play of every deed there is.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FEAT_CATEGORIES, Feat, TIER_WORTH, rewardsOf } from '@sigilla/content/schema/feat.ts';
import { HONOR_TIERS } from '@sigilla/content/schema/achievement.ts';
import { KINGDOM_DEEDS } from '@sigilla/engine/actions/registry.ts';
import { accountedFor } from '@sigilla/engine/actions/decide.ts';
import { RESOURCES } from '@sigilla/engine/kingdom/kingdom.ts';
import type { Kingdom } from '@sigilla/engine/kingdom/kingdom.ts';
import { ledgerLines } from '@sigilla/engine/kingdom/ledger.ts';
import { celebrate, reachedBy } from '@sigilla/engine/renown/celebrate.ts';
import { celebrationOf, rewardWords } from '@sigilla/engine/renown/celebration.ts';
import { countersOf } from '@sigilla/engine/renown/counters.ts';
import { KEPT_COUNTERS, withCounted } from '@sigilla/engine/renown/counting.ts';
import { renownGallery } from '@sigilla/engine/renown/gallery.ts';
import { newRenown } from '@sigilla/engine/renown/renown.ts';
import { aKingdom, anNpcKingdom, content, NOW, rulesOf } from '../../support/builders.ts';
import { MemoryRealm } from '../../support/realm.ts';
import { asked, wishes } from '../../support/wishes.ts';

const { feats } = content.renown;
const rules = rulesOf();
const fete = (kingdom: Kingdom, renown = newRenown(kingdom.accountId)) =>
  celebrate(kingdom, renown, { content, rules, now: NOW });

describe('the feats of the realm', () => {
  it('are eighty at least, in all seven categories and five tiers, some of them hidden', () => {
    expect(feats.length).toBeGreaterThanOrEqual(80);
    for (const category of FEAT_CATEGORIES)
      expect(feats.filter((feat) => feat.category === category).length).toBeGreaterThanOrEqual(10);
    for (const tier of HONOR_TIERS)
      expect(feats.filter((feat) => feat.tier === tier).length).toBeGreaterThanOrEqual(8);
    expect(feats.filter(({ hidden }) => hidden).length).toBeGreaterThanOrEqual(8);
  });

  it('want what is counted of a kingdom, or may come to be', () => {
    const rich = aKingdom('rich')
      .withBuilding('mage_tower', 3)
      .withArtifact('honest_coin')
      .withArmy({ archers: 300 })
      .build();
    const known = new Set([
      ...Object.keys(countersOf(rich, content)),
      ...KEPT_COUNTERS,
      'honors',
      'threeHundred',
    ]);
    const verbs = new Set<string>(KINGDOM_DEEDS.map(({ verb }) => verb.id));
    const mayCome = (counter: string): boolean => {
      const [kind = '', ...rest] = counter.split('.');
      const name = rest.join('.');
      switch (kind) {
        case 'deed':
          return verbs.has(name);
        case 'building':
        case 'level':
          return content.buildings.has(name);
        case 'rarity':
          return [...content.artifacts.values()].some(({ rarity }) => rarity === name);
        case 'cabinet':
        case 'category':
          return [
            'magical',
            'military',
            'economic',
            'specialized',
            'resource',
            'exploration',
            'special',
          ].includes(name);
        case 'men':
          return ['recruit', 'veteran', 'elite', 'legendary'].includes(name);
        default:
          return ['special', 'finished'].includes(counter);
      }
    };
    expect(
      feats.map(({ needs }) => needs.counter).filter((counter) => !known.has(counter) && !mayCome(counter)),
    ).toEqual([]);
  });

  it('bring experience within the range of achievements, 100 to 1,000', () => {
    for (const tier of HONOR_TIERS) {
      expect(TIER_WORTH[tier].experience).toBeGreaterThanOrEqual(100);
      expect(TIER_WORTH[tier].experience).toBeLessThanOrEqual(1000);
    }
  });

  it('leave a kingdom that was just founded unhonored, on every game server', () => {
    for (const server of content.gameServers.values()) {
      const fresh = aKingdom('fresh').with({ serverId: server.id }).build();
      expect(reachedBy(fresh, content)).toEqual([]);
    }
  });
});

describe('what a change counts', () => {
  const before = aKingdom('harrow').withBuilding('farm', 1, 2).build();

  it('is what was raised, taken down and added to, not what stood', () => {
    const after = { ...before, buildings: [{ type: 'farm', level: 3, quantity: 5 }] };
    const { counts } = withCounted(before, after, []).feats;
    expect(counts).toMatchObject({ raised: 3, storeys: 2 });
    // Town and barracks of the founding are gone.
    expect(counts['razed']).toBe(2);
    expect(withCounted(before, before, []).feats).toBe(before.feats);
  });

  it('is told by the ledger: income counts, a purse that was given does not', () => {
    const richer = { ...before, resources: { ...before.resources, gold: before.resources.gold + 90 } };
    const by = (reason: 'income' | 'honor_earned' | 'upkeep') =>
      withCounted(before, richer, ledgerLines(before, richer, reason)).feats.counts;
    expect(by('income')).toEqual({ 'gathered.gold': 90 });
    expect(by('honor_earned')).toEqual({});
    const paid = ledgerLines(richer, before, 'upkeep');
    expect(withCounted(richer, before, paid).feats.counts).toEqual({ paid: 90 });
  });
});

describe('a celebration', () => {
  it('ER-039 pays each feat once, with lines that lead from one stock to the other', () => {
    const kingdom = aKingdom('harrow').withGold(26_000).build();
    const done = fete(kingdom);
    expect(done.earned.map(({ id }) => id)).toEqual(expect.arrayContaining(['first-chest', 'second-chest']));
    for (const name of RESOURCES)
      expect(
        done.lines.reduce((sum, { resources }) => sum + (resources[name] ?? 0), kingdom.resources[name]),
      ).toBe(done.kingdom.resources[name]);
    expect(done.kingdom.turns.count).toBe(
      kingdom.turns.count + done.lines.reduce((sum, { turns }) => sum + turns, 0),
    );
    expect(done.renown.earned.map(({ id }) => id)).toEqual(done.kingdom.feats.reached);
    const again = fete(done.kingdom, done.renown);
    expect(again.earned).toEqual([]);
    expect(again.kingdom).toBe(done.kingdom);
  });

  it('counts what is paid: experience lifts a level, and the level is a feat of its own', () => {
    const kingdom = aKingdom('harrow').atLevel(10).withGold(1500).build();
    const done = fete(kingdom);
    expect(done.earned.map(({ id }) => id)).toEqual(['first-chest', 'noble']);
    expect(done.lines).toHaveLength(2);
  });

  it('is marked, and not paid, in a second kingdom of the same ruler', () => {
    const first = fete(aKingdom('harrow').withGold(1500).build());
    const second = aKingdom('harrow').withGold(1600).build();
    const done = fete(second, first.renown);
    expect(done.earned).toEqual([]);
    expect(done.lines).toEqual([]);
    expect(done.kingdom.feats.reached).toEqual(['first-chest']);
    expect(done.renown).toEqual(first.renown);
    expect(celebrationOf(second, done.earned, first.renown, done.renown, NOW)).toEqual({});
  });

  it('is not held for the realm’s own', () => {
    expect(reachedBy(anNpcKingdom(0).withGold(900_000).build(), content)).toEqual([]);
  });

  it('tells its ruler in one notice, and the whole realm only of what is seldom and no secret', () => {
    const told = (id: string) => {
      const kingdom = aKingdom('harrow').build();
      const earned = feats.filter((feat) => feat.id === id);
      return celebrationOf(kingdom, earned, null, newRenown(kingdom.accountId), NOW);
    };
    expect(told('first-chest').notices).toHaveLength(1);
    expect(told('first-chest').chronicle).toEqual([]);
    expect(told('croesus').chronicle).toHaveLength(1);
    expect(feats.find(({ id }) => id === 'even-handed')).toMatchObject({ hidden: true, tier: 'platinum' });
    expect(told('even-handed').chronicle).toEqual([]);
  });

  it('says all that it brings in one breath', () => {
    const purse = Feat.parse({ ...feats[0], tier: 'bronze', brings: { gold: 1200, researchPoints: 5 } });
    expect(rewardWords([purse])).toBe('100 experience, 2 turns, 1,200 gold and 5 research points');
    expect(rewardsOf(purse).map(({ type }) => type)).toEqual(['other', 'turns', 'resource', 'resource']);
  });
});

describe('renown over random play', () => {
  it('earns each feat once, keeps the ledger true, and never counts backwards', () => {
    fc.assert(
      fc.property(fc.array(wishes, { minLength: 1, maxLength: 40, size: 'max' }), (list) => {
        const realm = new MemoryRealm(
          aKingdom('harrow')
            .withGold(1400)
            .withResources({ mana: 400, researchPoints: 400, materials: 400, land: 98 })
            .withArtifact('honest_coin')
            .build(),
          aKingdom('wick').atLevel(60).build(),
        );
        let renown = newRenown(realm.kingdom('harrow').accountId);
        for (const wish of list) {
          realm.now += wish.hours * 3_600_000;
          const { ruler, wire } = asked(wish, realm, ['harrow']);
          const before = realm.kingdom(ruler);
          const played = realm.weigh(ruler, wire);
          if (!played.ok) continue;
          realm.play(ruler, wire);
          const { decision } = played.value;
          const counted = withCounted(before, realm.kingdom(ruler), decision.ledger);
          for (const [name, count] of Object.entries(before.feats.counts))
            expect(counted.feats.counts[name]).toBeGreaterThanOrEqual(count);
          const done = fete(counted, renown);
          expect(reachedBy(done.kingdom, content)).toEqual([]);
          const since = countersOf(done.kingdom, content, before);
          expect({ ...countersOf(before, content), ...since }).toMatchObject(
            countersOf(done.kingdom, content),
          );
          const ids = done.renown.earned.map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
          renown = done.renown;
          realm.keepAll([
            {
              aggregate: 'kingdoms',
              id: ruler,
              body: accountedFor(done.kingdom, done.lines, content),
              isNew: false,
            },
          ]);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('the gallery', () => {
  it('ER-040 tells nothing of what is hidden until it is earned, but how many there are', () => {
    const kingdom = aKingdom('harrow').withGold(753).build();
    const bare = renownGallery(newRenown(kingdom.accountId), kingdom, content, null);
    const secrets = feats.filter(({ hidden }) => hidden);
    expect(bare.hidden).toBe(secrets.length);
    for (const { id, name, description, wants } of secrets)
      for (const secret of [id, name, description, wants]) expect(JSON.stringify(bare)).not.toContain(secret);
    const { renown, kingdom: paid } = fete(kingdom);
    const told = renownGallery(renown, paid, content, {
      id: 'kingdom',
      accounts: 8,
      holders: { 'seven-fifty-three': 1 },
    });
    expect(told.hidden).toBe(secrets.length - 1);
    expect(told.achievements.find(({ id }) => id === 'seven-fifty-three')).toMatchObject({
      rarity: 12.5,
      hidden: true,
    });
    expect(told.progress['seven-fifty-three']).toEqual({
      current: 1,
      required: 1,
      unlocked: true,
      unlockedAt: NOW,
    });
    // What it brings fills the first chest, too.
    expect(told.points).toBe(TIER_WORTH.silver.points + TIER_WORTH.bronze.points);
  });
});

describe('counters since another state of a kingdom', () => {
  it('are those that may have moved: nothing of what a deed has left alone', () => {
    const before = aKingdom('harrow')
      .withBuilding('mage_tower', 3)
      .withArtifact('honest_coin')
      .withArmy({ archers: 300 })
      .with({
        deeds: { explore_land: 4, rush_resource: 1 },
        feats: { reached: [], counts: { paid: 9, raised: 2 } },
      })
      .build();
    const after = {
      ...before,
      deeds: { ...before.deeds, rush_resource: 2 },
      feats: { ...before.feats, counts: { ...before.feats.counts, paid: 12 } },
    };
    const since = countersOf(after, content, before);
    expect(since).toMatchObject({ 'deed.rush_resource': 2, paid: 12 });
    const families = Object.keys(since).map((name) => name.split('.')[0]);
    for (const still of ['raised', 'building', 'menOf', 'host', 'artifacts', 'spells', 'heroes'])
      expect(families).not.toContain(still);
    expect(since).not.toHaveProperty('deed.explore_land');
    expect(Object.keys(since).length).toBeLessThan(40);
  });
});

describe('quests that were told to the end', () => {
  const realmWith = (...questsDone: readonly string[]) =>
    aKingdom('teller')
      .withHero('hob_underpike', { questsDone: [...questsDone] })
      .build();
  const told = (kingdom: Kingdom) => countersOf(kingdom, content)['heroQuests'];
  const without = (kingdom: Kingdom): Kingdom => ({ ...kingdom, heroes: [] });

  it('stay told when whoever told them is let go, whatever was counted before', () => {
    const before = realmWith('a', 'b');
    expect(told(before)).toBe(2);
    const third = withCounted(before, { ...before, heroes: realmWith('a', 'b', 'c').heroes }, []);
    expect(told(third)).toBe(3);
    const alone = withCounted(third, without(third), []);
    expect(told(alone)).toBe(3);
    const again = withCounted(alone, { ...alone, heroes: realmWith().heroes }, []);
    expect(told(withCounted(again, { ...again, heroes: realmWith('d').heroes }, []))).toBe(4);
    // Of an older realm, which kept no count of them, whoever goes first is counted then.
    expect(told(withCounted(before, without(before), []))).toBe(2);
  });
});

describe('baskets of bargains', () => {
  it('count as bargains with the merchants, a basket as one', () => {
    const trader = aKingdom('trader').build();
    const haggler = {
      ...trader,
      deeds: { trade_with_kingdom: 2, 'trade_with_kingdom/bulk_exchange': 3 },
    };
    expect(countersOf(haggler, content)).toMatchObject({
      'deed.trade_with_kingdom': 5,
      'deed.trade_with_kingdom/bulk_exchange': 3,
    });
  });
});
