// How strong a spell is: what it gives, in percent of what is written of it, settled when it is cast and kept until it ends.
// Invariant: nothing that a kingdom has weakens a spell.

/** The strength of a spell cast under such a bonus. */
export const strengthOf = ({ spellPercent }: { readonly spellPercent: number }): number => 100 + spellPercent;

/** What a spell of some strength gives, rounded down. */
export const strengthened = (amount: number, strength: number): number =>
  Math.floor((amount * strength) / 100);
