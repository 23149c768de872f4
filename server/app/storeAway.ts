// What it means to whoever asked that the store could not do its part: a refusal that passes by itself. By room and by REST alike.
import type { Refusal } from '@sigilla/content/texts/errors.ts';
import { CommitUnknown, NewerDocument, StoreBusy, StoreUnwritable } from '../store/Store.ts';

/** The refusal that a failure of the store is; null for any other failure, which is a fault of ours. */
export const storeRefusal = (error: unknown): Refusal | null => {
  if (error instanceof StoreBusy) return { code: 'busy', params: {} };
  if (error instanceof StoreUnwritable) return { code: 'unwritable', params: {} };
  if (error instanceof NewerDocument) return { code: 'outdated', params: {} };
  return error instanceof CommitUnknown ? { code: 'outcome_unknown', params: {} } : null;
};
