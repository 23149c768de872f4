import { expect, it } from 'vitest';
import { localBoard } from '@sigilla/server/app/board.ts';
import { openCrowds } from '@sigilla/server/app/crowds.ts';
import { roomServices } from '@sigilla/server/app/roomServices.ts';
import { battles } from '@sigilla/server/store/collections.ts';
import { create } from '@sigilla/server/store/Store.ts';
import { meet, settle } from '../../engine/war/wager.ts';
import { aKingdom } from '../../support/builders.ts';
import { MemoryRealm } from '../../support/realm.ts';
import { openWarHouse } from '../warHouse.ts';
import { mustCommit } from '../../support/mustCommit.ts';

it('shows a world as many rounds of a ranked battle as visitors are shown, and all of any other', async () => {
  const war = await openWarHouse({ npcKingdoms: 0 });
  const realm = new MemoryRealm(aKingdom('harrow').build(), aKingdom('wick').build());
  const { battle } = settle(realm, meet(realm, 'harrow', 'wick'));
  const rounds = battle.rounds.slice(0, 2);
  const underWay = { ...battle, rounds, status: 'fighting', settledAt: null } as const;
  await mustCommit(war.house.store, [
    create(battles, 'one', { ...underWay, id: 'one' as never, kind: 'sparring' }),
    create(battles, 'two', {
      ...underWay,
      id: 'two' as never,
      kind: 'ranked',
      attacker: { ...battle.attacker, kingdomId: 'carr' as never },
    }),
  ]);
  const services = roomServices(
    war.house,
    war.presences,
    { looked: () => undefined },
    openCrowds(localBoard()),
  );
  const shown = await services.battlesUnderWay(battle.serverId);
  expect(Object.fromEntries(shown.map(({ kind, round }) => [kind, round]))).toEqual({
    ranked: 1,
    sparring: 2,
  });
  await war.close();
});
