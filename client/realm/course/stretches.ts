// What came and went of a stock, stretch by stretch, as columns and in words. Invariants: what came stands above the line by kind of reason, each
// kind at its own place in every column; what went hangs below it; the sentence says what the columns show.
import { LEDGER_KIND_NAMES, LEDGER_KINDS } from '@sigilla/content/texts/ledgerReasons.ts';
import type { LedgerKind } from '@sigilla/content/texts/ledgerReasons.ts';
import type { Stretch } from '@sigilla/engine/kingdom/realmCourse.ts';
import type { ColumnsDrawing, Ink, Tip } from '../../ui/chart/drawing.ts';
import { signed, whole } from '../../ui/numberText.ts';
import { dayOfYearText, hourText } from '../../ui/timeText.ts';

/** A kind of reason, or all of them. */
export type KindWish = LedgerKind | 'every';

const KIND_INKS: Readonly<Record<LedgerKind, Ink>> = {
  seasons: 'gold',
  gathering: 'verdigris',
  building: 'ink',
  army: 'lapis',
  war: 'brick',
  learning: 'hatched',
  chancery: 'sepia',
};

/** The same stretches with what came and went for reasons of one kind alone. */
export const sifted = (stretches: readonly Stretch[], wish: KindWish): readonly Stretch[] =>
  wish === 'every'
    ? stretches
    : stretches.map((stretch) => ({ ...stretch, sums: stretch.sums.filter(({ kind }) => kind === wish) }));

const cameOf = ({ sums }: Stretch): number => sums.reduce((sum, { came }) => sum + came, 0);
const wentOf = ({ sums }: Stretch): number => sums.reduce((sum, { went }) => sum + went, 0);

/** What came and what went in a stretch, over all kinds. */
export const totalsOf = (stretch: Stretch): { readonly came: number; readonly went: number } => ({
  came: cameOf(stretch),
  went: wentOf(stretch),
});

const ofKind = ({ sums }: Stretch, kind: LedgerKind): number =>
  sums.find((sum) => sum.kind === kind)?.came ?? 0;

/** All that came by kind, the greatest first, and all that went. */
export const sourcesOf = (
  stretches: readonly Stretch[],
): {
  readonly came: readonly { readonly kind: LedgerKind; readonly words: string; readonly amount: number }[];
  readonly went: number;
} => ({
  came: LEDGER_KIND_NAMES.map((kind) => ({
    kind,
    words: LEDGER_KINDS[kind],
    amount: stretches.reduce((sum, stretch) => sum + ofKind(stretch, kind), 0),
  }))
    .filter(({ amount }) => amount > 0)
    .toSorted((a, b) => b.amount - a.amount),
  went: stretches.reduce((sum, stretch) => sum + wentOf(stretch), 0),
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const SPANS: readonly (readonly [number, string])[] = [
  [5 * MINUTE, 'five minutes'],
  [HOUR, 'an hour'],
  [6 * HOUR, 'six hours'],
  [DAY, 'a day'],
  [7 * DAY, 'a week'],
  [30 * DAY, 'thirty days'],
];

/** "Each column is a day. Most came in under “The passing of turns”, +1,200." */
export const stretchSentence = (stretches: readonly Stretch[], spoken: string): string => {
  const [first] = stretches;
  const { came, went } = sourcesOf(stretches);
  if (first === undefined || (came.length === 0 && went === 0)) return `No ${spoken} has come or gone yet.`;
  const length = first.until - first.from;
  const span = SPANS.find(([one]) => one === length)?.[1] ?? 'a year';
  const [most] = came;
  const source =
    most === undefined ? 'Nothing came in' : `Most came in under “${most.words}”, ${signed(most.amount)}`;
  return `Each column is ${span}. ${source}; ${went === 0 ? 'nothing went out' : `${whole(went)} went out`}.`;
};

/** What a stretch is called in the table: "Mon 14:00", "from 3 May". */
export const stretchName = ({ from, until }: Pick<Stretch, 'from' | 'until'>): string => {
  if (until - from < DAY) return hourText(from);
  return until - from === DAY ? dayOfYearText(from) : `from ${dayOfYearText(from)}`;
};

/** What came in a stretch by kind: "Gathering +40, War +12". */
export const cameWords = (stretch: Stretch): string =>
  LEDGER_KIND_NAMES.filter((kind) => ofKind(stretch, kind) > 0)
    .map((kind) => `${LEDGER_KINDS[kind]} ${signed(ofKind(stretch, kind))}`)
    .join(', ');

/** "Turns 121 to 132", "Turn 132, none spent": which turns of the kingdom a stretch holds. */
const turnsOfStretch = ({ turn, turns }: Stretch): string => {
  if (turns === 0) return `Turn ${whole(turn)}, none spent`;
  return turns === 1 ? `Turn ${whole(turn)}` : `Turns ${whole(turn - turns + 1)} to ${whole(turn)}`;
};

const tipOf = (stretch: Stretch): Tip => {
  const { came, went } = totalsOf(stretch);
  const kinds = LEDGER_KIND_NAMES.filter((kind) => ofKind(stretch, kind) > 0);
  return {
    title: turnsOfStretch(stretch),
    lines: [
      stretchName(stretch),
      came === 0 ? 'nothing came in' : `${signed(came)} came in`,
      ...(kinds.length > 1
        ? kinds.map((kind) => `${signed(ofKind(stretch, kind))} ${LEDGER_KINDS[kind]}`)
        : []),
      went === 0 ? 'nothing went out' : `${signed(-went)} went out`,
    ],
  };
};

/** A column a stretch: what came stands above the line by kind, what went hangs below it. */
export const stretchDrawing = (stretches: readonly Stretch[]): ColumnsDrawing => {
  const { came, went } = sourcesOf(stretches);
  return {
    kind: 'columns',
    series: [
      // Each kind at its own place in every column, whichever brought most.
      ...LEDGER_KIND_NAMES.flatMap((kind) => {
        const source = came.find((one) => one.kind === kind);
        return source === undefined
          ? []
          : [{ key: kind, words: source.words, ink: KIND_INKS[kind], sum: signed(source.amount) }];
      }),
      ...(went === 0 ? [] : [{ key: 'went', words: 'Went out', ink: 'gone' as const, sum: signed(-went) }]),
    ],
    columns: stretches.map((stretch) => ({
      name: stretchName(stretch),
      values: {
        ...Object.fromEntries(LEDGER_KIND_NAMES.map((kind) => [kind, ofKind(stretch, kind)])),
        went: 0 - wentOf(stretch),
      },
      tip: tipOf(stretch),
    })),
  };
};
