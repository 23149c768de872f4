// Beginning the challenge of the day; refuses as the challenge's own rule does.
import { ok, refuse } from '../../core/result.ts';
import { beginChallenge, challengeById } from '../../honors/challenge.ts';
import { learnerAt } from '../../learning/learner.ts';
import { accountDeed } from '../deed.ts';
import { changed, created } from '../outcome.ts';
import { honorsOf } from './honoring.ts';
import { startChallenge } from './startChallenge.ts';

export const startChallengeDeed = accountDeed(
  startChallenge,
  ({ actor: { accountId }, loaded, now, content }, { challengeId, day }) => {
    const { learner, honors } = loaded;
    if (learner === null) return refuse({ code: 'assessment_needed', params: {} });
    const { today } = learnerAt(learner, now);
    const put = challengeById(challengeId, content.honors);
    if (put === null || today.day !== day) return refuse({ code: 'challenge_gone', params: {} });
    const answered = today.scrolls.length;
    const begun = beginChallenge(honorsOf(honors, accountId), put.kind, { day, answered, now });
    if (!begun.ok) return begun;
    return ok({
      changes: [(honors === null ? created : changed)('honors', begun.value, accountId)],
      message: { code: 'challengeBegun', params: { name: put.kind.name } },
      report: { challengeId },
    });
  },
);
