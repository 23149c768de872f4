// Charts with invented figures: a long course, columns of every ink, and one that is awaited.

import type { ReactNode } from 'react';
import { stretchDrawing } from '../../realm/course/stretches.ts';
import { Chart } from '../../ui/chart/Chart.tsx';
import { ChartWaiting } from '../../ui/chart/ChartWaiting.tsx';
import type { CourseDrawing } from '../../ui/chart/drawing.ts';
import { Leaf } from '../../ui/Leaf.tsx';
import { whole } from '../../ui/numberText.ts';
import styles from './Gallery.module.css';

const DAY = 86_400_000;

const COURSE: CourseDrawing = {
  kind: 'course',
  until: 9 * DAY,
  points: Array.from({ length: 90 }, (_, index) => {
    const held = Math.round(900 + index * 46 + 700 * Math.sin(index / 6) + ((index * 37) % 11) * 30);
    return {
      at: (index / 10) * DAY,
      held,
      tip: { title: `Turn ${index * 3}`, lines: [`${whole(held)} gold`] },
    };
  }),
};

const KINDS = ['seasons', 'gathering', 'building', 'army', 'war', 'learning', 'chancery'];

const COLUMNS = stretchDrawing(
  Array.from({ length: 12 }, (_, index) => ({
    from: index * DAY,
    until: (index + 1) * DAY,
    power: index * 100,
    turns: index === 7 ? 0 : 9,
    turn: index * 9,
    sums: KINDS.map((kind, at) => ({
      kind,
      came: index === 7 ? 0 : ((index * 7 + at * 5) % 13) * 30,
      went: ((index + at) % 5) * 22,
    })),
  })),
);

export function ChartGallery(): ReactNode {
  return (
    <div className={styles.columns}>
      <Leaf title="A course">
        <Chart drawing={COURSE} label="Gold over time">
          The first entry, 9 days ago, left 900 gold; the latest leaves 5,112.
        </Chart>
      </Leaf>
      <Leaf title="Columns">
        <Chart drawing={COLUMNS} label="Gold by source">
          Each column is a day.
        </Chart>
      </Leaf>
      <Leaf title="A chart that is awaited">
        <ChartWaiting label="Looking back" />
      </Leaf>
    </div>
  );
}
