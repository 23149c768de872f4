// A deck brought into the Memory Palace. Invariant: every row that names no word of the dictionary is told by its number.
import type { AccountId } from '@sigilla/engine/core/brand.ts';
import { ok } from '@sigilla/engine/core/result.ts';
import type { Result } from '@sigilla/engine/core/result.ts';
import type { HousedWord } from '@sigilla/engine/learning/palace/card.ts';
import type { House } from '../house.ts';
import { rowsOf } from './deckFile.ts';
import type { Row } from './deckFile.ts';
import { hang, MOST_CARDS } from './hanging.ts';
import type { Scholars } from './scholars.ts';

/** Rows that name no word, told one by one. */
const MOST_TOLD = 100;

/** How ids of the dictionary are written: `rex_n`. */
const ID = /^'?[a-z0-9]+(?:_[a-z0-9]+)+$/;

/** What became of a deck that was brought in. */
export interface DeckReport {
  readonly added: number;
  /** Cards that hung there already. */
  readonly known: number;
  /** Rows that name no word, the first hundred of them. */
  readonly unknown: readonly { readonly row: number; readonly text: string }[];
  readonly unknownCount: number;
}

/** The word that each row names: by its id, else by the Latin, else by whatever stands where an id would. */
const wordsOf = async (
  scholars: Scholars,
  rows: readonly Row[],
): Promise<Result<readonly (HousedWord | null)[]>> => {
  // An id says which of two words of one spelling is meant.
  const order = ({ names }: Row): readonly string[] =>
    names.toSorted((one, other) => Number(ID.test(other)) - Number(ID.test(one)));
  const first = await scholars.ask(
    'named',
    rows.map((row) => order(row)[0] ?? ''),
  );
  if (!first.ok) return first;
  const second = rows.map((row, at) => ((first.value[at] ?? null) === null ? (order(row)[1] ?? '') : ''));
  if (second.every((name) => name === '')) return first;
  const then = await scholars.ask('named', second);
  return then.ok ? ok(rows.map((_, at) => first.value[at] ?? then.value[at] ?? null)) : then;
};

/** A deck brought in, into a palace of `most` cards. Refuses `palace_full` before any of it is hung. */
export const importDeck = async (
  house: House,
  scholars: Scholars,
  accountId: AccountId,
  csv: string,
  most = MOST_CARDS,
): Promise<Result<DeckReport>> => {
  const rows = await rowsOf(scholars, csv);
  if (!rows.ok) return rows;
  const found = await wordsOf(scholars, rows.value);
  if (!found.ok) return found;
  const known = rows.value.map((row, place) => ({ row, word: found.value[place] ?? null }));
  const wanted = known.flatMap(({ row: { skill }, word }) => {
    if (word === null) return [];
    return [{ word, skill: skill === 'inflect' && !word.inflects ? ('produce' as const) : skill }];
  });
  const lost = known.filter(({ word }) => word === null);
  const hung = await hang(house, accountId, wanted, 'import', most);
  if (!hung.ok) return hung;
  return ok({
    ...hung.value,
    unknown: lost
      .slice(0, MOST_TOLD)
      .map(({ row }) => ({ row: row.number, text: (row.names[0] ?? '').slice(0, 60) })),
    unknownCount: lost.length,
  });
};
