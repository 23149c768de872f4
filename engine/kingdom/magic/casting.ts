// Casting: whether a spell is at hand, what it does at once, what of it goes on, and how long it rests afterwards.
// Invariants: a spell in force or at rest can't be cast; no more than a few are in force at once; time is the kingdom's own turns.
import { spellsInForce } from '../activeEffects.ts';
import { received, type Receiving } from '../gains.ts';
import type { SpellDefinition } from '@sigilla/content/schema/spell.ts';
import type { Kingdom } from '../kingdom.ts';
import { strengthened } from './strength.ts';

/** Spells that may be in force at once. */
export const SPELLS_AT_ONCE = 3;

/** What a ruler may do with a spell now; turns are those still to be spent. */
export type SpellState =
  | { readonly is: 'unknown' }
  | { readonly is: 'ready' }
  /** `readyIn`: turns until it may be cast again. */
  | { readonly is: 'in force'; readonly turns: number; readonly readyIn: number }
  | { readonly is: 'resting'; readonly readyIn: number };

type Caster = Pick<Kingdom, 'magic' | 'activeEffects' | 'turnsSpent'>;

/** The state of a spell. */
export const spellState = (id: string, { magic, activeEffects, turnsSpent }: Caster): SpellState => {
  if (!magic.learned.includes(id)) return { is: 'unknown' };
  const rests = Math.max(0, (magic.resting[id] ?? 0) - turnsSpent);
  const active = spellsInForce(activeEffects).find((one) => one.id === id);
  const turns = active === undefined ? 0 : active.untilTurn - turnsSpent;
  if (turns > 0) return { is: 'in force', turns, readyIn: Math.max(turns, rests) };
  return rests > 0 ? { is: 'resting', readyIn: rests } : { is: 'ready' };
};

/** The kingdom after a spell that is ready was cast with some strength. */
export const cast = (
  kingdom: Kingdom,
  { id, effect, cooldownTurns }: SpellDefinition,
  strength: number,
  receiving: Receiving,
): Kingdom => {
  const gained = effect.gains.reduce(
    (one, gain) => received(one, gain, receiving, (amount) => strengthened(amount, strength)),
    kingdom,
  );
  const { magic, turnsSpent } = gained;
  return {
    ...gained,
    magic: { ...magic, resting: { ...magic.resting, [id]: turnsSpent + cooldownTurns } },
    activeEffects:
      effect.durationTurns === null
        ? gained.activeEffects
        : [
            ...gained.activeEffects,
            {
              kind: 'spell',
              id,
              startedAt: receiving.now,
              untilTurn: turnsSpent + effect.durationTurns,
              strength,
            },
          ],
  };
};
