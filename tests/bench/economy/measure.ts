// What many reigns come to: the middle of each policy at each turn, what power is made of in the end, and who took which branch.
// Invariant: every figure is a median over the seeds of one policy.
import { TIER_WORTH } from '@sigilla/content/schema/feat.ts';
import { powerParts, type PowerParts } from '@sigilla/engine/kingdom/power.ts';
import { content } from '../../support/builders.ts';
import type { Reign, Standing } from './play.ts';

export const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((one, other) => one - other);
  const low = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  const high = sorted[Math.ceil((sorted.length - 1) / 2)] ?? 0;
  return Math.round((low + high) / 2);
};

/** The reigns of one policy taken together. */
export interface Together {
  readonly policy: string;
  readonly reigns: readonly Reign[];
  readonly end: Standing;
  readonly parts: PowerParts;
}

const FIGURES = ['power', 'income', 'gold', 'men', 'level'] as const;

/** How the middle kingdom of a policy stood at a turn. */
export const standingAt = (reigns: readonly Reign[], turn: number): Standing => {
  const then = reigns.map(({ course }) => course.findLast((one) => one.turn <= turn) ?? course[0]);
  const middle = (of: (typeof FIGURES)[number]): number => median(then.map((one) => one?.[of] ?? 0));
  return {
    turn,
    power: middle('power'),
    income: middle('income'),
    gold: middle('gold'),
    men: middle('men'),
    level: middle('level'),
  };
};

export const together = (reigns: readonly Reign[], turns: number): readonly Together[] =>
  [...Map.groupBy(reigns, ({ policy }) => policy)].map(([policy, own]) => {
    const parts = own.map(({ end }) => powerParts(end, content));
    const middle = (of: keyof PowerParts): number => median(parts.map((one) => one[of]));
    return {
      policy,
      reigns: own,
      end: standingAt(own, turns + 20),
      parts: {
        resources: middle('resources'),
        buildings: middle('buildings'),
        armies: middle('armies'),
        artifacts: middle('artifacts'),
        heroes: middle('heroes'),
      },
    };
  });

/** Permille of the median that each policy reached in the end. */
export const sharesOfMedian = (all: readonly Together[]): ReadonlyMap<string, number> => {
  const middle = median(all.map(({ end }) => end.power));
  return new Map(all.map(({ policy, end }) => [policy, Math.round((1000 * end.power) / middle)]));
};

/** The least share of the median (permille) with which a policy shows that what it took was worth it. */
const THRIVING = 500;

/** Who took each branch, and throve: each kind of building that is no crown of an age, each deed. */
export const takenBy = (all: readonly Together[]): ReadonlyMap<string, readonly string[]> => {
  const shares = sharesOfMedian(all);
  const taken = new Map<string, string[]>();
  for (const { id, special } of content.buildings.values()) if (special === null) taken.set(id, []);
  for (const { policy, reigns } of all) {
    if ((shares.get(policy) ?? 0) < THRIVING) continue;
    const branches = reigns.flatMap(({ end, deeds }) => [
      ...end.buildings.map(({ type }) => type),
      ...Object.keys(deeds),
    ]);
    for (const branch of new Set(branches)) taken.set(branch, [...(taken.get(branch) ?? []), policy]);
  }
  return taken;
};

/** What magic, heroes and feats came to with a policy, each a median. */
export interface Graces {
  readonly policy: string;
  /** Castings of each of the five tiers. */
  readonly casts: readonly number[];
  readonly heroes: number;
  readonly quests: number;
  readonly embassies: number;
  readonly lessons: number;
  readonly feats: number;
  readonly featTurns: number;
  readonly featExperience: number;
}

const TIERS = [1, 2, 3, 4, 5] as const;

export const gracesOf = ({ policy, reigns }: Together): Graces => {
  const middle = (of: (reign: Reign) => number): number => median(reigns.map(of));
  const done = (verb: string) => middle(({ deeds }) => deeds[verb] ?? 0);
  const cast = (tier: number, { casts }: Reign): number =>
    Object.entries(casts).reduce(
      (sum, [id, times]) => sum + (content.spells.get(id)?.tier === tier ? times : 0),
      0,
    );
  const experience = ({ feats }: Reign): number =>
    content.renown.feats
      .filter(({ id }) => feats.ids.includes(id))
      .reduce((sum, { tier }) => sum + TIER_WORTH[tier].experience, 0);
  return {
    policy,
    casts: TIERS.map((tier) => middle((reign) => cast(tier, reign))),
    heroes: middle(({ end }) => end.heroes.length),
    quests: done('begin_hero_quest'),
    embassies: done('send_envoy'),
    lessons: done('train_hero'),
    feats: middle(({ feats }) => feats.ids.length),
    featTurns: middle(({ feats }) => feats.turns),
    featExperience: middle(experience),
  };
};
