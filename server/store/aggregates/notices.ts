// Notices: a private word to one account.
import { z } from 'zod';
import { AccountId } from '@sigilla/engine/core/brand.ts';
import { only } from '@sigilla/engine/core/only.ts';
import { EventTextShape } from '@sigilla/content/schema/eventText.ts';
import { aggregate } from '../aggregate.ts';
import { topics } from '../topics.ts';

const Notice = z
  .object({
    accountId: AccountId,
    at: z.int(),
    text: EventTextShape,
    /** Where in the client it leads, as a path; null for nowhere. */
    link: z.string().nullable(),
    readAt: z.int().nullable(),
  })
  .readonly();
export type Notice = z.infer<typeof Notice>;

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
