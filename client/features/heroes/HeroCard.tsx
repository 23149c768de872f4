// A hero as a card: a small portrait, the name, the class, and a line; choosing it opens the book at that page.
import type { ReactNode } from 'react';
import type { Person } from '@sigilla/engine/heroes/stats.ts';
import { HeroPortrait } from '../../ui/art/HeroPortrait.tsx';
import styles from './Heroes.module.css';

interface HeroCardProps {
  readonly person: Person;
  readonly wounds?: number;
  readonly line: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

export function HeroCard({ person, wounds = 0, line, chosen, onChoose }: HeroCardProps): ReactNode {
  return (
    <button type="button" className={styles.card} aria-pressed={chosen} onClick={onChoose}>
      <HeroPortrait person={person} wounds={wounds} />
      <span className={styles.cardName}>{person.name}</span>
      <span className={styles.note}>{person.className}</span>
      <span className={styles.note}>
        {person.rarity} · {line}
      </span>
    </button>
  );
}
