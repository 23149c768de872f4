// What a result leaf says, from the server's own words.
import { describe, expect, it } from 'vitest';
import { spentAndGained } from '@sigilla/client/features/result/resultText.ts';
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
