// Where a chart will stand: its field ruled, and nothing drawn on it yet. It is as tall as the chart, so that nothing moves when that comes.
// Invariant: it comes with a page's own script, long before what draws.
import type { ReactNode } from 'react';
import { LineDown } from '../LineDown.tsx';
import { useOnline } from '../online.ts';
import styles from './ChartWaiting.module.css';

/** A chart that is awaited; `label` is read out once. */
export function ChartWaiting({ label }: { readonly label: string }): ReactNode {
  if (!useOnline()) return <LineDown />;
  return <output className={styles.waiting} aria-label={label} />;
}
