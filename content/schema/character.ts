// The shape of what a role-playing character is made of: ancestries, classes, backgrounds, skills and languages, and how scores come about.
// Facts alone; what they come to is engine/characters. Invariant: whatever one page names stands on another (content/characters/index.ts).
import { z } from 'zod';
import { HeroClassId } from './hero.ts';
import { IconName } from './icon.ts';

export const ABILITIES = [
  'strength',
  'dexterity',
  'constitution',
  'intelligence',
  'wisdom',
  'charisma',
] as const;
export const Ability = z.enum(ABILITIES);
export type Ability = z.infer<typeof Ability>;

/** The most that a score of flesh and blood can be. */
export const MOST_ABILITY = 20;
export const MOST_CHARACTER_LEVEL = 20;

const Id = z.string().regex(/^[a-z][a-z_]*$/);
const Words = z.string().min(10);

export const CharacterSkill = z.strictObject({ id: Id, name: z.string().min(3), ability: Ability });
export type CharacterSkill = z.infer<typeof CharacterSkill>;

export const CharacterLanguage = z.strictObject({ id: Id, name: z.string().min(3) });
export type CharacterLanguage = z.infer<typeof CharacterLanguage>;

/** Something that comes with an ancestry, a class or a background. */
export const CharacterFeature = z.strictObject({ name: z.string().min(3), description: Words });
export type CharacterFeature = z.infer<typeof CharacterFeature>;

const Raises = z.partialRecord(Ability, z.int().min(1).max(2));

/** A line within an ancestry. */
export const CharacterLineage = z.strictObject({
  id: Id,
  name: z.string().min(3),
  raises: Raises,
  features: z.array(CharacterFeature),
  /** Languages of one's own choosing. */
  languages: z.int().min(0),
  /** Hit points more with every level. */
  hitPointsPerLevel: z.int().min(0),
});
export type CharacterLineage = z.infer<typeof CharacterLineage>;

export const CharacterAncestry = z.strictObject({
  id: Id,
  name: z.string().min(3),
  /** As it stands before a class: an elf ranger, an elven one never. */
  description: Words,
  raises: Raises,
  /** Scores of one's own choosing that rise by one, none of those above. */
  freeRaises: z.int().min(0),
  /** In feet. */
  speed: z.int().min(20).max(40),
  /** Goes no slower in armour that is too heavy. */
  isSteady: z.boolean(),
  size: z.enum(['small', 'medium']),
  /** How far they see in the dark, in feet; 0 for no farther than anybody. */
  darkvision: z.int().min(0),
  languages: z.array(Id).min(1),
  freeLanguages: z.int().min(0),
  skills: z.array(Id),
  freeSkills: z.int().min(0),
  features: z.array(CharacterFeature),
  /** One of these must be chosen, where there are any. */
  lineages: z.array(CharacterLineage),
});
export type CharacterAncestry = z.infer<typeof CharacterAncestry>;

/** What is worn on the first day. Bare skin is ten, dexterity and whatever the class adds. */
const Armour = z.strictObject({
  name: z.string().min(3),
  base: z.int().min(10).max(18),
  /** The most of dexterity that counts; null for all of it. */
  dexterityAtMost: z.int().min(0).nullable(),
  /** A second ability that counts. */
  adds: Ability.nullable(),
  hasShield: z.boolean(),
  /** Whoever is weaker goes ten feet less. */
  strengthAtLeast: z.int().min(0),
});

/** The three things a background has led to. */
export const CALLINGS = ['arms', 'lore', 'trade'] as const;
const Calling = z.enum(CALLINGS);
export type Calling = z.infer<typeof Calling>;

export const CharacterClass = z.strictObject({
  id: Id,
  name: z.string().min(3),
  description: Words,
  icon: IconName,
  hitDie: z.union([z.literal(6), z.literal(8), z.literal(10), z.literal(12)]),
  /** What they live by, first things first. */
  primary: z.array(Ability).min(1),
  saves: z.tuple([Ability, Ability]),
  skills: z.strictObject({ choose: z.int().min(2), from: z.array(Id).min(2) }),
  /** Skills in which proficiency counts twice. */
  expertise: z.int().min(0),
  proficiencies: z.strictObject({
    armour: z.array(z.string()),
    weapons: z.array(z.string()).min(1),
    tools: z.array(z.string()),
  }),
  armour: Armour,
  spellcasting: z.strictObject({ ability: Ability, fromLevel: z.int().min(1) }).nullable(),
  /** Of the first level. */
  features: z.array(CharacterFeature).min(2),
  /** What they are among heroes, by what their background has led to. */
  heroes: z.strictObject({ arms: HeroClassId, lore: HeroClassId, trade: HeroClassId }),
});
export type CharacterClass = z.infer<typeof CharacterClass>;

export const CharacterBackground = z.strictObject({
  id: Id,
  name: z.string().min(3),
  /** Said to whoever chooses it. */
  description: Words,
  skills: z.tuple([Id, Id]),
  tools: z.array(z.string()),
  languages: z.int().min(0),
  equipment: z.array(z.string()).min(1),
  feature: CharacterFeature,
  calling: Calling,
  /** What a hero of that background is like (content/heroes/traits.ts). */
  trait: z.string(),
});
export type CharacterBackground = z.infer<typeof CharacterBackground>;

/** How six scores come about. */
export const SCORE_METHODS = ['points', 'array', 'dice'] as const;
export const ScoreMethod = z.enum(SCORE_METHODS);
export type ScoreMethod = z.infer<typeof ScoreMethod>;

export const Scoring = z.strictObject({
  points: z.strictObject({
    budget: z.int(),
    /** What each score costs, from the least to the most that can be bought. */
    costs: z.array(z.tuple([z.int(), z.int()])).min(1),
  }),
  array: z.array(z.int()).length(6),
  /** So many dice of so many faces; the lowest of them is put aside. */
  dice: z.strictObject({ dice: z.int(), faces: z.int(), dropped: z.int() }),
});
export type Scoring = z.infer<typeof Scoring>;

/** All pages of the book of characters. */
export interface CharacterBook {
  readonly ancestries: ReadonlyMap<string, CharacterAncestry>;
  readonly classes: ReadonlyMap<string, CharacterClass>;
  readonly backgrounds: ReadonlyMap<string, CharacterBackground>;
  readonly skills: ReadonlyMap<string, CharacterSkill>;
  readonly languages: ReadonlyMap<string, CharacterLanguage>;
  readonly scoring: Scoring;
  /** To be read wherever the book is shown. */
  readonly credit: string;
}

/** The book with nothing in it: what a window has until it opens the real one. */
export const BLANK_BOOK: CharacterBook = {
  ancestries: new Map(),
  classes: new Map(),
  backgrounds: new Map(),
  skills: new Map(),
  languages: new Map(),
  scoring: {
    points: { budget: 0, costs: [] },
    array: [],
    dice: { dice: 0, faces: 0, dropped: 0 },
  },
  credit: '',
};
