// How a deed of learning gives honors: it counts (engine/honors), hands the learner, the honors and its grants to `honoured`, and writes what
// comes back. So every deed pays by one hand, each reward has a ledger line of its own, and the realm's tally hears of it by a job.
import type { AccountId } from '../../core/brand.ts';
import { award } from '../../honors/award.ts';
import type { PutChallenge } from '../../honors/challenge.ts';
import { newHonors } from '../../honors/honors.ts';
import type { Honors } from '../../honors/honors.ts';
import { TALLIED_WITHIN_MS } from '../../honors/tally.ts';
import type { KingdomContent } from '../../kingdom/content.ts';
import { earnedTurns, learnerAt } from '../../learning/learner.ts';
import type { Learner } from '../../learning/learner.ts';
import type { Grant } from '../grant.ts';
import type { JobRequest } from '../jobs.ts';
import { changed, created } from '../outcome.ts';
import type { AggregateChange, Word } from '../outcome.ts';

/** Somebody's honors to be counted in, whether or not any are kept yet. */
export const honorsOf = (loaded: Honors | null, accountId: AccountId): Honors =>
  loaded ?? newHonors(accountId);

/** The honors' own document, where anything was counted. */
export const honorsKept = (
  before: Honors | null,
  honors: Honors,
  accountId: AccountId,
): readonly AggregateChange[] =>
  before === honors ? [] : [(before === null ? created : changed)('honors', honors, accountId)];

/** What a deed has to write for honors. */
export interface Honoured {
  readonly learner: Learner;
  /** The honors' own document. */
  readonly changes: readonly AggregateChange[];
  /** To be granted after the deed's own, in this order. */
  readonly grants: readonly Grant[];
  readonly notices: readonly Word[];
  readonly jobs: readonly JobRequest[];
  /** Ids of what was newly earned. */
  readonly unlocked: readonly string[];
}

interface Honouring {
  readonly accountId: AccountId;
  /** As they are kept; null when none are. */
  readonly before: Honors | null;
  /** As they are now, counted. */
  readonly honors: Honors;
  readonly learner: Learner;
  /** The challenge that the deed has met. */
  readonly met?: PutChallenge | null;
  /** Is there a kingdom that can be paid? */
  readonly isPaid: boolean;
  readonly now: number;
  readonly content: KingdomContent;
}

const GALLERY = '/academy?path=achievements';

const challengeGrant = ({ kind }: PutChallenge): Grant => ({
  turns: kind.bonusTurns,
  why: 'challenge_met',
});

/** What has been earned by what was counted, ready to be written with the deed. */
export const honoured = ({
  accountId,
  before,
  honors,
  learner,
  met = null,
  isPaid,
  now,
  content,
}: Honouring): Honoured => {
  const given = award(honors, learner, now, content.honors);
  const { earned } = given;
  const [first] = earned;
  const told =
    first === undefined
      ? null
      : earned.length === 1
        ? ({ code: 'honorEarned', params: { name: first.name, turns: given.turns } } as const)
        : ({ code: 'honorsEarned', params: { n: earned.length, turns: given.turns } } as const);
  const grants: readonly Grant[] = [
    ...(met === null ? [] : [challengeGrant(met)]),
    ...(told === null ? [] : [{ turns: given.turns, why: 'honor_earned' as const }]),
  ];
  const turns = isPaid ? grants.reduce((sum, grant) => sum + grant.turns, 0) : 0;
  const unlocked = earned.map(({ id }) => id);
  return {
    learner: turns === 0 ? given.learner : earnedTurns(learnerAt(given.learner, now), turns),
    changes: honorsKept(before, given.honors, accountId),
    grants,
    notices: told === null ? [] : [{ accountId, text: told, link: GALLERY }],
    jobs:
      unlocked.length === 0
        ? []
        : [
            {
              key: `honors/${accountId}/${given.honors.earned.length}`,
              kind: 'tally_honors',
              dueAt: now + TALLIED_WITHIN_MS,
              payload: { ids: unlocked, isFirst: honors.earned.length === 0 },
            },
          ],
    unlocked,
  };
};
