import { describe, expect, it } from 'vitest';
import { KingdomId, AccountId } from '@sigilla/engine/core/brand.ts';
import { utcDay } from '@sigilla/engine/core/day.ts';
import { foundingLines } from '@sigilla/engine/kingdom/ledger.ts';
import { Kingdom, RESOURCES, VETERAN_LEVELS } from '@sigilla/engine/kingdom/kingdom.ts';
import { ARMY_ENTRIES, menIn } from '@sigilla/engine/kingdom/armies.ts';
import { foundKingdom } from '@sigilla/engine/kingdom/newKingdom.ts';
import { DEEDS } from '@sigilla/engine/actions/registry.ts';
import {
  OwnKingdomView,
  ownKingdomView,
  TargetView,
  targetView,
  kingdomStatus,
} from '@sigilla/engine/kingdom/views.ts';
import { upkeepOf } from '@sigilla/engine/kingdom/upkeep.ts';
import { incomeOf } from '@sigilla/engine/kingdom/income.ts';
import { aKingdom, anNpcKingdom, content, HOUR, NOW, rulesOf } from '../../support/builders.ts';

describe('a new kingdom', () => {
  it.each([...content.gameServers.keys()])(
    'on %s is whole, protected for three days, and can fight at once',
    (id) => {
      const rules = rulesOf(id);
      const kingdom = foundKingdom({
        id: KingdomId.parse('k'),
        accountId: AccountId.parse('a'),
        now: NOW,
        rules,
        content,
        name: 'Vale of Ash',
        isGuest: false,
      });
      expect(Kingdom.parse(JSON.parse(JSON.stringify(kingdom)))).toEqual(kingdom);
      expect(kingdom.protectedUntil).toBe(NOW + 72 * HOUR);
      expect(kingdom.turns.count).toBe(rules.start.turns);
      expect(menIn(kingdom.armies[0]?.units ?? [])).toBeGreaterThan(15);
      const view = ownKingdomView(kingdom, content, rules, NOW);
      expect(view.upkeep.gold).toBeLessThanOrEqual(view.income.gold);
      expect(view.upkeep.food).toBeLessThanOrEqual(view.income.food);
      expect(view.landFree).toBeGreaterThan(20);
    },
  );

  it('begins its ledger with all it holds', () => {
    const kingdom = aKingdom().build();
    const [line, ...rest] = foundingLines(kingdom);
    expect(rest).toEqual([]);
    expect(line?.balance).toEqual({ resources: kingdom.resources, turns: kingdom.turns.count });
    expect(kingdom.ledgerCount).toBe(1);
    for (const name of RESOURCES) expect(line?.resources[name] ?? 0).toBe(kingdom.resources[name]);
  });

  it('can build its first guild on the first day', () => {
    const { resources } = aKingdom().build();
    const guild = content.buildings.get('guild');
    expect(resources.gold).toBeGreaterThanOrEqual(guild?.costs.gold ?? Infinity);
    expect(resources.mana).toBeGreaterThanOrEqual(guild?.costs.mana ?? Infinity);
    expect(resources.researchPoints).toBeGreaterThanOrEqual(guild?.costs.researchPoints ?? Infinity);
  });
});

describe('the realm’s own kingdoms', () => {
  const kingdoms = content.npcKingdoms.map((_, i) => anNpcKingdom(i).build());

  it('are eight, of every temper, each able to pay and feed its army on the land it holds', () => {
    expect(kingdoms).toHaveLength(8);
    expect(new Set(kingdoms.map(({ npc }) => npc)).size).toBe(4);
    for (const kingdom of kingdoms) {
      expect(Kingdom.parse(kingdom)).toEqual(kingdom);
      const upkeep = upkeepOf(kingdom, content);
      const income = incomeOf(kingdom, content, rulesOf()).total;
      expect(upkeep.gold, kingdom.name).toBeLessThanOrEqual(income.gold);
      expect(upkeep.food, kingdom.name).toBeLessThanOrEqual(income.food);
      expect(ownKingdomView(kingdom, content, rulesOf(), NOW).landFree).toBeGreaterThan(0);
    }
  });

  it('rise in strength by steps of at most double, and a newcomer has one on either side', () => {
    const powers = kingdoms.map(({ power }) => power);
    for (let i = 1; i < powers.length; i += 1) {
      const [weaker = 0, stronger = 0] = powers.slice(i - 1, i + 1);
      expect(stronger).toBeGreaterThan(weaker);
      expect(stronger).toBeLessThanOrEqual(2 * weaker);
    }
    const own = aKingdom().build().power;
    expect(powers.filter((power) => power >= own * 0.6 && power <= own * 1.4).length).toBeGreaterThanOrEqual(
      3,
    );
    expect(powers[0]).toBeLessThan(own);
  });
});

describe('views', () => {
  it('show a ruler everything but the realm’s own bookkeeping, and survive the wire', () => {
    const view = aKingdom().withArtifact('honest_coin').withBuilding('academy', 2).view();
    expect(OwnKingdomView.parse(JSON.parse(JSON.stringify(view)))).toEqual(view);
    expect(view).not.toHaveProperty('deeds');
    expect(view).not.toHaveProperty('ledgerCount');
    expect(view.contributions.find(({ type }) => type === 'academy')?.yields.researchPoints).toBe(12);
  });

  it('show others a name and a record, and nothing that an enemy would pay for', () => {
    const view = targetView(aKingdom().build());
    expect(TargetView.parse(view)).toEqual(view);
    for (const secret of ['resources', 'armies', 'buildings', 'artifacts', 'accountId', 'deeds', 'turns'])
      expect(view).not.toHaveProperty(secret);
  });

  it('KR-041 call a kingdom by its count of buildings', () => {
    expect([0, 4, 5, 14, 15].map(kingdomStatus)).toEqual([
      'New Kingdom',
      'Developing',
      'Established',
      'Established',
      'Mighty',
    ]);
  });
});

describe('the largest plausible kingdom', () => {
  it('stays under 64 KB as JSON', () => {
    const entries = [...content.units.keys()]
      .flatMap((unitId) =>
        VETERAN_LEVELS.map((veteranLevel) => ({
          unitId,
          quantity: 9999,
          experience: 19,
          veteranLevel,
          recruitedAt: NOW,
        })),
      )
      .slice(0, ARMY_ENTRIES);
    const army = aKingdom().build().armies[0];
    if (army === undefined) throw new Error('no army');
    const id = 'x'.repeat(64);
    let builder = aKingdom()
      .atLevel(900)
      .with({ name: 'Ö'.repeat(30) });
    for (const building of content.buildings.values())
      builder = builder.withBuilding(building.id, building.maxLevel, 999);
    for (const artifactId of content.artifacts.keys()) builder = builder.withArtifact(artifactId);
    const kingdom = builder
      .with({
        armies: Array.from({ length: 4 }, () => ({ ...army, units: entries, waiting: entries.slice(0, 17) })),
        today: {
          day: utcDay(NOW),
          sparringPartners: Array.from({ length: 3 }, () => KingdomId.parse(id)),
          ranked: Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`${id.slice(4)}${i}`, 3])),
          raids: 10,
          names: 3,
          heralds: Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`${id.slice(4)}${i}`, 5])),
        },
        deeds: Object.fromEntries(DEEDS.map(({ verb }) => [verb.id, 1_000_000])),
      })
      .build();
    expect(Buffer.byteLength(JSON.stringify(kingdom))).toBeLessThan(64 * 1024);
  });
});
