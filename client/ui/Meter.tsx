// A measured bar: morale, supply, health, progress. Colour never speaks alone: the figure stands beside or is read out.

import type { CSSProperties, ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Meter.module.css';

type MeterTone = 'growth' | 'mind' | 'earned' | 'danger' | 'ink';

interface MeterProps {
  /** What is measured, read out; shown above the bar when `shown` is set. */
  readonly label: string;
  readonly value: number;
  readonly max?: number;
  readonly tone?: MeterTone;
  /** Shows label and figure above the bar. */
  readonly shown?: boolean;
  /** The figure in words, when it is not "value of max": "61 %". */
  readonly valueText?: string;
}

export function Meter({
  label,
  value,
  max = 100,
  tone = 'growth',
  shown = false,
  valueText,
}: MeterProps): ReactNode {
  const share = max <= 0 ? 0 : Math.min(1, Math.max(0, value / max));
  const text = valueText ?? `${value}/${max}`;
  return (
    <div className={styles.meter}>
      {shown && (
        <div className={styles.words}>
          <span>{label}</span>
          <span className={styles.figure}>{text}</span>
        </div>
      )}
      <meter className="visuallyHidden" aria-label={label} max={max} value={value} aria-valuetext={text}>
        {text}
      </meter>
      <div className={styles.track} aria-hidden="true">
        <div className={classes(styles.fill, styles[tone])} style={{ '--share': share } as CSSProperties} />
      </div>
    </div>
  );
}
