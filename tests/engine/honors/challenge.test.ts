// The challenge of the day: who is given which, what counts for it, when it is met, and that it is met once.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChallengeKind } from '@sigilla/content/schema/challenge.ts';
import { readHonorRules } from '@sigilla/content/learning/honors/index.ts';
import { AccountId } from '@sigilla/engine/core/brand.ts';
import {
  beginChallenge,
  challengeOf,
  feastOn,
  moveChallenge,
  percentMet,
  standingOf,
} from '@sigilla/engine/honors/challenge.ts';
import type { AnsweredScroll } from '@sigilla/engine/honors/counting.ts';
import { newHonors } from '@sigilla/engine/honors/honors.ts';
import type { Honors } from '@sigilla/engine/honors/honors.ts';
import { NOW } from '../../support/builders.ts';
import { done, refusedAs } from '../../support/realm.ts';

const rules = readHonorRules();
const SECRET = '0123456789abcdef0123456789abcdef';
const DAY = '2026-11-21';
const nobody = newHonors(AccountId.parse('learner'));

const scroll = (
  verdict: AnsweredScroll['verdict'],
  questionType: AnsweredScroll['question']['questionType'] = 'translation',
): AnsweredScroll => ({
  question: { questionType, conceptTags: [], grammarFocus: '', difficulty: 2 },
  level: 3,
  verdict,
  given: 'puella cantat',
});
const kindOf = (id: string): ChallengeKind => {
  const kind = rules.challenges.find((one) => one.id === id);
  if (kind === undefined) throw new Error(`no challenge ${id}`);
  return kind;
};
const begun = (kind: ChallengeKind, answered = 0): Honors =>
  done(beginChallenge(nobody, kind, { day: DAY, answered, now: NOW }));
const played = (honors: Honors, answers: readonly AnsweredScroll[], seconds = 10): Honors =>
  answers.reduce(
    (now, answer, at) => moveChallenge(now, answer, DAY, NOW + 1000 * seconds * (at + 1), rules).honors,
    honors,
  );
const isMet = (honors: Honors): boolean => honors.challenge?.metAt !== null;
const daysFrom = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10));

describe('which challenge the day has', () => {
  it('is one for everybody of a level, by the secret and the day alone', () => {
    fc.assert(
      fc.property(fc.constantFrom(...daysFrom(800)), fc.integer({ min: 1, max: 10 }), (day, skill) => {
        const put = challengeOf(day, skill, SECRET, rules);
        expect(challengeOf(day, skill, SECRET, rules)).toEqual(put);
        expect(put.kind.minLevel).toBeLessThanOrEqual(skill);
      }),
    );
    const by = (secret: string) => daysFrom(60).map((day) => challengeOf(day, 5, secret, rules).kind.id);
    expect(by(SECRET)).not.toEqual(by(SECRET.replace('0', '1')));
  });

  it('goes through all of them before any comes again', () => {
    const seen = daysFrom(3 * 366)
      .filter((day) => feastOn(day, rules.feasts) === null)
      .map((day) => challengeOf(day, 10, SECRET, rules).kind.id);
    expect(new Set(seen).size).toBe(rules.challenges.length);
    expect(new Set(seen.slice(0, 30)).size).toBeGreaterThan(20);
  });

  it('LR-030 is the feast’s on a feast day', () => {
    const put = challengeOf('2026-12-19', 1, SECRET, rules);
    expect(put.feast?.latin).toBe('Sāturnālia');
    expect(put.kind.id).toBe('feast-saturnalia');
    expect(challengeOf('2026-11-22', 1, SECRET, rules).feast).toBeNull();
  });
});

describe('a challenge under way', () => {
  it('LR-028 is begun with its time, and stands in progress', () => {
    const kind = kindOf('small-change');
    const at = { day: DAY, answered: 0, now: NOW };
    expect(standingOf(nobody, kind, at).status).toBe('NOT STARTED');
    const honors = begun(kind);
    expect(honors.challenge).toMatchObject({ startedAt: NOW, metAt: null, answered: 0 });
    expect(standingOf(honors, kind, at).status).toBe('IN PROGRESS');
  });

  it('counts the scrolls that it asks for, and no others', () => {
    const honors = played(begun(kindOf('postcard')), [scroll('correct', 'multiple_choice'), scroll('wrong')]);
    expect(honors.challenge).toMatchObject({ answered: 1, right: 0 });
  });

  it('LR-029 is met when all that it wants is there, and then no more', () => {
    const kind = kindOf('twins');
    const almost = played(
      begun(kind),
      ['wrong', 'correct', 'correct', 'correct', 'close'].map((one) => scroll(one as 'correct')),
    );
    expect(isMet(almost)).toBe(false);
    const run = played(
      almost,
      Array.from({ length: 4 }, () => scroll('correct')),
    );
    expect(isMet(run)).toBe(true);
    expect(run.counts).toMatchObject({ challenges: 1, 'won.twins': 1 });
    expect(run.counts['flawless']).toBeUndefined();
    expect(run.challenge?.turns).toBe(kind.bonusTurns);
    expect(played(run, [scroll('correct')])).toEqual(run);
    expect(refusedAs(beginChallenge(run, kind, { day: DAY, answered: 9, now: NOW }))).toBe('challenge_done');
  });

  it('is over when its sand has run, and can be begun anew', () => {
    const kind = kindOf('courier');
    const late = NOW + ((kind.timeLimit ?? 0) + 1) * 1000;
    const honors = begun(kind);
    expect(standingOf(honors, kind, { day: DAY, answered: 0, now: late })).toMatchObject({
      status: 'NOT STARTED',
      failed: 'time',
    });
    expect(moveChallenge(honors, scroll('correct'), DAY, late, rules).honors).toEqual(honors);
    const again = done(beginChallenge(honors, kind, { day: DAY, answered: 3, now: late }));
    expect(again.challenge).toMatchObject({ startedAt: late, answered: 0 });
  });

  it('counts half the time as swift, and a clean sheet as flawless', () => {
    const swift = played(
      begun(kindOf('courier')),
      Array.from({ length: 7 }, () => scroll('correct')),
      10,
    );
    expect(swift.counts).toMatchObject({ swift: 1, flawless: 1 });
    const slow = played(
      begun(kindOf('courier')),
      Array.from({ length: 7 }, () => scroll('correct')),
      80,
    );
    expect(isMet(slow)).toBe(true);
    expect(slow.counts['swift']).toBeUndefined();
  });

  it('says when nothing can save it, and not before', () => {
    const kind = kindOf('spotless');
    const spoilt = played(begun(kind), [scroll('wrong')]);
    expect(standingOf(spoilt, kind, { day: DAY, answered: 1, now: NOW })).toMatchObject({
      status: 'NOT STARTED',
      failed: 'hope',
    });
    const patient = kindOf('market-day');
    const one = played(begun(patient), [scroll('wrong', 'multiple_choice')]);
    expect(standingOf(one, patient, { day: DAY, answered: 1, now: NOW }).status).toBe('IN PROGRESS');
    expect(standingOf(one, patient, { day: DAY, answered: 14, now: NOW }).failed).toBe('hope');
  });

  it('is refused when the day has too few scrolls left', () => {
    const kind = kindOf('small-change');
    expect(refusedAs(beginChallenge(nobody, kind, { day: DAY, answered: 16, now: NOW }))).toBe(
      'challenge_too_late',
    );
    expect(begun(kind, 15).challenge?.challengeId).toBe('small-change');
  });

  it('ends at midnight: on the next day nothing of it is left', () => {
    const kind = kindOf('small-change');
    const honors = begun(kind);
    expect(moveChallenge(honors, scroll('correct'), '2026-11-22', NOW, rules).honors).toEqual(honors);
    expect(standingOf(honors, kind, { day: '2026-11-22', answered: 0, now: NOW }).status).toBe('NOT STARTED');
  });

  it('is met at most once, pays what it says, and its percent never reach 100 before, whatever is answered', () => {
    const kinds = [...rules.challenges, ...rules.feasts.map(({ challenge }) => challenge)];
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        fc.array(
          fc.tuple(fc.constantFrom('correct' as const, 'close' as const, 'wrong' as const), fc.nat(300)),
          {
            maxLength: 20,
          },
        ),
        (kind, answers) => {
          let honors = begun(kind);
          let now = NOW;
          let met = 0;
          const type = kind.types[0] ?? 'translation';
          for (const [verdict, seconds] of answers) {
            now += seconds * 1000;
            const moved = moveChallenge(honors, scroll(verdict, type), DAY, now, rules);
            honors = moved.honors;
            met += Number(moved.met !== null);
            const running = honors.challenge;
            if (running === null) throw new Error('it is gone');
            expect(percentMet(kind, running) === 100).toBe(running.metAt !== null);
          }
          expect(met).toBe(Number(isMet(honors)));
          expect(honors.counts['challenges'] ?? 0).toBe(met);
          expect(honors.challenge?.turns).toBe(met * kind.bonusTurns);
        },
      ),
    );
  });
});
