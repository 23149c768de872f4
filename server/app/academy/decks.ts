// Decks of the Memory Palace as CSV, out and in. Invariants: a cell that a spreadsheet would take for a formula leaves as text; of what comes in only
// words and skills are believed, and every row that names no word of the dictionary is told by its number.
import Papa from 'papaparse';
import { LATIN_COLUMNS, OTHER_COLUMNS, columnName } from '@sigilla/content/learning/deckColumns.ts';
import { MOST_HUNG, hangWords } from '@sigilla/engine/actions/palace/hangWords.ts';
import type { AccountId } from '@sigilla/engine/core/brand.ts';
import { ok, refuse } from '@sigilla/engine/core/result.ts';
import type { Result } from '@sigilla/engine/core/result.ts';
import { SKILLS, cardId } from '@sigilla/engine/learning/palace/card.ts';
import type { Card, HousedWord, Skill } from '@sigilla/engine/learning/palace/card.ts';
import type { CardLine } from '@sigilla/engine/learning/palace/palaceView.ts';
import { cards } from '../../store/collections.ts';
import type { House } from '../house.ts';
import { give } from './answering.ts';
import type { Scholars } from './scholars.ts';

/** Rows of one deck that are read. */
const MOST_ROWS = 1500;
/** Rows that name no word, told one by one. */
const MOST_TOLD = 100;
/** Cards of a palace. The whole lexicon with all skills would be twice that. */
const MOST_CARDS = 6000;

/** The deck as it is taken away. */
export const deckOf = (lines: readonly CardLine[]): string =>
  Papa.unparse(
    lines.map((line) => ({
      word: line.lexeme,
      latin: line.latin,
      meaning: line.meaning,
      skill: line.skill,
      phase: line.learningPhase,
      due: new Date(line.dueAt).toISOString(),
      interval: line.interval,
      repetitions: line.repetitions,
      lapses: line.lapses,
      suspended: line.isSuspended ? 'yes' : 'no',
    })),
    { escapeFormulae: true, newline: '\r\n', columns: [...COLUMNS] },
  );
const COLUMNS = [
  'word',
  'latin',
  'meaning',
  'skill',
  'phase',
  'due',
  'interval',
  'repetitions',
  'lapses',
  'suspended',
] as const;

/** How ids of the dictionary are written: `rex_n`. */
const ID = /^'?[a-z0-9]+(?:_[a-z0-9]+)+$/;

interface Row {
  readonly number: number;
  /** By what it may name its word, the likeliest first. */
  readonly names: readonly string[];
  readonly skill: Skill;
}

/** A deck as cells: its headings, where its first line names columns, and the rows beneath with their numbers. */
interface Table {
  readonly headings: readonly string[] | null;
  readonly rows: readonly { readonly number: number; readonly cells: readonly string[] }[];
}

const unreadable = (reason: string): Result<never> => refuse({ code: 'deck_unreadable', params: { reason } });

const HEADINGS: ReadonlySet<string> = new Set(['word', ...LATIN_COLUMNS, ...OTHER_COLUMNS]);

/** The table of a deck, whatever parts its cells; lines that begin with # are what card programs write for themselves. */
const tableOf = (csv: string): Result<Table> => {
  const { data, errors } = Papa.parse<string[]>(csv.replace(/^\uFEFF/, ''), {
    skipEmptyLines: 'greedy',
    preview: MOST_ROWS + 2,
    comments: '#',
  });
  const quote = errors.find(({ type }) => type === 'Quotes');
  if (quote !== undefined) return unreadable(`a quotation mark is open in line ${(quote.row ?? 0) + 1}.`);
  const [first] = data;
  if (first === undefined) return unreadable('it is empty.');
  const names = first.map(columnName);
  const isHeaded = names.some((name) => HEADINGS.has(name));
  const all = data.map((cells, at) => ({ number: at + 1, cells }));
  const rows = isHeaded ? all.slice(1) : all;
  if (rows.length > MOST_ROWS) return refuse({ code: 'deck_too_long', params: { most: MOST_ROWS } });
  if (rows.length === 0) return unreadable('it names columns and no words.');
  return ok({ headings: isHeaded ? names : null, rows });
};

/** Of columns that nobody has named so many are looked into, in so many rows. */
const MOST_COLUMNS = 8;
const ROWS_LOOKED_INTO = 40;

/** The column in which most cells name a word, the first of several. */
const latinColumn = async (scholars: Scholars, { rows }: Table): Promise<Result<number>> => {
  const looked = rows.slice(0, ROWS_LOOKED_INTO);
  const width = Math.min(MOST_COLUMNS, Math.max(...looked.map(({ cells }) => cells.length)));
  let best = { at: 0, found: -1 };
  for (const at of width > 1 ? Array.from({ length: width }, (_, column) => column) : []) {
    const words = await scholars.ask(
      'named',
      looked.map(({ cells }) => (cells[at] ?? '').slice(0, LONGEST_NAME)),
    );
    if (!words.ok) return words;
    const found = words.value.filter((word) => word !== null).length;
    if (found > best.found) best = { at, found };
  }
  return ok(best.at);
};

/** Characters of a cell that are read. */
const LONGEST_NAME = 160;

/** The rows of a deck. A column that is called Latin holds it, and ours are known by their ids (`word`); where no column is, the likeliest holds it. */
const rowsOf = async (scholars: Scholars, csv: string): Promise<Result<readonly Row[]>> => {
  const table = tableOf(csv);
  if (!table.ok) return table;
  const { headings, rows } = table.value;
  const at = (isMeant: (name: string) => boolean): number => headings?.findIndex(isMeant) ?? -1;
  const [word, called, skill] = [
    at((name) => name === 'word'),
    at((name) => LATIN_COLUMNS.includes(name)),
    at((name) => name === 'skill'),
  ];
  const likeliest = word < 0 && called < 0 ? await latinColumn(scholars, table.value) : ok(called);
  if (!likeliest.ok) return likeliest;
  return ok(
    rows.map(({ number, cells }) => ({
      number,
      names: [likeliest.value, word]
        .flatMap((column) => cells[column]?.trim() ?? '')
        .filter((name) => name !== '')
        .map((name) => name.slice(0, LONGEST_NAME)),
      skill: SKILLS.find((one) => one === cells[skill]?.trim().toLowerCase()) ?? 'recognise',
    })),
  );
};

/** What became of words that were to be hung. */
export interface HungReport {
  readonly added: number;
  /** Cards that hung there already. */
  readonly known: number;
  /** Rows that name no word, the first hundred of them. */
  readonly unknown: readonly { readonly row: number; readonly text: string }[];
  readonly unknownCount: number;
}

/** Hangs words, a portion a commit; what was hung stays when a later portion fails. */
const hang = async (
  house: House,
  accountId: AccountId,
  wanted: readonly { readonly word: HousedWord; readonly skill: Skill }[],
  source: Card['source'],
  most = MOST_CARDS,
): Promise<Result<{ readonly added: number; readonly known: number }>> => {
  const here = await house.store.count(cards, 'account', [accountId], { most: most + 1 });
  if (here + wanted.length > most) {
    // What hangs already takes no room.
    const ids = [...new Set(wanted.map(({ word, skill }) => cardId(accountId, word.lexeme, skill)))];
    const hanging = await house.store.getMany(cards, ids);
    const lacking = hanging.filter((card) => card === null).length;
    if (lacking > 0 && here + lacking > most) return refuse({ code: 'palace_full', params: { most } });
  }
  let [added, known] = [0, 0];
  for (let from = 0; from < wanted.length; from += MOST_HUNG) {
    const portion = wanted.slice(from, from + MOST_HUNG);
    const wire = hangWords.wire({ cards: portion, source });
    const done = await give(house, accountId, undefined, undefined, wire);
    if (!done.ok) return done;
    const report = hangWords.report.parse(done.value);
    added += report.added;
    known += report.known;
  }
  return ok({ added, known });
};

/** Words of the dictionary hung by their ids. Refuses `word_unknown` for an id that no book has. */
export const hangByIds = async (
  house: House,
  scholars: Scholars,
  accountId: AccountId,
  ids: readonly string[],
  skills: readonly Skill[],
): Promise<Result<{ readonly added: number; readonly known: number }>> => {
  const found = await scholars.ask('named', ids);
  if (!found.ok) return found;
  const words = found.value.flatMap((word) => word ?? []);
  if (words.length < ids.length) return refuse({ code: 'word_unknown', params: {} });
  const wanted = words.flatMap((word) =>
    skills.filter((skill) => skill !== 'inflect' || word.inflects).map((skill) => ({ word, skill })),
  );
  return hang(house, accountId, wanted, 'dictionary');
};

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
): Promise<Result<HungReport>> => {
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
