// The challenge of the day as its learner sees it at a moment.
import { dayEnd } from '../core/calendar.ts';
import { SCROLLS_A_DAY, learnerAt } from '../learning/learner.ts';
import type { Learner } from '../learning/learner.ts';
import { TURNS_PER_ANSWER } from '../learning/streak.ts';
import { percentMet, sandEnds, standingOf } from './challenge.ts';
import type { ChallengeStanding, PutChallenge } from './challenge.ts';
import { heldBy } from './honors.ts';
import type { Honors } from './honors.ts';
import type { HonorRules } from './rules.ts';
import type { ChallengeView } from './views.ts';

/** What is said of it in a line. */
const messageOf = ({ status, failed }: ChallengeStanding, isTooLate: boolean): string => {
  if (status === 'COMPLETE') return 'Challenge completed! Come back tomorrow for a new challenge.';
  if (status === 'IN PROGRESS') return 'It is on. Every scroll that it asks for counts.';
  if (isTooLate) return 'The day has too few scrolls left for it. A new one comes at midnight.';
  if (failed === 'time')
    return 'The sand ran out. The scrolls are paid all the same; begin anew if you like.';
  if (failed === 'hope') return 'That try cannot be saved any more. Begin anew if you like.';
  return 'It counts scrolls answered after it was begun.';
};

/** The honor, not yet earned, that meeting it leads towards. */
const leadsTo = ({ feast }: PutChallenge, honors: Honors, { achievements }: HonorRules): string | null => {
  const counter = feast === null ? 'challenges' : 'feasts';
  const held = heldBy(honors);
  return achievements.find(({ id, needs }) => needs.counter === counter && !held.has(id))?.name ?? null;
};

/** The challenge that is put to a learner today. */
export const challengeView = (
  put: PutChallenge,
  honors: Honors,
  stored: Learner,
  now: number,
  rules: HonorRules,
): ChallengeView => {
  const { kind, feast } = put;
  const { today, calendar } = learnerAt(stored, now);
  const standing = standingOf(honors, kind, { day: today.day, answered: today.scrolls.length, now });
  const { status, tried } = standing;
  const scrollsLeft = Math.max(0, SCROLLS_A_DAY - today.scrolls.length);
  const isOn = status === 'IN PROGRESS';
  const shown = status === 'NOT STARTED' ? null : tried;
  const until = Math.min(shown?.metAt ?? now, now);
  return {
    id: kind.id,
    name: kind.name,
    icon: kind.icon,
    difficulty: kind.difficulty,
    description: kind.description,
    requirements: {
      questionsToComplete: kind.questionsToComplete,
      timeLimit: kind.timeLimit,
      minAccuracy: kind.minAccuracy,
      requiredStreak: kind.requiredStreak,
      questionTypes: [...kind.types],
    },
    rewards: {
      baseTurns: TURNS_PER_ANSWER * kind.questionsToComplete,
      bonusTurns: kind.bonusTurns,
      badge: kind.badge,
      achievement: leadsTo(put, honors, rules),
    },
    event: feast === null ? null : { latin: feast.latin, about: feast.about },
    status,
    progress: {
      questionsCompleted: shown?.answered ?? 0,
      timeElapsed: shown === null ? 0 : Math.max(0, Math.floor((until - shown.startedAt) / 1000)),
      currentStreak: shown?.run ?? 0,
      accuracy: shown === null || shown.answered === 0 ? 0 : Math.round((100 * shown.right) / shown.answered),
      progressPercent: shown === null ? 0 : percentMet(kind, shown),
      isComplete: status === 'COMPLETE',
      message: messageOf(standing, status === 'NOT STARTED' && scrollsLeft < kind.questionsToComplete),
    },
    startedAt: shown?.startedAt ?? null,
    timeEndsAt: isOn && tried !== null ? sandEnds(kind, tried, now) : null,
    endsAt: dayEnd(now, calendar),
    scrollsLeft,
  };
};
