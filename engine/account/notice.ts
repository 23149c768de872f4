// Notices: a private word to one account, as it is kept.
import { z } from 'zod';
import { EventTextShape } from '@sigilla/content/schema/eventText.ts';
import { AccountId } from '../core/brand.ts';

export const Notice = z
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
declare module '../core/aggregates.ts' {
  interface Aggregates {
    readonly notices: Notice;
  }
}
