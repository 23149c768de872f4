// Chooses what the upper border says of a round: an occasion and a side, from what happened. The sentences are content.
// Invariant: the choice depends on setup, round and blows alone, so that a replay bears the same captions as the battle did.
import type { CaptionOccasion } from '@sigilla/content/schema/caption.ts';
import type { WeatherId } from '@sigilla/content/schema/weather.ts';
import type { Armies } from './armies.ts';
import type { CompiledBattle } from './compile.ts';
import { CHARGED, HIT_WIDTH, actorOf, flagsOf, targetOf } from './hits.ts';
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

/** What the blows of a round amounted to: harm by unit, and charges by side. */
interface Tally {
  readonly byUnit: readonly number[];
  readonly charges: readonly [attacker: number, defender: number];
  readonly ontoPikes: readonly [attacker: number, defender: number];
}

const tally = (battle: CompiledBattle, { hits, used }: Armies): Tally => {
  const { attackers, unitOf, all } = battle;
  const byUnit = all.map(() => 0);
  const charges: [number, number] = [0, 0];
  const ontoPikes: [number, number] = [0, 0];
  // Reads the packed blows in place: this runs every round, whether anyone watches or not.
  for (let at = 0; at < used; at += HIT_WIDTH) {
    const packed = hits[at] as number;
    const actor = actorOf(packed);
    const unit = unitOf[actor] as number;
    byUnit[unit] = (byUnit[unit] as number) + (hits[at + 1] as number);
    if ((flagsOf(packed) & CHARGED) === 0) continue;
    const side = actor < attackers ? 0 : 1;
    charges[side] += 1;
    if (all[unitOf[targetOf(packed)] as number]?.traits.includes('pikes')) ontoPikes[side] += 1;
  }
  return { byUnit, charges, ontoPikes };
};

const ordinary = (
  battle: CompiledBattle,
  armies: Armies,
  orders: Orders,
  pick: number,
  fallen: number,
): Choice => {
  const { byUnit, charges, ontoPikes } = tally(battle, armies);
  const ours = battle.setup.attacker.units.length;
  const harm = { attacker: 0, defender: 0 };
  let greatest = 0;
  for (let u = 0; u < byUnit.length; u += 1) {
    harm[u < ours ? 'attacker' : 'defender'] += byUnit[u] as number;
    if ((byUnit[u] as number) > (byUnit[greatest] as number)) greatest = u;
  }
  const stronger: Side = harm.defender > harm.attacker ? 'defender' : 'attacker';
  const sides = [stronger, opposite(stronger)] as const;
  for (const side of sides) {
    const s = side === 'attacker' ? 0 : 1;
    if (charges[s] > 0) return { occasion: 2 * ontoPikes[s] > charges[s] ? 'charge_broken' : 'charge', side };
  }
  if (fallen === 0) return { occasion: 'stalemate_round', side: stronger };
  // The stances are told as often as the blows: an order that nobody notices is half an order.
  for (const side of sides) {
    const { stance } = orders[side];
    if (stance === 'fall_back' || (stance !== 'hold' && pick % 2 === 0))
      return { occasion: STANCES[stance], side };
  }
  if (pick % 5 === 0) return { occasion: 'hold', side: stronger };
  // Otherwise the deed of whichever unit did the greatest harm.
  const strike = battle.all[greatest]?.strikes ?? 'melee';
  return { occasion: STRIKES[strike], side: greatest < ours ? 'attacker' : 'defender' };
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
      if (now[side].men * 1000 <= battle.menAtStart[side === 'attacker' ? 0 : 1] * LAST_STAND)
        return { occasion: 'last_stand', side };
    const fallen = before.attacker.men - now.attacker.men + before.defender.men - now.defender.men;
    return ordinary(battle, armies, orders, pick, fallen);
  };
  return { ...choose(), pick };
};
