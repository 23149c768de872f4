// The five ways in which an artifact works, as its content says them. Hours are by the server's clock.
import type { ArtifactDefinition } from '../schema/artifact.ts';
import type { SpellPath } from '../schema/building.ts';

type Effect = ArtifactDefinition['effect'];
type Mode = Omit<Effect, 'rules' | 'gains'>;

/** From the day it is found, for good. */
export const always = {
  mode: 'passive',
  durationHours: null,
  cooldownHours: null,
  uses: null,
} as const satisfies Mode;

/** For some hours; some hours after it was begun it can be used again. */
export const glows = (durationHours: number, cooldownHours: number) =>
  ({ mode: 'duration', durationHours, cooldownHours, uses: null }) as const satisfies Mode;

/** While it is switched on, of which only a few things are at once. */
export const switched = {
  mode: 'toggleable',
  durationHours: null,
  cooldownHours: null,
  uses: null,
} as const satisfies Mode;

/** At once, and again some hours later. */
export const atOnce = (cooldownHours: number) =>
  ({ mode: 'instant', durationHours: null, cooldownHours, uses: null }) as const satisfies Mode;

/** At once, so many times. */
export const usedUp = (uses: number) =>
  ({ mode: 'consumable', durationHours: null, cooldownHours: null, uses }) as const satisfies Mode;

/** It asks nothing of whoever holds it. */
export const anyone = { spellPath: null, buildings: [] };

/** It wakes for whoever walks this path. */
export const walking = (spellPath: SpellPath) => ({ spellPath, buildings: [] });
