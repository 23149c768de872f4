// One switch for the battle's sound, and how loud: off until asked for.
import type { ReactNode } from 'react';
import type { Playback } from '../../../stage/battlefield/playback.ts';
import type { Score } from '../../../stage/battlefield/ScoreBook.ts';
import { useSound } from './useSound.ts';
import styles from './SoundSwitch.module.css';

export function SoundSwitch({
  score,
  playback,
}: {
  readonly score: Score;
  readonly playback: Playback;
}): ReactNode {
  const { sound, setSound } = useSound(score, playback);
  return (
    <div className={styles.sound}>
      <button
        type="button"
        className={styles.switch}
        aria-pressed={sound.on}
        onClick={() => setSound({ ...sound, on: !sound.on })}
      >
        <svg viewBox="0 0 20 20" width={20} height={20} aria-hidden="true">
          <path d="M3 7.5 H6.5 L11 4 V16 L6.5 12.5 H3 Z" />
          {sound.on ? (
            <path d="M13.5 7 Q15.5 10 13.5 13 M15.8 5 Q19 10 15.8 15" fill="none" />
          ) : (
            <path d="M14 7.5 L18 12.5 M18 7.5 L14 12.5" fill="none" />
          )}
        </svg>
        {sound.on ? 'Sound' : 'Silent'}
      </button>
      {sound.on && (
        <input
          type="range"
          className={styles.volume}
          min={0}
          max={100}
          step={5}
          aria-label="Loudness"
          value={Math.round(sound.volume * 100)}
          onChange={({ currentTarget }) => setSound({ ...sound, volume: Number(currentTarget.value) / 100 })}
        />
      )}
    </div>
  );
}
