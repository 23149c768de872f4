// A role-playing character as it is kept: what was chosen, and nothing that follows from it (derived.ts). And the account's table, where its
// dice lie. Invariants: what is kept was lawful when it was made (lawful.ts); a set of dice belongs to one living character at most.
import { z } from 'zod';
import { Ability, MOST_CHARACTER_LEVEL, ScoreMethod } from '@sigilla/content/schema/character.ts';
import { Pronoun } from '@sigilla/content/schema/hero.ts';
import { Portrait } from '@sigilla/content/schema/portrait.ts';
import { AccountId } from '../core/brand.ts';
import { Moment } from '../core/instant.ts';

/** Characters that an account may keep. */
export const MOST_CHARACTERS = 24;

const Score = z.int().min(3).max(18);
/** As bought, dealt or rolled: before what the ancestry adds. */
export const AbilityScores = z.strictObject({
  strength: Score,
  dexterity: Score,
  constitution: Score,
  intelligence: Score,
  wisdom: Score,
  charisma: Score,
});
export type AbilityScores = z.infer<typeof AbilityScores>;

const Id = z.string().min(1).max(40);

/** Everything that a player chooses. */
export const CharacterChoices = z.strictObject({
  name: z.string().min(1).max(80),
  pronoun: Pronoun,
  portrait: Portrait,
  ancestry: Id,
  lineage: Id.nullable(),
  class: Id,
  background: Id,
  level: z.int().min(1).max(MOST_CHARACTER_LEVEL),
  method: ScoreMethod,
  scores: AbilityScores,
  /** Scores that the ancestry lets one raise by choice. */
  raised: z.array(Ability).max(6),
  /** Skills chosen, besides those that ancestry and background bring. */
  skills: z.array(Id).max(18),
  /** Skills in which proficiency counts twice. */
  expertise: z.array(Id).max(18),
  /** Languages chosen, besides those that the ancestry brings. */
  languages: z.array(Id).max(16),
});
export type CharacterChoices = z.infer<typeof CharacterChoices>;

/** Do both say the same of everything, in whatever order their fields stand? */
export const isSameSheet = (one: CharacterChoices, other: CharacterChoices): boolean =>
  JSON.stringify(CharacterChoices.parse(one)) === JSON.stringify(CharacterChoices.parse(other));

/** Six throws, each of its dice as they fell. */
export const Throws = z.array(z.array(z.int().min(1).max(20)).min(1).max(10)).length(6);
export type Throws = z.infer<typeof Throws>;

export const Character = z.object({
  id: z.string(),
  accountId: AccountId,
  createdAt: Moment,
  choices: CharacterChoices,
  /** The dice that its scores fell with, when they fell here. */
  rollId: z.string().nullable(),
  throws: Throws.nullable(),
  /** False for scores by dice that fell somewhere else: nobody here saw them. */
  isVouched: z.boolean(),
});
export type Character = z.infer<typeof Character>;

/** Six throws of the house's dice, and the character that was made of them. */
const Roll = z.object({
  id: z.string(),
  rolledAt: Moment,
  throws: Throws,
  characterId: z.string().nullable(),
});
export type Roll = z.infer<typeof Roll>;

/** The account's table: how many characters sit at it, and the dice that lie on it. One an account, under its id. */
export const CharacterTable = z.object({
  accountId: AccountId,
  seated: z.int().min(0),
  rolls: z.array(Roll),
});
export type CharacterTable = z.infer<typeof CharacterTable>;

declare module '../core/aggregates.ts' {
  interface Aggregates {
    readonly characters: Character;
    readonly characterTables: CharacterTable;
  }
}

/** The table before anybody sat down. */
export const emptyTable = (accountId: AccountId): CharacterTable => ({ accountId, seated: 0, rolls: [] });

/** The dice that lie open: thrown, and not made into anybody yet. */
export const openRoll = ({ rolls }: Pick<CharacterTable, 'rolls'>): Roll | null =>
  rolls.find(({ characterId }) => characterId === null) ?? null;
