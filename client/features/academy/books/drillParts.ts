// What of a word's tables is drilled at one sitting: a table, or one of its columns where the whole has more blanks than anyone sits down to.
// A verb has some three hundred forms; six of them make an evening.

interface Ruled {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly cells: readonly (readonly unknown[])[] }[];
}

/** One sitting: a table by its title, and the column by its head; null means all of them. */
export interface DrillPart {
  readonly table: string;
  readonly column: string | null;
}

/** A noun's two columns, as a grammar prints them. */
const ONE_SITTING = 12;

/** How many blanks stand in a table, or in one of its columns. */
export const blanksOf = ({ columns, rows }: Ruled, column: string | null): number =>
  rows
    .flatMap(({ cells }) => (column === null ? cells : [cells[columns.indexOf(column)] ?? []]))
    .filter((forms) => forms.length > 0).length;

/** All sittings of a word, in the order of its tables. */
export const drillParts = (sections: readonly Ruled[]): readonly DrillPart[] =>
  sections.flatMap((section): readonly DrillPart[] =>
    blanksOf(section, null) <= ONE_SITTING
      ? [{ table: section.title, column: null }]
      : section.columns.map((column) => ({ table: section.title, column })),
  );

/** The sitting that was asked for where the word has it, else the nearest to it: its table, or the first of all. */
export const partFor = (parts: readonly DrillPart[], wish: DrillPart | null): DrillPart | undefined =>
  parts.find(({ table, column }) => table === wish?.table && column === wish.column) ??
  parts.find(({ table }) => table === wish?.table) ??
  parts[0];

/** The one that comes after it; undefined after the last. */
export const partAfter = (parts: readonly DrillPart[], part: DrillPart): DrillPart | undefined =>
  parts[parts.indexOf(part) + 1];
