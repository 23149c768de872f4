// Wearing a title; refuses `title_unearned`.
import { ok, refuse } from '../../core/result.ts';
import { titleRulesOf, titlesOf } from '../../honors/titles.ts';
import { newLearner } from '../../learning/learner.ts';
import { accountDeed } from '../deed.ts';
import { changed, created } from '../outcome.ts';
import { honorsOf } from './honoring.ts';
import { wearTitle } from './wearTitle.ts';

export const wearTitleDeed = accountDeed(
  wearTitle,
  ({ actor: { accountId }, loaded, now, content }, { titleId }) => {
    const honors = honorsOf(loaded.honors, accountId);
    const titles = titlesOf(honors, loaded.learner ?? newLearner(accountId, now), titleRulesOf(content));
    const title = titles.find(({ id }) => id === titleId);
    if (titleId !== null && title === undefined) return refuse({ code: 'title_unearned', params: {} });
    return ok({
      changes: [
        (loaded.honors === null ? created : changed)('honors', { ...honors, wears: titleId }, accountId),
      ],
      message:
        title === undefined
          ? { code: 'titleLaidDown', params: {} }
          : { code: 'titleWorn', params: { title: title.latin } },
      report: { titleId },
    });
  },
);
