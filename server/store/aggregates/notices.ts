// Notices as they are kept (engine/account/notice.ts says what one is).
import { Notice } from '@sigilla/engine/account/notice.ts';
import { only } from '@sigilla/engine/core/only.ts';
import { aggregate } from '../aggregate.ts';
import { topics } from '../topics.ts';

export const notices = aggregate({
  name: 'notices',
  shape: Notice,
  versions: [],
  indexes: {
    account: (notice) => [notice.accountId, notice.at],
    unread: (notice) => (notice.readAt === null ? [notice.accountId, notice.at] : null),
    time: (notice) => [notice.at],
  },
  unique: {},
  told: { written: (notice) => [topics.account(notice.accountId)], removed: 'none' },
  owner: {
    by: 'account',
    found: ['account'],
    leaves: 'after the account',
    isHeld: 'never',
    shown: (notice) => only(notice, { at: true, text: true, link: true, readAt: true }),
  },
});
