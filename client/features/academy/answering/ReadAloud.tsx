// Latin read aloud by the browser's own voice: Latin where it has one, Italian where it has that. Without either there is no button.
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';

const latinVoice = (): SpeechSynthesisVoice | undefined => {
  const voices = speechSynthesis.getVoices();
  return ['la', 'it']
    .map((language) => voices.find(({ lang }) => lang.toLowerCase().startsWith(language)))
    .find((voice) => voice !== undefined);
};

const useLatinVoice = (): SpeechSynthesisVoice | undefined => {
  const [voice, setVoice] = useState<SpeechSynthesisVoice>();
  useEffect(() => {
    if (!('speechSynthesis' in globalThis)) return undefined;
    const look = (): void => setVoice(latinVoice());
    look();
    speechSynthesis.addEventListener('voiceschanged', look);
    return () => speechSynthesis.removeEventListener('voiceschanged', look);
  }, []);
  return voice;
};

export function ReadAloud({ text }: { readonly text: string }): ReactNode {
  const voice = useLatinVoice();
  if (voice === undefined) return null;
  const read = (): void => {
    const spoken = new SpeechSynthesisUtterance(
      text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/_+/g, ', '),
    );
    spoken.voice = voice;
    spoken.lang = voice.lang;
    spoken.rate = 0.85;
    speechSynthesis.cancel();
    speechSynthesis.speak(spoken);
  };
  return (
    <Button variant="quiet" size="sm" onClick={read}>
      Read aloud
    </Button>
  );
}
