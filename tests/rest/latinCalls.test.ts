// Where the academy's services are called (docs/RULES.md, Scrolls): each under one roof, in the contract from which REST and the window are made.
import { expect, it } from 'vitest';
import { everyCall } from '@sigilla/server/contract/index.ts';

it('G-108 dictionary, translator, achievements, Memory Palace, streak and challenge are calls under /api/latin', () => {
  const paths = new Set(everyCall.map(({ route }) => route.path));
  for (const service of [
    'dictionary',
    'translate',
    'achievements',
    'achievements/check',
    'srs',
    'srs/session',
    'srs/answer',
    'streak/freeze',
    'streak/recover',
    'challenge',
    'challenge/start',
    'challenge/complete',
  ])
    expect(paths).toContain(`/api/latin/${service}`);
});
