// A hero in a ruler's service, as the kingdom keeps one: what has happened to them. Who they are stands in the content under `heroId`, or in
// `made` for a character who was made by a player. Invariants: ids of made heroes begin dnd_; scores and levels are reckoned (stats.ts), never kept.
import { z } from 'zod';
import {
  BaseStats,
  HeroAge,
  HeroClassId,
  HeroRarity,
  HERO_STATS,
  Pronoun,
} from '@sigilla/content/schema/hero.ts';
import { Portrait } from '@sigilla/content/schema/portrait.ts';
import { KingdomId } from '../core/brand.ts';
import { Moment } from '../core/instant.ts';

const Count = z.int().min(0);

/** Where something may be worn. */
export const HERO_SLOTS = ['hand', 'brow', 'belt'] as const;
export const HeroSlot = z.enum(HERO_SLOTS);
export type HeroSlot = z.infer<typeof HeroSlot>;

/** A hero who came as a role-playing character. */
export const MadeHero = z.object({
  name: z.string().min(1).max(40),
  class: HeroClassId,
  rarity: HeroRarity,
  pronoun: Pronoun,
  age: HeroAge,
  baseStats: BaseStats,
  traits: z.array(z.string()),
  /** As the character's maker painted it; null for a portrait by the house's own hand. */
  portrait: Portrait.nullable(),
  ancestry: z.string().max(40).nullable(),
});
export type MadeHero = z.infer<typeof MadeHero>;

export const OwnedHero = z.object({
  heroId: z.string().max(80),
  recruitedAt: Moment,
  experience: Count,
  /** Points that training and quests have added to scores. */
  trained: z.partialRecord(z.enum(HERO_STATS), Count),
  /** What quests have made of them, besides what they were like. */
  learned: z.array(z.string()),
  /** The army that they command. */
  armyId: z.string().nullable(),
  /** Ids of artifacts in the kingdom's treasury, by where they are worn. */
  worn: z.partialRecord(HeroSlot, z.string()),
  /** Wounds so far: they show. */
  wounds: Count,
  /** Turns the kingdom must have spent until the last wound has healed. */
  healedAtTurn: Count,
  /** Taken in defeat: by whom, when (turns spent by then) and the gold first asked for. */
  captive: z.object({ by: KingdomId, kingdomName: z.string(), since: Count, ransom: Count }).nullable(),
  /** The quest they are on, and the step they stand before. */
  quest: z.object({ questId: z.string(), stepId: z.string() }).nullable(),
  questsDone: z.array(z.string()),
  made: MadeHero.nullable(),
});
export type OwnedHero = z.infer<typeof OwnedHero>;

/** A hero on the day they come. */
export const newHero = (heroId: string, now: number, made: MadeHero | null = null): OwnedHero => ({
  heroId,
  recruitedAt: now,
  experience: 0,
  trained: {},
  learned: [],
  armyId: null,
  worn: {},
  wounds: 0,
  healedAtTurn: 0,
  captive: null,
  quest: null,
  questsDone: [],
  made,
});
