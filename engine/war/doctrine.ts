// What a host does whose commander says nothing: its captains know their trade. Whom it looks for they settle when the hosts are counted, by
// fighting it out in their heads; how it bears itself they answer to what was done to them in the round before. Invariants: whom they look
// for is sworn to with the hosts, so that anybody can read it; nothing here draws from a battle's own chance; a commander's word stands above it.
import { powersLeft } from '../battle/bearing.ts';
import { MORALE_WAVER } from '../battle/law.ts';
import { estimateOdds } from '../battle/odds.ts';
import { DEFAULT_ORDERS, TARGETS } from '../battle/orders.ts';
import { SIDES, opposite } from '../battle/setup.ts';
import type { BattleSetup, BattleSide, Power, Side, SideOrders, Stance, Target } from '../battle/setup.ts';
import type { RoundLog } from '../battle/state.ts';
import { sha256Hex } from '../core/random.ts';

/** Battles that captains fight in their heads for each target, all of the same luck. */
const TRIALS = 16;
const LUCK = sha256Hex('sigilla/captains').slice(0, 32);
/** Battles of other luck by which they go over it again before they leave the weakest alone: sixteen may have been chance. */
const TRIALS_AGAIN = 48;
const OTHER_LUCK = sha256Hex('sigilla/captains/again').slice(0, 32);
/** By how many permille another target must win more often before captains leave the weakest alone. */
const WORTH_IT = 75;

/** Is there anybody of that kind to look for? */
const isThere = (target: Target, { units }: BattleSide): boolean => {
  if (target === 'archers') return units.some(({ type }) => type === 'archer');
  return target !== 'engines' || units.some(({ type }) => type === 'siege' || type === 'support');
};

/** Whom a host had best look for against one that holds and strikes the weakest. */
export const captainsTarget = (setup: BattleSetup, side: Side): Target => {
  const won = (target: Target, trials = TRIALS, luck = LUCK): number => {
    const own = { ...DEFAULT_ORDERS, target };
    const orders = { attacker: DEFAULT_ORDERS, defender: DEFAULT_ORDERS, [side]: own };
    const odds = estimateOdds(setup, trials, luck, orders);
    return odds[side] + odds.none / 2;
  };
  const usual = DEFAULT_ORDERS.target;
  let best: Target = usual;
  let most = won(best) + WORTH_IT;
  for (const target of TARGETS) {
    if (target === DEFAULT_ORDERS.target || !isThere(target, setup[opposite(side)])) continue;
    const share = won(target);
    if (share <= most) continue;
    best = target;
    most = share;
  }
  if (best === usual) return usual;
  const isWorthIt = won(best, TRIALS_AGAIN, OTHER_LUCK) >= won(usual, TRIALS_AGAIN, OTHER_LUCK) + WORTH_IT;
  return isWorthIt ? best : usual;
};

/** The setup with what the captains of every host have settled that a player commands. */
export const withCaptains = (setup: BattleSetup): BattleSetup => {
  let settled = setup;
  for (const side of SIDES)
    if (!setup[side].isNpc)
      settled = { ...settled, [side]: { ...setup[side], captains: captainsTarget(setup, side) } };
  return settled;
};

/** How captains bear themselves after what the enemy did: a trick is run through, a runner met standing, one who yields pursued. */
const ANSWERS: Readonly<Record<Stance, Stance>> = {
  hold: 'hold',
  press: 'hold',
  feint: 'press',
  fall_back: 'press',
};

/** What captains call on: the mages at once, the banners when the ranks begin to come apart. */
const called = (
  setup: BattleSetup,
  rounds: readonly Pick<RoundLog, 'drawn' | 'morale'>[],
  side: Side,
): Power | undefined => {
  const spent = rounds.flatMap(({ drawn }) => drawn?.[side].power ?? []);
  const left = powersLeft(setup, side, { spent }, () => true);
  if (left.includes('spell')) return 'spell';
  const morale = rounds.at(-1)?.morale[side][1] ?? setup[side].morale;
  return left.includes('rally') && morale <= MORALE_WAVER + RALLY_AHEAD ? 'rally' : undefined;
};
/** Points above wavering at which captains rally: a round later it would be too late. */
const RALLY_AHEAD = 15;

/** The orders of a host whose commander has said nothing in this battle; null where the law knows of no captains. */
export const captainsOrders = (
  setup: BattleSetup,
  rounds: readonly Pick<RoundLog, 'orders' | 'drawn' | 'morale'>[],
  side: Side,
): SideOrders | null => {
  const target = setup[side].captains;
  if (target === undefined) return null;
  const seen = rounds.at(-1)?.orders[opposite(side)].stance ?? 'hold';
  const power = called(setup, rounds, side);
  return { stance: ANSWERS[seen], target, ...(power === undefined ? {} : { power }) };
};
