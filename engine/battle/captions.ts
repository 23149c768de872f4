// Chooses what the upper border says of a round: an occasion and a side, from what happened. The sentences are content.
// Invariant: the choice depends on setup, round and blows alone, so that a replay bears the same captions as the battle did.
import type { CaptionOccasion } from '@sigilla/content/schema/caption.ts';
import type { WeatherId } from '@sigilla/content/schema/weather.ts';
import type { Armies } from './armies.ts';
import type { CompiledBattle } from './compile.ts';
import { CHARGED, HIT_WIDTH, hitAt } from './hits.ts';
import { MORALE_WAVER } from './law.ts';
import { opposite } from './setup.ts';
import type { BattleSetup, Orders, Side, Stance } from './setup.ts';
import type { CaptionPick, Ending } from './state.ts';

const SKIES: Readonly<Partial<Record<WeatherId, CaptionOccasion>>> = {
  rain: 'opening_rain',
  fog: 'opening_fog',
  snow: 'opening_snow',
  blizzard: 'opening_snow',
  heat_wave: 'opening_heat',
  storm: 'opening_storm',
  magical_storm: 'opening_storm',
};

const STANCES: Readonly<Record<Stance, CaptionOccasion>> = {
  hold: 'hold',
  press: 'press',
  feint: 'feint',
  fall_back: 'fall_back',
};

const STRIKES = { melee: 'melee', ranged: 'volley', magic: 'magic', siege: 'engines' } as const;

/** A side with at most this share of its men (permille) makes a last stand. */
const LAST_STAND = 200;

/** A side at a moment. */
export interface Snapshot {
  readonly morale: number;
  readonly men: number;
}

interface Choice {
  readonly occasion: CaptionOccasion;
  readonly side: Side;
}

const menAtStart = (setup: BattleSetup, side: Side): number =>
  setup[side].units.reduce((sum, { quantity }) => sum + quantity, 0);

const opening = ({ type, weather, timeOfDay }: BattleSetup): CaptionOccasion => {
  if (type === 'siege') return 'siege';
  if (timeOfDay === 'night') return 'opening_night';
  return SKIES[weather] ?? 'opening';
};

const finale = ({ result, winner, cause }: Ending, pick: number): Choice => {
  if (winner === 'none') return { occasion: 'stalemate', side: 'attacker' };
  const loser = opposite(winner);
  if (result === 'pyrrhic_victory') return { occasion: 'pyrrhic', side: loser };
  if (cause === 'destroyed') return { occasion: 'annihilation', side: loser };
  if (cause === 'withdrawal') return { occasion: 'retreat', side: loser };
  return pick % 2 === 0 ? { occasion: 'victory', side: winner } : { occasion: 'collapse', side: loser };
};

/** What the blows of a round amounted to. */
const tally = (battle: CompiledBattle, armies: Armies) => {
  const harm = { attacker: 0, defender: 0 };
  const byStrike = new Map<string, number>();
  const charges = { attacker: 0, defender: 0 };
  const ontoPikes = { attacker: 0, defender: 0 };
  let fallen = 0;
  const units = [...battle.setup.attacker.units, ...battle.setup.defender.units];
  const hits = armies.hits.subarray(0, armies.used);
  for (let at = 0; at < hits.length; at += HIT_WIDTH) {
    const hit = hitAt(hits, at);
    const actor = battle.companies[hit.actor];
    if (!actor) continue;
    harm[actor.side] += hit.damage;
    fallen += hit.fallen;
    const key = `${actor.side}/${actor.strikes}`;
    byStrike.set(key, (byStrike.get(key) ?? 0) + hit.damage);
    if ((hit.flags & CHARGED) !== 0) {
      charges[actor.side] += 1;
      const on = units[battle.unitOf[hit.target] as number];
      if (on?.traits.includes('pikes')) ontoPikes[actor.side] += 1;
    }
  }
  return { harm, byStrike, charges, ontoPikes, fallen };
};

const ordinary = (battle: CompiledBattle, armies: Armies, orders: Orders, pick: number): Choice => {
  const { harm, byStrike, charges, ontoPikes, fallen } = tally(battle, armies);
  const stronger: Side = harm.defender > harm.attacker ? 'defender' : 'attacker';
  for (const side of [stronger, opposite(stronger)]) {
    if (charges[side] > 0) {
      const broken = 2 * ontoPikes[side] > charges[side];
      return { occasion: broken ? 'charge_broken' : 'charge', side };
    }
  }
  if (fallen === 0) return { occasion: 'stalemate_round', side: stronger };
  // The stances are told as often as the blows: an order that nobody notices is half an order.
  for (const side of [stronger, opposite(stronger)]) {
    const { stance } = orders[side];
    if (stance === 'fall_back' || (stance !== 'hold' && pick % 2 === 0))
      return { occasion: STANCES[stance], side };
  }
  if (pick % 5 === 0) return { occasion: 'hold', side: stronger };
  let best: Choice = { occasion: 'melee', side: stronger };
  let most = -1;
  for (const side of [stronger, opposite(stronger)]) {
    for (const strike of ['melee', 'ranged', 'magic', 'siege'] as const) {
      const sum = byStrike.get(`${side}/${strike}`) ?? 0;
      if (sum > most) {
        most = sum;
        best = { occasion: STRIKES[strike], side };
      }
    }
  }
  return best;
};

/** The caption of the round that has just been settled. `before` is morale and men as the round began. */
export const captionOf = (
  battle: CompiledBattle,
  armies: Armies,
  orders: Orders,
  ending: Ending | null,
  before: Readonly<Record<Side, Snapshot>>,
  now: Readonly<Record<Side, Snapshot>>,
): CaptionPick => {
  const pick = armies.lastDraw >>> 16;
  const choose = (): Choice => {
    if (ending) return finale(ending, pick);
    if (armies.round === 1) return { occasion: opening(battle.setup), side: 'attacker' };
    for (const side of ['attacker', 'defender'] as const)
      if (before[side].morale > MORALE_WAVER && now[side].morale <= MORALE_WAVER)
        return { occasion: 'wavering', side };
    for (const side of ['attacker', 'defender'] as const)
      if (now[side].men * 1000 <= menAtStart(battle.setup, side) * LAST_STAND)
        return { occasion: 'last_stand', side };
    return ordinary(battle, armies, orders, pick);
  };
  return { ...choose(), pick };
};
