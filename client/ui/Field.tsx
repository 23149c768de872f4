// A labelled line to write on, with a hint before and a plain sentence after an error. Works with react-hook-form's
// `register` as it is: every other attribute goes to the input.

import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Field.module.css';

interface FrameProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** Label, hint and error around one control; the control gets the ids it must point to. */
export function FieldFrame({
  label,
  hint,
  error,
  children,
}: FrameProps & {
  readonly children: (ids: { id: string; describedBy: string | undefined }) => ReactNode;
}): ReactNode {
  const id = useId();
  const describedBy = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`]
    .filter((each) => each !== false)
    .join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({ id, describedBy: describedBy === '' ? undefined : describedBy })}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

type FieldProps = FrameProps & Omit<ComponentProps<'input'>, 'id'> & { readonly trailing?: ReactNode };

export function Field({ label, hint, error, trailing, className, ...input }: FieldProps): ReactNode {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {({ id, describedBy }) => (
        <div className={styles.line}>
          <input
            {...input}
            id={id}
            className={classes(styles.input, className)}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={describedBy}
          />
          {trailing}
        </div>
      )}
    </FieldFrame>
  );
}
