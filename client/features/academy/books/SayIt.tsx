// A button by which a search is said instead of typed.
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { listen } from './hearing.ts';

interface SayItProps {
  readonly onHear: (text: string) => void;
  readonly onFail: (sentence: string) => void;
}

export function SayIt({ onHear, onFail }: SayItProps): ReactNode {
  const [isListening, setListening] = useState(false);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  const press = (): void => {
    if (isListening) return stop.current?.();
    stop.current = listen(globalThis, document.documentElement.lang, {
      heard: onHear,
      failed: onFail,
      ended: () => setListening(false),
    });
    setListening(stop.current !== null);
  };
  return (
    <Button size="sm" variant="quiet" aria-pressed={isListening} onClick={press}>
      {isListening ? 'Listening' : 'Say it'}
    </Button>
  );
}
