// What a result leaf says, from the server's own words.
import { describe, expect, it } from 'vitest';
import { netWhilePassing, spentAndGained, whilePassing } from '@sigilla/client/features/result/resultText.ts';
import type { ActionResult } from '@sigilla/server/contract/action.ts';
import { anActionResult } from '../support/actionResult.ts';

const resultOf = (report: Readonly<Record<string, unknown>>): ActionResult =>
  anActionResult({
    actionType: 'recruit_units',
    actionId: 'militia',
    resourcesSpent: { gold: 90 },
    ...report,
  });

describe('what a muster brought', () => {
  it.each([
    [1, 'Militiaman'],
    [5, 'Militia'],
  ])('speaks of %i as %s', (quantity, label) => {
    const report = { unitId: 'militia', unitName: 'Militiaman', armyId: 'army-1', isWaiting: false };
    const rows = spentAndGained(resultOf({ ...report, quantity, experienceGained: 2 }));
    expect(rows).toContainEqual({ label, amount: quantity });
  });
});

describe('what turns brought by themselves', () => {
  it('LR-074 is told by source and, in a great realm, summed to a line for each resource', () => {
    const generationSources = Array.from({ length: 12 }, (_, n) => ({
      source: `House ${n}`,
      resource: 'gold' as const,
      amount: 10,
    }));
    const result = anActionResult(
      {},
      { resourceGeneration: { generationSources, resourcesGenerated: { gold: 90 } } },
    );
    expect(netWhilePassing(result)).toEqual([{ label: 'Gold', amount: 90 }]);
    const told = whilePassing(result);
    expect(told).toHaveLength(13);
    expect(told).toContainEqual({ label: 'Soldiers’ pay', amount: -30 });
    expect(told.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(90);
  });
});
