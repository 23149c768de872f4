// Houses side by side on one line of ground, as the town has them: what stands is painted, what does not yet is dotted ink. Decorative: the words
// beside it say the same.
import { memo } from 'react';
import type { Box } from './bounds.ts';
import { houseMarks, kindBox } from './catalogue.ts';
import type { TownKind } from './catalogue.ts';
import { Drawing, Outline } from './Drawing.tsx';
import { townLook } from './TownScene.tsx';
import type { TownLife } from './TownScene.tsx';

export interface Lot {
  readonly kind: TownKind;
  readonly level: number;
  /** 0: nothing stands. */
  readonly quantity: number;
}

interface ElevationProps {
  readonly lots: readonly Lot[];
  /** Whose cloths the houses wear. */
  readonly realm: TownLife['name'];
  readonly className?: string | undefined;
}

const BETWEEN = 18;
const MARGIN = 10;

/** Where each house stands, and how wide the row is. */
const inARow = (boxes: readonly Box[]): { readonly places: readonly number[]; readonly width: number } => {
  const places: number[] = [];
  let edge = MARGIN;
  for (const { left, right } of boxes) {
    places.push(edge - left);
    edge += right - left + BETWEEN;
  }
  return { places, width: edge - BETWEEN + MARGIN };
};

export const Elevation = memo(function Elevation({ lots, realm, className }: ElevationProps) {
  const boxes = lots.map(({ kind }) => kindBox(kind));
  const top = Math.min(...boxes.map((box) => box.top)) - MARGIN;
  const bottom = Math.max(0, ...boxes.map((box) => box.bottom)) + MARGIN;
  const { places, width } = inARow(boxes);
  // By the light of noon: it hangs on a page, not under the sky.
  const look = townLook({ name: realm, hour: 12, season: 'summer', hasBread: true });
  return (
    <div className={className} aria-hidden="true">
      <svg
        viewBox={`0 ${top} ${width} ${bottom - top}`}
        className={look.className}
        style={look.style}
        focusable="false"
      >
        <path d={`M2 0H${width - 2}`} stroke="var(--rule)" strokeWidth="2" />
        {lots.map(({ kind, level, quantity }, i) =>
          quantity > 0 ? (
            <Drawing key={kind.id} marks={houseMarks(kind, level, 1)} x={places[i] ?? 0} />
          ) : (
            <Outline key={kind.id} marks={houseMarks(kind, level, 1)} x={places[i] ?? 0} />
          ),
        )}
      </svg>
    </div>
  );
});
