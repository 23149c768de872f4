// One choice out of few, all in sight: orders, stances, categories. A radio group to readers of the screen.

import { RadioGroup } from 'radix-ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Segmented.module.css';

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
  /** Stands above the label; it says nothing that the label does not. */
  readonly picture?: ReactNode;
}

interface SegmentedProps<Value extends string> {
  readonly label: string;
  /** Stands the label above the row, for those who see it too. */
  readonly labelShown?: boolean;
  readonly segments: readonly Segment<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

export function Segmented<Value extends string>({
  label,
  labelShown = false,
  segments,
  value,
  onChange,
}: SegmentedProps<Value>): ReactNode {
  const items = segments.map((segment) => (
    <RadioGroup.Item
      key={`segment ${segment.value}`}
      value={segment.value}
      disabled={segment.disabled === true}
      className={classes(styles.segment, segment.picture !== undefined && styles.pictured)}
    >
      {segment.picture}
      {segment.label}
    </RadioGroup.Item>
  ));
  // Where there is no room for all in one row the last two go on together, so that none is left alone.
  const lastRow = items.length > 3 ? 2 : 0;
  const labelId = useId();
  const group = (
    <RadioGroup.Root
      className={styles.group}
      {...(labelShown ? { 'aria-labelledby': labelId } : { 'aria-label': label })}
      value={value}
      onValueChange={(next) => {
        const chosen = segments.find((segment) => segment.value === next);
        if (chosen !== undefined) onChange(chosen.value);
      }}
      orientation="horizontal"
    >
      {items.slice(0, -lastRow || undefined)}
      {lastRow > 0 && <span className={styles.pair}>{items.slice(-lastRow)}</span>}
    </RadioGroup.Root>
  );
  if (!labelShown) return group;
  return (
    <div>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      {group}
    </div>
  );
}
