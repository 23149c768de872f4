// Words at which the gate stops judging a clause, and words that only describe. Invariant: where a word may be a noun it is no attribute.
import type { ReadWord } from '../../reading/latin.ts';

/** What joins clauses, or may. */
export const JOINS = new Set(
  'et ac atque aut vel sed nec neque ut ne si nisi cum quod quia qui quae dum ubi postquam an que quam'.split(
    ' ',
  ),
);

/** An adjective or participle, and nothing else. */
export const isAttribute = ({ readings }: ReadWord): boolean =>
  readings.some(({ lexeme }) => lexeme.pos !== 'noun') &&
  readings.every(
    ({ lexeme, features }) =>
      lexeme.id === 'bonum_n' ||
      ((lexeme.pos === 'adj' || lexeme.kind === 'possessive') && features.case !== undefined) ||
      (features.mood === 'part' && features.case !== undefined),
  );
