// Chooses what the upper border says of a round: an occasion, a side, and the facts a sentence may not contradict, from what happened.
// The sentences are content, and each says of which facts it is true.
// Chosen when someone watches, from setup and log alone: invariant, a replay bears the same captions as the battle did.
import { UNDER_EARTH } from '@sigilla/content/schema/terrain.ts';
import type { CaptionFacts, CaptionOccasion } from '@sigilla/content/schema/caption.ts';
import type { WeatherId } from '@sigilla/content/schema/weather.ts';
import type { CompiledBattle } from './compiledBattle.ts';
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
/** And the most men who are a last stand, whatever they were at first. */
const LAST_MEN = 5;

/** What the border says: an occasion, whom it is about, and which of the occasion's captions (`pick % count`). */
export interface CaptionPick {
  readonly occasion: CaptionOccasion;
  readonly side: Side;
  readonly pick: number;
  readonly facts: CaptionFacts;
}

type Choice = Pick<CaptionPick, 'occasion' | 'side'>;

const opening = ({ type, terrain, weather, timeOfDay }: BattleSetup, pick: number): CaptionOccasion => {
  if (type === 'siege') return 'siege';
  if (UNDER_EARTH.includes(terrain)) return 'opening';
  const sky = SKIES[weather];
  // By night the hour and the sky take turns to be spoken of.
  if (timeOfDay === 'night' && (sky === undefined || pick % 2 === 0)) return 'opening_night';
  return sky ?? 'opening';
};

const finale = ({ result, winner, cause }: Ending, pick: number): Choice => {
  if (winner === 'none') return { occasion: 'stalemate', side: 'attacker' };
  const loser = opposite(winner);
  if (cause === 'surrender') return { occasion: 'surrender', side: loser };
  if (result === 'pyrrhic_victory') return { occasion: 'pyrrhic', side: loser };
  if (cause === 'destroyed') return { occasion: 'annihilation', side: loser };
  if (cause === 'withdrawal') return { occasion: 'retreat', side: loser };
  // Whoever stood to the last round has not collapsed.
  if (cause === 'time') return { occasion: 'victory', side: winner };
  return pick % 2 === 0 ? { occasion: 'victory', side: winner } : { occasion: 'collapse', side: loser };
};

/** What the blows of a round amounted to. */
interface Tally {
  /** Thousandths of damage done, by unit (compile.ts numbers them through). */
  readonly harm: readonly number[];
  /** Units that struck, by number. */
  readonly struck: ReadonlySet<number>;
  /** Men who fell, by side. */
  readonly fallen: Readonly<Record<Side, number>>;
  /** Charges by side, and how many of them struck pikes. */
  readonly charges: Readonly<Record<Side, number>>;
  readonly ontoPikes: Readonly<Record<Side, number>>;
}

const tally = (battle: CompiledBattle, { hits }: RoundLog): Tally => {
  const { companies, unitOf, all } = battle;
  const harm = all.map(() => 0);
  const struck = new Set<number>();
  const fallen = { attacker: 0, defender: 0 };
  const charges = { attacker: 0, defender: 0 };
  const ontoPikes = { attacker: 0, defender: 0 };
  for (let at = 0; at < hits.length; at += HIT_WIDTH) {
    const hit = hitAt(hits, at);
    const side = companies[hit.actor]?.side ?? 'attacker';
    const unit = unitOf[hit.actor] ?? 0;
    harm[unit] = (harm[unit] ?? 0) + hit.damage;
    struck.add(unit);
    fallen[opposite(side)] += hit.fallen;
    if ((hit.flags & CHARGED) === 0) continue;
    charges[side] += 1;
    if (all[unitOf[hit.target] ?? 0]?.traits.includes('pikes')) ontoPikes[side] += 1;
  }
  return { harm, struck, fallen, charges, ontoPikes };
};

const ordinary = (battle: CompiledBattle, { orders, pick }: RoundLog, { harm, fallen }: Tally): Choice => {
  const ours = battle.setup.attacker.units.length;
  const sum = (part: readonly number[]): number => part.reduce((total, done) => total + done, 0);
  const stronger: Side = sum(harm.slice(ours)) > sum(harm.slice(0, ours)) ? 'defender' : 'attacker';
  const yields = (side: Side): boolean => orders[side].stance === 'fall_back';
  if (fallen.attacker + fallen.defender === 0 && !SIDES.some(yields))
    return { occasion: 'stalemate_round', side: stronger };
  // The stances are told as often as the blows: an order that nobody notices is half an order.
  for (const side of [stronger, opposite(stronger)]) {
    const { stance } = orders[side];
    if (stance === 'fall_back' || (stance !== 'hold' && pick % 2 === 0))
      return { occasion: STANCES[stance], side };
  }
  if (pick % 5 === 0 && orders[stronger].stance === 'hold') return { occasion: 'hold', side: stronger };
  // Otherwise the deed of whichever unit did the greatest harm.
  const greatest = harm.indexOf(Math.max(...harm));
  const strike = battle.all[greatest]?.strikes ?? 'melee';
  return { occasion: STRIKES[strike], side: greatest < ours ? 'attacker' : 'defender' };
};

const choose = (battle: CompiledBattle, log: RoundLog, sums: Tally): Choice => {
  if (log.ending) return finale(log.ending, log.pick);
  for (const side of SIDES)
    if (sums.charges[side] > 0) {
      const broken = 2 * sums.ontoPikes[side] > sums.charges[side];
      return { occasion: broken ? 'charge_broken' : 'charge', side };
    }
  if (log.round === 1) return { occasion: opening(battle.setup, log.pick), side: 'attacker' };
  for (const side of SIDES) {
    const [before, after] = log.morale[side];
    if (before > MORALE_WAVER && after <= MORALE_WAVER) return { occasion: 'wavering', side };
  }
  for (const side of SIDES) {
    const atStart = battle.menAtStart[side === 'attacker' ? 0 : 1];
    // Whoever gives ground is not making a stand.
    const stands = log.orders[side].stance !== 'fall_back';
    const left = log.men[side] - sums.fallen[side];
    if (stands && (left * 1000 <= atStart * LAST_STAND || (left <= LAST_MEN && left < atStart)))
      return { occasion: 'last_stand', side };
  }
  return ordinary(battle, log, sums);
};

const factsOf = (
  { setup, all }: CompiledBattle,
  { men }: RoundLog,
  { struck, fallen }: Tally,
  side: Side,
): CaptionFacts => {
  const { terrain, weather, timeOfDay, defender } = setup;
  const ours = setup.attacker.units.length;
  const idsOf = (of: Side | null): string[] =>
    all
      .filter((_, unit) => struck.has(unit) && (of === null || unit < ours === (of === 'attacker')))
      .map(({ unitId }) => unitId);
  const left = (of: Side): number => Math.max(0, men[of] - fallen[of]);
  return {
    terrain,
    weather,
    timeOfDay,
    walls: defender.position === 'walls',
    struck: idsOf(side),
    struckOnBothSides: idsOf(null),
    men: left(side),
    menOfBoth: left('attacker') + left('defender'),
    felled: fallen[opposite(side)],
  };
};

/** The caption of a round. */
export const captionOf = (battle: CompiledBattle, log: RoundLog): CaptionPick => {
  const sums = tally(battle, log);
  const { occasion, side } = choose(battle, log, sums);
  return { occasion, side, pick: log.pick, facts: factsOf(battle, log, sums, side) };
};
