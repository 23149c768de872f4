// The challenge of the day: which one it is, how it is begun, what an answer does to it, and when it is met. It lives until the learner's
// midnight; one that ran out of time or patience can be begun anew until then. Invariants: everybody of one level is given the same by the same
// secret and day; it is met once a day, and what is answered before it was begun does not count.
import type { ChallengeKind, Feast } from '@sigilla/content/schema/challenge.ts';
import { utcMidnight } from '../core/day.ts';
import type { Day } from '../core/day.ts';
import { forkSeed } from '../core/random.ts';
import type { Seed } from '../core/random.ts';
import type { Result } from '../core/result.ts';
import { ok, refuse } from '../core/result.ts';
import { SCROLLS_A_DAY } from '../learning/learner.ts';
import { counted } from './honors.ts';
import type { Honors, RunningChallenge } from './honors.ts';
import type { AnsweredScroll } from './counting.ts';
import type { HonorRules } from './rules.ts';

const DAY_MS = 86_400_000;

/** A challenge as it is put on a day, and the feast that it belongs to. */
export interface PutChallenge {
  readonly kind: ChallengeKind;
  readonly feast: Feast | null;
}

/** The feast that is kept on a day; the earlier in the list goes before the later. */
export const feastOn = (day: Day, feasts: readonly Feast[]): Feast | null => {
  const date = day.slice(5);
  return feasts.find(({ days }) => days.some(([from, to]) => from <= date && date <= to)) ?? null;
};

interface Round {
  readonly secret: Seed;
  readonly round: number;
  readonly order: readonly ChallengeKind[];
}
/** The round that was last gone through: every learner is in the same. */
const latest = new WeakMap<HonorRules['challenges'], Round>();

/** All challenges in the order of a round. */
const orderOf = (
  round: number,
  secret: Seed,
  challenges: HonorRules['challenges'],
): readonly ChallengeKind[] => {
  const known = latest.get(challenges);
  if (known?.round === round && known.secret === secret) return known.order;
  const order = challenges
    .map((kind) => ({ kind, lot: forkSeed(secret, 'challenges', round, kind.id) }))
    .toSorted((one, other) => (one.lot < other.lot ? -1 : 1))
    .map(({ kind }) => kind);
  latest.set(challenges, { secret, round, order });
  return order;
};

/**
 * The challenge of a day for somebody of skill level `skill` (1 to 10): a feast's, or the one drawn by the realm's secret and the day. A round of all
 * challenges is gone through before any comes again.
 */
export const challengeOf = (day: Day, skill: number, secret: Seed, rules: HonorRules): PutChallenge => {
  const feast = feastOn(day, rules.feasts);
  if (feast !== null) return { kind: feast.challenge, feast };
  const number = Math.floor(utcMidnight(day) / DAY_MS);
  const round = Math.floor(number / rules.challenges.length);
  const order = orderOf(round, secret, rules.challenges);
  const from = number % order.length;
  const ahead = [...order.slice(from), ...order.slice(0, from)];
  const kind = ahead.find(({ minLevel }) => minLevel <= skill);
  if (kind === undefined) throw new Error(`no challenge suits skill ${skill}`);
  return { kind, feast: null };
};

/** The challenge of that id, whichever day it is drawn on. */
export const challengeById = (id: string, rules: HonorRules): PutChallenge | null => {
  const feast = rules.feasts.find(({ challenge }) => challenge.id === id);
  if (feast !== undefined) return { kind: feast.challenge, feast };
  const kind = rules.challenges.find((one) => one.id === id);
  return kind === undefined ? null : { kind, feast: null };
};

/** When the sand of a challenge has run out; null for one without. A clock that was set back since it was begun gives no more than all of it. */
export const sandEnds = (
  { timeLimit }: ChallengeKind,
  { startedAt }: RunningChallenge,
  now: number,
): number | null => (timeLimit === null ? null : Math.min(startedAt, now) + timeLimit * 1000);

/** Does the sand still run? A challenge without a limit has until midnight. */
const isInTime = (kind: ChallengeKind, running: RunningChallenge, now: number): boolean =>
  now <= (sandEnds(kind, running, now) ?? now);

const fulfils = (
  { questionsToComplete, minAccuracy, requiredStreak }: ChallengeKind,
  { answered, right, bestRun }: Pick<RunningChallenge, 'answered' | 'right' | 'bestRun'>,
): boolean =>
  answered >= questionsToComplete &&
  100 * right >= (minAccuracy ?? 0) * answered &&
  bestRun >= (requiredStreak ?? 0);

const answeredRightly = (running: RunningChallenge): RunningChallenge => {
  const run = running.run + 1;
  return {
    ...running,
    answered: running.answered + 1,
    right: running.right + 1,
    run,
    bestRun: Math.max(running.bestRun, run),
  };
};

/** Could it still be met, if each of the `left` scrolls of the day were answered rightly? */
const canBeMet = (kind: ChallengeKind, running: RunningChallenge, left: number): boolean => {
  let best = running;
  for (let scroll = 0; scroll < left; scroll += 1) {
    best = answeredRightly(best);
    if (fulfils(kind, best)) return true;
  }
  return false;
};

/** The challenge that is on: begun on this day, in time, and not met. */
export const runningNow = (
  { challenge }: Pick<Honors, 'challenge'>,
  day: Day,
  now: number,
  rules: HonorRules,
): { readonly running: RunningChallenge; readonly put: PutChallenge } | null => {
  if (challenge === null || challenge.day !== day || challenge.metAt !== null) return null;
  const put = challengeById(challenge.challengeId, rules);
  if (put === null || !isInTime(put.kind, challenge, now)) return null;
  return { running: { ...challenge, startedAt: Math.min(challenge.startedAt, now) }, put };
};

/** Begins the day's challenge, or begins it anew. Refuses `challenge_done`, and `challenge_too_late` when the day has too few scrolls left. */
export const beginChallenge = (
  honors: Honors,
  kind: ChallengeKind,
  { day, answered, now }: { readonly day: Day; readonly answered: number; readonly now: number },
): Result<Honors> => {
  if (honors.challenge?.day === day && honors.challenge.metAt !== null)
    return refuse({ code: 'challenge_done', params: {} });
  const left = Math.max(0, SCROLLS_A_DAY - answered);
  if (left < kind.questionsToComplete)
    return refuse({ code: 'challenge_too_late', params: { need: kind.questionsToComplete, left } });
  return ok({
    ...honors,
    challenge: {
      day,
      challengeId: kind.id,
      startedAt: now,
      answered: 0,
      right: 0,
      run: 0,
      bestRun: 0,
      metAt: null,
      turns: 0,
    },
  });
};

/** What an answer did for the challenge. `met` when it was met by this answer: its turns are for the caller to grant in the same commit. */
export interface ChallengeMoved {
  readonly honors: Honors;
  readonly met: PutChallenge | null;
}

/** An answer, as far as the challenge that is on asks for such scrolls. */
export const moveChallenge = (
  honors: Honors,
  { question, verdict }: AnsweredScroll,
  day: Day,
  now: number,
  rules: HonorRules,
): ChallengeMoved => {
  const on = runningNow(honors, day, now, rules);
  if (on === null) return { honors, met: null };
  const { running, put } = on;
  const { kind, feast } = put;
  if (kind.types.length > 0 && !kind.types.includes(question.questionType)) return { honors, met: null };
  const moved: RunningChallenge =
    verdict === 'correct' ? answeredRightly(running) : { ...running, answered: running.answered + 1, run: 0 };
  if (!fulfils(kind, moved)) return { honors: { ...honors, challenge: moved }, met: null };
  const isSwift = kind.timeLimit !== null && now - running.startedAt <= (kind.timeLimit * 1000) / 2;
  return {
    met: put,
    honors: counted(
      { ...honors, challenge: { ...moved, metAt: now, turns: kind.bonusTurns } },
      {
        challenges: 1,
        [`won.${kind.id}`]: 1,
        ...(feast === null && kind.difficulty === 'hard' ? { hardChallenges: 1 } : {}),
        ...(isSwift ? { swift: 1 } : {}),
        ...(moved.right === moved.answered ? { flawless: 1 } : {}),
      },
    ),
  };
};

/** How the challenge of today stands (latin.md 4.1). */
export type ChallengeStatus = 'NOT STARTED' | 'IN PROGRESS' | 'COMPLETE';

/** Where somebody is with the challenge of today. */
export interface ChallengeStanding {
  readonly status: ChallengeStatus;
  /** The try that is on or was met, or the last one that failed today. */
  readonly tried: RunningChallenge | null;
  /** Did that one fail: by time, or because nothing can save it? */
  readonly failed: 'time' | 'hope' | null;
}

/** Where somebody is with today’s challenge, `answered` scrolls into the day; what has failed may be tried again, so it is not started. */
export const standingOf = (
  { challenge }: Pick<Honors, 'challenge'>,
  kind: ChallengeKind,
  { day, answered, now }: { readonly day: Day; readonly answered: number; readonly now: number },
): ChallengeStanding => {
  if (challenge === null || challenge.day !== day || challenge.challengeId !== kind.id)
    return { status: 'NOT STARTED', tried: null, failed: null };
  if (challenge.metAt !== null) return { status: 'COMPLETE', tried: challenge, failed: null };
  if (!isInTime(kind, challenge, now)) return { status: 'NOT STARTED', tried: challenge, failed: 'time' };
  return canBeMet(kind, challenge, SCROLLS_A_DAY - answered)
    ? { status: 'IN PROGRESS', tried: challenge, failed: null }
    : { status: 'NOT STARTED', tried: challenge, failed: 'hope' };
};

/** Whole percent of the way: scrolls answered, and what else is wanted of them. */
export const percentMet = (
  { questionsToComplete, minAccuracy, requiredStreak }: ChallengeKind,
  { answered, right, bestRun, metAt }: RunningChallenge,
): number => {
  if (metAt !== null) return 100;
  const share = (have: number, want: number): number => Math.min(1, want === 0 ? 1 : have / want);
  const parts = [
    share(answered, questionsToComplete),
    ...(minAccuracy === null ? [] : [share(right, Math.ceil((questionsToComplete * minAccuracy) / 100))]),
    ...(requiredStreak === null ? [] : [share(bestRun, requiredStreak)]),
  ];
  return Math.floor((99 * parts.reduce((sum, part) => sum + part, 0)) / parts.length);
};
