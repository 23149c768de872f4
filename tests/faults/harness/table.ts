// What a run of faults found, as a table for people.

export interface Row {
  readonly fault: string;
  readonly store: string;
  readonly runs: number;
  /** Commands, foundings and lessons that a server acknowledged; and how many of them were lessons. */
  readonly acknowledged: number;
  readonly lessons: number;
  readonly lost: number;
  readonly doubled: number;
  /** Everything else that should not be: half-applied, contradicted, untrue refusals, accidents. */
  readonly wrong: number;
  /** Milliseconds from the end of the fault (the kill, the thaw, the room on the disk) to the next acknowledgement, one for each run. */
  readonly recoveries: readonly number[];
  /** Each thing that was lost, doubled or wrong, in words. */
  readonly troubles: readonly string[];
  /** What the servers logged last, when there was any trouble: a line each (lastWords.ts). */
  readonly lastWords: readonly string[];
  /** What else is worth a reader's while. */
  readonly remark: string;
}

const median = (sorted: readonly number[]): number => sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1);

const recovery = (times: readonly number[]): string => {
  if (times.length === 0) return '';
  const sorted = times.toSorted((a, b) => a - b);
  return `${seconds(median(sorted))}, ${seconds(sorted.at(-1) ?? 0)} s`;
};

const HEAD = [
  'fault',
  'store',
  'runs',
  'acknowledged',
  'lost',
  'doubled',
  'wrong',
  'recovery (median, worst)',
  'remark',
];

/** The rows as a Markdown table. */
export const tableOf = (rows: readonly Row[]): string => {
  const cells = rows.map((row) => [
    row.fault,
    row.store,
    String(row.runs),
    row.acknowledged.toLocaleString('en'),
    String(row.lost),
    String(row.doubled),
    String(row.wrong),
    recovery(row.recoveries),
    [row.remark, ...(row.lessons > 0 ? [`${row.lessons} of them lessons`] : [])]
      .filter((part) => part !== '')
      .join('; '),
  ]);
  const lines = [HEAD, HEAD.map(() => '---'), ...cells].map((line) => `| ${line.join(' | ')} |`);
  return `${lines.join('\n')}\n`;
};

const MOST_TROUBLES = 30;

/** The troubles of a row, one a line, and the servers' last words below them. */
export const troublesOf = ({ fault, store, troubles, lastWords }: Row): string => {
  const [told, more] = [troubles.slice(0, MOST_TROUBLES), troubles.length - MOST_TROUBLES];
  return [
    `${fault}, ${store}: ${troubles.length} ${troubles.length === 1 ? 'trouble' : 'troubles'}`,
    ...told.map((trouble) => `- ${trouble}`),
    ...(more > 0 ? [`- and ${more} more`] : []),
    ...(lastWords.length === 0 ? [] : ['The servers said at last:', ...lastWords.map((line) => `  ${line}`)]),
  ].join('\n');
};
