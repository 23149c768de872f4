// An order stands until it is changed: for whoever falls silent, for a battle stored before this was so, and in the replay.
import { describe, expect, it } from 'vitest';
import { DEFAULT_ORDERS, STANCES, TARGETS } from '@sigilla/engine/battle/orders.ts';
import type { Doctrine, SideOrders } from '@sigilla/engine/battle/orders.ts';
import type { Side } from '@sigilla/engine/battle/setup.ts';
import { verifyReplay } from '@sigilla/engine/battle/verifyReplay.ts';
import type { BattleDoc } from '@sigilla/engine/war/battle.ts';
import { aftermathOf } from '@sigilla/engine/war/aftermath.ts';
import { captainsOrders } from '@sigilla/engine/war/doctrine.ts';
import { npcOrders } from '@sigilla/engine/war/npcOrders.ts';
import { seedOf } from '@sigilla/engine/war/seedOf.ts';
import { replayOfBattle } from '@sigilla/engine/war/replay.ts';
import { isDecided, nextRound } from '@sigilla/engine/war/round.ts';
import { ordersInForce } from '@sigilla/engine/war/standingOrders.ts';
import * as fc from 'fast-check';
import { aKingdom, anNpcKingdom, content, NOW, rulesOf } from '../../support/builders.ts';
import { done, MemoryRealm } from '../../support/realm.ts';
import { meet } from './wager.ts';

const PLAYERS = { attacker: null, defender: null };
const PRESS: SideOrders = { stance: 'press', target: 'archers' };
const FEINT: SideOrders = { stance: 'feint', target: 'nearest' };

const duel = (): { readonly realm: MemoryRealm; readonly battle: BattleDoc } => {
  const realm = new MemoryRealm(aKingdom('harrow').build(), aKingdom('wick').build());
  return { realm, battle: meet(realm, 'harrow', 'wick') };
};
const next = (battle: BattleDoc, attacker: SideOrders | null = null): BattleDoc =>
  nextRound({ ...battle, pending: { attacker, defender: null } }, PLAYERS, rulesOf(), NOW);

/** What the captains of a side order for the round after so many of a battle. */
const captains = (battle: BattleDoc, rounds: number, side: Side): SideOrders => {
  if (battle.setup === null) throw new Error('not drawn up');
  return captainsOrders(battle.setup, battle.rounds.slice(0, rounds), side) ?? expect.fail('no captains');
};

describe('an order', () => {
  it('is the captains’ until a commander has spoken, and then stands until they speak again', () => {
    const quiet = next(duel().battle);
    const pressed = next(quiet, PRESS);
    const silent = next(pressed);
    const changed = next(silent, FEINT);
    const after = next(changed);
    expect(after.rounds.map(({ orders }) => orders.attacker)).toEqual([
      captains(after, 0, 'attacker'),
      PRESS,
      PRESS,
      FEINT,
      FEINT,
    ]);
    expect(after.given.map(({ attacker }) => attacker)).toEqual([false, true, false, true, false]);
    // The other commander never spoke.
    expect(after.rounds.map(({ orders }) => orders.defender)).toEqual(
      after.rounds.map((_, i) => captains(after, i, 'defender')),
    );
    expect(after.rounds[4]?.orders.defender.stance).toBe('press');
  });

  it('is what its ruler settled beforehand, until a commander has spoken; what was left to captains they settle', () => {
    const realm = new MemoryRealm(aKingdom('harrow').build(), aKingdom('wick').build());
    const settle = (ruler: string, doctrine: Doctrine): void =>
      void done(
        realm.play(ruler, {
          actionType: 'set_doctrine',
          actionId: 'set_doctrine',
          metadata: { ...doctrine, armyId: 'army-1' },
        }),
      );
    settle('harrow', { stance: 'feint', target: 'engines' });
    settle('wick', { stance: 'press', target: 'captains' });
    const drawn = meet(realm, 'harrow', 'wick');
    const last = next(next(next(drawn)), PRESS);
    const feint = expect.objectContaining({ stance: 'feint', target: 'engines' });
    expect(last.rounds.map(({ orders }) => orders.attacker)).toEqual([feint, feint, PRESS]);
    const { setup } = drawn;
    expect(setup?.defender.captains).toBeDefined();
    expect(last.rounds.map(({ orders }) => [orders.defender.stance, orders.defender.target])).toEqual(
      Array.from({ length: 3 }, () => ['press', setup?.defender.captains]),
    );
    let fought = last;
    while (!isDecided(fought)) fought = next(fought);
    const kingdoms = { attacker: realm.kingdom('harrow'), defender: realm.kingdom('wick') };
    const replay = replayOfBattle(aftermathOf(fought, kingdoms, content, NOW).battle);
    expect(replay === null ? null : verifyReplay(replay)).toEqual({ verified: true });
  });

  it('stands in every sequence of words and silences, and the replay of such a battle verifies', () => {
    const order = fc.record({ stance: fc.constantFrom(...STANCES), target: fc.constantFrom(...TARGETS) });
    fc.assert(
      fc.property(fc.array(fc.option(order), { maxLength: 20 }), (said) => {
        const { realm, battle } = duel();
        let fought = battle;
        let spoken: SideOrders | null = null;
        for (let round = 0; !isDecided(fought); round += 1) {
          const word = said[round] ?? null;
          spoken = word ?? spoken;
          const inForce: SideOrders = spoken ?? captains(fought, round, 'attacker');
          expect(ordersInForce(fought, word, 'attacker')).toEqual(inForce);
          fought = next(fought, word);
          expect(fought.rounds.at(-1)?.orders.attacker).toEqual(inForce);
        }
        const kingdoms = { attacker: realm.kingdom('harrow'), defender: realm.kingdom('wick') };
        const replay = replayOfBattle(aftermathOf(fought, kingdoms, content, NOW).battle);
        expect(replay === null ? null : verifyReplay(replay)).toEqual({ verified: true });
      }),
      { numRuns: 25 },
    );
  });

  it('of a battle stored in its midst goes on from the last round that was fought', () => {
    // What an earlier version left: round 2 was fought by default although round 1 was pressed.
    const stored = JSON.parse(JSON.stringify(next(next(duel().battle, PRESS), DEFAULT_ORDERS))) as BattleDoc;
    const { setup } = stored;
    if (setup === null) throw new Error('not drawn up');
    delete setup.attacker.captains;
    delete setup.defender.captains;
    expect(next(stored).rounds.at(-1)?.orders.attacker).toEqual(DEFAULT_ORDERS);
    expect(next(stored, PRESS).rounds.at(-1)?.orders.attacker).toEqual(PRESS);
  });

  it('of a kingdom of the realm is its own in every round', () => {
    const npc = anNpcKingdom(0).build();
    const realm = new MemoryRealm(aKingdom('harrow').build(), npc);
    let battle = meet(realm, 'harrow', npc.id);
    const tempers = { attacker: null, defender: npc.npc };
    while (!isDecided(battle)) {
      const { setup, state } = battle;
      if (setup === null || state === null || npc.npc === null) throw new Error('not drawn up');
      const own = npcOrders(
        npc.npc,
        { setup, state, side: 'defender' },
        seedOf(battle),
        ordersInForce(battle, null, 'attacker'),
      );
      battle = nextRound(battle, tempers, rulesOf(), NOW);
      expect(battle.rounds.at(-1)?.orders.defender).toEqual(own);
    }
  });
});
