// What its owner sees of a character: a line of the list, and all of it. Nobody else sees any. Allow-lists, as all views are.
import { z } from 'zod';
import type { CharacterBook } from '@sigilla/content/schema/character.ts';
import { Portrait } from '@sigilla/content/schema/portrait.ts';
import { KingdomId } from '../core/brand.ts';
import { Moment } from '../core/instant.ts';
import type { Kingdom } from '../kingdom/kingdom.ts';
import { CharacterChoices, Throws, type Character, type Roll } from './character.ts';
import { derivedSheet, DerivedSheet, SixNumbers } from './derived.ts';
import { heroIdOf } from './heroId.ts';
import { totalsOf } from './scoring.ts';

/** A line of the list (kingdom.md 3, Role-playing character). */
export const CharacterLine = z.object({
  id: z.string(),
  name: z.string(),
  /** As one would say it: High Elf. */
  race: z.string(),
  class: z.string(),
  background: z.string(),
  level: z.int(),
  /** As it is painted: the page of its ancestry gives what nobody chooses. */
  portrait: Portrait,
  ancestry: z.string(),
  createdAt: Moment,
  /** With what the ancestry adds. */
  abilityScores: SixNumbers,
  /** What it is called among heroes, once it is one. */
  heroId: z.string(),
  isVouched: z.boolean(),
});
export type CharacterLine = z.infer<typeof CharacterLine>;

export const CharacterView = CharacterLine.extend({
  choices: CharacterChoices,
  derived: DerivedSheet,
  /** How the dice fell, where they fell here. */
  throws: Throws.nullable(),
});
export type CharacterView = z.infer<typeof CharacterView>;

/** A made hero at one of their ruler's courts: a character serves one of them at a time. */
export const ServiceView = z.object({ heroId: z.string(), kingdomId: KingdomId, kingdom: z.string() });
export type ServiceView = z.infer<typeof ServiceView>;

/** The made heroes of some kingdoms. */
export const servicesIn = (
  kingdoms: readonly Pick<Kingdom, 'id' | 'name' | 'heroes'>[],
): readonly ServiceView[] =>
  kingdoms.flatMap(({ id, name, heroes }) =>
    heroes.flatMap(({ heroId, made }) => (made === null ? [] : [{ heroId, kingdomId: id, kingdom: name }])),
  );

/** Dice that lie open on the table. */
export const RollView = z.object({
  id: z.string(),
  rolledAt: Moment,
  throws: Throws,
  /** Best first. */
  totals: z.array(z.int()).readonly(),
});
export type RollView = z.infer<typeof RollView>;

export const rollView = (
  { id, rolledAt, throws }: Roll,
  { scoring }: Pick<CharacterBook, 'scoring'>,
): RollView => ({
  id,
  rolledAt,
  throws,
  totals: totalsOf(throws, scoring),
});

/** All of a character; null where the book has lost one of its pages. */
export const characterView = (character: Character, book: CharacterBook): CharacterView | null => {
  const { id, createdAt, choices, throws, isVouched } = character;
  const derived = derivedSheet(choices, book);
  if (derived === null) return null;
  return {
    id,
    name: choices.name,
    race: derived.race,
    class: derived.className,
    background: derived.backgroundName,
    level: choices.level,
    portrait: choices.portrait,
    ancestry: choices.ancestry,
    createdAt,
    abilityScores: derived.abilityScores,
    heroId: heroIdOf(id),
    isVouched,
    choices,
    derived,
    throws,
  };
};
