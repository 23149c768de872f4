// Chooses what the upper border says of a round: an occasion and a side, from what happened. The sentences are content.
// Chosen when someone watches, from setup and log alone: invariant, a replay bears the same captions as the battle did.
import type { CaptionOccasion } from '@sigilla/content/schema/caption.ts';
import type { WeatherId } from '@sigilla/content/schema/weather.ts';
import type { CompiledBattle } from './compile.ts';
import { CHARGED, HIT_WIDTH, hitAt } from './hits.ts';
import { MORALE_WAVER } from './law.ts';
import { SIDES, opposite } from './setup.ts';
import type { BattleSetup, Side, Stance } from './setup.ts';
import type { Ending, RoundLog } from './state.ts';

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

/** What the border says: an occasion, whom it is about, and which of the occasion's captions (`pick % count`). */
export interface CaptionPick {
  readonly occasion: CaptionOccasion;
  readonly side: Side;
  readonly pick: number;
}

type Choice = Omit<CaptionPick, 'pick'>;

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
interface Tally {
  /** Thousandths of damage done, by unit (compile.ts numbers them through). */
  readonly harm: readonly number[];
  /** Men who fell, by side. */
  readonly fallen: Readonly<Record<Side, number>>;
  /** Charges by side, and how many of them struck pikes. */
  readonly charges: Readonly<Record<Side, number>>;
  readonly ontoPikes: Readonly<Record<Side, number>>;
}

const tally = (battle: CompiledBattle, { hits }: RoundLog): Tally => {
  const { companies, unitOf, all } = battle;
  const harm = all.map(() => 0);
  const fallen = { attacker: 0, defender: 0 };
  const charges = { attacker: 0, defender: 0 };
  const ontoPikes = { attacker: 0, defender: 0 };
  for (let at = 0; at < hits.length; at += HIT_WIDTH) {
    const hit = hitAt(hits, at);
    const side = companies[hit.actor]?.side ?? 'attacker';
    const unit = unitOf[hit.actor] ?? 0;
    harm[unit] = (harm[unit] ?? 0) + hit.damage;
    fallen[opposite(side)] += hit.fallen;
    if ((hit.flags & CHARGED) === 0) continue;
    charges[side] += 1;
    if (all[unitOf[hit.target] ?? 0]?.traits.includes('pikes')) ontoPikes[side] += 1;
  }
  return { harm, fallen, charges, ontoPikes };
};

const ordinary = (battle: CompiledBattle, { orders, pick }: RoundLog, { harm, fallen }: Tally): Choice => {
  const ours = battle.setup.attacker.units.length;
  const sum = (part: readonly number[]): number => part.reduce((total, done) => total + done, 0);
  const stronger: Side = sum(harm.slice(ours)) > sum(harm.slice(0, ours)) ? 'defender' : 'attacker';
  if (fallen.attacker + fallen.defender === 0) return { occasion: 'stalemate_round', side: stronger };
  // The stances are told as often as the blows: an order that nobody notices is half an order.
  for (const side of [stronger, opposite(stronger)]) {
    const { stance } = orders[side];
    if (stance === 'fall_back' || (stance !== 'hold' && pick % 2 === 0))
      return { occasion: STANCES[stance], side };
  }
  if (pick % 5 === 0) return { occasion: 'hold', side: stronger };
  // Otherwise the deed of whichever unit did the greatest harm.
  const greatest = harm.indexOf(Math.max(...harm));
  const strike = battle.all[greatest]?.strikes ?? 'melee';
  return { occasion: STRIKES[strike], side: greatest < ours ? 'attacker' : 'defender' };
};

const choose = (battle: CompiledBattle, log: RoundLog): Choice => {
  if (log.ending) return finale(log.ending, log.pick);
  const sums = tally(battle, log);
  for (const side of SIDES)
    if (sums.charges[side] > 0) {
      const broken = 2 * sums.ontoPikes[side] > sums.charges[side];
      return { occasion: broken ? 'charge_broken' : 'charge', side };
    }
  if (log.round === 1) return { occasion: opening(battle.setup), side: 'attacker' };
  for (const side of SIDES) {
    const [before, after] = log.morale[side];
    if (before > MORALE_WAVER && after <= MORALE_WAVER) return { occasion: 'wavering', side };
  }
  for (const side of SIDES) {
    const atStart = battle.menAtStart[side === 'attacker' ? 0 : 1];
    if ((log.men[side] - sums.fallen[side]) * 1000 <= atStart * LAST_STAND)
      return { occasion: 'last_stand', side };
  }
  return ordinary(battle, log, sums);
};

/** The caption of a round. */
export const captionOf = (battle: CompiledBattle, log: RoundLog): CaptionPick => {
  const { occasion, side } = choose(battle, log);
  return { occasion, side, pick: log.pick };
};
