// Chooses what the upper border says of a round: an occasion and a side, from what happened. The sentences are content.
// Invariant: the choice depends on setup, round and blows alone, so that a replay bears the same captions as the battle did.
import type { CaptionOccasion } from '@sigilla/content/schema/caption.ts';
import type { WeatherId } from '@sigilla/content/schema/weather.ts';
import type { Armies } from './armies.ts';
import type { CompiledBattle } from './compile.ts';
import { CHARGED, HIT_WIDTH, actorOf, flagsOf, targetOf } from './hits.ts';
import { MORALE_WAVER } from './law.ts';
import { SIDES, opposite } from './setup.ts';
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

/** Did most of a side's charges in this round end on pikes? */
const brokenOnPikes = (battle: CompiledBattle, { hits, used }: Armies, side: Side): boolean => {
  let charges = 0;
  let ontoPikes = 0;
  for (let at = 0; at < used; at += HIT_WIDTH) {
    const packed = hits[at] as number;
    if ((flagsOf(packed) & CHARGED) === 0 || battle.companies[actorOf(packed)]?.side !== side) continue;
    charges += 1;
    if (battle.all[battle.unitOf[targetOf(packed)] as number]?.traits.includes('pikes')) ontoPikes += 1;
  }
  return 2 * ontoPikes > charges;
};

const ordinary = (
  battle: CompiledBattle,
  armies: Armies,
  orders: Orders,
  pick: number,
  fallen: number,
): Choice => {
  const { harm } = armies;
  const ours = battle.setup.attacker.units.length;
  let byUs = 0;
  let byThem = 0;
  let greatest = 0;
  for (let u = 0; u < harm.length; u += 1) {
    const done = harm[u] as number;
    if (u < ours) byUs += done;
    else byThem += done;
    if (done > (harm[greatest] as number)) greatest = u;
  }
  const stronger: Side = byThem > byUs ? 'defender' : 'attacker';
  const sides = [stronger, opposite(stronger)] as const;
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

const choose = (
  battle: CompiledBattle,
  armies: Armies,
  orders: Orders,
  ending: Ending | null,
  pick: number,
  before: Readonly<Record<Side, Snapshot>>,
  now: Readonly<Record<Side, Snapshot>>,
): Choice => {
  if (ending) return finale(ending, pick);
  for (const side of SIDES)
    if (armies.charging[side === 'attacker' ? 0 : 1])
      return { occasion: brokenOnPikes(battle, armies, side) ? 'charge_broken' : 'charge', side };
  if (armies.round === 1) return { occasion: opening(battle.setup), side: 'attacker' };
  for (const side of SIDES)
    if (before[side].morale > MORALE_WAVER && now[side].morale <= MORALE_WAVER)
      return { occasion: 'wavering', side };
  const [ours, theirs] = battle.menAtStart;
  if (now.attacker.men * 1000 <= ours * LAST_STAND) return { occasion: 'last_stand', side: 'attacker' };
  if (now.defender.men * 1000 <= theirs * LAST_STAND) return { occasion: 'last_stand', side: 'defender' };
  const fallen = before.attacker.men - now.attacker.men + before.defender.men - now.defender.men;
  return ordinary(battle, armies, orders, pick, fallen);
};

/** The caption of the round that has just been settled. `before` and `now` are the sides as it began and as it ended. */
export const captionOf = (
  battle: CompiledBattle,
  armies: Armies,
  orders: Orders,
  ending: Ending | null,
  before: Readonly<Record<Side, Snapshot>>,
  now: Readonly<Record<Side, Snapshot>>,
): CaptionPick => {
  const pick = armies.lastDraw >>> 16;
  const { occasion, side } = choose(battle, armies, orders, ending, pick, before, now);
  return { occasion, side, pick };
};
