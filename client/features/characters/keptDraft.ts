// The draft as this browser keeps it over a reload, one an account. Invariant: what can't be read is as if nothing had been kept.
import { Draft } from './draft.ts';

const keyOf = (accountId: string): string => `sigilla/character/${accountId}`;

export const readDraft = (accountId: string): Draft | null => {
  try {
    return Draft.parse(JSON.parse(localStorage.getItem(keyOf(accountId)) ?? 'null'));
  } catch {
    return null;
  }
};

/** Keeps it; null for one that is done with. */
export const keepDraft = (accountId: string, draft: Draft | null): void => {
  try {
    if (draft === null) localStorage.removeItem(keyOf(accountId));
    else localStorage.setItem(keyOf(accountId), JSON.stringify(draft));
  } catch {
    // A full or forbidden storage: the page still has it until it is left.
  }
};
