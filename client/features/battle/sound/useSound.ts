// The sound of a battle on screen: silent until asked for, played as the score is, ducked while the page is not seen.
// Invariants: the band is fetched when it is first wanted; what was skipped over is not made up for; the choice is remembered by this browser.
import { useCallback, useEffect, useRef, useState } from 'react';
import { remember, remembered } from '../../../ui/remembered.ts';
import type { Playback } from '../../../stage/battlefield/playback.ts';
import type { Score } from '../../../stage/battlefield/ScoreBook.ts';
import type { Band } from '../../../stage/battlefield/Band.ts';

const NAME = 'sigilla.sound';
/** What is left of the volume while the page is hidden. */
const DUCKED = 0.25;

export interface Sound {
  readonly on: boolean;
  /** 0 to 1. */
  readonly volume: number;
}

/** What this browser remembers; silence when it remembers nothing or something else. */
export const rememberedSound = (kept: string | null): Sound => {
  const [, on, volume] = /^(on|off) (\d{1,3})$/.exec(kept ?? '') ?? [];
  return { on: on === 'on', volume: Math.min(100, Number(volume ?? 60)) / 100 };
};

const keep = ({ on, volume }: Sound): void =>
  remember(NAME, `${on ? 'on' : 'off'} ${Math.round(volume * 100)}`);

const recall = (): Sound => rememberedSound(remembered(NAME));

export function useSound(
  score: Score,
  playback: Playback,
): { readonly sound: Sound; readonly setSound: (sound: Sound) => void } {
  const [sound, choose] = useState(recall);
  const setSound = useCallback((chosen: Sound) => {
    keep(chosen);
    choose(chosen);
  }, []);
  const { on, volume } = sound;
  const loudness = useRef(volume);
  const band = useRef<Band | null>(null);

  useEffect(() => {
    loudness.current = volume;
    band.current?.setVolume(document.hidden ? volume * DUCKED : volume);
  }, [volume]);

  useEffect(() => {
    if (!on || typeof AudioContext === 'undefined') return;
    const ctx = new AudioContext();
    let end = (): void => undefined;
    let gone = false;
    const tune = (): void => {
      band.current?.setVolume(document.hidden ? loudness.current * DUCKED : loudness.current);
      if (!document.hidden) void ctx.resume();
    };
    const begin = async (): Promise<void> => {
      const [{ Band: Players }, { soundsOf }] = await Promise.all([
        import('../../../stage/battlefield/Band.ts'),
        import('../../../stage/battlefield/soundScore.ts'),
      ]);
      if (gone) return;
      const players = new Players(ctx);
      band.current = players;
      tune();
      const cues = score.timeline.rounds.flatMap(soundsOf);
      let heard = playback.time;
      end = playback.onFrame((_, jumped) => {
        const { time } = playback;
        if (!jumped && playback.snapshot().playing)
          for (const cue of cues) if (cue.at > heard && cue.at <= time) players.play(cue);
        heard = time;
      });
    };
    void begin();
    document.addEventListener('visibilitychange', tune);
    // A browser lets nothing sound before the page was touched.
    addEventListener('pointerdown', tune);
    addEventListener('keydown', tune);
    return () => {
      gone = true;
      end();
      band.current = null;
      document.removeEventListener('visibilitychange', tune);
      removeEventListener('pointerdown', tune);
      removeEventListener('keydown', tune);
      void ctx.close();
    };
  }, [on, score, playback]);
  return { sound, setSound };
}
