// A character as a file: what leaves the house and what comes back to it, one shape for both. What comes is trusted in nothing: it is held
// against the book like any other, and scores by dice are marked as brought, since nobody here saw them fall.
import { z } from 'zod';
import { reasonOf } from '../core/reason.ts';
import { ok, refuse, type Result } from '../core/result.ts';
import { isShallow } from '../core/shallow.ts';
import { tidyName } from '../kingdom/names.ts';
import { CharacterChoices, Throws, type Character } from './character.ts';

/** Signs that a sheet may have. */
const MOST_SIGNS = 8000;

const FORMAT = 'sigilla-character';

export const CharacterFile = z.strictObject({
  format: z.literal(FORMAT, `it does not say that it is a ${FORMAT}`),
  version: z.literal(1, 'it is of a version that this house does not read'),
  character: CharacterChoices,
  /** How the dice fell; told, and not believed. */
  throws: Throws.nullable().optional(),
  credit: z.string().max(1000).optional(),
});
export type CharacterFile = z.infer<typeof CharacterFile>;

/** The sheet as it leaves the house. */
export const fileOf = (
  { choices, throws }: Pick<Character, 'choices' | 'throws'>,
  credit: string,
): CharacterFile => ({
  format: FORMAT,
  version: 1,
  character: choices,
  throws,
  credit,
});

const unreadable = (reason: string): Result<never> =>
  refuse({ code: 'character_sheet_unreadable', params: { reason } });

/** What a sheet that came from outside says was chosen, its name tidied. Whether it is lawful is not looked at here. Total on whatever JSON can say. */
export const readCharacterFile = (file: unknown): Result<CharacterChoices> => {
  if (!isShallow(file)) return unreadable('it is nested too deeply');
  if ((JSON.stringify(file) ?? '').length > MOST_SIGNS)
    return refuse({ code: 'character_sheet_too_long', params: { most: MOST_SIGNS } });
  const read = CharacterFile.safeParse(file);
  if (!read.success) return unreadable(reasonOf(read.error, 'the sheet'));
  const { character } = read.data;
  return ok({ ...character, name: tidyName(character.name) });
};
