// The codex that lies open on the desk: the words learned last, written into it in order, the newest in red; the rest is ruled and waits.
// Every word leads to its entry.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Initial } from '../../../ui/art/Initial.tsx';
import { counted } from '../../../ui/numberText.ts';
import { classes } from '../../../ui/classes.ts';
import { Inked } from './parts.tsx';
import styles from './scene.module.css';

export interface LearnedWord {
  readonly id: string;
  readonly latin: string;
  /** Met for the first time. */
  readonly isNew: boolean;
}

interface CodexProps {
  /** The fold's upper end. */
  readonly x: number;
  readonly y: number;
  /** The width of one page, and its height. */
  readonly page: number;
  readonly height: number;
  /** The latest last. */
  readonly words: readonly LearnedWord[];
  /** All words that were ever met. */
  readonly total: number;
}

const LINE = 21;
const COLUMNS = 2;
/** A letter of the hand takes about so much of the line; a word too long for its column is written narrower. */
const LETTER = 7.6;
/** A page narrower than this has no room for an initial. */
const NARROW = 200;

/** How far a ruled line hangs at `along` (0 at the fold, 1 at the edge): it follows the page's swell. */
const sag = (along: number): number => (1 - along) ** 2 * 3 - 30 * along * (1 - along) + along ** 2;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  /** How much room there is before the next column, or the page's edge. */
  readonly room: number;
}

/** Where a word stands: `at` counts along the columns of both pages, the first two lines of the left one left to the initial. */
const placeOf = (at: number, page: number, rows: number): Place => {
  const onLeft = rows * COLUMNS;
  const isLeft = at < onLeft;
  const index = isLeft ? at : at - onLeft;
  const row = Math.floor(index / COLUMNS);
  const column = index % COLUMNS;
  const indent = isLeft && row < 2 && page >= NARROW ? 54 : 0;
  const usable = page - 40 - indent;
  const x = (isLeft ? -page + 16 + indent : 22) + column * (usable / COLUMNS + 6);
  const along = Math.min(1, Math.max(0, (Math.abs(x + 26) - 14) / (page - 28)));
  const slope = ((x < 0 ? -1 : 1) * (-6 * (1 - along) - 30 * (1 - 2 * along) + 2 * along)) / (page - 28);
  const room = usable / COLUMNS - 2;
  return { x, y: 30 + row * LINE + sag(along) - 3, turn: slope * 34, room };
};

const rulesOf = (page: number, rows: number): string =>
  Array.from({ length: rows }, (_, row) => {
    const y = 30 + row * LINE;
    return [-1, 1]
      .map((side) => `M${side * 14} ${y + 3} Q${(side * page) / 2} ${y - 15} ${side * (page - 14)} ${y + 1}`)
      .join(' ');
  }).join(' ');

function Binding({ page: w, height: h }: { readonly page: number; readonly height: number }): ReactNode {
  return (
    <>
      <ellipse cy={h + 8} rx={w + 20} ry="14" fill="#000" opacity=".22" />
      <Inked
        d={`M${-w - 14} 12 Q${-w / 2} -10 0 10 Q${w / 2} -10 ${w + 14} 12 V${h + 10} Q${w / 2} ${h - 6} 0 ${h + 12} Q${-w / 2} ${h - 6} ${-w - 14} ${h + 10}Z`}
        fill="#7f2119"
        width={2.2}
      />
      {[3, 2, 1].map((i) => (
        <Inked
          key={i}
          d={`M0 ${6 + i} Q${-w / 2} -14 ${-w - i * 2.4} 6 V${h + i * 1.8} Q${-w / 2} ${h - 14 + i} 0 ${h + 6}Z M0 ${6 + i} Q${w / 2} -14 ${w + i * 2.4} 6 V${h + i * 1.8} Q${w / 2} ${h - 14 + i} 0 ${h + 6}Z`}
          fill="var(--sheet-edge)"
          width={1}
        />
      ))}
      <Inked
        d={`M0 6 Q${-w / 2} -16 ${-w} 4 V${h} Q${-w / 2} ${h - 18} 0 ${h + 4}Z M0 6 Q${w / 2} -16 ${w} 4 V${h} Q${w / 2} ${h - 18} 0 ${h + 4}Z`}
        fill="var(--sheet)"
        width={1.7}
      />
      <Inked d={`M-7 7 Q-3 ${h / 2} -7 ${h} M7 7 Q3 ${h / 2} 7 ${h}`} stroke="var(--sheet-edge)" width={5} />
      <Inked d={`M0 6 V${h + 4}`} />
    </>
  );
}

/** The quill. While the right page is being written it lies flat beneath the last line, so that it covers no word. */
function Quill({
  x,
  y,
  scale,
  isFlat,
}: {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly isFlat: boolean;
}): ReactNode {
  const turn = isFlat ? ' rotate(36)' : '';
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})${turn} translate(-96 -86)`} pointerEvents="none">
      <Inked d="M108 74 C136 36 172 2 214 -20 C210 14 178 54 126 74Z" fill="#f6ecd2" />
      <Inked d="M96 86 L202 -10" />
      <Inked d="M144 48 l16 -4 M160 32 l18 -4 M176 16 l14 -4" stroke="var(--faint)" width={1} />
    </g>
  );
}

export function Codex({ x, y, page, height, words, total }: CodexProps): ReactNode {
  const rows = Math.floor((height - 38) / LINE);
  // The last of them that fit, always leaving a line for the next.
  const shown = words.slice(-(rows * COLUMNS * 2 - 4));
  const first = shown[0]?.latin ?? 'Littera';
  const next = placeOf(shown.length, page, rows);
  const scale = page < NARROW ? 0.6 : 1;
  const isRightWritten = shown.length > rows * COLUMNS;
  const isFew = shown.length <= rows * COLUMNS;
  return (
    <g transform={`translate(${x} ${y})`}>
      <Binding page={page} height={height} />
      <Inked d={rulesOf(page, rows)} stroke="var(--sheet-rule)" width={1} />
      {page >= NARROW && (
        <svg x={-page + 13} y="6" width="46" height="46" overflow="visible">
          <Initial letter={first.normalize('NFD')} size={46} />
        </svg>
      )}
      {shown.map(({ id, latin, isNew }, at) => {
        const place = placeOf(at, page, rows);
        return (
          <Link
            key={id}
            to={`?book=dictionary&word=${id}`}
            className={styles.press}
            preventScrollReset
            aria-label={`${latin}, ${isNew ? 'a new word' : 'a word'}: its entry`}
          >
            <text
              transform={`translate(${place.x.toFixed(1)} ${place.y.toFixed(1)}) rotate(${place.turn.toFixed(2)})`}
              className={classes(styles.hand, isNew && styles.fresh)}
              lang="la"
              {...(latin.length * LETTER > place.room
                ? { textLength: place.room, lengthAdjust: 'spacingAndGlyphs' }
                : {})}
            >
              {latin}
            </text>
          </Link>
        );
      })}
      {shown.length === 0 && (
        <text x={-page / 2 + 20} y="84" textAnchor="middle" className={styles.aside}>
          ruled, and waiting
        </text>
      )}
      {isFew && (
        <>
          <text x={page / 2} y={height - 46} textAnchor="middle" className={styles.aside}>
            {total === 0
              ? 'your first word goes here'
              : `${counted(total, 'word stands', 'words stand')} in this book,`}
          </text>
          {total > 0 && (
            <text x={page / 2} y={height - 26} textAnchor="middle" className={styles.aside}>
              the rest is ruled and waiting
            </text>
          )}
        </>
      )}
      {(page >= NARROW || shown.length === 0) && (
        // It rests on the right page until that is being written.
        <Quill
          x={isRightWritten ? page * 0.24 : page * 0.4}
          y={isRightWritten ? next.y + 1.5 * LINE : 96 * scale}
          scale={scale}
          isFlat={isRightWritten}
        />
      )}
    </g>
  );
}
