// What the orders of the realm's own rulers are worth: a ruler of each temper against its like under a player who says nothing, host by host.
// Invariants: the player's captains lead the silent host as they do in the realm, and the ruler sees what it sees there; every luck is fought from
// both places, so that a good day counts once for and once against.
import { beginBattle, resolveRound } from '@sigilla/engine/battle/resolve.ts';
import { opposite } from '@sigilla/engine/battle/setup.ts';
import type { Side } from '@sigilla/engine/battle/setup.ts';
import type { RoundLog } from '@sigilla/engine/battle/state.ts';
import { forkSeed } from '@sigilla/engine/core/random.ts';
import type { NpcTemper } from '@sigilla/engine/kingdom/kingdom.ts';
import { captainsOf, withCaptains } from '@sigilla/engine/war/doctrine.ts';
import { npcOrders } from '@sigilla/engine/war/npcOrders.ts';
import { ordersInForce } from '@sigilla/engine/war/standingOrders.ts';
import { SEED, aBattle, anArmy } from '../battle/armies.ts';
import { MIXED } from '../battle/goodPlayer.ts';
import type { Host, Won } from '../battle/goodPlayer.ts';

/** Hosts of every kind that a ruler may lead. */
export const KINDS_OF_HOST: Readonly<Record<string, Host>> = {
  first: { militia: 10, pikemen: 5, archers: 5, banner: 2, mage: 2 },
  levy: { militia: 20, soldiers: 20 },
  foot: { swordsmen: 20, soldiers: 20, pikemen: 10 },
  bows: { soldiers: 20, archers: 20, longbowmen: 10 },
  horse: { light_cavalry: 40, heavy_cavalry: 30, archers: 20 },
  'horse alone': { light_cavalry: 10, heavy_cavalry: 10, knights: 5 },
  'horse and foot': { soldiers: 20, heavy_cavalry: 15 },
  'horse archers': { light_cavalry: 10, horse_archers: 20 },
  spells: { soldiers: 20, mage: 10, healer: 5 },
  engines: { soldiers: 25, catapult: 4, ballista: 4 },
  mixed: MIXED,
};

/** What a ruler of that temper takes from one battle: 1000, 0, or half for a field that nobody keeps. */
const taken = (temper: NpcTemper, host: Host, battle: number): number => {
  const side: Side = battle % 2 === 0 ? 'attacker' : 'defender';
  const [ruler, player] = [anArmy(host, { isNpc: true }), anArmy(host)];
  const met = side === 'attacker' ? aBattle(ruler, player) : aBattle(player, ruler);
  const setup = withCaptains(met, captainsOf(met));
  const seed = forkSeed(SEED, 'silence', Math.floor(battle / 2));
  const rounds: RoundLog[] = [];
  let state = beginBattle(setup);
  while (state.ending === null) {
    const silent = ordersInForce({ setup, rounds, given: [] }, null, opposite(side));
    const own = npcOrders(temper, { setup, state, side }, seed, silent);
    const orders =
      side === 'attacker' ? { attacker: own, defender: silent } : { attacker: silent, defender: own };
    const fought = resolveRound(setup, state, orders, seed);
    rounds.push(fought.log);
    state = fought.state;
  }
  if (state.ending.winner === side) return 1000;
  return state.ending.winner === 'none' ? 500 : 0;
};

/** Permille that such a ruler wins against silence, over so many lucks, each fought from both places. */
export const npcAgainstSilence = (temper: NpcTemper, host: Host, lucks: number): Won => {
  const all = Array.from(
    { length: lucks },
    (_, luck) => (taken(temper, host, 2 * luck) + taken(temper, host, 2 * luck + 1)) / 2,
  );
  const mean = all.reduce((sum, one) => sum + one, 0) / lucks;
  const spread = all.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, lucks - 1);
  return { permille: Math.round(mean), error: Math.round(Math.sqrt(spread / lucks)) };
};
