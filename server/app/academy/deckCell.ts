// A cell of a deck as whoever made it reads it: card programs keep HTML in theirs (Anki says so itself: `#html:true`), and the names of sounds and pictures.
// Invariant: what comes out is compared with words and never shown as anything but text.

/** What a page of HTML calls letters and signs; the rest goes by number. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
  ndash: '–',
  mdash: '—',
  Amacr: 'Ā',
  Emacr: 'Ē',
  Imacr: 'Ī',
  Omacr: 'Ō',
  Umacr: 'Ū',
  amacr: 'ā',
  emacr: 'ē',
  imacr: 'ī',
  omacr: 'ō',
  umacr: 'ū',
};

const HIGHEST = 0x10ffff;

const letter = (whole: string, name: string): string => {
  if (!name.startsWith('#')) return NAMED[name] ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= HIGHEST ? String.fromCodePoint(code) : whole;
};

/** The text of a cell without its markup: `<div>p&#257;x</div>` is pāx. A name of a sound says nothing, a gap (`{{c1::pāx}}`) is what fills it. */
export const plainCell = (cell: string): string =>
  cell
    .replaceAll(/\[sound:[^\][]{0,200}\]/g, ' ')
    .replaceAll(/\{\{c\d+::([^:{}]{0,160})(?:::[^{}]{0,160})?\}\}/g, '$1')
    .replaceAll(/<\/?[a-z][^<>]*>/gi, ' ')
    .replaceAll(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,6});/gi, letter)
    .replaceAll(/\s+/g, ' ')
    .trim();
