// One choice out of several, each with a picture or a few words. A radio group to readers of the screen, walked through by arrows.
import { RadioGroup } from 'radix-ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import styles from './Options.module.css';

export interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Shown above or beside the label. */
  readonly picture?: ReactNode;
  /** A second line. */
  readonly note?: string;
}

interface OptionsProps<Value extends string> {
  readonly label: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  /** Faces above their names; icons beside them; lines one below the other; patches of colour without a word in sight. */
  readonly look: 'faces' | 'plates' | 'lines' | 'patches' | 'parts';
}

export function Options<Value extends string>({
  label,
  options,
  value,
  onChange,
  look,
}: OptionsProps<Value>): ReactNode {
  const id = useId();
  return (
    <RadioGroup.Root
      className={classes(styles.group, styles[look])}
      aria-label={label}
      value={value ?? ''}
      onValueChange={(next) => {
        const chosen = options.find((one) => one.value === next);
        if (chosen !== undefined) onChange(chosen.value);
      }}
    >
      {options.map((one) => (
        // Its name stays the same when it is chosen: what is then told of it is a description.
        <RadioGroup.Item
          key={one.value}
          value={one.value}
          className={styles.option}
          title={one.label}
          aria-label={one.label}
          aria-describedby={one.note === undefined ? undefined : `${id}-${one.value}`}
        >
          {one.picture}
          {look === 'lines' && <span className={styles.bullet} aria-hidden="true" />}
          <span className={look === 'patches' ? 'visuallyHidden' : styles.words}>
            <span className={styles.label}>{one.label}</span>
            {one.note !== undefined && (
              <span id={`${id}-${one.value}`} className={styles.note}>
                {one.note}
              </span>
            )}
          </span>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
