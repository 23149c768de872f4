// Latin by the browser's own voice, with a list of voices held out to it: which is taken, what it is given, and at what pace.
import { describe, expect, it } from 'vitest';
import { latinVoice, readAloud, spokenText } from '../../client/features/academy/answering/voice.ts';
import type { Pace } from '../../client/features/academy/answering/voice.ts';

const voices = (...langs: readonly string[]) => langs.map((lang) => ({ lang }));

const spokenBy = (langs: readonly string[], text: string, pace: Pace) => {
  const done: unknown[] = [];
  const speech = {
    getVoices: () => voices(...langs),
    cancel: () => done.push('stopped'),
    speak: (utterance: object) => done.push({ ...utterance }),
  };
  const utter = (words: string) => ({ words, voice: null as { lang: string } | null, lang: '', rate: 1 });
  readAloud(speech, utter, text, pace);
  return done;
};

describe('reading aloud', () => {
  it('takes a Latin voice before an Italian one, however the browser spells them', () => {
    expect(latinVoice(voices('en-GB', 'it-IT', 'la'))).toEqual({ lang: 'la' });
    expect(latinVoice(voices('en-GB', 'it_IT'))).toEqual({ lang: 'it_IT' });
    expect(latinVoice(voices('en-GB', 'IT-it', 'LA-VA'))).toEqual({ lang: 'LA-VA' });
  });

  it('takes none where there is none: Latvian and Lao are not Latin', () => {
    expect(latinVoice(voices('en-US', 'lav', 'lao', 'lv-LV'))).toBeUndefined();
    expect(latinVoice([])).toBeUndefined();
    expect(spokenBy(['en-US'], 'Salvē', 'normal')).toEqual([]);
  });

  it('gives it letters without macrons, and a breath for a gap', () => {
    expect(spokenText('Puellae rosās ___ amant.')).toBe('Puellae rosas ,  amant.');
    expect(spokenText('Rēgīna coëgit')).toBe('Regina coegit');
  });

  it('stops what was being read, and reads at the pace that was asked for', () => {
    const [stopped, normal] = spokenBy(['it-IT'], 'Salvē', 'normal');
    expect(stopped).toBe('stopped');
    expect(normal).toEqual({ words: 'Salve', voice: { lang: 'it-IT' }, lang: 'it-IT', rate: 0.9 });
    expect(spokenBy(['it-IT'], 'Salvē', 'slow')[1]).toMatchObject({ rate: 0.55 });
  });
});
