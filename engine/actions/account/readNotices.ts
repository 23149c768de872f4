// Marking notices as read. Ids that are not one's own, or of notices read before, are passed over.
import { z } from 'zod';
import type { Notice } from '../../account/notice.ts';
import { fine } from '../../core/result.ts';
import { accountVerb } from '../freeVerb.ts';
import { read } from '../load.ts';

export const readNotices = accountVerb({
  id: 'read_notices',
  givenBy: 'people',
  isRepeatable: true,
  input: z.object({ ids: z.array(z.string().max(64)).min(1).max(100) }),
  *load(_actor, { ids }) {
    const found = new Map<string, Notice>();
    for (const id of new Set(ids)) {
      const notice = yield* read('notices', id);
      if (notice !== null) found.set(id, notice);
    }
    return found;
  },
  see: () => null,
  check: () => fine,
  report: z.object({ marked: z.int() }),
});
