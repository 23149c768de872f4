// What falls due in the coming four weeks, a column a day; read as a table by readers of the screen.
import type { ReactNode } from 'react';
import { Chart } from '../../../ui/chart/Chart.tsx';
import type { ColumnsDrawing } from '../../../ui/chart/drawing.ts';
import { counted, whole } from '../../../ui/numberText.ts';
import { columnText } from '../../../ui/timeText.ts';
import type { PalaceState } from './palace.ts';
import styles from './palace.module.css';

type Forecasted = PalaceState['forecast'];

const drawn = (forecast: Forecasted): ColumnsDrawing => {
  const [today, ...later] = forecast;
  const sum = later.reduce((total, { due }) => total + due, 0);
  return {
    kind: 'columns',
    series: [
      { key: 'today', words: 'today', ink: 'rubric', sum: whole(today?.due ?? 0) },
      { key: 'later', words: 'later', ink: 'verdigris', sum: whole(sum) },
    ],
    columns: forecast.map(({ day, due }, index) => ({
      name: index === 0 ? 'today' : columnText(day),
      values: index === 0 ? { today: due } : { later: due },
      tip: { title: columnText(day), lines: [due === 0 ? 'nothing is due' : `${counted(due, 'card')} due`] },
    })),
  };
};

export function Forecast({ forecast }: Pick<PalaceState, 'forecast'>): ReactNode {
  const most = Math.max(0, ...forecast.map(({ due }) => due));
  if (most === 0) return <p className={styles.small}>In the next four weeks no card comes back.</p>;
  return (
    <div className={styles.forecast}>
      <Chart drawing={drawn(forecast)} label="Cards due by day" low>
        What comes back in the next four weeks, at most {whole(most)} a day.
      </Chart>
      <div className="visuallyHidden">
        <table>
          <caption>Cards due by day</caption>
          <tbody>
            {forecast.map(({ day, due }) => (
              <tr key={day}>
                <th scope="row">{columnText(day)}</th>
                <td>{due}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
