// The steps of the painter's bench on a hand-held screen, and who sits there so far.
import type { ComponentProps, ReactNode } from 'react';
import { SitterStrip } from './Sitting.tsx';
import styles from './Builder.module.css';

export const STEPS = [
  { id: 'ancestry', label: 'Ancestry' },
  { id: 'class', label: 'Class' },
  { id: 'background', label: 'Background' },
  { id: 'scores', label: 'Scores' },
  { id: 'skills', label: 'Skills' },
  { id: 'portrait', label: 'Portrait' },
  { id: 'sheet', label: 'Sheet' },
] as const;
export type Step = (typeof STEPS)[number]['id'];

interface StepsNavProps extends ComponentProps<typeof SitterStrip> {
  /** The step that is shown, from 0. */
  readonly at: number;
  readonly onGo: (to: number) => void;
}

export function StepsNav({ at, onGo, ...sitter }: StepsNavProps): ReactNode {
  return (
    <nav className={styles.steps} aria-label="Steps">
      <SitterStrip {...sitter} />
      <ol>
        {STEPS.map(({ id, label }, index) => (
          <li key={id}>
            <button
              type="button"
              aria-current={index === at ? 'step' : undefined}
              aria-label={`${index + 1}: ${label}`}
              onClick={() => onGo(index)}
            />
          </li>
        ))}
      </ol>
      <p>
        {at + 1} of {STEPS.length}: <b>{STEPS[at]?.label}</b>
      </p>
    </nav>
  );
}
