// What a result leaf and the steward's advice say, from the server's own words and the ruler's own view.
import { describe, expect, it } from 'vitest';
import { adviceFor } from '@sigilla/client/features/kingdom/advice.ts';
import { spentAndGained } from '@sigilla/client/features/result/resultText.ts';
import { ActionResult } from '@sigilla/server/contract/action.ts';

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
      bonusEffects: { buildingBonuses: [], artifactBonuses: [], turnMultiplier: 1, goldMultiplier: 1 },
      ...report,
    },
    passiveResults: {
      buildingEffects: [],
      spellEffects: [],
      artifactEffects: [],
      researchProgress: [],
      eventTriggers: [],
      resourceGeneration: { resourcesGenerated: {}, generationSources: [] },
      processingTime: 1,
      errorsEncountered: [],
    },
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

describe('the steward’s advice', () => {
  type Ruled = Parameters<typeof adviceFor>[0];
  const advice = (turns: number, land: number, buildingCount: number, population: number) =>
    adviceFor({
      turns: { turns },
      resources: { land, population },
      buildingCount,
    } as unknown as Ruled).map(({ text }) => text);

  it.each([
    ['KR-042', [9, 20, 3, 100], 'Low turn count - consider taking actions to gain more turns'],
    ['KR-043', [10, 19, 3, 100], 'Limited land - consider exploration to expand territory'],
    ['KR-044', [10, 20, 2, 100], 'Build a Guild to start generating mana for spells'],
    ['KR-045', [10, 20, 3, 99], 'Build Towns to increase population capacity'],
  ] as const)('%s comes when it is due', (_, [turns, land, buildings, population], text) => {
    expect(advice(turns, land, buildings, population)).toEqual([text]);
  });

  it('is silent when nothing is short', () => {
    expect(advice(10, 20, 3, 100)).toEqual([]);
  });
});
