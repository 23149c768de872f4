// A chart: its field, which the library draws (plots.tsx, fetched when the first chart is shown), its legend and its sentence.
// Invariants: a field takes its room from the first moment, whether it is awaited, drawn or could not be fetched; what it shows is said in
// words by the sentence and in full by the table its page sets beside it.
import { useEffect, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { classes } from '../classes.ts';
import type { Drawing } from './drawing.ts';
import { fillOf, Inks } from './Inks.tsx';
import type * as plotsModule from './plots.tsx';
import styles from './Chart.module.css';

type Plots = typeof plotsModule;

/** Once they have come, every later chart is drawn at once. */
let fetched: Plots | null = null;

const fetchPlots = async (): Promise<Plots | null> => {
  try {
    fetched = await import('./plots.tsx');
    return fetched;
  } catch {
    return null;
  }
};

interface Fetching {
  readonly plots: Plots | null;
  readonly isAbsent: boolean;
  readonly fetchAgain: () => void;
}

const usePlots = (): Fetching => {
  const [plots, setPlots] = useState(fetched);
  const [isAbsent, setAbsent] = useState(false);
  useEffect(() => {
    if (plots !== null || isAbsent) return;
    const show = async (): Promise<void> => {
      const found = await fetchPlots();
      setPlots(found);
      setAbsent(found === null);
    };
    void show();
  }, [plots, isAbsent]);
  return { plots, isAbsent, fetchAgain: () => setAbsent(false) };
};

/** Fetches what draws charts, for a page that will have one as soon as it knows what to draw. */
export const useChartsSoon = (): void => {
  usePlots();
};

interface ChartProps {
  readonly drawing: Drawing;
  /** What it is called for those who do not see it: "Gold by source". */
  readonly label: string;
  /** The sentence beneath. */
  readonly children: ReactNode;
  /** Lower, where it is one figure among several. */
  readonly low?: boolean;
}

export function Chart({ drawing, label, children, low = false }: ChartProps): ReactNode {
  const id = `ink${useId().replaceAll(/\W/g, '')}`;
  const { plots, isAbsent, fetchAgain } = usePlots();
  return (
    <figure className={styles.chart}>
      <Inks id={id} />
      <div className={classes(styles.field, low && styles.low)}>
        {plots === null && !isAbsent && <span className={styles.ruled} />}
        {plots !== null && drawing.kind === 'course' && (
          <plots.CoursePlot drawing={drawing} id={id} label={label} />
        )}
        {plots !== null && drawing.kind === 'columns' && (
          <plots.ColumnsPlot drawing={drawing} id={id} label={label} />
        )}
        {isAbsent && (
          <p className={styles.absent}>
            The drawing could not be fetched. The table says the same.
            <Button size="sm" onClick={fetchAgain}>
              Try again
            </Button>
          </p>
        )}
      </div>
      {drawing.kind === 'columns' && (
        <ul className={styles.legend}>
          {drawing.series.map(({ key, words, ink, sum }) => (
            <li key={key}>
              <svg width={16} height={16} aria-hidden="true">
                <rect width={16} height={16} fill={fillOf(id, ink)} className={styles.piece} />
              </svg>
              {words} <b className={styles.number}>{sum}</b>
            </li>
          ))}
        </ul>
      )}
      <figcaption className={styles.caption}>{children}</figcaption>
    </figure>
  );
}
