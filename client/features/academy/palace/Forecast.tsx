// What falls due in the coming four weeks, a bar a day; read as a table by readers of the screen.
import type { ReactNode } from 'react';
import type { PalaceState } from './palace.ts';
import styles from './palace.module.css';

const dayName = (day: string): string =>
  new Intl.DateTimeFormat('en', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

export function Forecast({ forecast }: Pick<PalaceState, 'forecast'>): ReactNode {
  const most = Math.max(1, ...forecast.map(({ due }) => due));
  return (
    <figure className={styles.forecast}>
      <figcaption>What comes back in the next four weeks</figcaption>
      <div className={styles.bars} aria-hidden="true">
        {forecast.map(({ day, due }) => (
          <span
            key={day}
            title={`${dayName(day)}: ${due}`}
            style={{ height: `${Math.round((100 * due) / most)}%` }}
          />
        ))}
      </div>
      <p className={styles.axis} aria-hidden="true">
        <span>today: {forecast[0]?.due ?? 0}</span>
        <span>at most {most} a day</span>
        <span>{dayName(forecast.at(-1)?.day ?? '2026-01-01')}</span>
      </p>
      <div className="visuallyHidden">
        <table>
          <caption>Cards due by day</caption>
          <tbody>
            {forecast.map(({ day, due }) => (
              <tr key={day}>
                <th scope="row">{dayName(day)}</th>
                <td>{due}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
