// The streak: days in a row on which an account has done some Latin. Days are the account's own (core/calendar.ts). A streak can be shielded
// beforehand by a freeze scroll, and bought back afterwards within seven days. Invariant: nothing here shortens a streak
// except a whole lived day without Latin, and a milestone pays once in a lifetime.
import type { StreakMilestone, StreakRules, StreakTier } from '@sigilla/content/schema/streak.ts';
import { z } from 'zod';
import type { AccountCalendar } from '../core/calendar.ts';
import { dayOf, daysLivedSince, dayStart, startOfDayAfter } from '../core/calendar.ts';
import { Day } from '../core/day.ts';
import type { Result } from '../core/result.ts';
import { ok, refuse } from '../core/result.ts';

/** Turns for one right answer, before the streak's bonus (latin.md 9.1). */
export const TURNS_PER_ANSWER = 5;
/** A freeze scroll shields for 24 hours (G-075). */
const FREEZE_MS = 86_400_000;
/** A streak can be recovered while its last active day is at most so many days ago (latin.md 4.1). */
const RECOVERY_WINDOW_DAYS = 7;
/** The price of recovery for each missed day (latin.md 9.1, G-157). */
const RECOVERY_TURNS_A_DAY = 20;

/** A shield against one missed day. */
const Protection = z.object({ from: z.int(), until: z.int() });

/** The streak of an account, as it is stored. Instants are epoch milliseconds. */
export const Streak = z.object({
  currentStreak: z.int().min(0),
  longestStreak: z.int().min(0),
  totalDaysActive: z.int().min(0),
  lastActiveDate: Day.nullable(),
  freezeScrollsAvailable: z.int().min(0),
  /** Scrolls used since the last active day, the latest last; one may still be burning. */
  protections: z.array(Protection),
  /** Days of the milestones that have been paid. */
  milestonesReached: z.array(z.int()),
  /** The streak that was lost when the present one began, while it can still be recovered. */
  lost: z.object({ streak: z.int().min(1), lastActiveDate: Day, missed: z.int().min(1) }).nullable(),
});
export type Streak = z.infer<typeof Streak>;

/** Before the first day. */
export const newStreak = (): Streak => ({
  currentStreak: 0,
  longestStreak: 0,
  totalDaysActive: 0,
  lastActiveDate: null,
  freezeScrollsAvailable: 0,
  protections: [],
  milestonesReached: [],
  lost: null,
});

/** Is a freeze scroll burning? */
const isProtected = ({ protections }: Streak, now: number): boolean =>
  protections.some(({ from, until }) => from <= now && now < until);

/** The lived days without Latin since `lastActiveDate`, today left out, that no scroll has shielded. Each scroll shields one day it touches. */
const unshielded = (streak: Streak, now: number, calendar: AccountCalendar): readonly Day[] => {
  if (streak.lastActiveDate === null) return [];
  const scrolls = [...streak.protections];
  return daysLivedSince(streak.lastActiveDate, now, calendar).filter((day) => {
    const shield = scrolls.findIndex(
      ({ from, until }) => dayOf(from, calendar) <= day && day <= dayOf(until - 1, calendar),
    );
    if (shield < 0) return true;
    scrolls.splice(shield, 1);
    return false;
  });
};

const isBroken = (streak: Streak, now: number, calendar: AccountCalendar): boolean =>
  streak.currentStreak > 0 && unshielded(streak, now, calendar).length > 0;

/** Pays what a streak of this length has reached for the first time. */
const withMilestones = (
  streak: Streak,
  rules: StreakRules,
): { readonly streak: Streak; readonly reached: readonly StreakMilestone[] } => {
  const reached = rules.milestones.filter(
    ({ days }) => days <= streak.currentStreak && !streak.milestonesReached.includes(days),
  );
  const scrolls = reached.reduce((sum, { reward }) => sum + (reward.freezeScrolls ?? 0), 0);
  return {
    reached,
    streak: {
      ...streak,
      longestStreak: Math.max(streak.longestStreak, streak.currentStreak),
      freezeScrollsAvailable: streak.freezeScrollsAvailable + scrolls,
      milestonesReached: [...streak.milestonesReached, ...reached.map(({ days }) => days)],
    },
  };
};

/**
 * Some Latin was done at `now`. The first time in a day lengthens the streak, or begins a new one if a day was missed; later times change
 * nothing. `reached` are the milestones whose rewards are due now (their scrolls are in the streak already; turns, title and badge are
 * for the caller to grant in the same commit).
 */
export const recordActivity = (
  streak: Streak,
  now: number,
  calendar: AccountCalendar,
  rules: StreakRules,
): { readonly streak: Streak; readonly reached: readonly StreakMilestone[] } => {
  const today = dayOf(now, calendar);
  const { lastActiveDate } = streak;
  if (lastActiveDate !== null && lastActiveDate >= today) return { streak, reached: [] };
  const missed = streak.currentStreak > 0 ? unshielded(streak, now, calendar).length : 0;
  return withMilestones(
    {
      ...streak,
      currentStreak: missed > 0 ? 1 : streak.currentStreak + 1,
      totalDaysActive: streak.totalDaysActive + 1,
      lastActiveDate: today,
      protections: streak.protections.filter(({ until }) => until > now),
      lost:
        missed > 0 && lastActiveDate !== null
          ? { streak: streak.currentStreak, lastActiveDate, missed }
          : streak.lost,
    },
    rules,
  );
};

/** Burns a freeze scroll: a missed day that its 24 hours touch does not break the streak. Refuses as the codes say. */
export const burnFreezeScroll = (streak: Streak, now: number, calendar: AccountCalendar): Result<Streak> => {
  if (streak.freezeScrollsAvailable < 1) return refuse({ code: 'no_freeze_scroll', params: {} });
  if (isProtected(streak, now)) return refuse({ code: 'streak_protected', params: {} });
  if (streak.currentStreak === 0) return refuse({ code: 'no_streak', params: {} });
  if (isBroken(streak, now, calendar)) return refuse({ code: 'streak_already_broken', params: {} });
  return ok({
    ...streak,
    freezeScrollsAvailable: streak.freezeScrollsAvailable - 1,
    protections: [...streak.protections, { from: now, until: now + FREEZE_MS }],
  });
};

/** What recovery would cost and give. */
export interface StreakRecovery {
  readonly missedDays: number;
  /** In turns. */
  readonly cost: number;
  /** How long the streak will be. */
  readonly restores: number;
  /** The last moment (epoch ms) at which it is possible. */
  readonly until: number;
}

/** Days from the day `from` to today, as the account lived them: 1 when it was yesterday. */
const daysSince = (from: Day, now: number, calendar: AccountCalendar): number =>
  daysLivedSince(from, now, calendar).length + 1;

/** The break that could be mended: the one that stands now, or the one before the present streak began. */
const lastBreak = (
  streak: Streak,
  now: number,
  calendar: AccountCalendar,
): { readonly from: Day; readonly missed: number; readonly restores: number } | null => {
  const { lastActiveDate, lost } = streak;
  if (lastActiveDate !== null && isBroken(streak, now, calendar))
    return {
      from: lastActiveDate,
      missed: unshielded(streak, now, calendar).length,
      restores: streak.currentStreak,
    };
  if (lost === null || daysSince(lost.lastActiveDate, now, calendar) > RECOVERY_WINDOW_DAYS) return null;
  return {
    from: lost.lastActiveDate,
    missed: lost.missed,
    restores: lost.streak + streak.currentStreak,
  };
};

/** What it takes to recover the streak, or why it cannot be: `streak_unbroken`, `streak_too_old`. */
export const recoveryOf = (
  streak: Streak,
  now: number,
  calendar: AccountCalendar,
): Result<StreakRecovery> => {
  const gap = lastBreak(streak, now, calendar);
  if (gap === null) return refuse({ code: 'streak_unbroken', params: {} });
  const daysAgo = daysSince(gap.from, now, calendar);
  if (daysAgo > RECOVERY_WINDOW_DAYS)
    return refuse({ code: 'streak_too_old', params: { days: RECOVERY_WINDOW_DAYS } });
  return ok({
    missedDays: gap.missed,
    cost: RECOVERY_TURNS_A_DAY * gap.missed,
    restores: gap.restores,
    until: startOfDayAfter(now, RECOVERY_WINDOW_DAYS - daysAgo + 1, calendar) - 1,
  });
};

/**
 * Buys the streak back, for a `cost` that is the caller's to take; refuses as `recoveryOf` does. A streak that had not been resumed is alive
 * again and waits for today's Latin.
 */
export const recoverStreak = (
  streak: Streak,
  now: number,
  calendar: AccountCalendar,
  rules: StreakRules,
): Result<{
  readonly streak: Streak;
  readonly cost: number;
  readonly reached: readonly StreakMilestone[];
}> => {
  const recovery = recoveryOf(streak, now, calendar);
  if (!recovery.ok) return recovery;
  const { cost, restores } = recovery.value;
  const resumed = streak.lastActiveDate !== null && !isBroken(streak, now, calendar);
  const recovered = {
    ...streak,
    currentStreak: restores,
    lastActiveDate: resumed ? streak.lastActiveDate : dayOf(dayStart(now, calendar) - 1, calendar),
    protections: streak.protections.filter(({ until }) => until > now),
    lost: null,
  };
  return ok({ cost, ...withMilestones(recovered, rules) });
};

/** The tier that a streak of so many days has reached. `multiplierPermille` is what a right answer earns against one without a streak. */
export const streakTier = (
  currentStreak: number,
  { tiers }: StreakRules,
): StreakTier & { readonly multiplierPermille: number } => {
  const tier = tiers.findLast(({ fromDays }) => fromDays <= currentStreak) ?? tiers[0];
  if (tier === undefined) throw new Error('a streak without tiers');
  const earned = TURNS_PER_ANSWER + tier.bonusPerQuestion;
  return { ...tier, multiplierPermille: Math.floor((1000 * earned) / TURNS_PER_ANSWER) };
};

/** What the streak card shows (latin.md 2.7, 3.1). */
export const streakView = (streak: Streak, now: number, calendar: AccountCalendar, rules: StreakRules) => {
  const broken = isBroken(streak, now, calendar);
  const current = broken ? 0 : streak.currentStreak;
  const recovery = recoveryOf(streak, now, calendar);
  const burning = streak.protections.findLast(({ from, until }) => from <= now && now < until);
  return {
    currentStreak: current,
    longestStreak: streak.longestStreak,
    totalDaysActive: streak.totalDaysActive,
    lastActiveDate: streak.lastActiveDate,
    isActiveToday: streak.lastActiveDate !== null && streak.lastActiveDate >= dayOf(now, calendar),
    isBroken: broken,
    freezeScrollsAvailable: streak.freezeScrollsAvailable,
    streakProtectionActive: burning !== undefined,
    streakProtectionExpiresAt: burning?.until ?? null,
    milestones: rules.milestones.map((milestone) => ({
      ...milestone,
      reached: streak.milestonesReached.includes(milestone.days),
    })),
    nextMilestone: rules.milestones.find(({ days }) => !streak.milestonesReached.includes(days)) ?? null,
    tier: streakTier(current, rules),
    recovery: recovery.ok ? recovery.value : null,
    /** Why recovery is not offered. */
    recoveryRefusal: recovery.ok ? null : recovery.refusal,
  };
};
