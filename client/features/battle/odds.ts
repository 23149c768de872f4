// The odds bar: how the rest of the battle goes if both sides keep to their orders, found by fighting it many times with the real engine, here
// in the browser. Only the realm's own are expected to strike where it serves them best, as they weigh it anew before
// every round against a player. Invariant: only what the reader has been shown goes in: setup and the rounds up to the
// one on screen, so that a replay's odds give nothing away; the seed is this screen's own and touches no battle.
import { bearingAfter } from '@sigilla/engine/battle/bearing.ts';
import { companiesOf } from '@sigilla/engine/battle/companies.ts';
import { HIT_WIDTH, hitAt } from '@sigilla/engine/battle/hits.ts';
import { estimateOdds } from '@sigilla/engine/battle/odds.ts';
import { beginBattle } from '@sigilla/engine/battle/resolve.ts';
import { TARGETS } from '@sigilla/engine/battle/orders.ts';
import { SIDES, opposite } from '@sigilla/engine/battle/setup.ts';
import type { BattleSetup, Orders, Side } from '@sigilla/engine/battle/setup.ts';
import type { BattleState, RoundLog } from '@sigilla/engine/battle/state.ts';
import type { BattleView } from '@sigilla/engine/war/publicBattle.ts';
import { ordersInForce } from '@sigilla/engine/war/standingOrders.ts';
import { sha256Hex } from '@sigilla/engine/core/random.ts';

/** The battle after these rounds, folded from their logs. */
export function stateAfter(setup: BattleSetup, logs: readonly RoundLog[]): BattleState {
  const companies = companiesOf(setup);
  const first = beginBattle(setup);
  const pools = [...first.pools];
  const sinceCharge: Record<Side, number> = { ...first.sinceCharge };
  const fallingBack: Record<Side, number> = { ...first.fallingBack };
  let { bearing, walls } = first;
  for (const log of logs) {
    for (let at = 0; at < log.hits.length; at += HIT_WIDTH) {
      const { target, damage } = hitAt(log.hits, at);
      pools[target] = Math.max(0, (pools[target] ?? 0) - damage);
    }
    for (const side of SIDES) {
      sinceCharge[side] = log.charging[side] ? 0 : sinceCharge[side] + 1;
      fallingBack[side] = log.orders[side].stance === 'fall_back' ? fallingBack[side] + 1 : 0;
    }
    if (bearing !== undefined && log.drawn !== undefined)
      bearing = {
        attacker: bearingAfter(bearing.attacker, log.drawn.attacker),
        defender: bearingAfter(bearing.defender, log.drawn.defender),
      };
    walls = log.walls?.[1] ?? walls;
  }
  const last = logs.at(-1);
  return {
    round: logs.length,
    pools: pools.slice(0, companies.length),
    morale: {
      attacker: last?.morale.attacker[1] ?? first.morale.attacker,
      defender: last?.morale.defender[1] ?? first.morale.defender,
    },
    sinceCharge,
    fallingBack,
    ...(bearing === undefined ? {} : { bearing }),
    ...(walls === undefined ? {} : { walls }),
    ending: last?.ending ?? null,
  };
}

const SAMPLES = 120;
/** Battles by which each target of a ruler of the realm is weighed. */
const WEIGHED = 28;

/** Chances in a hundred that the attacker wins and that nobody does, from the rounds shown so far. */
export function oddsAfter(
  setup: BattleSetup,
  logs: readonly RoundLog[],
  given: BattleView['given'] = [],
): { readonly attacker: number; readonly defender: number } {
  const seed = sha256Hex(`odds/${logs.length}`).slice(0, 32);
  const state = stateAfter(setup, logs);
  const tides = logs.flatMap(({ tide }) => (tide === undefined ? [] : [tide]));
  const soFar = { setup, rounds: logs, given: given.slice(0, logs.length) };
  let orders: Orders = {
    attacker: ordersInForce(soFar, null, 'attacker'),
    defender: ordersInForce(soFar, null, 'defender'),
  };
  const oddsOf = (wanted: Orders, samples: number) =>
    estimateOdds(setup, samples, seed, wanted, state, tides);
  const realm = SIDES.find((side) => setup[side].isNpc && !setup[opposite(side)].isNpc);
  if (realm !== undefined && state.ending === null) {
    let most = -1;
    for (const target of TARGETS) {
      const wanted = { ...orders, [realm]: { ...orders[realm], target } };
      const won = oddsOf(wanted, WEIGHED)[realm];
      if (won > most) [most, orders] = [won, wanted];
    }
  }
  const { attacker, defender } = oddsOf(orders, SAMPLES);
  // Nothing is certain while there is a round to fight, whatever a hundred trials say.
  const highest = state.ending === null ? 99 : 100;
  return {
    attacker: Math.min(highest, Math.round(attacker / 10)),
    defender: Math.min(highest, Math.round(defender / 10)),
  };
}
