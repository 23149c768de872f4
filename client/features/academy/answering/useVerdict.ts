// What became of an answer is where the keyboard is when it comes: a reader of the screen says the grade, then why, then the way on, in that order, and
// Enter goes on from there as it does from the button. (Put on the button, the keys had the way on read first, and the reason not at all.)
import { useEffect, useRef } from 'react';
import type { HTMLAttributes, KeyboardEvent, RefObject } from 'react';

/** The ids by which the grade is called: its heading, the words that explain it, and the button that goes on. */
export const VERDICT = { grade: 'verdict', why: 'verdict-why', next: 'verdict-next' } as const;

interface VerdictProps extends HTMLAttributes<HTMLDivElement> {
  readonly ref: RefObject<HTMLDivElement | null>;
}

/** What the element around grade and explanation takes; `onNext` is what the button does. The eye is led to it as well. */
export const useVerdict = (onNext: () => void): VerdictProps => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return {
    ref,
    role: 'group',
    tabIndex: -1,
    'aria-labelledby': VERDICT.grade,
    'aria-describedby': `${VERDICT.why} ${VERDICT.next}`,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
      event.preventDefault();
      onNext();
    },
  };
};
