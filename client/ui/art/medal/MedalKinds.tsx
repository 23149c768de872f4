// The kinds of medals in a row of buttons, each with how many of it are held: pressed, a kind is shown alone; pressed again, all are.
import type { ReactNode } from 'react';
import { Medal } from './Medal.tsx';
import styles from './MedalKinds.module.css';

/** A kind of medals, and how many of all there are of it are held. */
export interface MedalKind {
  readonly category: string;
  readonly name: string;
  readonly held: number;
  readonly total: number;
}

interface MedalKindsProps {
  readonly kinds: readonly MedalKind[];
  /** The category that is shown alone; null while all are. */
  readonly chosen: string | null;
  readonly onChoose: (category: string | null) => void;
  /** How many stand beside one another. */
  readonly className: string | undefined;
}

export const MedalKinds = ({ kinds, chosen, onChoose, className = '' }: MedalKindsProps): ReactNode => (
  <div className={`${styles.kinds} ${className}`} role="group" aria-label="Categories">
    {kinds.map(({ category, name, held, total }) => (
      <button
        key={category}
        type="button"
        aria-pressed={chosen === category}
        onClick={() => onChoose(chosen === category ? null : category)}
      >
        <Medal id={category} category={category} tier="gold" size={44} />
        <b>{name}</b>
        <span>
          {held}/{total}
        </span>
      </button>
    ))}
  </div>
);
