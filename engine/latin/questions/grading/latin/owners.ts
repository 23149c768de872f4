// Whose it is: my, your, his own. Latin leaves it unsaid where it is clear, and so may an answer whose key does.
import type { LatinSlot } from '@sigilla/content/schema/latinQuestion.ts';

/** Possessives that Latin leaves out where nobody doubts. */
export const OWNERS: ReadonlySet<string> = new Set([
  'meus_adj',
  'tuus_adj',
  'suus_adj',
  'noster_adj',
  'vester_adj',
]);

/** Slots in which the owner may be left out. */
export const withLooseOwners = <S extends LatinSlot>(slots: readonly S[]): readonly S[] =>
  slots.map((slot) => (OWNERS.has(slot.lexemes[0] ?? '') ? { ...slot, optional: true } : slot));

/** Whether a key leaves an owner open. */
export const hasLooseOwners = (slots: readonly LatinSlot[] | undefined): boolean =>
  slots?.some(({ lexemes, optional }) => optional === true && OWNERS.has(lexemes[0] ?? '')) ?? false;
