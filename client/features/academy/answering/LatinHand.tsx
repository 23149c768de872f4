// Latin typed by hand: whatever field stands inside takes macrons by a vowel twice, a held key, or the bar beneath.
// Invariant: the fields stay plain fields; what is rewritten comes to them as typing does.
import { useRef } from 'react';
import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import { BAR, longOf, whenTyped } from './macrons.ts';
import styles from './answering.module.css';

type Writable = HTMLInputElement | HTMLTextAreaElement;
const writable = (target: EventTarget | null): Writable | null =>
  (target instanceof HTMLInputElement && target.type === 'text') || target instanceof HTMLTextAreaElement
    ? target
    : null;

const rewrite = (field: Writable, text: string, from: number, to: number): void => {
  field.setRangeText(text, from, to, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

export function LatinHand({ children }: { readonly children: ReactNode }): ReactNode {
  const last = useRef<Writable>(null);
  const root = useRef<HTMLDivElement>(null);
  const typed = (event: FormEvent): void => {
    const field = writable(event.target);
    if (field === null || !(event.nativeEvent instanceof InputEvent)) return;
    if (event.nativeEvent.inputType !== 'insertText') return;
    const change = whenTyped(field.value, field.selectionStart ?? 0);
    if (change !== null) rewrite(field, change.text, change.from, change.to);
  };
  const held = (event: KeyboardEvent): void => {
    const field = writable(event.target);
    const long = longOf(event.key);
    if (!event.repeat || field === null || long === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const caret = field.selectionStart ?? 0;
    if (field.value.charAt(caret - 1) === event.key) rewrite(field, long, caret - 1, caret);
  };
  const insert = (letter: string): void => {
    const field = last.current?.isConnected
      ? last.current
      : writable(root.current?.querySelector('textarea, input[type="text"]') ?? null);
    if (field === null) return;
    field.focus();
    rewrite(field, letter, field.selectionStart ?? 0, field.selectionEnd ?? 0);
  };
  return (
    <div
      role="presentation"
      ref={root}
      onInput={typed}
      onKeyDown={held}
      onFocus={({ target }) => {
        last.current = writable(target) ?? last.current;
      }}
    >
      {children}
      <div className={styles.bar} role="group" aria-label="Long vowels">
        {BAR.map((letter) => (
          <button
            key={letter}
            type="button"
            className={styles.vowel}
            aria-label={`${letter}, long`}
            // The field keeps the caret and, on a phone, the keyboard.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => insert(letter)}
          >
            {letter}
          </button>
        ))}
        <span className={styles.barNote}>aa makes ā; nobody insists</span>
      </div>
    </div>
  );
}
