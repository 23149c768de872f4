// The words of a clause as the gate looks at them: each with the readings it may have there.
import type { Analysis } from '../../analyse.ts';

export type Word = { readonly word: string; readonly readings: readonly Analysis[] };

export const JOINS = new Set(
  'et ac atque aut vel sed nec neque ut ne si nisi cum quod quia qui quae dum ubi postquam an que quam'.split(
    ' ',
  ),
);

export const isFinite = ({ features }: Analysis): boolean => features.person !== undefined;

export const genderOf = ({ lexeme, features }: Analysis): string | undefined =>
  lexeme.pos === 'noun' ? (lexeme.gender === 'c' ? undefined : lexeme.gender) : features.gender;

/** An adjective or participle, and nothing else. */
export const isAttribute = ({ readings }: Word): boolean =>
  readings.some(({ lexeme }) => lexeme.pos !== 'noun') &&
  readings.every(
    ({ lexeme, features }) =>
      lexeme.id === 'bonum_n' ||
      ((lexeme.pos === 'adj' || lexeme.kind === 'possessive') && features.case !== undefined) ||
      (features.mood === 'part' && features.case !== undefined),
  );

export const agree = (one: Analysis, noun: Analysis): boolean =>
  one.features.case === noun.features.case &&
  one.features.number === noun.features.number &&
  (genderOf(noun) === undefined || genderOf(one) === genderOf(noun));
