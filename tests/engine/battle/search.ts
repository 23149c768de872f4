// The search for a best buy: to each of many armies thousands of replies for the same money, drawn from a seed and weighed with the real engine by
// halving: many are tried a little, few a lot. What no reply beats, or what no best reply ever holds, is out of balance.
// Invariants: the same seed finds the same replies; whoever is asked has captains of its own (engine/war/doctrine.ts), as a silent host has.
import { STANCES, TARGETS, DrawnUp } from '@sigilla/engine/battle/orders.ts';
import type { SideOrders } from '@sigilla/engine/battle/orders.ts';
import { estimateOdds } from '@sigilla/engine/battle/odds.ts';
import { forkSeed, randomFrom } from '@sigilla/engine/core/random.ts';
import type { Random } from '@sigilla/engine/core/random.ts';
import { captainsTarget } from '@sigilla/engine/war/doctrine.ts';
import { aBattle, anArmy, content } from './armies.ts';

export type Host = Readonly<Record<string, number>>;

/** What an army is bought for. */
export const TREASURY = 6000;

/** Gold, and mana at twice its weight. */
export const priceOf = (unit: string): number => {
  const { gold = 1, mana = 0 } = content.units.get(unit)?.costs ?? {};
  return gold + 2 * mana;
};

/** An enemy of every way of striking. */
export const EVEN_HANDED: Host = {
  soldiers: 45,
  archers: 40,
  heavy_cavalry: 8,
  catapult: 4,
  mage: 10,
  banner: 10,
};

/** Whoever can be bought inland. */
export const KINDS: readonly string[] = [...content.units.values()]
  .filter(({ type }) => type !== 'naval')
  .map(({ id }) => id);

/** An army of one to four kinds, each for a part of the treasury. */
const someHost = (random: Random): Host => {
  const parts = Array.from({ length: random.between(1, 4) }, () => ({
    unit: random.pick(KINDS),
    part: random.between(1, 4),
  }));
  const all = parts.reduce((sum, { part }) => sum + part, 0);
  const host: Record<string, number> = {};
  for (const { unit, part } of parts)
    host[unit] = (host[unit] ?? 0) + Math.max(1, Math.round((TREASURY * part) / all / priceOf(unit)));
  return host;
};

export interface Reply {
  readonly host: Host;
  readonly formation: DrawnUp;
  readonly stance: SideOrders['stance'];
  readonly target: SideOrders['target'];
}
export interface Weighed extends Reply {
  /** Permille that it wins, a draw half, fought from both places. */
  readonly won: number;
}

const FIGHTING = STANCES.filter((stance) => stance !== 'fall_back');

const someReply = (random: Random): Reply => ({
  host: someHost(random),
  formation: random.pick(DrawnUp.options),
  stance: random.pick(FIGHTING),
  target: random.pick(TARGETS),
});

/** How often a reply beats an army that holds and looks for whom its captains mean. */
const weigh = (army: Host, reply: Reply, samples: number, seed: string): number => {
  const own = { stance: reply.stance, target: reply.target };
  const mine = anArmy(reply.host, { formation: reply.formation });
  const there = aBattle(mine, anArmy(army));
  const back = aBattle(anArmy(army), mine);
  const captains: SideOrders = { stance: 'hold', target: captainsOf(army) };
  const half = Math.max(1, Math.round(samples / 2));
  const one = estimateOdds(there, half, seed, { attacker: own, defender: captains });
  const other = estimateOdds(back, half, forkSeed(seed, 'back'), { attacker: captains, defender: own });
  return Math.round((one.attacker + other.defender + (one.none + other.none) / 2) / 2);
};

const remembered = new Map<string, SideOrders['target']>();
/** Whom the captains of an army look for among its like. */
const captainsOf = (army: Host): SideOrders['target'] => {
  const name = JSON.stringify(army);
  const known = remembered.get(name) ?? captainsTarget(aBattle(anArmy(army), anArmy(army)), 'attacker');
  remembered.set(name, known);
  return known;
};

/** How many of so many replies are tried how often: an eighth goes on each time. */
const ROUNDS = [2, 8, 32, 96] as const;

/** The best replies to an army, the best first. */
export const bestReplies = (army: Host, replies: number, seed: string): readonly Weighed[] => {
  const random = randomFrom(forkSeed(seed, 'replies'));
  let left: readonly Reply[] = Array.from({ length: replies }, () => someReply(random));
  let weighed: readonly Weighed[] = [];
  for (const [round, samples] of ROUNDS.entries()) {
    weighed = left
      .map((reply, i) => ({ ...reply, won: weigh(army, reply, samples, forkSeed(seed, 'trial', round, i)) }))
      .toSorted((a, b) => b.won - a.won);
    left = weighed.slice(0, Math.max(8, Math.ceil(weighed.length / 8)));
  }
  return weighed;
};

/** The armies that are replied to: each kind with a little of others, and some of everything. */
export const askedArmies = (count: number, seed: string): readonly Host[] =>
  Array.from({ length: count }, (_, i) => someHost(randomFrom(forkSeed(seed, 'asked', i))));

/** Of each of one's own choices against each of the enemy's: permille won. */
const table = <T>(
  choices: readonly T[],
  fight: (mine: T, theirs: T) => number,
): readonly (readonly number[])[] => choices.map((mine) => choices.map((theirs) => fight(mine, theirs)));

/** Choices that are best against everything which the enemy may choose, by more than luck allows. */
const dominant = <T>(
  choices: readonly T[],
  won: readonly (readonly number[])[],
  luck: number,
): readonly T[] =>
  choices.filter((_, mine) =>
    choices.every((__, theirs) =>
      choices.every(
        (___, other) => other === mine || (won[mine]?.[theirs] ?? 0) > (won[other]?.[theirs] ?? 0) + luck,
      ),
    ),
  );

/** Formations, and stances, that are an army's best against every one of these enemies and all that each may choose. */
export const onlyChoices = (
  army: Host,
  enemies: readonly Host[],
  samples: number,
  seed: string,
): readonly string[] => {
  const against = enemies.map((enemy): readonly string[] => {
    const formed = table(DrawnUp.options, (mine, theirs) => {
      const setup = aBattle(anArmy(army, { formation: mine }), anArmy(enemy, { formation: theirs }));
      const odds = estimateOdds(setup, samples, seed);
      return odds.attacker + odds.none / 2;
    });
    const [own, other] = [captainsOf(army), captainsOf(enemy)];
    const borne = table(FIGHTING, (mine, theirs) => {
      const odds = estimateOdds(aBattle(anArmy(army), anArmy(enemy)), samples, seed, {
        attacker: { stance: mine, target: own },
        defender: { stance: theirs, target: other },
      });
      return odds.attacker + odds.none / 2;
    });
    return [...dominant(DrawnUp.options, formed, 0), ...dominant(FIGHTING, borne, 0)];
  });
  const [first = [], ...others] = against;
  return first.filter((choice) => others.every((list) => list.includes(choice)));
};
