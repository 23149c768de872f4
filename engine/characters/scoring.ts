// How six scores come about: what points buy, what is dealt, and what dice come to. docs/RULES.md, "Characters".
import { ABILITIES, type CharacterBook, type Scoring } from '@sigilla/content/schema/character.ts';
import type { Random } from '../core/random.ts';
import { fine, refuse, type Result } from '../core/result.ts';
import type { AbilityScores, Throws } from './character.ts';

const valuesOf = (scores: AbilityScores): readonly number[] => ABILITIES.map((ability) => scores[ability]);
const descending = (values: readonly number[]): readonly number[] =>
  values.toSorted((one, other) => other - one);
const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  String(descending(one)) === String(descending(other));

/** What a score costs; null for one that is not sold. */
export const costOfScore = (score: number, { points }: Scoring): number | null =>
  points.costs.find(([value]) => value === score)?.[1] ?? null;

/** Points left of the budget; null where a score is not sold. Negative where too much was bought. */
export const pointsLeft = (scores: AbilityScores, scoring: Scoring): number | null => {
  let left = scoring.points.budget;
  for (const score of valuesOf(scores)) {
    const cost = costOfScore(score, scoring);
    if (cost === null) return null;
    left -= cost;
  }
  return left;
};

/** Throws six times, as the book says. */
export const throwDice = (random: Random, { dice: { dice, faces } }: Scoring): Throws =>
  Array.from({ length: 6 }, () => Array.from({ length: dice }, () => random.between(1, faces)));

/** What a throw comes to: its lowest dice are put aside. */
export const totalOf = (thrown: readonly number[], { dice: { dropped } }: Scoring): number =>
  descending(thrown)
    .slice(0, Math.max(0, thrown.length - dropped))
    .reduce((sum, die) => sum + die, 0);

/** The six totals, best first. */
export const totalsOf = (throws: Throws, scoring: Scoring): readonly number[] =>
  descending(throws.map((thrown) => totalOf(thrown, scoring)));

/** Are these the scores that the dice gave, in whatever order? */
export const cameOf = (scores: AbilityScores, throws: Throws, scoring: Scoring): boolean =>
  isSame(valuesOf(scores), totalsOf(throws, scoring));

/** Refuses scores that points don't buy. Points may be left. */
export const boughtRefusal = (
  scores: AbilityScores,
  { scoring }: Pick<CharacterBook, 'scoring'>,
): Result<void> => {
  const sold = scoring.points.costs.map(([value]) => value);
  const left = pointsLeft(scores, scoring);
  if (left === null)
    return refuse({
      code: 'scores_not_sold',
      params: { least: Math.min(...sold), most: Math.max(...sold) },
    });
  if (left >= 0) return fine;
  const { budget } = scoring.points;
  return refuse({ code: 'scores_overspent', params: { cost: budget - left, budget } });
};

/** Refuses scores that are not the standard array's. */
export const dealtRefusal = (
  scores: AbilityScores,
  { scoring }: Pick<CharacterBook, 'scoring'>,
): Result<void> =>
  isSame(valuesOf(scores), scoring.array)
    ? fine
    : refuse({ code: 'scores_not_dealt', params: { array: scoring.array.join(', ') } });
