// A deck of the Memory Palace as a file of CSV, written and read. Invariants: a cell that a spreadsheet would take for a formula leaves as text; of what
// is read only words and skills are believed.
import Papa from 'papaparse';
import { LATIN_COLUMNS, OTHER_COLUMNS, columnName } from '@sigilla/content/learning/deckColumns.ts';
import { ok, refuse } from '@sigilla/engine/core/result.ts';
import type { Result } from '@sigilla/engine/core/result.ts';
import { SKILLS } from '@sigilla/engine/learning/palace/card.ts';
import type { Skill } from '@sigilla/engine/learning/palace/card.ts';
import type { CardLine } from '@sigilla/engine/learning/palace/palaceView.ts';
import { plainCell } from './deckCell.ts';
import type { Scholars } from './scholars.ts';

/** Rows of one deck that are read. */
const MOST_ROWS = 1500;
/** Characters of a cell that are read. */
const LONGEST_NAME = 160;

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
/** A row of a deck. */
export interface Row {
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
  const all = data.map((cells, at) => ({ number: at + 1, cells: cells.map(plainCell) }));
  const rows = isHeaded ? all.slice(1) : all;
  if (rows.length > MOST_ROWS) return refuse({ code: 'deck_too_long', params: { most: MOST_ROWS } });
  if (rows.length === 0) return unreadable('it names columns and no words.');
  return ok({ headings: isHeaded ? names : null, rows });
};

/** Of columns that nobody has named so many are looked into, in so many rows. */
const MOST_COLUMNS = 8;
const ROWS_LOOKED_INTO = 40;

const NO_LATIN =
  'no column is called “latin”, and in none do most cells name a word of the dictionary. Write “latin” above the one that holds the words.';

/**
 * The column in which the most cells name a word, the first of several. Refuses a deck in which that is not even half of a column: an English, Italian or
 * German table has words that are spelt as Latin ones, and somebody else's shopping list would hang in the palace.
 */
const latinColumn = async (scholars: Scholars, { rows }: Table): Promise<Result<number>> => {
  const looked = rows.slice(0, ROWS_LOOKED_INTO);
  const width = Math.min(MOST_COLUMNS, Math.max(...looked.map(({ cells }) => cells.length)));
  let best = { at: 0, found: 0, filled: 1 };
  for (const at of Array.from({ length: width }, (_, column) => column)) {
    const names = looked.map(({ cells }) => (cells[at] ?? '').slice(0, LONGEST_NAME));
    const words = await scholars.ask('named', names);
    if (!words.ok) return words;
    const found = words.value.filter((word) => word !== null).length;
    if (found > best.found) best = { at, found, filled: names.filter((name) => name !== '').length };
  }
  return 2 * best.found < best.filled ? unreadable(NO_LATIN) : ok(best.at);
};

/**
 * The rows of a deck. A column that is called Latin holds it, and ours are known by their ids (`word`); where no column is, the likeliest holds it.
 * Refuses `deck_unreadable` and `deck_too_long`.
 */
export const rowsOf = async (scholars: Scholars, csv: string): Promise<Result<readonly Row[]>> => {
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
        .flatMap((column) => cells[column] ?? '')
        .filter((name) => name !== '')
        .map((name) => name.slice(0, LONGEST_NAME)),
      skill: SKILLS.find((one) => one === cells[skill]?.toLowerCase()) ?? 'recognise',
    })),
  );
};
