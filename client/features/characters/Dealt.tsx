// Six totals laid on six scores: dealt or thrown, they stand as they are and only change places: by drag (mouse, pen or finger), by arrow, or by one press
// here and one there.
// Invariant: the six totals are always the same six.
import { useRef, useState } from 'react';
import type { PointerEvent, ReactNode } from 'react';
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

/** Pixels before a press is a drag. */
const DRAG = 6;

interface Drag {
  readonly from: Ability;
  readonly x: number;
  readonly y: number;
  readonly by: readonly [number, number];
  /** The row that it lies over, once it has left the hand's first place. */
  readonly over: Ability | null;
  readonly isMoved: boolean;
}

/** Which of the rows lies under the pointer. */
const rowUnder = ({ clientX, clientY }: PointerEvent): Ability | null => {
  const row = document
    .elementsFromPoint(clientX, clientY)
    .find((element) => element instanceof HTMLElement && element.dataset['row'] !== undefined);
  const name = row instanceof HTMLElement ? row.dataset['row'] : undefined;
  return ABILITIES.find((ability) => ability === name) ?? null;
};

export function Dealt({ scores, raises, onSwap }: DealtProps): ReactNode {
  const [taken, take] = useState<Ability | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const [said, say] = useState('');
  // The click that ends a drag is no press.
  const wasDragged = useRef(false);
  const swap = (one: Ability, other: Ability): void => {
    take(null);
    if (one === other) return;
    onSwap(one, other);
    say(`${ABILITY_LABELS[one]} ${scores[other]}, ${ABILITY_LABELS[other]} ${scores[one]}.`);
  };
  const pulled = (event: PointerEvent): void => {
    if (drag === null) return;
    const by = [event.clientX - drag.x, event.clientY - drag.y] as const;
    if (!drag.isMoved && Math.hypot(...by) <= DRAG) return;
    setDrag({ ...drag, by, isMoved: true, over: rowUnder(event) });
  };
  const dropped = (event: PointerEvent): void => {
    setDrag(null);
    wasDragged.current = drag?.isMoved === true;
    const onto = drag?.isMoved === true ? rowUnder(event) : null;
    if (drag !== null && onto !== null) swap(drag.from, onto);
  };
  return (
    <>
      <p className={styles.left}>
        Drag a number to another score, move it with the arrows, or press one and then the other.
      </p>
      <div className={styles.dealt}>
        {ABILITIES.map((ability, at) => {
          const isHeld = drag?.from === ability && drag.isMoved;
          return (
            <div
              key={ability}
              data-row={ability}
              data-under={(drag?.over === ability && drag.from !== ability) || undefined}
              className={classes(styles.row, styles.place)}
            >
              <span className={styles.name}>{ABILITY_LABELS[ability]}</span>
              <button
                type="button"
                className={classes(styles.chip, isHeld && styles.held)}
                style={isHeld ? { translate: `${drag.by[0]}px ${drag.by[1]}px` } : undefined}
                data-ability={ability}
                aria-pressed={taken === ability}
                aria-label={`${ABILITY_LABELS[ability]}: ${scores[ability]}`}
                onPointerDown={(event) => {
                  wasDragged.current = false;
                  if (event.button !== 0) return;
                  event.currentTarget.setPointerCapture(event.pointerId);
                  const { clientX: x, clientY: y } = event;
                  setDrag({ from: ability, x, y, by: [0, 0], over: null, isMoved: false });
                }}
                onPointerMove={pulled}
                onPointerUp={dropped}
                onPointerCancel={() => setDrag(null)}
                onClick={() => {
                  if (wasDragged.current) wasDragged.current = false;
                  else if (taken === null) take(ability);
                  else swap(taken, ability);
                }}
                onKeyDown={(event) => {
                  if (event.key === 'Escape') {
                    take(null);
                    setDrag(null);
                  }
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
          );
        })}
      </div>
      <p className="visuallyHidden" role="status">
        {said}
      </p>
    </>
  );
}
