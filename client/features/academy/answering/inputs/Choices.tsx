// Answers to choose from, lettered A, B, …: by hand, by their letter, or by the arrows.
import { useEffect, useId } from 'react';
import type { ReactNode } from 'react';
import { classes } from '../../../../ui/classes.ts';
import { Spoken } from '../Spoken.tsx';
import styles from '../answering.module.css';

interface ChoicesProps {
  readonly label: string;
  readonly options: readonly string[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly locked: boolean;
  /** What of the question is Latin, once it is answered: then a choice is there to be looked up. */
  readonly latin?: readonly string[] | undefined;
  /** The right one, once it is answered. */
  readonly answer?: string | undefined;
}

const NONE: readonly string[] = [];

const letterOf = (at: number): string => String.fromCodePoint(65 + at);
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && target.type !== 'radio'));

export function Choices({
  label,
  options,
  value,
  onChange,
  locked,
  latin = NONE,
  answer,
}: ChoicesProps): ReactNode {
  const name = useId();
  useEffect(() => {
    if (locked) return undefined;
    const byLetter = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      // A leaf that lies over the page has the keys.
      if (document.querySelector('[role="dialog"]') !== null) return;
      const chosen = options[event.key.toUpperCase().charCodeAt(0) - 65];
      if (event.key.length === 1 && chosen !== undefined) {
        onChange(chosen);
        document
          .querySelector<HTMLInputElement>(`input[name="${name}"][value="${CSS.escape(chosen)}"]`)
          ?.focus();
      }
    };
    addEventListener('keydown', byLetter);
    return () => removeEventListener('keydown', byLetter);
  }, [locked, name, onChange, options]);
  return (
    <fieldset className={styles.choices}>
      <legend className="visuallyHidden">{label}</legend>
      {options.map((option, at) => (
        <label
          key={option}
          className={classes(
            styles.choice,
            option === value && styles.chosen,
            answer !== undefined && option === answer && styles.isAnswer,
            answer !== undefined && option !== answer && option === value && styles.isMissed,
          )}
        >
          <input
            type="radio"
            name={name}
            value={option}
            checked={option === value}
            disabled={locked}
            onChange={() => onChange(option)}
            className="visuallyHidden"
          />
          <span className={styles.letter} aria-hidden="true">
            {answer === undefined || (option !== answer && option !== value)
              ? letterOf(at)
              : option === answer
                ? '✓'
                : '✗'}
          </span>
          {option === answer && <span className="visuallyHidden">The answer:</span>}
          <span>
            <Spoken text={option} latin={latin} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
