// The kingdom is written as it stands where it has reached something, and is celebrated by whoever writes it.
import { ok } from '../../core/result.ts';
import { reachedBy } from '../../renown/celebrate.ts';
import { accountDeed } from '../deed.ts';
import { changed } from '../outcome.ts';
import { countFeats } from './countFeats.ts';

export const countFeatsDeed = accountDeed(countFeats, ({ loaded: kingdom, content }) =>
  ok({
    changes:
      kingdom === null || reachedBy(kingdom, content).length === 0 ? [] : [changed('kingdoms', kingdom)],
    message: { code: 'featsCounted', params: {} },
    report: {},
  }),
);
