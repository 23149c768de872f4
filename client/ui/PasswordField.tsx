// A password, which may be looked at while it is typed.

import { useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { Field } from './Field.tsx';
import styles from './PasswordField.module.css';

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'trailing'>;

export function PasswordField(props: PasswordFieldProps): ReactNode {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      className={styles.password}
      spellCheck={false}
      autoCapitalize="none"
      trailing={
        <button
          type="button"
          className={styles.reveal}
          aria-pressed={shown}
          aria-label="Show password"
          onClick={() => setShown(!shown)}
        >
          {shown ? 'hide' : 'show'}
        </button>
      }
    />
  );
}
