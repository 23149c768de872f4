// The rack of the day's twenty scrolls: those that are done bear a seal, whole with a tick where the answer was right, cracked where it was missed.
import type { ReactNode } from 'react';
import { spiral } from '../../../ui/art/curves.ts';
import type { Scrolls } from '../scrolls/tally.ts';
import { Inked } from './parts.tsx';

interface RackProps {
  readonly x: number;
  readonly y: number;
  readonly cell: { readonly width: number; readonly height: number };
  /** How each that is done was judged, in their order. */
  readonly scrolls: Scrolls;
  readonly limit: number;
}

const COLUMNS = 5;

/** What is cut into a seal: a tick, half of one, a crack from edge to edge; nothing where nobody could judge. */
const CUT: Readonly<Record<Scrolls[number], string>> = {
  correct: 'M-4.4 0 l3.2 3.8 l6 -7.8',
  close: 'M-4.4 1 l3.2 3.8',
  wrong: 'M-2 -9.5 l4 6.5 l-5 3 l4 3.5 l-2.4 6',
  unjudged: '',
};

export function Rack({ x, y, cell, scrolls, limit }: RackProps): ReactNode {
  const rows = Math.ceil(limit / COLUMNS);
  const width = cell.width * COLUMNS;
  const height = cell.height * rows;
  const r = Math.min(cell.width, cell.height) * 0.36;
  return (
    <g transform={`translate(${x} ${y})`}>
      <Inked d={`M-9 -11 H${width + 9} V${height + 9} H-9Z`} fill="var(--wood-dark)" width={2} />
      <Inked d={`M-15 -19 H${width + 15} V-9 H-15Z`} fill="var(--wood-light)" width={1.8} />
      {Array.from({ length: limit }, (_, at) => {
        const judged = scrolls[at];
        const centre = {
          x: ((at % COLUMNS) + 0.5) * cell.width,
          y: (Math.floor(at / COLUMNS) + 0.5) * cell.height + 1,
        };
        return (
          <g key={at}>
            <rect
              x={(at % COLUMNS) * cell.width + 1.5}
              y={Math.floor(at / COLUMNS) * cell.height + 1.5}
              width={cell.width - 3}
              height={cell.height - 3}
              fill="var(--hollow)"
              stroke="var(--line)"
              strokeWidth="1.2"
            />
            <circle
              cx={centre.x}
              cy={centre.y}
              r={r}
              fill={judged !== undefined ? 'var(--sheet)' : 'var(--roll)'}
              stroke="var(--line)"
              strokeWidth="1.4"
            />
            {judged !== undefined ? (
              <g transform={`translate(${centre.x} ${centre.y}) scale(${r / 14})`}>
                <circle r="10" fill="#6f1a13" />
                <circle r="9" cy="-.5" fill="#9b2c22" stroke="#c9614f" strokeWidth=".8" />
                <Inked d={CUT[judged]} stroke={judged === 'wrong' ? '#2d0906' : '#f6d9cf'} width={2} />
              </g>
            ) : (
              <Inked d={spiral(centre, r * 0.72, at, 13)} stroke="#a58a56" width={1.2} />
            )}
          </g>
        );
      })}
    </g>
  );
}
