// The shelf: five books that open when touched, and what a scribe puts beside them.
import type { ReactNode } from 'react';
import { BOOKS } from '../books.ts';
import type { BookId } from '../books.ts';
import { Inked, INK, Pressed, ROOF } from './parts.tsx';
import styles from './scene.module.css';

/** The binding of each book: its leather, how high and how wide it stands. */
const BINDINGS: Readonly<
  Record<BookId, { readonly leather: string; readonly height: number; readonly width: number }>
> = {
  declensions: { leather: '#27497a', height: 104, width: 46 },
  conjugations: { leather: '#8e2b20', height: 112, width: 46 },
  dictionary: { leather: '#2a6049', height: 100, width: 58 },
  rhetoric: { leather: '#5b3a6a', height: 92, width: 42 },
  history: { leather: '#7a5518', height: 104, width: 44 },
};

/** Where the first so many books end. */
const endOf = (count: number): number =>
  BOOKS.slice(0, count).reduce((sum, { id }) => sum + BINDINGS[id].width + 5, 0);

function Book({
  id,
  label,
  x,
}: {
  readonly id: BookId;
  readonly label: string;
  readonly x: number;
}): ReactNode {
  const { leather, height: h, width: w } = BINDINGS[id];
  const isLong = label.length > 10;
  return (
    <g transform={`translate(${x} 0)`}>
      <Pressed to={`?book=${id}`} name={label} ring={{ x: -1, y: -h - 4, width: w + 2, height: h + 4 }}>
        <Inked d={`M0 0 V${-h + 4} Q${w / 2} ${-h - 3} ${w} ${-h + 4} V0 Z`} fill={leather} width={1.8} />
        <Inked
          d={`M3 ${-h + 15} H${w - 3} M3 ${-h + 19} H${w - 3} M3 -9 H${w - 3} M3 -13 H${w - 3}`}
          stroke="#e0b654"
          width={1.3}
        />
        <Inked d={`M${w * 0.14} ${-h + 3} V-1`} stroke="#000" width={4} opacity={0.16} />
        <text
          transform={`translate(${w / 2 + 5.5} ${-h / 2 - 1}) rotate(-90)`}
          textAnchor="middle"
          className={styles.spine}
          {...(isLong ? { textLength: 76, lengthAdjust: 'spacingAndGlyphs' as const } : {})}
        >
          {label}
        </text>
      </Pressed>
    </g>
  );
}

interface ShelfProps {
  readonly x: number;
  /** The upper edge of the board. */
  readonly y: number;
  readonly length: number;
}

export function Shelf({ x, y, length }: ShelfProps): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Inked d={`M10 11 v22 l-14 -22Z M${length - 38} 11 v22 l14 -22Z`} fill="var(--wood-dark)" width={1.5} />
      <Inked d={`M-14 0 H${length - 14} v11 H-14Z`} fill="var(--wood-light)" width={1.8} />
      {BOOKS.map(({ id, label }, at) => (
        <Book key={id} id={id} label={label} x={endOf(at)} />
      ))}
      {length > 340 && (
        <g transform={`translate(${endOf(BOOKS.length) + 7} 0)`}>
          <Inked
            d="M8 -20 q-4 -18 -10 -26 M14 -20 q2 -22 8 -34 M18 -20 q8 -14 16 -18"
            stroke="#4c7a4f"
            width={2}
          />
          <Inked
            d="M-2 -46 q-8 -2 -8 -10 q8 0 8 10Z M22 -54 q-6 -6 -2 -13 q7 5 2 13Z M34 -38 q4 -8 12 -6 q-4 8 -12 6Z"
            fill="#5f8a52"
            width={1}
          />
          <Inked d="M4 0 Q-2 -8 2 -20 H26 Q30 -8 24 0Z" fill="#8a8578" width={1.5} />
        </g>
      )}
      {length > 340 && (
        <g transform={`translate(${endOf(BOOKS.length) + 57} 0)`}>
          <Inked d="M-14 0 V-22 H14 V0Z" fill="var(--plaster)" width={1.5} />
          <Inked d="M-18 -20 L0 -38 L18 -20Z" fill={ROOF} width={1.5} />
          <Inked d="M-4 0 V-10 H4 V0Z" fill={INK} />
          <Inked d="M-11 -17 h5 v5 h-5Z M6 -17 h5 v5 h-5Z" fill="#ffd98a" width={1} />
        </g>
      )}
    </g>
  );
}
