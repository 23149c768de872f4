// A deck before it is sent: whether it is one at all, and the parts it goes in. Pure.

/** Characters of a part, and of a whole file. */
const PART = 50_000;
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

/** A deck in parts that a request can carry, cut between lines, each with the line that names its columns. */
export const deckParts = (csv: string): readonly string[] => {
  const lines = csv.split(/(?<=\n)/);
  const head = /(^|,)"?(word|latin)"?(,|\s*$)/i.test(lines[0] ?? '') ? (lines[0] ?? '') : '';
  const parts: string[] = [];
  let part = '';
  for (const line of lines.slice(head === '' ? 0 : 1)) {
    if (part !== '' && head.length + part.length + line.length > PART) {
      parts.push(head + part);
      part = '';
    }
    part += line;
  }
  return part === '' && parts.length > 0 ? parts : [...parts, head + part];
};
