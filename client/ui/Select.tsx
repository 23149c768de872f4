// One choice out of many, folded away: terrains, armies, rivals.

import { Select as RadixSelect } from 'radix-ui';
import type { ReactNode } from 'react';
import { FieldFrame } from './Field.tsx';
import { Icon } from './Icon.tsx';
import styles from './Select.module.css';

export interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** A second, smaller line. */
  readonly note?: string;
  readonly disabled?: boolean;
}

interface SelectProps<Value extends string> {
  readonly label: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  readonly placeholder?: string;
  readonly hint?: string;
  readonly error?: string | undefined;
}

export function Select<Value extends string>({
  label,
  options,
  value,
  onChange,
  placeholder = 'Choose',
  hint,
  error,
}: SelectProps<Value>): ReactNode {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {({ id, describedBy }) => (
        <RadixSelect.Root
          value={value ?? ''}
          onValueChange={(next) => {
            const chosen = options.find((option) => option.value === next);
            if (chosen !== undefined) onChange(chosen.value);
          }}
        >
          <RadixSelect.Trigger id={id} className={styles.trigger} aria-describedby={describedBy}>
            <RadixSelect.Value placeholder={placeholder} />
            <RadixSelect.Icon className={styles.arrow}>
              <svg viewBox="0 0 12 8" width="12" height="8" aria-hidden="true">
                <path d="M1 1 L6 6.5 L11 1" fill="none" stroke="currentColor" strokeWidth="1.8" />
              </svg>
            </RadixSelect.Icon>
          </RadixSelect.Trigger>
          <RadixSelect.Portal>
            <RadixSelect.Content
              className={styles.list}
              position="popper"
              sideOffset={4}
              collisionPadding={8}
            >
              <RadixSelect.Viewport className={styles.viewport}>
                {options.map((option) => (
                  <RadixSelect.Item
                    key={option.value}
                    value={option.value}
                    disabled={option.disabled === true}
                    className={styles.option}
                  >
                    <span>
                      <RadixSelect.ItemText>{option.label}</RadixSelect.ItemText>
                      {option.note !== undefined && <span className={styles.note}>{option.note}</span>}
                    </span>
                    <RadixSelect.ItemIndicator>
                      <Icon icon="confirm" size={16} />
                    </RadixSelect.ItemIndicator>
                  </RadixSelect.Item>
                ))}
              </RadixSelect.Viewport>
            </RadixSelect.Content>
          </RadixSelect.Portal>
        </RadixSelect.Root>
      )}
    </FieldFrame>
  );
}
