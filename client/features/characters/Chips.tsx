// Several out of many, so many and no more: skills, expertise, languages, scores that rise. Each a box to be ticked; what is given already is
// ticked and stays so.
import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './Chips.module.css';

interface ChipsProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** What comes without choosing. */
  readonly given?: readonly string[];
  readonly chosen: readonly Value[];
  readonly most: number;
  readonly onChange: (chosen: Value[]) => void;
}

export function Chips<Value extends string>({
  label,
  options,
  given = [],
  chosen,
  most,
  onChange,
}: ChipsProps<Value>): ReactNode {
  const id = useId();
  const left = most - chosen.length;
  return (
    <fieldset className={styles.chips} aria-describedby={id}>
      <legend>{label}</legend>
      <p id={id} className={styles.left} data-done={left <= 0 || undefined}>
        {left > 0 ? `${left} more to choose` : `${most} chosen`}
      </p>
      <div className={styles.row}>
        {options.map((one) => {
          const isGiven = given.includes(one.value);
          const isChosen = chosen.includes(one.value);
          return (
            <label key={one.value} className={styles.chip} data-given={isGiven || undefined}>
              <input
                type="checkbox"
                checked={isGiven || isChosen}
                disabled={isGiven || (!isChosen && left <= 0)}
                onChange={({ target }) =>
                  onChange(
                    target.checked ? [...chosen, one.value] : chosen.filter((value) => value !== one.value),
                  )
                }
              />
              {one.label}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
