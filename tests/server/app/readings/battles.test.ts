import { afterAll, beforeAll, expect, it } from 'vitest';
import { BattleId } from '@sigilla/engine/core/brand.ts';
import { battleHistory } from '@sigilla/server/app/readings/battles.ts';
import { battles } from '@sigilla/server/store/collections.ts';
import { create } from '@sigilla/server/store/Store.ts';
import { meet, settle } from '../../../engine/war/wager.ts';
import { aKingdom, NOW } from '../../../support/builders.ts';
import { MemoryRealm } from '../../../support/realm.ts';
import { openWarHouse } from '../../warHouse.ts';
import type { WarHouse } from '../../warHouse.ts';
import { mustCommit } from '../../../support/mustCommit.ts';

let war: WarHouse;
beforeAll(async () => {
  war = await openWarHouse({ npcKingdoms: 0 });
});
afterAll(() => war.close());

it('leaves out no battle of a history, though several ended in the same moment', async () => {
  const realm = new MemoryRealm(aKingdom('harrow').build(), aKingdom('wick').build());
  const { battle } = settle(realm, meet(realm, 'harrow', 'wick'));
  const { attacker, defender } = battle;
  // Two armies, two fields; either may have been the challenger.
  const ended = [NOW + 2, NOW + 1, NOW + 1, NOW + 1, NOW].map((settledAt, i) => ({
    ...battle,
    ...(i % 2 === 0 ? {} : { attacker: defender, defender: attacker }),
    id: BattleId.parse(`battle-${i}`),
    settledAt,
  }));
  await mustCommit(
    war.house.store,
    ended.map((one) => create(battles, one.id, one)),
  );
  for (const limit of [1, 2, 3, 4, 5]) {
    const seen: string[] = [];
    for (let before: string | undefined | null; before !== null;) {
      const page = await battleHistory(war.house, attacker.kingdomId, { before, limit });
      seen.push(...page.battles.map(({ id }) => id));
      before = page.next;
    }
    expect(seen.toSorted(), `${limit} a page`).toEqual(ended.map(({ id }) => id));
  }
});
