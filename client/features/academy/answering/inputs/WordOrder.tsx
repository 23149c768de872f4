// A sentence built of its words: tap a word to set it, tap it again to take it back, drag it along the line, or move it with the arrows.
// Invariant: every word is used at most once, and each is told from its twin by its place among those given.
import { useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { z } from 'zod';
import { classes } from '../../../../ui/classes.ts';
import { useParts } from '../useWritten.ts';
import styles from '../answering.module.css';

interface WordOrderProps {
  readonly questionId: string;
  readonly words: readonly string[];
  readonly onChange: (value: string) => void;
  readonly locked: boolean;
}

/** Pixels before a press counts as dragging. */
const DRAG = 6;

const moved = (order: readonly number[], from: number, to: number): readonly number[] => {
  const rest = order.toSpliced(from, 1);
  const word = order[from];
  return word === undefined ? order : rest.toSpliced(Math.max(0, Math.min(rest.length, to)), 0, word);
};

export function WordOrder({ questionId, words, onChange, locked }: WordOrderProps): ReactNode {
  const [order, setOrder] = useParts<readonly number[]>({
    questionId,
    empty: [],
    read: (kept) => {
      const places = z
        .array(
          z
            .int()
            .min(0)
            .max(words.length - 1),
        )
        .parse(kept);
      return new Set(places).size === places.length ? places : null;
    },
    textOf: (parts) => (parts.length === words.length ? parts.map((at) => words[at]).join(' ') : ''),
    onChange,
  });
  const [said, setSaid] = useState('');
  const line = useRef<HTMLOListElement>(null);
  const dragged = useRef<{ word: number; x: number; y: number; moved: boolean } | null>(null);
  const put = (next: readonly number[], words_: string): void => {
    setOrder(next);
    setSaid(words_);
  };
  const wordAt = (at: number): string => words[at] ?? '';
  const set = (word: number): void => put([...order, word], `${wordAt(word)}, word ${order.length + 1}`);
  const takeBack = (word: number): void =>
    put(
      order.filter((one) => one !== word),
      `${wordAt(word)} taken back`,
    );
  const shift = (word: number, by: number): void => {
    const from = order.indexOf(word);
    const to = Math.max(0, Math.min(order.length - 1, from + by));
    if (from !== to) put(moved(order, from, to), `${wordAt(word)}, word ${to + 1}`);
  };
  const keys = (event: KeyboardEvent, word: number): void => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by !== undefined) shift(word, by);
    else if (event.key === 'Backspace' || event.key === 'Delete') takeBack(word);
    else return;
    event.preventDefault();
  };
  const drag = (event: PointerEvent): void => {
    const held = dragged.current;
    if (held === null) return;
    if (Math.hypot(event.clientX - held.x, event.clientY - held.y) > DRAG) held.moved = true;
    if (!held.moved) return;
    const over = document
      .elementsFromPoint(event.clientX, event.clientY)
      .find(
        (element) =>
          line.current?.contains(element) && element instanceof HTMLElement && element.dataset['word'],
      );
    const target = over instanceof HTMLElement ? Number(over.dataset['word']) : held.word;
    if (target !== held.word)
      put(moved(order, order.indexOf(held.word), order.indexOf(target)), `${wordAt(held.word)} moved`);
  };
  return (
    <div className={styles.building}>
      <ol ref={line} className={styles.line} aria-label="Your sentence" lang="la">
        {order.map((word) => (
          <li key={word}>
            <button
              type="button"
              data-word={word}
              className={classes(styles.chip, styles.placed)}
              disabled={locked}
              aria-label={`${wordAt(word)}, word ${order.indexOf(word) + 1} of your sentence. Arrows move it, Delete takes it back`}
              onKeyDown={(event) => keys(event, word)}
              onPointerDown={(event) => {
                dragged.current = { word, x: event.clientX, y: event.clientY, moved: false };
                event.currentTarget.setPointerCapture(event.pointerId);
              }}
              onPointerMove={drag}
              onPointerCancel={() => {
                dragged.current = null;
              }}
              onClick={() => {
                const wasDragged = dragged.current?.moved === true;
                dragged.current = null;
                if (!wasDragged) takeBack(word);
              }}
            >
              {wordAt(word)}
            </button>
          </li>
        ))}
        {order.length === 0 && <li className={styles.lineEmpty}>Touch the words in their order.</li>}
      </ol>
      <div className={styles.pool} role="group" aria-label="Words to be set" lang="la">
        {words.map((word, at) => (
          <button
            key={`${word} ${words.slice(0, at).filter((one) => one === word).length}`}
            type="button"
            className={classes(styles.chip, order.includes(at) && styles.used)}
            disabled={locked || order.includes(at)}
            onClick={() => set(at)}
          >
            {word}
          </button>
        ))}
      </div>
      <output className="visuallyHidden">{said}</output>
    </div>
  );
}
