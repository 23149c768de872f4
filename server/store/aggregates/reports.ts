// Reports as they are kept (engine/learning/report.ts says what one is): the one queue of the moderators.
import { Report, holdsBack } from '@sigilla/engine/learning/report.ts';
import { TURNS_PER_ANSWER } from '@sigilla/engine/learning/streak.ts';
import { only } from '@sigilla/engine/core/only.ts';
import { aggregate, asItWas } from '../aggregate.ts';
import type { Step } from '../aggregate.ts';

/** Version 1 was never settled, and did not say what a ruling on it would be called. */
const unsettled: Step = (body) => ({ ...body, writingId: null, rulingId: null, settled: null });

/** Version 2 was of questions alone. */
const ofQuestions = asItWas;

/** Version 3 knew no names of heroes. */
const ofNoHeroes = asItWas;

/** Version 4 did not say what a right answer would have brought: what it brings to anyone. */
const withoutWage: Step = (body) => ({
  ...body,
  wage: body['reason'] === 'should_be_accepted' ? TURNS_PER_ANSWER : 0,
});

export const reports = aggregate({
  name: 'reports',
  shape: Report,
  versions: [unsettled, ofQuestions, ofNoHeroes, withoutWage],
  keysSince: 1,
  indexes: {
    account: (report) => [report.accountId, report.at],
    /** Waiting for a moderator. */
    open: (report) => (report.status === 'open' ? [report.at] : null),
    /** Keeping a writing of the archive off its shelf: [writingId, at] */
    holding: (report) =>
      report.writingId !== null && holdsBack(report) ? [report.writingId, report.at] : null,
  },
  unique: {},
  told: 'none',
  owner: {
    by: 'account',
    found: ['account'],
    leaves: 'after the account',
    isHeld: 'never',
    shown: (report) =>
      only(report, { at: true, about: true, reason: true, remark: true, evidence: true, status: true }),
  },
});
