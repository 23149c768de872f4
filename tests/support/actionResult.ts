// A reply to a deed as the server gives it, with whatever a test says of it.
import { ActionResult } from '@sigilla/server/contract/action.ts';
import { NOTHING_PASSED } from './nothingPassed.ts';

/** What a reply says of a deed that nothing helped. */
export const NO_BONUSES = {
  buildingBonuses: [],
  artifactBonuses: [],
  magicBonuses: [],
  turnMultiplier: 1,
  goldMultiplier: 1,
};

/** An exploration that brought nothing, unless said otherwise. */
export const anActionResult = (
  actionResult: object = {},
  passiveResults: object = {},
  turnsSpent = 1,
): ActionResult =>
  ActionResult.parse({
    success: true,
    message: 'Done.',
    turnsSpent,
    turnCost: turnsSpent,
    newTurnCount: 9,
    rollbackApplied: false,
    transactionId: 'tx_1',
    revision: 2,
    actionResult: {
      actionType: 'explore_land',
      actionId: '',
      resourcesSpent: {},
      resourcesGained: {},
      bonusEffects: NO_BONUSES,
      ...actionResult,
    },
    passiveResults: { ...NOTHING_PASSED, ...passiveResults },
  });
