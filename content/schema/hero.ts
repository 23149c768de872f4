// The shape of a hero, of the class they belong to, of what they are like and of where a hero may be sent: data alone.
// What their numbers come to is engine/heroes. Invariant: an ability for the host moves only what a host has.
import { z } from 'zod';
import { Effect } from './effect.ts';
import { HeroCategory } from './heroCategory.ts';
import { IconName } from './icon.ts';

export const HERO_STATS = [
  'leadership',
  'administration',
  'combat',
  'magic',
  'charisma',
  'intelligence',
] as const;
export const HeroStat = z.enum(HERO_STATS);
export type HeroStat = z.infer<typeof HeroStat>;

const Score = z.int().min(1).max(20);
/** Before levels, training and what is worn. */
export const BaseStats = z.strictObject({
  leadership: Score,
  administration: Score,
  combat: Score,
  magic: Score,
  charisma: Score,
  intelligence: Score,
});
export type BaseStats = z.infer<typeof BaseStats>;

/** Lowest first (kingdom.md §9). */
export const HERO_RARITIES = ['common', 'uncommon', 'rare', 'epic', 'legendary', 'mythical'] as const;
export const HeroRarity = z.enum(HERO_RARITIES);
export type HeroRarity = z.infer<typeof HeroRarity>;

export const HERO_CLASSES = [
  'knight_champion',
  'barbarian_warlord',
  'veteran_general',
  'weapon_master',
  'siege_commander',
  'cavalry_captain',
  'archer_lord',
  'defender_stalwart',
  'archmage',
  'elemental_lord',
  'necromancer',
  'reality_shaper',
  'battle_mage',
  'druid_elder',
  'void_walker',
  'divine_oracle',
  'master_merchant',
  'guild_master',
  'trade_baron',
  'resource_lord',
  'diplomatic_envoy',
  'spy_master',
  'engineering_genius',
  'architect_supreme',
] as const;
export const HeroClassId = z.enum(HERO_CLASSES);
export type HeroClassId = z.infer<typeof HeroClassId>;

export const Pronoun = z.enum(['she', 'he', 'they']);
export type Pronoun = z.infer<typeof Pronoun>;
export const HeroAge = z.enum(['young', 'grown', 'old']);
export type HeroAge = z.infer<typeof HeroAge>;

/** What a hero adds to the host that marches under them, and to no other. */
const HOST_EFFECTS: ReadonlySet<string> = new Set(['attack_percent', 'ward_percent', 'battle_morale']);

export const HeroAbility = z
  .strictObject({
    name: z.string().min(3),
    /** What people say of it; its numbers are worded from the effects. */
    description: z.string().min(10),
    /** The whole realm, or the host that the hero commands. */
    scope: z.enum(['realm', 'host']),
    effects: z.array(Effect).min(1),
  })
  .refine(({ scope, effects }) => scope === 'realm' || effects.every(({ kind }) => HOST_EFFECTS.has(kind)), {
    message: 'a host has no treasury',
  });
export type HeroAbility = z.infer<typeof HeroAbility>;

export const HeroClass = z.strictObject({
  id: HeroClassId,
  name: z.string().min(3),
  category: HeroCategory,
  description: z.string().min(20),
  icon: IconName,
  /** The two scores that grow with levels, the first one first. */
  leading: z.tuple([HeroStat, HeroStat]),
  /** What everyone of the class can do who has no name of their own in the books: who came as a character. */
  calling: HeroAbility,
});
export type HeroClass = z.infer<typeof HeroClass>;

export const HeroTrait = z.strictObject({
  id: z.string().regex(/^[a-z]+$/),
  name: z.string().min(3),
  description: z.string().min(20),
  /** How it shows, after the hero's name: on coming into service, after a victory, after a defeat. */
  arrives: z.string().min(10),
  wins: z.string().min(10),
  loses: z.string().min(10),
});
export type HeroTrait = z.infer<typeof HeroTrait>;

/** What a hero asks: of the realm that they would come to, and in coin. */
export const HeroTerms = z.strictObject({
  requirements: z.strictObject({
    level: z.int().min(1),
    buildings: z.array(z.strictObject({ type: z.string(), level: z.int().min(1) })),
  }),
  recruitmentCost: z.strictObject({
    gold: z.int().min(0),
    mana: z.int().min(0),
    researchPoints: z.int().min(0),
    turns: z.int().min(1),
  }),
});
export type HeroTerms = z.infer<typeof HeroTerms>;
export type HeroTermsByRank = Readonly<Record<HeroCategory, Readonly<Record<HeroRarity, HeroTerms>>>>;

export const HeroDefinition = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z][a-z_]*$/)
    .refine((id) => !id.startsWith('dnd_'), { message: 'ids that begin dnd_ are characters’' }),
  name: z.string().min(3).max(40),
  class: HeroClassId,
  category: HeroCategory,
  rarity: HeroRarity,
  pronoun: Pronoun,
  age: HeroAge,
  baseStats: BaseStats,
  abilities: z.array(HeroAbility).min(2),
  traits: z.array(z.string()).min(1),
  ...HeroTerms.shape,
});
export type HeroDefinition = z.infer<typeof HeroDefinition>;

/** Where an envoy may be sent: what it costs, how hard it is, and what is brought home. */
export const HeroMission = z.strictObject({
  id: z.string().regex(/^[a-z][a-z_]*$/),
  name: z.string().min(3),
  description: z.string().min(40),
  icon: IconName,
  turns: z.int().min(1).max(10),
  gold: z.int().min(0),
  /** The score that decides, and how much of it makes the outcome even. */
  stat: HeroStat,
  difficulty: z.int().min(5).max(30),
  /** What a treaty gives while it lasts. */
  treaty: z.strictObject({ hours: z.int().min(1), effects: z.array(Effect).min(1) }),
  success: z.string().min(20),
  failure: z.string().min(20),
});
export type HeroMission = z.infer<typeof HeroMission>;
