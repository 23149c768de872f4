// Latin by the browser's own voice: a Latin one where it has it, an Italian one where it has that, otherwise none.
// Invariant: what is spoken has neither macrons nor gaps, which no voice can read; whoever asks anew is not talked over.
import { unmarked } from '../../../ui/bareText.ts';

/** What a browser offers that can speak; the part of the platform that is used here. */
export interface Speech<Voice extends { readonly lang: string }, Utterance> {
  readonly getVoices: () => readonly Voice[];
  readonly cancel: () => void;
  readonly speak: (utterance: Utterance) => void;
}

export type Pace = 'normal' | 'slow';
const RATES: Readonly<Record<Pace, number>> = { normal: 0.9, slow: 0.55 };
const LANGUAGES = ['la', 'it'];

/** The voice for Latin; undefined where there is none. */
export const latinVoice = <Voice extends { readonly lang: string }>(
  voices: readonly Voice[],
): Voice | undefined =>
  LANGUAGES.map((language) =>
    voices.find(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language),
  ).find((voice) => voice !== undefined);

/** A text as it is given to a voice. */
export const spokenText = (text: string): string => unmarked(text).replaceAll(/_+/g, ', ');

interface Spoken<Voice> {
  voice: Voice | null;
  lang: string;
  rate: number;
}

/** Reads a text aloud, now, and stops what was being read. */
export const readAloud = <Voice extends { readonly lang: string }, Utterance extends Spoken<Voice>>(
  speech: Speech<Voice, Utterance>,
  utter: (text: string) => Utterance,
  text: string,
  pace: Pace,
): void => {
  const voice = latinVoice(speech.getVoices());
  if (voice === undefined) return;
  const utterance = utter(spokenText(text));
  utterance.voice = voice;
  utterance.lang = voice.lang;
  utterance.rate = RATES[pace];
  speech.cancel();
  speech.speak(utterance);
};
