// What a chart is told to draw, in words that need no library: a course as a staircase, or columns of what came and went.
// Invariant: whatever a point says by a tip is said by the table beside the chart too.

/** The inks and hatchings a chart is drawn with (Inks.tsx); none of them is told from another by colour alone. */
export const INKS = [
  'gold',
  'verdigris',
  'ink',
  'lapis',
  'brick',
  'hatched',
  'sepia',
  'gone',
  'rubric',
] as const;
export type Ink = (typeof INKS)[number];

/** What a point says when it is pointed at or stepped to. */
export interface Tip {
  /** "Turn 132". */
  readonly title: string;
  /** "4,212 gold", "3 h ago". */
  readonly lines: readonly string[];
}

/** A staircase over time: between two points nothing changed. */
export interface CourseDrawing {
  readonly kind: 'course';
  /** Oldest first, at least one. */
  readonly points: readonly { readonly at: number; readonly held: number; readonly tip: Tip }[];
  /** Where the field ends: now. */
  readonly until: number;
}

export interface Series {
  readonly key: string;
  /** In the legend. */
  readonly words: string;
  readonly ink: Ink;
  /** Its sum over all columns, written in the legend. */
  readonly sum: string;
}

/** Columns side by side; what is below zero hangs beneath the line. */
export interface ColumnsDrawing {
  readonly kind: 'columns';
  readonly series: readonly Series[];
  readonly columns: readonly {
    readonly name: string;
    readonly values: Readonly<Record<string, number>>;
    readonly tip: Tip;
  }[];
}

export type Drawing = CourseDrawing | ColumnsDrawing;
