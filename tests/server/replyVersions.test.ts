// Replies as earlier versions wrote them: a command that was answered before a new edition is answered from memory after it.
import { expect, it } from 'vitest';
import { AccountId } from '@sigilla/engine/core/brand.ts';
import { ActionResult } from '@sigilla/server/contract/action.ts';
import { replies } from '@sigilla/server/store/collections.ts';
import { create } from '@sigilla/server/store/Store.ts';
import type { Collection } from '@sigilla/server/store/Store.ts';
import { NOW } from '../support/builders.ts';
import { earlierVersions } from '../support/earlierVersions.ts';
import { NOTHING_PASSED } from '../support/nothingPassed.ts';

const storeOf = earlierVersions();

/** What version 1 answered to a collection of taxes. */
const answer = {
  success: true,
  message: '117 gold came in.',
  turnsSpent: 2,
  turnCost: 2,
  newTurnCount: 98,
  rollbackApplied: false,
  transactionId: 'tx1',
  revision: 2,
  actionResult: {
    bonusEffects: { buildingBonuses: [], artifactBonuses: [], turnMultiplier: 1, goldMultiplier: 1.1 },
    goldGenerated: 117,
    actionType: 'rush_resource',
    actionId: 'tax_collection',
    resourcesSpent: {},
  },
  passiveResults: NOTHING_PASSED,
};

it('a reply of version 1 is told in the shape of today, its gains unknown, its giver the account', async () => {
  const old = {
    accountId: AccountId.parse('ruler'),
    commandId: 'taxes',
    payloadHash: 'hash',
    at: NOW,
    answer,
  };
  const first: Collection<typeof old> = {
    name: 'replies',
    schemaVersion: 1,
    upcast: (body) => body as typeof old,
    indexes: { time: (reply) => [reply.at] },
    unique: {},
  };
  const before = await storeOf(first);
  await before.commit([create(first, 'ruler.taxes', old)]);
  await before.close();
  const store = await storeOf(replies);
  const found = await store.get(replies, 'ruler.taxes');
  await store.close();
  const told = ActionResult.parse(found?.body.answer);
  expect(told).toEqual({
    ...answer,
    actionResult: {
      ...answer.actionResult,
      bonusEffects: { ...answer.actionResult.bonusEffects, magicBonuses: [] },
      resourcesGained: {},
    },
  });
  expect(found?.body.giver).toBe('ruler');
  // As it leaves: nothing that the treaty asks for may be missing.
  expect(() => ActionResult.encode(told)).not.toThrow();
  expect(found?.body.answer).toEqual(told);
});
