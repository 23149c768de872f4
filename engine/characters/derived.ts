// What follows from a character's choices: modifiers, hit points, armour, saves, skills. The sheet is this. docs/RULES.md, "Characters".
// Invariant: reckoned from the choices each time, never kept.
import { z } from 'zod';
import { ABILITIES, Ability, type CharacterBook } from '@sigilla/content/schema/character.ts';
import type { AbilityScores, CharacterChoices } from './character.ts';
import { finalScores, givenSkills, originsOf, raceOf, type Origins } from './origins.ts';

/** The modifier of a score: ten and eleven are nothing. */
export const modifierOf = (score: number): number => Math.floor((score - 10) / 2);

/** Two, and one more every fourth level. */
export const proficiencyAt = (level: number): number => 2 + Math.floor((level - 1) / 4);

/** Six numbers, one an ability. */
export const SixNumbers = z.object({
  strength: z.int(),
  dexterity: z.int(),
  constitution: z.int(),
  intelligence: z.int(),
  wisdom: z.int(),
  charisma: z.int(),
});
type SixNumbers = z.infer<typeof SixNumbers>;

const Names = z.array(z.string()).readonly();

export const DerivedSheet = z.object({
  /** As one would say it: High Elf. */
  race: z.string(),
  className: z.string(),
  backgroundName: z.string(),
  abilityScores: SixNumbers,
  modifiers: SixNumbers,
  proficiencyBonus: z.int(),
  hitDie: z.int(),
  hitPoints: z.int(),
  armourClass: z.int(),
  /** What is worn. */
  armour: z.string(),
  initiative: z.int(),
  /** In feet. */
  speed: z.int(),
  passivePerception: z.int(),
  darkvision: z.int(),
  saves: z.array(z.object({ ability: Ability, bonus: z.int(), isProficient: z.boolean() })),
  skills: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      ability: Ability,
      bonus: z.int(),
      isProficient: z.boolean(),
      isExpert: z.boolean(),
    }),
  ),
  languages: Names,
  /** null for whoever casts nothing at that level. */
  spellcasting: z.object({ ability: Ability, saveDc: z.int(), attackBonus: z.int() }).nullable(),
  proficiencies: z.object({ armour: Names, weapons: Names, tools: Names }),
  equipment: Names,
  features: z.array(z.object({ name: z.string(), description: z.string(), from: z.string() })).readonly(),
});
export type DerivedSheet = z.infer<typeof DerivedSheet>;

const modifiersOf = (scores: AbilityScores): SixNumbers => {
  const modifiers = { ...scores };
  for (const ability of ABILITIES) modifiers[ability] = modifierOf(scores[ability]);
  return modifiers;
};

/** The whole die at the first level, its mean rounded up at each further one; a level never costs hit points. */
const hitPointsOf = (
  level: number,
  { constitution }: SixNumbers,
  { class: { hitDie }, lineage }: Origins,
): number => {
  const more = lineage?.hitPointsPerLevel ?? 0;
  const first = Math.max(1, hitDie + constitution);
  const each = Math.max(1, hitDie / 2 + 1 + constitution);
  return first + (level - 1) * each + level * more;
};

const SHIELD = 2;
const armourClassOf = (modifiers: SixNumbers, { class: { armour } }: Origins): number => {
  const dexterity = Math.min(modifiers.dexterity, armour.dexterityAtMost ?? modifiers.dexterity);
  // Armour that takes no account of dexterity is no worse for whoever has none.
  const agility = armour.dexterityAtMost === 0 ? 0 : dexterity;
  const added = armour.adds === null ? 0 : modifiers[armour.adds];
  return armour.base + agility + added + (armour.hasShield ? SHIELD : 0);
};

const TOO_HEAVY = 10;
const speedOf = ({ strength }: AbilityScores, { ancestry, class: { armour } }: Origins): number =>
  ancestry.speed - (strength < armour.strengthAtLeast && !ancestry.isSteady ? TOO_HEAVY : 0);

const featuresOf = ({ ancestry, lineage, class: own, background }: Origins): DerivedSheet['features'] => [
  ...ancestry.features.map((one) => ({ ...one, from: ancestry.name })),
  ...(lineage?.features ?? []).map((one) => ({ ...one, from: lineage?.name ?? '' })),
  ...own.features.map((one) => ({ ...one, from: own.name })),
  { ...background.feature, from: background.name },
];

/** The sheet; null for choices whose pages the book has not. */
export const derivedSheet = (
  choices: Omit<CharacterChoices, 'name'>,
  book: CharacterBook,
): DerivedSheet | null => {
  const origins = originsOf(choices, book);
  if (origins === null) return null;
  const { level } = choices;
  const abilityScores = finalScores(choices, origins);
  const modifiers = modifiersOf(abilityScores);
  const proficiencyBonus = proficiencyAt(level);
  const proficient = new Set([...givenSkills(origins), ...choices.skills]);
  const skills = [...book.skills.values()].map(({ id, name, ability }) => {
    const isProficient = proficient.has(id);
    const isExpert = isProficient && choices.expertise.includes(id);
    const times = isProficient ? (isExpert ? 2 : 1) : 0;
    return {
      id,
      name,
      ability,
      bonus: modifiers[ability] + times * proficiencyBonus,
      isProficient,
      isExpert,
    };
  });
  const perception = skills.find(({ id }) => id === 'perception')?.bonus ?? modifiers.wisdom;
  const { spellcasting } = origins.class;
  return {
    race: raceOf(origins),
    className: origins.class.name,
    backgroundName: origins.background.name,
    abilityScores,
    modifiers,
    proficiencyBonus,
    hitDie: origins.class.hitDie,
    hitPoints: hitPointsOf(level, modifiers, origins),
    armourClass: armourClassOf(modifiers, origins),
    armour: origins.class.armour.name,
    initiative: modifiers.dexterity,
    speed: speedOf(abilityScores, origins),
    passivePerception: 10 + perception,
    darkvision: origins.ancestry.darkvision,
    saves: ABILITIES.map((ability) => {
      const isProficient = origins.class.saves.includes(ability);
      return { ability, bonus: modifiers[ability] + (isProficient ? proficiencyBonus : 0), isProficient };
    }),
    skills,
    languages: [...origins.ancestry.languages, ...choices.languages].map(
      (id) => book.languages.get(id)?.name ?? id,
    ),
    spellcasting:
      spellcasting === null || level < spellcasting.fromLevel
        ? null
        : {
            ability: spellcasting.ability,
            saveDc: 8 + proficiencyBonus + modifiers[spellcasting.ability],
            attackBonus: proficiencyBonus + modifiers[spellcasting.ability],
          },
    proficiencies: {
      armour: origins.class.proficiencies.armour,
      weapons: origins.class.proficiencies.weapons,
      tools: [...origins.class.proficiencies.tools, ...origins.background.tools],
    },
    equipment: origins.background.equipment,
    features: featuresOf(origins),
  };
};
