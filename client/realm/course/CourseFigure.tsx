// What was held of a stock, or the power, over time; the caption says the same in words.
import type { ReactNode } from 'react';
import type { StockAccount } from '@sigilla/engine/kingdom/ledgerViews.ts';
import { Chart } from '../../ui/chart/Chart.tsx';
import { courseDrawing, courseSentence } from './course.ts';

interface CourseFigureProps {
  readonly account: Pick<StockAccount, 'course' | 'isWhole'>;
  readonly label: string;
  readonly spoken: string;
  /** What so much of it is called: "4,212 gold". */
  readonly counted: (held: number) => string;
  readonly now: number;
}

export function CourseFigure({ account, label, spoken, counted, now }: CourseFigureProps): ReactNode {
  return (
    <Chart drawing={courseDrawing(account.course, counted, now)} label={label}>
      {courseSentence(account, spoken, now)}
    </Chart>
  );
}
