// A deck before it is sent: whether it is one at all, and the parts it goes in. Pure.
import { LATIN_COLUMNS, columnName } from '@sigilla/content/learning/deckColumns.ts';

/** Characters and rows of a part (fewer than a request may have), and characters of a whole file. */
const PART = 50_000;
const ROWS = 1000;
const LONGEST = 2_000_000;

/** Why a file is not even sent, as a sentence; null where it may be a deck. */
export const faultOf = (size: number, text: string): string | null => {
  if (size > LONGEST) return 'That deck is heavier than the porters. Cut it in parts.';
  if (text.replace(/^\uFEFF/, '').trim() === '') return 'That file is empty: there is no word in it to hang.';
  // A zero is in no text, and what is not UTF-8 is read as U+FFFD.
  if (text.includes('\0') || text.includes('\uFFFD'))
    return 'That file is no table the librarian can read. Save it as CSV (UTF-8) and bring that.';
  return null;
};

/** Does a line name columns, the Latin or the word among them? */
const isHead = (line: string): boolean =>
  line.split(/[,;|\t]/).some((cell) => [...LATIN_COLUMNS, 'word'].includes(columnName(cell)));

/** Lines, each with its end; one that breaks within quotation marks goes on in the next. */
const linesOf = (csv: string): readonly string[] => {
  const lines: string[] = [];
  let isOpen = false;
  for (const piece of csv.split(/(?<=\n)/)) {
    if (isOpen) lines.push(`${lines.pop() ?? ''}${piece}`);
    else lines.push(piece);
    if (piece.split('"').length % 2 === 0) isOpen = !isOpen;
  }
  return lines;
};

/** A deck in parts that a request can carry and the librarian reads at once, cut between lines, each with the line that names its columns. */
export const deckParts = (csv: string): readonly string[] => {
  const lines = linesOf(csv);
  const head = isHead(lines[0] ?? '') ? (lines[0] ?? '') : '';
  const parts: string[] = [];
  let part = '';
  let rows = 0;
  for (const line of lines.slice(head === '' ? 0 : 1)) {
    if (part !== '' && (rows === ROWS || head.length + part.length + line.length > PART)) {
      parts.push(head + part);
      part = '';
      rows = 0;
    }
    part += line;
    rows += 1;
  }
  return part === '' && parts.length > 0 ? parts : [...parts, head + part];
};
