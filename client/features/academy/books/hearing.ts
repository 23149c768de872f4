// What is looked for, said aloud: one short hearing by the browser's own recognition, in the language of the window.
// Invariant: whoever cannot be heard is told why; one hearing gives one text at most.

/** What was heard: of each stretch, how it may be read. */
interface Heard {
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>>;
}

/** What a browser offers that can hear; the part of the platform that is used here. */
export interface Hearing {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  addEventListener(event: 'result', listener: (heard: Heard) => void): void;
  addEventListener(event: 'error', listener: (fault: { readonly error: string }) => void): void;
  addEventListener(event: 'end', listener: () => void): void;
  start(): void;
  abort(): void;
}

const UNSET = 'en-US';
const CANNOT = 'Speech recognition is not supported in this browser.';
const FAULTS: Readonly<Record<string, string>> = {
  'not-allowed': 'This page may not use the microphone. Your browser’s settings for it decide that.',
  'service-not-allowed': CANNOT,
  'language-not-supported': CANNOT,
  'audio-capture': 'No microphone was found.',
  network: 'What was said could not be read: the line is down.',
};
const NOT_HEARD = 'Nothing was heard. Try again, or type it.';

/** The language in which somebody is heard: that of the window where one is set, American English else, of which plain English is no more than the name. */
export const heardIn = (windowLanguage: string): string => {
  const set = windowLanguage.trim();
  return set === '' || set.toLowerCase() === 'en' ? UNSET : set;
};

interface Ears {
  readonly webkitSpeechRecognition?: new () => Hearing;
  readonly SpeechRecognition?: new () => Hearing;
}

interface Told {
  readonly heard: (text: string) => void;
  readonly failed: (sentence: string) => void;
  readonly ended: () => void;
}

/** Listens once. Answers the way to stop; null, and a sentence told, where the browser cannot hear. */
export const listen = (
  browser: object,
  windowLanguage: string,
  { heard, failed, ended }: Told,
): (() => void) | null => {
  const ears: Ears = browser;
  const Recognition = ears.SpeechRecognition ?? ears.webkitSpeechRecognition;
  if (Recognition === undefined) {
    failed(CANNOT);
    return null;
  }
  const hearing = new Recognition();
  hearing.lang = heardIn(windowLanguage);
  hearing.continuous = false;
  hearing.interimResults = false;
  hearing.addEventListener('result', ({ results }) => {
    const text = results[0]?.[0]?.transcript.trim() ?? '';
    if (text === '') failed(NOT_HEARD);
    else heard(text);
  });
  hearing.addEventListener('error', ({ error }) => {
    if (error !== 'aborted') failed(FAULTS[error] ?? NOT_HEARD);
  });
  hearing.addEventListener('end', ended);
  hearing.start();
  return () => hearing.abort();
};
