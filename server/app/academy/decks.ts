// Decks of the Memory Palace as CSV, out and in. Invariants: a cell that a spreadsheet would take for a formula leaves as text; of what comes in only
// words and skills are believed, and every row that names no word of the dictionary is told by its number.
import Papa from 'papaparse';
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

interface Row {
  readonly number: number;
  readonly word: string;
  readonly latin: string;
  readonly skill: Skill;
}

const unreadable = (reason: string): Result<never> => refuse({ code: 'deck_unreadable', params: { reason } });

/** The rows of a deck. Its first line names the columns, `word` or `latin` among them; a list of bare words needs none. */
const rowsOf = (csv: string): Result<readonly Row[]> => {
  const text = csv.replace(/^\uFEFF/, '');
  const { data, errors } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', preview: MOST_ROWS + 2 });
  const quote = errors.find(({ type }) => type === 'Quotes');
  if (quote !== undefined) return unreadable(`a quotation mark is open in line ${(quote.row ?? 0) + 1}.`);
  const [first, ...rest] = data;
  if (first === undefined) return unreadable('it is empty.');
  const names = first.map((name) => name.trim().toLowerCase());
  const isHeaded = names.some((name) => name === 'word' || name === 'latin');
  const body = isHeaded ? rest : data;
  if (body.length > MOST_ROWS) return refuse({ code: 'deck_too_long', params: { most: MOST_ROWS } });
  if (body.length === 0) return unreadable('it names columns and no words.');
  const at = (name: string, otherwise: number): number => (isHeaded ? names.indexOf(name) : otherwise);
  const [word, latin, skill] = [at('word', -1), at('latin', 0), at('skill', -1)];
  return ok(
    body.map((cells, index) => ({
      number: index + (isHeaded ? 2 : 1),
      word: (cells[word] ?? '').slice(0, 80),
      latin: (cells[latin] ?? '').slice(0, 160),
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

/** A deck brought in, into a palace of `most` cards. Refuses `palace_full` before any of it is hung. */
export const importDeck = async (
  house: House,
  scholars: Scholars,
  accountId: AccountId,
  csv: string,
  most = MOST_CARDS,
): Promise<Result<HungReport>> => {
  const rows = rowsOf(csv);
  if (!rows.ok) return rows;
  const found = await scholars.ask(
    'named',
    rows.value.map(({ word, latin }) => (word.trim() === '' ? latin : word)),
  );
  if (!found.ok) return found;
  const known = rows.value.map((row, at) => ({ row, word: found.value[at] ?? null }));
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
      .map(({ row }) => ({ row: row.number, text: (row.latin || row.word).slice(0, 60) })),
    unknownCount: lost.length,
  });
};
