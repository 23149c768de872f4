// What came and went of a stock, stretch by stretch, as columns and in words. Invariants: what came stands above the line by kind of reason, each
// kind at its own place in every column; what went hangs below it; the sentence says what the columns show.
import { LEDGER_KIND_NAMES, LEDGER_KINDS } from '@sigilla/content/texts/ledgerReasons.ts';
import type { LedgerKind } from '@sigilla/content/texts/ledgerReasons.ts';
import type { RealmCourse, Stretch } from '@sigilla/engine/kingdom/realmCourse.ts';
import { stepFor } from '../../realm/course/course.ts';
import { signed, whole } from '../../ui/numberText.ts';

export interface Piece {
  readonly kind: LedgerKind | 'went';
  /** How far up the field it begins, and how high it is, 0 to 1. */
  readonly up: number;
  readonly high: number;
}

export interface StretchDrawing {
  readonly rules: readonly { readonly amount: number; readonly up: number }[];
  readonly columns: readonly { readonly from: number; readonly pieces: readonly Piece[] }[];
}

const cameOf = ({ sums }: Stretch): number => sums.reduce((sum, { came }) => sum + came, 0);
const wentOf = ({ sums }: Stretch): number => sums.reduce((sum, { went }) => sum + went, 0);

/** What came and what went in a stretch, over all kinds. */
export const totalsOf = (stretch: Stretch): { readonly came: number; readonly went: number } => ({
  came: cameOf(stretch),
  went: wentOf(stretch),
});

const ofKind = ({ sums }: Stretch, kind: LedgerKind): number =>
  sums.find((sum) => sum.kind === kind)?.came ?? 0;

/** Columns on a field whose height is 1. */
export const stretchDrawing = (stretches: readonly Stretch[]): StretchDrawing => {
  const mostCame = Math.max(0, ...stretches.map(cameOf));
  const mostWent = Math.max(0, ...stretches.map(wentOf));
  const step = stepFor(Math.max(1, mostCame, mostWent));
  const above = Math.max(1, Math.ceil(mostCame / step)) * step;
  const below = Math.ceil(mostWent / step) * step;
  const height = above + below;
  const at = (amount: number): number => (amount + below) / height;
  return {
    rules: Array.from({ length: height / step + 1 }, (_, index) => index * step - below).map((amount) => ({
      amount,
      up: at(amount),
    })),
    columns: stretches.map((stretch) => {
      const pieces: Piece[] = [];
      let stands = 0;
      for (const kind of LEDGER_KIND_NAMES) {
        const came = ofKind(stretch, kind);
        if (came > 0) pieces.push({ kind, up: at(stands), high: came / height });
        stands += came;
      }
      const went = wentOf(stretch);
      if (went > 0) pieces.push({ kind: 'went', up: at(-went), high: went / height });
      return { from: stretch.from, pieces };
    }),
  };
};

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

/** "Each column is a day. Most of it came by the passing of turns: +1,200." */
export const stretchSentence = ({ stretches }: Pick<RealmCourse, 'stretches'>, spoken: string): string => {
  const [first] = stretches;
  const { came, went } = sourcesOf(stretches);
  if (first === undefined || (came.length === 0 && went === 0)) return `No ${spoken} has come or gone yet.`;
  const length = first.until - first.from;
  const span = SPANS.find(([one]) => one === length)?.[1] ?? 'a year';
  const [most] = came;
  const source =
    most === undefined ? 'Nothing came in' : `Most came by “${most.words}”, ${signed(most.amount)}`;
  return `Each column is ${span}. ${source}; ${went === 0 ? 'nothing went out' : `${whole(went)} went out`}.`;
};

const hour = new Intl.DateTimeFormat('en-GB', { weekday: 'short', hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });

/** What a stretch is called in the table: "Mon 14:00", "from 3 May". */
export const stretchName = ({ from, until }: Pick<Stretch, 'from' | 'until'>): string => {
  if (until - from < DAY) return hour.format(from);
  return until - from === DAY ? day.format(from) : `from ${day.format(from)}`;
};

/** What came in a stretch by kind: "Gathering +40, War +12". */
export const cameWords = (stretch: Stretch): string =>
  LEDGER_KIND_NAMES.filter((kind) => ofKind(stretch, kind) > 0)
    .map((kind) => `${LEDGER_KINDS[kind]} ${signed(ofKind(stretch, kind))}`)
    .join(', ');
