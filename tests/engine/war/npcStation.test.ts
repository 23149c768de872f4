// The realm's own rulers over thirty days of deeds: they keep their station. And their orders on the field: never worse than saying nothing.
import { describe, expect, it } from 'vitest';
import { fightBattle, beginBattle, resolveRound } from '@sigilla/engine/battle/resolve.ts';
import { DEFAULT_ORDERS } from '@sigilla/engine/battle/orders.ts';
import type { Side } from '@sigilla/engine/battle/setup.ts';
import { forkSeed, randomFrom } from '@sigilla/engine/core/random.ts';
import { NPC_TEMPERS } from '@sigilla/engine/kingdom/kingdom.ts';
import type { NpcTemper } from '@sigilla/engine/kingdom/kingdom.ts';
import { powerOfArmy } from '@sigilla/engine/kingdom/power.ts';
import { npcOrders } from '@sigilla/engine/war/npcOrders.ts';
import { npcDeed } from '@sigilla/engine/war/npcPolicy.ts';
import { anNpcKingdom, content, HOUR, rulesOf } from '../../support/builders.ts';
import { MemoryRealm } from '../../support/realm.ts';
import { SEED, aBattle, anArmy } from '../battle/armies.ts';
import { often } from '../../support/tier.ts';

describe('a ruler of the realm', () => {
  it('keeps near its station for thirty days: army, purse and power', () => {
    for (let n = 0; n < content.npcKingdoms.length; n += 1) {
      const founded = anNpcKingdom(n).build();
      const realm = new MemoryRealm(founded);
      const random = randomFrom(forkSeed(SEED, 'station', n));
      const army = () =>
        powerOfArmy(
          realm.kingdom(founded.id).armies.flatMap(({ units }) => units),
          content,
        );
      const points = army();
      for (let hour = 0; hour < 30 * 24; hour += 1) {
        realm.now += HOUR;
        const own = realm.kingdom(founded.id);
        const wire = npcDeed(own, founded.npc ?? 'steady', content, rulesOf(), realm.now, random);
        if (wire !== null) realm.play(founded.id, wire);
      }
      const { resources, power } = realm.kingdom(founded.id);
      expect(army() / points, `${founded.name}: army`).toBeGreaterThan(0.95);
      expect(army() / points, `${founded.name}: army`).toBeLessThan(1.2);
      expect(resources.gold, `${founded.name}: gold`).toBeLessThan(4000 + 8 * points);
      expect(power, `${founded.name}: power`).toBeLessThan(2000 + 3 * points);
    }
  });
});

describe('the orders of a ruler of the realm', () => {
  // A first host, with a banner and a mage to call on.
  const HOST = { militia: 10, pikemen: 5, archers: 5, banner: 2, mage: 2 };
  const BATTLES = often(8, 100);

  /** Permille that the temper wins with an equal host against a player who says nothing; a draw is half. */
  const score = (temper: NpcTemper): number => {
    let won = 0;
    let fought = 0;
    const setup = aBattle(anArmy(HOST), anArmy(HOST));
    for (const side of ['attacker', 'defender'] as const)
      for (let i = 0; i < BATTLES; i += 1) {
        const seed = forkSeed(SEED, temper, side, i);
        let state = beginBattle(setup);
        while (state.ending === null) {
          const own = npcOrders(temper, { setup, state, side }, seed, DEFAULT_ORDERS);
          const orders =
            side === 'attacker'
              ? { attacker: own, defender: DEFAULT_ORDERS }
              : { attacker: DEFAULT_ORDERS, defender: own };
          state = resolveRound(setup, state, orders, seed).state;
        }
        fought += 1;
        won += state.ending.winner === side ? 1000 : state.ending.winner === 'none' ? 500 : 0;
      }
    return won / fought;
  };

  it('are at least as good as silence', () => {
    const scores = NPC_TEMPERS.map(score);
    // Eight battles from either place say little of one temper alone.
    if (BATTLES > 8) for (const one of scores) expect(one).toBeGreaterThan(500);
    expect(scores.reduce((sum, one) => sum + one, 0) / scores.length).toBeGreaterThan(500);
  });

  it('take nothing from the battle’s own chance', () => {
    const setup = aBattle(anArmy(HOST), anArmy(HOST));
    const silent = fightBattle(setup, SEED).rounds;
    const side: Side = 'defender';
    npcOrders('bold', { setup, state: beginBattle(setup), side }, SEED, DEFAULT_ORDERS);
    expect(fightBattle(setup, SEED).rounds).toEqual(silent);
  });
});
