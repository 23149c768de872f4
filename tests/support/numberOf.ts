// The one number that a rule or a gain of content holds: what its sentence must say.
import type { Gain } from '@sigilla/content/schema/artifact.ts';
import type { Effect } from '@sigilla/content/schema/effect.ts';

/** A count, else percent, else points. */
export const numberOf = (rule: Effect | Gain): number => {
  if ('amount' in rule) return rule.amount;
  if ('quantity' in rule) return rule.quantity;
  return 'percent' in rule ? rule.percent : rule.points;
};
