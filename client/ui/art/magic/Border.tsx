// The painted border of a miniature: a vine of gold on the school's own ground, leaves by turns, a red square in each corner.
import { memo } from 'react';

const PAIRS = [
  ['#b84a38', '#6fa287'],
  ['#6fa287', '#d9a63f'],
  ['#8fb0e2', '#b84a38'],
  ['#d9a63f', '#b84a38'],
  ['#e0b7a0', '#6fa287'],
  ['#8fb0e2', '#d9a63f'],
] as const;

interface BorderProps {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly ground: string;
  /** Which colours its leaves take turns in. */
  readonly turn: number;
}

export const Border = memo(function Border({ width, height, depth, ground, turn }: BorderProps) {
  const [one, other] = PAIRS[turn % PAIRS.length] ?? PAIRS[0];
  const across = Math.round((width - 2 * depth) / 22);
  const down = Math.round((height - 2 * depth) / 22);
  const near = depth / 2 + 2;
  const units = [
    ...Array.from({ length: across }, (_, i) => {
      const x = depth + ((width - 2 * depth) * (i + 0.5)) / across;
      return [
        { x, y: near, angle: 0, i },
        { x, y: height - near, angle: 0, i: i + 1 },
      ];
    }),
    ...Array.from({ length: down }, (_, i) => {
      const y = depth + ((height - 2 * depth) * (i + 0.5)) / down;
      return [
        { x: near, y, angle: 90, i },
        { x: width - near, y, angle: 90, i: i + 1 },
      ];
    }),
  ].flat();
  const corners = [near, width - near].flatMap((x) => [near, height - near].map((y) => ({ x, y })));
  return (
    <>
      <rect
        x="1"
        y="1"
        width={width - 2}
        height={height - 2}
        fill="#c8962f"
        stroke="#2a2018"
        strokeWidth="1.6"
      />
      <rect x="4" y="4" width={width - 8} height={height - 8} fill={ground} stroke="#f3dc94" />
      {units.map(({ x, y, angle, i }) => (
        <g key={`${x} ${y}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle})`}>
          <path d="M-11 0Q-5 -7 0 0T11 0" fill="none" stroke="#d9b45c" strokeWidth="1.3" />
          <path d="M-5 -3q-4 -4 -1 -6q4 1 1 6ZM5 3q4 4 1 6q-4 -1 -1 -6Z" fill={i % 2 === 0 ? one : other} />
        </g>
      ))}
      {corners.map(({ x, y }) => (
        <g key={`${x} ${y}`}>
          <rect x={x - 8} y={y - 8} width="16" height="16" fill="#9b2c22" stroke="#f3dc94" />
          <circle cx={x} cy={y} r="3.6" fill="#f3dc94" />
        </g>
      ))}
      <rect
        x={depth + 3}
        y={depth + 3}
        width={width - 2 * depth - 6}
        height={height - 2 * depth - 6}
        fill="#f3dc94"
        stroke="#2a2018"
        strokeWidth="1.3"
      />
    </>
  );
});
