// A hero as a card: a small portrait, the name, the class, and a line; choosing it opens the book at that page.
// Invariant: a card is drawn anew only when something of it has changed.
import { memo } from 'react';
import type { Person } from '@sigilla/engine/heroes/stats.ts';
import { HeroPortrait } from '../../ui/art/HeroPortrait.tsx';
import styles from './Heroes.module.css';

interface HeroCardProps {
  readonly person: Person;
  readonly wounds?: number;
  readonly line: string;
  readonly chosen: boolean;
  /** The same function as long as the list stands. */
  readonly onChoose: (heroId: string) => void;
}

/** A person is made anew whenever they are looked up, and is whoever bears the id. */
const isSame = (before: HeroCardProps, after: HeroCardProps): boolean =>
  before.person.id === after.person.id &&
  before.wounds === after.wounds &&
  before.line === after.line &&
  before.chosen === after.chosen &&
  before.onChoose === after.onChoose;

export const HeroCard = memo(function HeroCard({
  person,
  wounds = 0,
  line,
  chosen,
  onChoose,
}: HeroCardProps) {
  return (
    <button type="button" className={styles.card} aria-pressed={chosen} onClick={() => onChoose(person.id)}>
      <HeroPortrait person={person} wounds={wounds} />
      <span className={styles.cardName}>{person.name}</span>
      <span className={styles.note}>{person.className}</span>
      <span className={styles.note}>
        {person.rarity} · {line}
      </span>
    </button>
  );
}, isSame);
