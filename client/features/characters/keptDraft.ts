// The draft as this browser keeps it over a reload, one an account. Invariant: what can't be read is as if nothing had been kept.
import { remember, remembered } from '../../ui/remembered.ts';
import { Draft } from './draft.ts';

const nameOf = (accountId: string): string => `sigilla/character/${accountId}`;

export const readDraft = (accountId: string): Draft | null => {
  try {
    return Draft.parse(JSON.parse(remembered(nameOf(accountId)) ?? 'null'));
  } catch {
    return null;
  }
};

/** Keeps it; null for one that is done with. */
export const keepDraft = (accountId: string, draft: Draft | null): void =>
  remember(nameOf(accountId), draft === null ? null : JSON.stringify(draft));
