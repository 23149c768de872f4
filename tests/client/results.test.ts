// What a result leaf says, from the server's own words.
import { describe, expect, it } from 'vitest';
import { spentAndGained } from '@sigilla/client/features/result/resultText.ts';
import { ActionResult } from '@sigilla/server/contract/action.ts';
import { NOTHING_PASSED } from '../support/nothingPassed.ts';

const resultOf = (report: Readonly<Record<string, unknown>>): ActionResult =>
  ActionResult.parse({
    success: true,
    message: 'Done.',
    turnsSpent: 1,
    turnCost: 1,
    newTurnCount: 9,
    rollbackApplied: false,
    transactionId: 'tx_1',
    revision: 2,
    actionResult: {
      actionType: 'recruit_units',
      actionId: 'militia',
      resourcesSpent: { gold: 90 },
      resourcesGained: {},
      bonusEffects: {
        buildingBonuses: [],
        artifactBonuses: [],
        magicBonuses: [],
        turnMultiplier: 1,
        goldMultiplier: 1,
      },
      ...report,
    },
    passiveResults: NOTHING_PASSED,
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
