// Six totals laid on six scores: dealt or thrown, they stand as they are and only change places: by drag, by arrow, or by one press here and one there.
// Invariant: the six totals are always the same six.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ABILITIES, type Ability } from '@sigilla/content/schema/character.ts';
import type { AbilityScores } from '@sigilla/engine/characters/character.ts';
import { classes } from '../../ui/classes.ts';
import { ScoreFigure } from './ScoreFigure.tsx';
import { ABILITY_LABELS } from './words.ts';
import styles from './Scores.module.css';

interface DealtProps {
  readonly scores: AbilityScores;
  readonly raises: (ability: Ability) => number;
  readonly onSwap: (one: Ability, other: Ability) => void;
}

const isAbility = (text: string): text is Ability => (ABILITIES as readonly string[]).includes(text);

export function Dealt({ scores, raises, onSwap }: DealtProps): ReactNode {
  const [taken, take] = useState<Ability | null>(null);
  const [said, say] = useState('');
  const swap = (one: Ability, other: Ability): void => {
    take(null);
    if (one === other) return;
    onSwap(one, other);
    say(`${ABILITY_LABELS[one]} ${scores[other]}, ${ABILITY_LABELS[other]} ${scores[one]}.`);
  };
  return (
    <>
      <p className={styles.left}>
        Drag a number to another score, move it with the arrows, or press one and then the other.
      </p>
      <div className={styles.dealt}>
        {ABILITIES.map((ability, at) => (
          <div
            key={ability}
            className={classes(styles.row, styles.place)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              const from = event.dataTransfer.getData('text/plain');
              if (isAbility(from)) swap(from, ability);
            }}
          >
            <span className={styles.name}>{ABILITY_LABELS[ability]}</span>
            <button
              type="button"
              draggable
              className={styles.chip}
              data-ability={ability}
              aria-pressed={taken === ability}
              aria-label={`${ABILITY_LABELS[ability]}: ${scores[ability]}`}
              onDragStart={(event) => {
                event.dataTransfer.setData('text/plain', ability);
                event.dataTransfer.effectAllowed = 'move';
              }}
              onClick={() => (taken === null ? take(ability) : swap(taken, ability))}
              onKeyDown={(event) => {
                if (event.key === 'Escape') take(null);
                const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
                const next = by === undefined ? undefined : ABILITIES[at + by];
                if (next === undefined) return;
                event.preventDefault();
                swap(ability, next);
                event.currentTarget
                  .closest(`.${styles.dealt ?? ''}`)
                  ?.querySelector<HTMLElement>(`[data-ability="${next}"]`)
                  ?.focus();
              }}
            >
              {scores[ability]}
            </button>
            <span className={styles.figure}>
              <ScoreFigure score={scores[ability]} raise={raises(ability)} />
            </span>
          </div>
        ))}
      </div>
      <p className="visuallyHidden" role="status">
        {said}
      </p>
    </>
  );
}
