// Where a newcomer stands: skill levels 1 to 10 weighed against each other by the answers to an assessment that adapts. Each question has
// a level; whoever stands there answers it rightly three times in four. After each answer the next question comes from where it would
// teach most. Method and its proof by simulation: docs/RULES.md, "The assessment". Invariant: a right answer never lowers the estimate.
/** Skill levels, from one who has never seen Latin to one who reads it for pleasure. */
const SKILL_LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** How sharply knowing sets in around one's own level (logistic slope a level). */
const SLOPE = 1.3;
/** At one's own level three in four are right: the logistic stands so far to the easy side. */
const EASE = Math.log(3);
/** Four lettered options can be hit by chance; a typed answer hardly. */
const GUESS = { choosing: 0.25, writing: 0.02 } as const;
/** Whoever knows it still slips once in twenty. */
const SLIP = 0.05;

/** One question put and answered. */
export interface Answered {
  /** The skill level that the question asks for. */
  readonly level: number;
  readonly way: keyof typeof GUESS;
  readonly isCorrect: boolean;
}

/** The chance that one of skill `skill` answers a question of `level` rightly. */
export const chanceRight = (skill: number, level: number, way: Answered['way']): number => {
  const known = 1 / (1 + Math.exp(-(SLOPE * (skill - level) + EASE)));
  return GUESS[way] + (1 - GUESS[way] - SLIP) * known;
};

/** How likely each skill level is after these answers; it sums to 1. Nobody is expected anywhere beforehand. */
const beliefs = (answers: readonly Answered[]): readonly number[] => {
  const weights = SKILL_LEVELS.map((skill) =>
    answers.reduce((weight, { level, way, isCorrect }) => {
      const chance = chanceRight(skill, level, way);
      return weight * (isCorrect ? chance : 1 - chance);
    }, 1),
  );
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => weight / sum);
};

const meanOf = (believed: readonly number[]): number =>
  believed.reduce((sum, belief, at) => sum + belief * (SKILL_LEVELS[at] ?? 0), 0);

/** The skill level that these answers speak for, 1 to 10. */
export const placedAt = (answers: readonly Answered[]): number => Math.round(meanOf(beliefs(answers)));

/** How much doubt would be left, on the average, after a question of `level`: the variance of the estimate. */
const doubtAfter = (believed: readonly number[], level: number, way: Answered['way']): number =>
  [true, false].reduce((doubt, isCorrect) => {
    const joint = believed.map((belief, at) => {
      const chance = chanceRight(SKILL_LEVELS[at] ?? 0, level, way);
      return belief * (isCorrect ? chance : 1 - chance);
    });
    const share = joint.reduce((a, b) => a + b, 0);
    const after = joint.map((weight) => weight / share);
    const mean = meanOf(after);
    return (
      doubt +
      share * after.reduce((sum, belief, at) => sum + belief * ((SKILL_LEVELS[at] ?? 0) - mean) ** 2, 0)
    );
  }, 0);

/** An assessment opens gently: nobody should be met at the door by a superlative in the dative plural. */
const FIRST_LEVEL = 2;

/** The level of the question to ask next: the one that leaves least doubt, after an easy first. `way` is how it will be answered. */
export const nextLevel = (answers: readonly Answered[], way: Answered['way']): number => {
  if (answers.length === 0) return FIRST_LEVEL;
  const believed = beliefs(answers);
  return SKILL_LEVELS.map((level) => ({ level, doubt: doubtAfter(believed, level, way) })).reduce(
    (best, one) => (one.doubt < best.doubt ? one : best),
  ).level;
};

/** The label that a level's question bears in the assessment: 1 Beginner, 2 Intermediate, 3 Advanced. */
export const assessmentDifficulty = (level: number): 1 | 2 | 3 => {
  if (level <= 3) return 1;
  return level <= 6 ? 2 : 3;
};

/**
 * How well one knows what one knows, from -1 (far too modest) by 0 (just) to 1 (far too bold): the confidence felt, out of ten, less the share that was right,
 * on the average. Two decimals; 0 when nothing was answered.
 */
export const calibrationOf = (
  answers: readonly { readonly confidence: number; readonly isCorrect: boolean }[],
): number => {
  if (answers.length === 0) return 0;
  const sum = answers.reduce(
    (total, { confidence, isCorrect }) => total + (confidence - 1) / 9 - Number(isCorrect),
    0,
  );
  return Math.round((100 * sum) / answers.length) / 100;
};
