// A whole number within bounds: fewer, the figure itself, more, and the most there can be where that is worth a key.

import type { ReactNode } from 'react';
import { clampWhole } from './numberText.ts';
import { FieldFrame } from './Field.tsx';
import styles from './NumberStepper.module.css';

interface NumberStepperProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  readonly hint?: string;
  /** Leaves out the key for the most there can be. */
  readonly withoutMost?: boolean;
  readonly error?: string | undefined;
}

export function NumberStepper({
  label,
  value,
  min,
  max,
  onChange,
  hint,
  withoutMost = false,
  error,
}: NumberStepperProps): ReactNode {
  const set = (next: number): void => onChange(clampWhole(next, min, max));
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {({ id, describedBy }) => (
        <div className={styles.stepper}>
          <button
            type="button"
            aria-label={`Fewer: ${label}`}
            disabled={value <= min}
            onClick={() => set(value - 1)}
          >
            −
          </button>
          <input
            id={id}
            inputMode="numeric"
            pattern="[0-9]*"
            autoComplete="off"
            role="spinbutton"
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuenow={value}
            aria-describedby={describedBy}
            aria-invalid={error !== undefined || undefined}
            value={value}
            onChange={(event) => set(Number(event.target.value.replaceAll(/\D/g, '')))}
            onFocus={(event) => event.target.select()}
            onKeyDown={(event) => {
              const step = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
              if (step === undefined) return;
              event.preventDefault();
              set(value + step);
            }}
          />
          <button
            type="button"
            aria-label={`More: ${label}`}
            disabled={value >= max}
            onClick={() => set(value + 1)}
          >
            +
          </button>
          {!withoutMost && (
            <button
              type="button"
              className={styles.most}
              aria-label={`${label}: max`}
              disabled={value >= max}
              onClick={() => set(max)}
            >
              max
            </button>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
