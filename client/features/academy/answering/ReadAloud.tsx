// Latin read aloud, at the pace of a talker or of a teacher. Where the browser has no voice for it there is no button.
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { latinVoice, readAloud } from './voice.ts';
import type { Pace } from './voice.ts';
import styles from './answering.module.css';

const useHasVoice = (): boolean => {
  const [has, setHas] = useState(false);
  useEffect(() => {
    if (!('speechSynthesis' in globalThis)) return undefined;
    const look = (): void => setHas(latinVoice(speechSynthesis.getVoices()) !== undefined);
    look();
    speechSynthesis.addEventListener('voiceschanged', look);
    return () => {
      speechSynthesis.removeEventListener('voiceschanged', look);
      speechSynthesis.cancel();
    };
  }, []);
  return has;
};

export function ReadAloud({ text }: { readonly text: string }): ReactNode {
  if (!useHasVoice()) return null;
  const read = (pace: Pace): void =>
    readAloud(speechSynthesis, (words) => new SpeechSynthesisUtterance(words), text, pace);
  return (
    <span className={styles.aloud}>
      <Button variant="quiet" size="sm" onClick={() => read('normal')}>
        Read aloud
      </Button>{' '}
      <Button variant="quiet" size="sm" aria-label="Read aloud, slowly" onClick={() => read('slow')}>
        Slowly
      </Button>
    </span>
  );
}
