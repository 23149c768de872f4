// Whom to challenge first: whoever answers soonest, and among those the host nearest to one's own in strength.
// Strength is that of the host that can march, never of the hoard. Invariants: total and pure; nobody who can't fight now stands
// before somebody who can and answers as soon.
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

/** How unlike two hosts are in strength: 1 for equals, 2 where one is twice the other. */
const unlike = (own: number, rival: number): number =>
  Math.max(own, rival, 1) / Math.max(1, Math.min(own, rival));

/** Rivals in the order in which one would challenge them with a host of `ownHost`. */
export const inOrder = <R extends RivalStanding>(rivals: readonly R[], ownHost: number): R[] =>
  rivals.toSorted(
    (a, b) => place(a) - place(b) || unlike(ownHost, a.hostPower) - unlike(ownHost, b.hostPower),
  );

export type Odds = 'crushing' | 'ours' | 'even' | 'theirs' | 'hopeless';

/** How a fight promises to go between hosts of these powers, before ground, formation, orders and luck have their say. */
export const oddsOf = (ownHost: number, rivalHost: number): Odds => {
  const share = ownHost / Math.max(1, rivalHost);
  if (share >= 1.6) return 'crushing';
  if (share >= 1.15) return 'ours';
  if (share > 0.87) return 'even';
  return share > 0.62 ? 'theirs' : 'hopeless';
};
