// Sitting down at one's table: whether there is a chair, and who then sits there. Making a character and bringing one share it.
import {
  MOST_CHARACTERS,
  emptyTable,
  type Character,
  type CharacterChoices,
  type CharacterTable,
  type Roll,
} from '../../characters/character.ts';
import { characterNameRefusal, choicesRefusal } from '../../characters/lawful.ts';
import { cameOf } from '../../characters/scoring.ts';
import type { AccountId } from '../../core/brand.ts';
import { fine, firstRefusal, refuse, type Result } from '../../core/result.ts';
import type { KingdomContent } from '../../kingdom/content.ts';
import { changed, created, type Outcome } from '../outcome.ts';

/** Refuses whoever comes when every chair is taken. */
export const chairRefusal = (seated: number): Result<void> =>
  seated < MOST_CHARACTERS ? fine : refuse({ code: 'characters_full', params: { most: MOST_CHARACTERS } });

/** Refuses whoever has no chair, no fit name, or is not lawful. How dice fell is looked at by whoever saw them. */
export const seatRefusal = (
  seated: number,
  choices: CharacterChoices,
  content: KingdomContent,
): Result<void> =>
  firstRefusal(
    () => chairRefusal(seated),
    () => characterNameRefusal(choices.name, content),
    () => choicesRefusal(choices, content.characters),
  );

/** The dice that these scores fell with, among those that lie open. */
export const fallenRoll = (
  { scores }: Pick<CharacterChoices, 'scores'>,
  rolls: readonly Roll[],
  { characters: { scoring } }: Pick<KingdomContent, 'characters'>,
): Roll | null =>
  rolls.find(({ characterId, throws }) => characterId === null && cameOf(scores, throws, scoring)) ?? null;

interface Seat {
  readonly id: string;
  readonly accountId: AccountId;
  readonly now: number;
  readonly table: CharacterTable | null;
  readonly choices: CharacterChoices;
  /** The dice it is made of, if any. */
  readonly roll: Roll | null;
  readonly isVouched: boolean;
}

/** What is written when somebody sits down. */
export const seated = ({
  id,
  accountId,
  now,
  table,
  choices,
  roll,
  isVouched,
}: Seat): NonNullable<Outcome['changes']> => {
  const character: Character = {
    id,
    accountId,
    createdAt: now,
    choices,
    rollId: roll?.id ?? null,
    throws: roll?.throws ?? null,
    isVouched,
  };
  const before = table ?? emptyTable(accountId);
  const after: CharacterTable = {
    ...before,
    seated: before.seated + 1,
    rolls: before.rolls.map((one) => (one.id === roll?.id ? { ...one, characterId: id } : one)),
  };
  return [
    created('characters', character),
    table === null
      ? created('characterTables', after, accountId)
      : changed('characterTables', after, accountId),
  ];
};
