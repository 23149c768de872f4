// The learner as its owner sees it at a moment: the stored document read as of that day.
import type { Refusal } from '@sigilla/content/texts/errors.ts';
import { dayEnd } from '../core/calendar.ts';
import type { LearningRules } from '../kingdom/content.ts';
import { SCROLLS_A_DAY, learnerAt, skillLevel } from './learner.ts';
import type { Learner } from './learner.ts';
import { streakView } from './streak.ts';
import { countMet } from './wordsMet.ts';
import type { LearnerView } from './views.ts';

const streakOf = (
  { streak, calendar }: Learner,
  now: number,
  { streak: rules }: LearningRules,
  say: (refusal: Refusal) => string,
): LearnerView['streak'] => {
  const {
    isActiveToday,
    isBroken,
    tier,
    nextMilestone: _next,
    recoveryRefusal,
    ...shown
  } = streakView(streak, now, calendar, rules);
  return {
    ...shown,
    activeToday: isActiveToday,
    broken: isBroken,
    milestones: [...shown.milestones],
    tier: {
      name: tier.name,
      description: tier.description,
      bonusPerQuestion: tier.bonusPerQuestion,
      multiplier: tier.multiplierPermille / 1000,
    },
    recoveryRefusal: recoveryRefusal === null ? null : say(recoveryRefusal),
  };
};

/** What of a learner is shown; `dueCards` is what the Memory Palace has waiting, `say` words a refusal. */
export const learnerView = (
  stored: Learner,
  now: number,
  rules: LearningRules,
  dueCards: number,
  say: (refusal: Refusal) => string,
): LearnerView => {
  const learner = learnerAt(stored, now);
  const { placement, calendar, today, totals } = learner;
  const level = skillLevel(learner);
  const rank = rules.ranks[level - 1];
  return {
    hasCompletedAssessment: placement !== null,
    assessmentDate: placement?.at ?? null,
    assessmentAnswered: learner.sitting.filter(({ answer }) => answer !== null).length,
    skillLevel: level,
    rank: {
      latin: rank?.latin ?? '',
      english: rank?.english ?? '',
      next: rules.ranks[level]?.latin ?? null,
    },
    confidenceCalibration: placement?.confidenceCalibration ?? 0,
    currentDifficultyLevel: Math.ceil(level / 2),
    timeZone: calendar.zone,
    timeZoneIsSet: calendar.zone !== 'UTC' || calendar.changedAt !== null,
    today: {
      day: today.day,
      questionsAnswered: today.scrolls.length,
      scrolls: [...today.scrolls],
      limit: SCROLLS_A_DAY,
      turnsEarned: today.turns,
      endsAt: dayEnd(now, calendar),
    },
    totals: {
      ...totals,
      averageAccuracy: totals.answered === 0 ? 0 : Math.round((100 * totals.correct) / totals.answered),
      words: countMet(learner.words),
    },
    streak: streakOf(learner, now, rules, say),
    dueCards,
    wordsLearned: [...learner.lately],
  };
};
