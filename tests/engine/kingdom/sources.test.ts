// Every bonus is the sum of rows that name their source: what a screen opens is what the rules reckon with.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Holdings } from '@sigilla/engine/kingdom/holdings.ts';
import { withoutEnded } from '@sigilla/engine/kingdom/activeEffects.ts';
import { bonusEffects } from '@sigilla/engine/actions/bonusEffects.ts';
import { bonusesOf, sumOf } from '@sigilla/engine/kingdom/bonuses.ts';
import { capOf } from '@sigilla/engine/kingdom/effects.ts';
import { incomeOf } from '@sigilla/engine/kingdom/income.ts';
import { RESOURCES } from '@sigilla/engine/kingdom/kingdom.ts';
import { powerOf, powerParts } from '@sigilla/engine/kingdom/power.ts';
import { sourcesBehind, sourcesOf } from '@sigilla/engine/kingdom/sources.ts';
import { ownKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { newHero } from '@sigilla/engine/heroes/hero.ts';
import { KingdomId } from '@sigilla/engine/core/brand.ts';
import { aKingdom, content, HOUR, NOW, rulesOf } from '../../support/builders.ts';

const glowing = (id: string, until = NOW + HOUR) => ({
  kind: 'artifact' as const,
  id,
  startedAt: NOW,
  until,
});

/** Somebody in service, now and then a captive. */
const serving = fc.record({
  heroId: fc.constantFrom(...content.heroes.keys(), 'nobody_at_all'),
  taken: fc.boolean(),
  experience: fc.integer({ min: 0, max: 3000 }),
});

/** Any holdings at all, of what content knows and now and then of what it does not. */
const anyHoldings: fc.Arbitrary<Holdings> = fc.record({
  buildings: fc.uniqueArray(
    fc.record({
      type: fc.constantFrom(...content.buildings.keys(), 'moat'),
      level: fc.integer({ min: 1, max: 5 }),
      quantity: fc.integer({ min: 1, max: 12 }),
    }),
    { selector: ({ type }) => type, maxLength: 12 },
  ),
  artifacts: fc.array(
    fc.record({
      id: fc.constant('own'),
      artifactId: fc.constantFrom(...content.artifacts.keys(), 'moon_cheese'),
      discoveredAt: fc.constant(NOW),
      usesRemaining: fc.constant(null),
      isActive: fc.boolean(),
      lastUsedAt: fc.constant(null),
      cooldownUntil: fc.constant(null),
    }),
    { maxLength: 12 },
  ),
  activeEffects: fc.array(
    fc.oneof(
      fc.constantFrom(...content.artifacts.keys()).map((id) => glowing(id)),
      fc.record({
        kind: fc.constant('spell' as const),
        id: fc.constantFrom(...content.spells.keys(), 'abracadabra'),
        startedAt: fc.constant(NOW),
        untilTurn: fc.integer({ min: 1, max: 20 }),
        strength: fc.integer({ min: 100, max: 200 }),
      }),
    ),
    { maxLength: 4 },
  ),
  spellPath: fc.constantFrom(null, ...content.spellPaths.keys(), 'cowpath'),
  magic: fc.record({
    technologies: fc.array(fc.constantFrom(...content.technologies.keys(), 'wheel'), { maxLength: 4 }),
  }),
  heroes: fc.array(
    serving.map(({ heroId, taken, experience }) => ({
      ...newHero(heroId, NOW),
      experience,
      captive: taken ? { by: KingdomId.parse('wick'), kingdomName: 'Wick', since: 0, ransom: 9 } : null,
    })),
    { maxLength: 4 },
  ),
});

describe('the sources of a bonus', () => {
  it('add up to it, never count beyond its cap, and never count more than they give', () => {
    fc.assert(
      fc.property(anyHoldings, (holdings) => {
        const rows = sourcesOf(holdings, content);
        expect(sumOf(rows, 'counted')).toEqual(bonusesOf(holdings, content));
        for (const { bonus, resource, given, counted } of rows) {
          expect(counted).toBeLessThanOrEqual(given);
          const sum = sourcesBehind(rows, bonus, resource).reduce((all, row) => all + row.counted, 0);
          const wanted = rows
            .filter((row) => row.bonus === bonus && row.resource === resource)
            .reduce((all, row) => all + row.given, 0);
          expect(sum).toBe(Math.min(wanted, capOf(bonus)));
        }
      }),
      { seed: 11 },
    );
  });

  it('bring a turn’s income line by line, percentages shared out to the last coin', () => {
    fc.assert(
      fc.property(anyHoldings, (holdings) => {
        const { lines, total } = incomeOf(holdings, content, rulesOf());
        for (const resource of RESOURCES) {
          const own = lines.filter((line) => line.resource === resource);
          expect(own.reduce((sum, { amount }) => sum + amount, 0)).toBe(total[resource]);
        }
      }),
      { seed: 12 },
    );
  });

  it('name in a report what is held and stop at the cap', () => {
    const kingdom = aKingdom().withBuilding('barracks', 5, 1).withBuilding('stable', 5, 4).build();
    const { buildingBonuses } = bonusEffects(kingdom, content, { bonus: 'recruitPercent' });
    expect(buildingBonuses).toEqual([
      { name: 'Barracks', percent: 40 },
      { name: 'Stable', percent: 20 },
    ]);
  });

  it('are reckoned once while nothing changes, and anew when something does', () => {
    const kingdom = aKingdom().build();
    expect(sourcesOf({ ...kingdom }, content)).toBe(sourcesOf(kingdom, content));
    const lit = { ...kingdom, activeEffects: [glowing('honest_coin')] };
    expect(sourcesOf(lit, content)).not.toBe(sourcesOf(kingdom, content));
  });
});

describe('what goes on for a while', () => {
  const kingdom = { ...aKingdom().build(), activeEffects: [glowing('honest_coin')] };

  it('is a source until it ends, and says when', () => {
    const [row] = sourcesOf(kingdom, content).filter(({ until }) => until !== null);
    expect(row).toMatchObject({ kind: 'artifact', name: 'Honest Coin', counted: 12, until: NOW + HOUR });
    expect(ownKingdomView(kingdom, content, rulesOf(), NOW).income.gold).toBe(10 + 10 + 12);
    expect(ownKingdomView(kingdom, content, rulesOf(), NOW + HOUR).income.gold).toBe(10 + 10);
  });

  it('is gone from the moment on in which it ends, and nothing is made anew before', () => {
    expect(withoutEnded(kingdom, NOW + HOUR - 1)).toBe(kingdom);
    expect(withoutEnded(kingdom, NOW + HOUR).activeEffects).toEqual([]);
  });
});

it('power counts who serves by rarity and level, and no captive', () => {
  const heroes = (change: Parameters<ReturnType<typeof aKingdom>['withHero']>[1]) =>
    powerParts(aKingdom().withHero('hob_underpike', change).withHero('ysmay', change).build(), content)
      .heroes;
  expect(heroes({})).toBe(40 + 350 + 2 * 10);
  expect(heroes({ experience: 40 })).toBe(40 + 350 + 2 * 20);
  const captive = { by: aKingdom('wick').build().id, kingdomName: 'Wick', since: 0, ransom: 9 };
  expect(heroes({ captive })).toBe(0);
});

it('power is the sum of its parts', () => {
  const kingdom = aKingdom().withArtifact('sword_of_kings').build();
  const { resources, buildings, armies, artifacts, heroes } = powerParts(kingdom, content);
  expect(resources + buildings + armies + artifacts + heroes).toBe(powerOf(kingdom, content));
  expect(artifacts).toBe(400);
});
