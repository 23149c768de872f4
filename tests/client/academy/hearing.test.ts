// A search said aloud: in which language it is heard, and what whoever cannot be heard is told.
import { expect, it } from 'vitest';
import { heardIn, listen } from '@sigilla/client/features/academy/books/hearing.ts';
import type { Hearing } from '@sigilla/client/features/academy/books/hearing.ts';

/** A browser that hears, as far as it is told to. */
const ears = () => {
  const made: Recognition[] = [];
  class Recognition implements Hearing {
    lang = '';
    continuous = true;
    interimResults = true;
    readonly listeners = new Map<string, (event: never) => void>();
    isStarted = false;
    constructor() {
      made.push(this);
    }
    start(): void {
      this.isStarted = true;
    }
    addEventListener(event: string, listener: (event: never) => void): void {
      this.listeners.set(event, listener);
    }
    tell(event: string, what: unknown = {}): void {
      this.listeners.get(event)?.(what as never);
    }
    abort(): void {
      this.tell('error', { error: 'aborted' });
      this.tell('end');
    }
  }
  return { made, webkitSpeechRecognition: Recognition };
};

const listener = () => {
  const told: string[] = [];
  return {
    told,
    heard: (text: string) => told.push(`heard ${text}`),
    failed: (sentence: string) => told.push(sentence),
    ended: () => told.push('ended'),
  };
};

it('G-148 hears American English unless the window is set to another language, and then that', () => {
  expect(['', ' ', 'en', 'EN'].map(heardIn)).toEqual(['en-US', 'en-US', 'en-US', 'en-US']);
  expect(['en-GB', 'de', 'it-IT', ' fr '].map(heardIn)).toEqual(['en-GB', 'de', 'it-IT', 'fr']);
  for (const [set, lang] of [
    ['en', 'en-US'],
    ['it', 'it'],
  ] as const) {
    const browser = ears();
    listen(browser, set, listener());
    expect(browser.made.map((one) => [one.lang, one.continuous, one.interimResults])).toEqual([
      [lang, false, false],
    ]);
  }
});

it('gives the one text that was heard, and says so where there was none', () => {
  const browser = ears();
  const told = listener();
  listen(browser, 'en', told);
  browser.made[0]?.tell('result', { results: [[{ transcript: ' victory ' }]] });
  browser.made[0]?.tell('result', { results: [] });
  browser.made[0]?.tell('error', { error: 'not-allowed' });
  browser.made[0]?.tell('end');
  expect(told.told).toEqual([
    'heard victory',
    'Nothing was heard. Try again, or type it.',
    'This page may not use the microphone. Your browser’s settings for it decide that.',
    'ended',
  ]);
});

it('stops when it is told to, which is no failure', () => {
  const told = listener();
  listen(ears(), 'en', told)?.();
  expect(told.told).toEqual(['ended']);
});

it('tells whoever has a browser without hearing', () => {
  const told = listener();
  expect(listen({}, 'en', told)).toBeNull();
  expect(told.told).toEqual(['Speech recognition is not supported in this browser.']);
});
