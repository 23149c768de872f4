// What was begun and goes on for a while: an artifact's glow by the server's clock, a spell by the turns its ruler spends. Each is a source of
// bonuses until it ends (sources.ts).
// Invariants: a settled kingdom holds none that has ended; the list is the same one while nothing has.
import type { ActiveEffect, Kingdom } from './kingdom.ts';

/** A kingdom whose effects can be told to have ended. */
type Holder = Pick<Kingdom, 'activeEffects' | 'turnsSpent'>;

const goesOn = (effect: ActiveEffect, now: number, turnsSpent: number): boolean =>
  effect.kind === 'spell' ? effect.untilTurn > turnsSpent : effect.until > now;

/** The kingdom without what has ended by `now` (epoch milliseconds) and by its turns; the same kingdom when nothing has. */
export const withoutEnded = <K extends Holder>(kingdom: K, now: number): K => {
  const going = kingdom.activeEffects.filter((effect) => goesOn(effect, now, kingdom.turnsSpent));
  return going.length === kingdom.activeEffects.length ? kingdom : { ...kingdom, activeEffects: going };
};

/** A spell in force. */
export type SpellInForce = Extract<ActiveEffect, { readonly kind: 'spell' }>;

/** The spells that go on. */
export const spellsInForce = (activeEffects: readonly ActiveEffect[]): readonly SpellInForce[] =>
  activeEffects.filter((effect) => effect.kind === 'spell');
