// Whom to challenge first: whoever answers soonest, among those whoever there is some hope against, and among those the host nearest to one's own in strength.
// Strength is that of the host that can march, never of the hoard; the realm's own count for more, since they weigh
// their orders. Invariants: total and pure; nobody who can't fight now stands before somebody who can and answers as soon.
import { z } from 'zod';

/** When a ruler answers: a player who is here, a kingdom of the realm at once, and whoever sleeps when they wake. */
export const Answers = z.enum(['awake', 'realm', 'asleep']);
export type Answers = z.infer<typeof Answers>;

export interface RivalStanding {
  readonly answers: Answers;
  /** Power of the strongest army that can march; 0 when none can. */
  readonly hostPower: number;
}

/** Those who answer and can fight, by how soon they answer; then those whose host is in the field; then the sleeping. */
const place = ({ answers, hostPower }: RivalStanding): number => {
  if (answers === 'asleep') return 3;
  if (hostPower === 0) return 2;
  return answers === 'awake' ? 0 : 1;
};

/**
 * Permille of its worth for which a host of the realm's own counts: before every round its captains weigh all orders they know of, as few players do
 * (tests/engine/war/rivals.test.ts).
 */
const REALM_WEIGHT = 1300;

/** The strength with which one has to reckon: a host's power, and more where the realm commands it. */
export const reckoned = (hostPower: number, isRealms: boolean): number =>
  isRealms ? Math.round((hostPower * REALM_WEIGHT) / 1000) : hostPower;

/** How unlike two hosts are in strength: 1 for equals, 2 where one is twice the other. */
const unlike = (own: number, rival: number): number =>
  Math.max(own, rival, 1) / Math.max(1, Math.min(own, rival));

/** From certain victory to certain defeat. */
export const ODDS = ['crushing', 'ours', 'leaning', 'even', 'uphill', 'theirs', 'grim', 'hopeless'] as const;
export type Odds = (typeof ODDS)[number];

/** Chances in a hundred from which the odds are called so; below the last they are hopeless. */
const CALLED: readonly (readonly [least: number, Odds])[] = [
  [97, 'crushing'],
  [80, 'ours'],
  [58, 'leaning'],
  [43, 'even'],
  [20, 'uphill'],
  [8, 'theirs'],
  [4, 'grim'],
];

/**
 * About how many fights in a hundred a host of this power wins against one of that, before ground, formation, orders and luck have their say: the
 * fifth power of what one has over the other. Hosts of the same making decide it more sharply, unlike ones less (tests/engine/war/rivals.test.ts).
 */
export const chanceOf = (ownHost: number, rivalHost: number): number => {
  const share = ownHost / Math.max(1, rivalHost);
  const squared = share * share;
  const weight = squared * squared * share;
  return Math.max(1, Math.min(99, Math.round((100 * weight) / (1 + weight))));
};

/** How such a chance is called. */
export const oddsOf = (chance: number): Odds => CALLED.find(([least]) => chance >= least)?.[1] ?? 'hopeless';

/** Chances in a hundred below which nobody is sent against a rival unless they ask for it. */
const HOPE = 20;
const isBeyond = (own: number, rival: number): number => (own > 0 && chanceOf(own, rival) < HOPE ? 1 : 0);

/** Rivals in the order in which one would challenge them with a host of `ownHost`. */
export const inOrder = <R extends RivalStanding>(rivals: readonly R[], ownHost: number): R[] => {
  const strength = ({ answers, hostPower }: R): number => reckoned(hostPower, answers === 'realm');
  return rivals.toSorted(
    (a, b) =>
      place(a) - place(b) ||
      isBeyond(ownHost, strength(a)) - isBeyond(ownHost, strength(b)) ||
      unlike(ownHost, strength(a)) - unlike(ownHost, strength(b)),
  );
};
