// A house at each of its levels in a row, the one that is meant in a rubric frame.
import { memo } from 'react';
import type { ReactNode } from 'react';
import type { BuildingDefinition } from '@sigilla/content/schema/building.ts';
import { houseMarks, kindBox } from '../../ui/art/town/catalogue.ts';
import { Drawing } from '../../ui/art/town/Drawing.tsx';
import { roman } from '../../ui/numberText.ts';
import styles from './Town.module.css';

const CELL = { width: 60, height: 66 } as const;

export const Strip = memo(function Strip({
  definition,
  meant,
}: {
  readonly definition: BuildingDefinition;
  readonly meant: number;
}): ReactNode {
  const { id, category, tier, maxLevel } = definition;
  const kind = { id, category, tier, maxLevel };
  const levels = Math.min(maxLevel, 5);
  const box = kindBox(kind);
  const scale = Math.min(
    (CELL.width - 6) / (box.right - box.left),
    (CELL.height - 8) / (box.bottom - box.top),
  );
  const ground = Math.max(30, (box.bottom - box.top) * scale + 8);
  const middle = ((box.left + box.right) / 2) * scale;
  return (
    <svg viewBox={`0 0 ${levels * CELL.width} ${ground + 22}`} className={styles.strip} aria-hidden="true">
      <path d={`M0 ${ground}H${levels * CELL.width}`} className={styles.stripGround} />
      {Array.from({ length: levels }, (_, i) => (
        <g key={i} opacity={i + 1 > meant ? 0.75 : 1}>
          <Drawing
            marks={houseMarks(kind, i + 1, 1)}
            x={i * CELL.width + CELL.width / 2 - middle}
            y={ground - 1 - box.bottom * scale * 0.5}
            scale={scale}
          />
          <text
            x={i * CELL.width + CELL.width / 2}
            y={ground + 17}
            className={i + 1 === meant ? styles.stripMeant : styles.stripLevel}
          >
            {roman(i + 1)}
          </text>
        </g>
      ))}
      <rect
        x={(Math.min(meant, levels) - 1) * CELL.width + 1}
        y="1"
        width={CELL.width - 2}
        height={ground + 20}
        className={styles.stripFrame}
      />
    </svg>
  );
});
