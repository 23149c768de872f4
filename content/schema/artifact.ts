// The shape of an artifact: a thing of power that surveyors may find. `effect.mode` says how it works; passive ones work from the
// day they are found, the others when they are used (hours of duration and cooldown, a number of uses).
// Invariant: durations, cooldowns and uses are there exactly for the modes that have them.
import { z } from 'zod';
import { IconName } from './icon.ts';
import { Effect } from './effect.ts';
import { SpellPath } from './building.ts';

const RARITIES = ['common', 'uncommon', 'rare', 'epic', 'legendary'] as const;
export const Rarity = z.enum(RARITIES);
export type Rarity = z.infer<typeof Rarity>;

export const ArtifactCategory = z.enum(['resource', 'military', 'magical', 'exploration', 'special']);
export type ArtifactCategory = z.infer<typeof ArtifactCategory>;

export const ArtifactMode = z.enum(['instant', 'duration', 'passive', 'toggleable', 'consumable']);
export type ArtifactMode = z.infer<typeof ArtifactMode>;

/** What comes at once of using an artifact: one handler a kind in engine/kingdom/artifacts.ts. */
export const Gain = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('resource'),
    resource: z.enum(['gold', 'mana', 'land', 'researchPoints', 'food', 'materials']),
    amount: z.int().min(1),
  }),
  /** Turns, as far as the realm's cap has room. */
  z.strictObject({ kind: z.literal('turns'), amount: z.int().min(1).max(20) }),
  z.strictObject({ kind: z.literal('experience'), amount: z.int().min(1).max(100) }),
  /** Points of every army that no battle holds. */
  z.strictObject({ kind: z.literal('morale'), points: z.int().min(1).max(50) }),
  z.strictObject({ kind: z.literal('supply'), points: z.int().min(1).max(50) }),
  /** Men who join the first army, or wait beside it. */
  z.strictObject({ kind: z.literal('soldiers'), unitId: z.string(), quantity: z.int().min(1).max(50) }),
]);
export type Gain = z.infer<typeof Gain>;

const ATONCE: ReadonlySet<string> = new Set(['instant', 'consumable']);

export const ArtifactDefinition = z.strictObject({
  id: z.string().regex(/^[a-z][a-z_]*$/),
  /** Reads well after "the": "Lamp of Quiet Hours". */
  name: z.string().min(3),
  category: ArtifactCategory,
  rarity: Rarity,
  icon: IconName,
  /** Two or three sentences of its story. */
  description: z.string().min(40),
  /** What it does, in one line with the real numbers. */
  benefit: z.string().min(8),
  tradeable: z.boolean(),
  requirements: z.strictObject({
    spellPath: SpellPath.nullable(),
    buildings: z.array(z.strictObject({ type: z.string(), level: z.int().min(1) })),
  }),
  effect: z
    .strictObject({
      mode: ArtifactMode,
      /** What it gives while it works. */
      rules: z.array(Effect).default([]),
      /** What it brings at once. */
      gains: z.array(Gain).default([]),
      durationHours: z.int().min(1).nullable(),
      cooldownHours: z.int().min(1).nullable(),
      uses: z.int().min(1).nullable(),
    })
    .refine((effect) => (effect.mode === 'duration') === (effect.durationHours !== null), {
      message: 'a duration belongs to the mode duration alone',
    })
    .refine((effect) => ATONCE.has(effect.mode) === effect.gains.length > 0, {
      message: 'what brings something at once is instant or consumable, and those bring something',
    })
    .refine((effect) => ATONCE.has(effect.mode) !== effect.rules.length > 0, {
      message: 'what gives while it works is none of those that bring something at once',
    })
    .refine((effect) => (effect.mode === 'consumable') === (effect.uses !== null), {
      message: 'uses belong to the mode consumable alone',
    })
    .refine((effect) => effect.mode !== 'instant' || (effect.cooldownHours ?? 0) >= 12, {
      message: 'what brings something again and again rests for half a day at least',
    })
    .refine(
      (effect) => effect.mode !== 'duration' || (effect.cooldownHours ?? 0) > (effect.durationHours ?? 0),
      { message: 'what works for a while rests for longer than that' },
    )
    .refine(
      (effect) => effect.mode !== 'passive' || (effect.uses === null && effect.cooldownHours === null),
      {
        message: 'a passive artifact is never used',
      },
    ),
});
export type ArtifactDefinition = z.infer<typeof ArtifactDefinition>;
