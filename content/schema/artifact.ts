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
      rules: z.array(Effect).min(1),
      durationHours: z.int().min(1).nullable(),
      cooldownHours: z.int().min(1).nullable(),
      uses: z.int().min(1).nullable(),
    })
    .refine((effect) => (effect.mode === 'duration') === (effect.durationHours !== null), {
      message: 'a duration belongs to the mode duration alone',
    })
    .refine(
      (effect) => effect.mode !== 'passive' || (effect.uses === null && effect.cooldownHours === null),
      {
        message: 'a passive artifact is never used',
      },
    ),
});
export type ArtifactDefinition = z.infer<typeof ArtifactDefinition>;
