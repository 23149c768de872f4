// Several deeds as one day: what they brought adds up to what the server answered, whatever came in whatever order, in three lines.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RESOURCES } from '@sigilla/engine/kingdom/kingdom.ts';
import type { ResourceName } from '@sigilla/engine/kingdom/kingdom.ts';
import { ACT_RATE } from '@sigilla/rooms/world/messages.ts';
import { BEAT_MS, linesOf, NO_DAY, timesOf, written } from '../../client/features/actions/dayLedger.ts';

const amounts = fc.dictionary(fc.constantFrom(...RESOURCES), fc.integer({ min: -500, max: 500 }));
const told = fc.record({
  turnsSpent: fc.integer({ min: 1, max: 5 }),
  actionResult: fc.record({ resourcesSpent: amounts, resourcesGained: amounts }),
  passiveResults: fc.record({
    resourceGeneration: fc.record({
      resourcesGenerated: amounts,
      generationSources: fc.array(
        fc.record({
          source: fc.constantFrom('Town', 'Farm'),
          resource: fc.constantFrom(...RESOURCES),
          amount: fc.integer({ min: 1, max: 90 }),
        }),
        { maxLength: 4 },
      ),
    }),
    eventTriggers: fc.constant<{ triggered: true; code: string; text: string }[]>([]),
  }),
});

describe('a day of deeds', () => {
  it('keeps a pace that its room hears, however many deeds it has', () => {
    // A bucket that fills at this rate never runs dry when no two deeds are closer together than one of them takes to come back.
    expect(BEAT_MS).toBeGreaterThan(1000 / ACT_RATE.perSecond);
  });

  it('adds up: sums are what was answered, parts are the sums', () => {
    fc.assert(
      fc.property(fc.array(told, { maxLength: 6 }), (results) => {
        const day = results.reduce((before, one) => written(before, one), NO_DAY);
        expect(day.turns).toBe(results.reduce((sum, { turnsSpent }) => sum + turnsSpent, 0));
        const moved = (resource: ResourceName): number =>
          results.reduce(
            (sum, { actionResult, passiveResults }) =>
              sum +
              (actionResult.resourcesGained[resource] ?? 0) -
              Math.abs(actionResult.resourcesSpent[resource] ?? 0) +
              (passiveResults.resourceGeneration.resourcesGenerated[resource] ?? 0),
            0,
          );
        for (const resource of RESOURCES) expect(day.sums[resource] ?? 0).toBe(moved(resource));
        const parts = day.parts.reduce((sum, { amount }) => sum + amount, 0);
        expect(parts).toBe(RESOURCES.reduce((sum, resource) => sum + moved(resource), 0));
      }),
    );
  });

  it('is told in three lines, each resource once', () => {
    const lines = linesOf({
      ...NO_DAY,
      turns: 5,
      sums: { gold: 620, food: -12, mana: 76, population: 104, land: 2 },
    });
    expect(lines.map(({ amount }) => amount)).toEqual([620, -12, null]);
    expect(lines[2]?.text).toBe('Mana 76, population 104 and land 2');
    expect(linesOf(NO_DAY)[2]?.text).toBe('Nothing else moved');
    expect(linesOf({ ...NO_DAY, sums: { mana: 3 } })[2]?.text).toBe('Mana 3');
  });

  it('never asks for more turns than there are', () => {
    expect(timesOf('1', 100, 2)).toBe(1);
    expect(timesOf('5', 7, 2)).toBe(3);
    expect(timesOf('all', 100, 3)).toBe(33);
    expect(timesOf('all', 1, 2)).toBe(0);
    expect(timesOf('5', 10, 0)).toBe(0);
  });
});
