// What a hero is worth today: who they are, their level, their six scores, what they give the realm and what they are worth to a host.
// Every formula stands in docs/RULES.md, "Heroes". Invariants: scores are 1 to MOST_SCORE; more experience is never a lower level.
import {
  HERO_STATS,
  type BaseStats,
  type HeroAbility,
  type HeroDefinition,
  type HeroStat,
} from '@sigilla/content/schema/hero.ts';
import type { HeroCategory } from '@sigilla/content/schema/heroCategory.ts';
import type { KingdomContent } from '../kingdom/content.ts';
import type { OwnedArtifact } from '../kingdom/kingdom.ts';
import { wornStats } from './equipment.ts';
import type { MadeHero, OwnedHero } from './hero.ts';

export const MOST_SCORE = 30;
export const MOST_HERO_LEVEL = 10;
/** Points from level n to the next: so many times n. */
const STEP = 40;

/** Experience at which a level begins: 0, 40, 120, 240 … */
export const heroLevelBegins = (level: number): number => (STEP * level * (level - 1)) / 2;

/** The level that a hero’s experience makes: 1 to the highest. */
export const heroLevelOf = (experience: number): number => {
  let level = 1;
  while (level < MOST_HERO_LEVEL && experience >= heroLevelBegins(level + 1)) level += 1;
  return level;
};

/** Who a hero is, whoever wrote it down. */
export interface Person
  extends
    Pick<HeroDefinition, 'name' | 'class' | 'rarity' | 'pronoun' | 'age' | 'baseStats'>,
    /** As their maker painted them, for whoever has been a character. */
    Partial<Pick<MadeHero, 'portrait' | 'ancestry'>> {
  readonly id: string;
  readonly category: HeroCategory;
  readonly className: string;
  readonly abilities: readonly HeroAbility[];
  readonly traits: readonly string[];
}

/** A class that content does not know is an elite hero's (KR-040). */
const ELITE_HERO = 'Elite Hero';

/** A hero of the books as a person. */
export const personOf = (definition: HeroDefinition, content: KingdomContent): Person => ({
  ...definition,
  className: content.heroClasses.get(definition.class)?.name ?? ELITE_HERO,
});

/** Who is in service; null for an id that the books no longer hold. */
export const whoIs = (
  owned: Pick<OwnedHero, 'heroId' | 'made' | 'learned'>,
  content: KingdomContent,
): Person | null => {
  const definition = content.heroes.get(owned.heroId);
  if (definition !== undefined) {
    const person = personOf(definition, content);
    return owned.learned.length === 0
      ? person
      : { ...person, traits: [...new Set([...person.traits, ...owned.learned])] };
  }
  if (owned.made === null) return null;
  const heroClass = content.heroClasses.get(owned.made.class);
  return {
    ...owned.made,
    id: owned.heroId,
    category: heroClass?.category ?? 'military',
    className: heroClass?.name ?? ELITE_HERO,
    abilities: heroClass === undefined ? [] : [heroClass.calling],
    traits: [...new Set([...owned.made.traits, ...owned.learned])],
  };
};

/** What levels have added: each one a point, to the first of the two scores that a class leads with, then to the second, by turns. */
const grown = (level: number, leading: readonly [HeroStat, HeroStat]): Partial<BaseStats> => {
  const first = Math.ceil((level - 1) / 2);
  return { [leading[0]]: first, [leading[1]]: level - 1 - first };
};

type Wearer = Pick<OwnedHero, 'experience' | 'trained' | 'worn'>;

/** The six scores today. */
export const statsOf = (
  owned: Wearer,
  person: Person,
  artifacts: readonly OwnedArtifact[],
  content: KingdomContent,
): BaseStats => {
  const leading = content.heroClasses.get(person.class)?.leading ?? ['leadership', 'combat'];
  const byLevel = grown(heroLevelOf(owned.experience), leading);
  const worn = wornStats(owned.worn, artifacts, content);
  const stats = { ...person.baseStats };
  for (const stat of HERO_STATS)
    stats[stat] = Math.min(
      MOST_SCORE,
      stats[stat] + (byLevel[stat] ?? 0) + (owned.trained[stat] ?? 0) + (worn[stat] ?? 0),
    );
  return stats;
};

/** The six bonuses that a kingdom has of its heroes, in percent (kingdom.md §3). */
export const HERO_BONUSES = [
  'goldGeneration',
  'manaGeneration',
  'researchSpeed',
  'buildingEfficiency',
  'militaryEffectiveness',
  'diplomaticBonus',
] as const;
export type HeroBonus = (typeof HERO_BONUSES)[number];

/** The two scores that each bonus comes of: a percent for every ten points of both together. */
export const BONUS_OF: Readonly<Record<HeroBonus, readonly [HeroStat, HeroStat]>> = {
  goldGeneration: ['administration', 'charisma'],
  manaGeneration: ['magic', 'intelligence'],
  researchSpeed: ['intelligence', 'administration'],
  buildingEfficiency: ['administration', 'leadership'],
  militaryEffectiveness: ['leadership', 'combat'],
  diplomaticBonus: ['charisma', 'intelligence'],
};
const POINTS_PER_PERCENT = 10;

/** What these scores give the realm. */
export const heroBonuses = (stats: BaseStats): Readonly<Record<HeroBonus, number>> => {
  const of = (bonus: HeroBonus): number => {
    const [one, other] = BONUS_OF[bonus];
    return Math.floor((stats[one] + stats[other]) / POINTS_PER_PERCENT);
  };
  return {
    goldGeneration: of('goldGeneration'),
    manaGeneration: of('manaGeneration'),
    researchSpeed: of('researchSpeed'),
    buildingEfficiency: of('buildingEfficiency'),
    militaryEffectiveness: of('militaryEffectiveness'),
    diplomaticBonus: of('diplomaticBonus'),
  };
};
