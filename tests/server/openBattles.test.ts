// What a ruler has to answer and where they fight, over a store that holds more of it than one page.
import { expect, it } from 'vitest';
import { BattleId, KingdomId } from '@sigilla/engine/core/brand.ts';
import type { BattleDoc } from '@sigilla/engine/war/battle.ts';
import { openBattlesOf } from '@sigilla/server/app/readings/battles.ts';
import { battles } from '@sigilla/server/store/collections.ts';
import { create } from '@sigilla/server/store/Store.ts';
import { openWarHouse } from './warHouse.ts';
import { mustCommit } from '../support/mustCommit.ts';

it('a battle is shown to whoever fights it, however many challenge them meanwhile', async () => {
  const war = await openWarHouse({ npcKingdoms: 0 });
  const [famous, first] = [await war.ruler(), await war.ruler()];
  await war.act(first, 'initiate_battle', { targetUserId: famous.accountId, armyId: 'army-1' });
  const [id] = (await openBattlesOf(war.house, famous.id)).incoming.map((one) => one.id);
  await war.act(famous, 'accept_battle', { battleRequestId: id, defenderArmyId: 'army-1' });
  const body = await war.battle(String(id));
  const proposed = (i: number): BattleDoc => ({
    ...body,
    id: BattleId.parse(`challenge-${i}`),
    status: 'proposed',
    proposedAt: body.proposedAt + 1 + i,
    attacker: { ...body.attacker, kingdomId: KingdomId.parse(`rival-${i}`) },
  });
  await mustCommit(
    war.house.store,
    Array.from({ length: 230 }, (_, i) => create(battles, `challenge-${i}`, proposed(i))),
  );
  const open = await openBattlesOf(war.house, famous.id);
  expect(open.underway.map((one) => one.id)).toEqual([id]);
  expect(open.incoming.map((one) => one.id)).toEqual(
    Array.from({ length: 230 }, (_, i) => `challenge-${229 - i}`),
  );
  await war.close();
});
