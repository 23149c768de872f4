// What came and went of a stock stretch by stretch, by kind of reason: as columns, and as a table that says the same.
import type { ReactNode } from 'react';
import type { RealmCourse } from '@sigilla/engine/kingdom/realmCourse.ts';
import { Chart } from '../../ui/chart/Chart.tsx';
import { signed, whole } from '../../ui/numberText.ts';
import { spokenStock, stockLabel } from './stocks.ts';
import { cameWords, sifted, stretchDrawing, stretchName, stretchSentence, totalsOf } from './stretches.ts';
import type { KindWish } from './stretches.ts';
import styles from './Course.module.css';

interface SourceFigureProps {
  readonly course: RealmCourse;
  /** Draws what came and went for reasons of this kind alone. */
  readonly kind?: KindWish;
}

export function SourceFigure({ course, kind = 'every' }: SourceFigureProps): ReactNode {
  const { stock } = course;
  const stretches = sifted(course.stretches, kind);
  return (
    <Chart drawing={stretchDrawing(stretches)} label={`${stockLabel(stock)} by source`}>
      {stretchSentence(stretches, spokenStock(stock))}
    </Chart>
  );
}

export function StretchTable({ course, kind = 'every' }: SourceFigureProps): ReactNode {
  return (
    <details className={styles.asTable}>
      <summary>The same as a table</summary>
      <table>
        <caption className="visuallyHidden">
          Power, turns and {spokenStock(course.stock)} of the realm, newest first
        </caption>
        <thead>
          <tr>
            <th scope="col">when</th>
            <th scope="col">power</th>
            <th scope="col">turns spent</th>
            <th scope="col">came</th>
            <th scope="col">went</th>
          </tr>
        </thead>
        <tbody>
          {sifted(course.stretches, kind)
            .toReversed()
            .map((stretch) => (
              <tr key={stretch.from}>
                <th scope="row">{stretchName(stretch)}</th>
                <td>{stretch.power === null ? '–' : whole(stretch.power)}</td>
                <td>{whole(stretch.turns)}</td>
                <td>
                  {signed(totalsOf(stretch).came)} <small>{cameWords(stretch)}</small>
                </td>
                <td>{signed(-totalsOf(stretch).went)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </details>
  );
}
