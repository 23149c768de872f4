// Play, pause, step, scrub, speed, live: the controls under the hanging. Everything here only moves the playback's time.
// Invariant: usable by keyboard alone; the slider says in words which round its thumb is in.
import { Slider } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { Timeline } from '../../stage/battlefield/score.ts';
import { classes } from '../../ui/classes.ts';
import type { Playback } from '../../stage/battlefield/playback.ts';
import { SPEEDS } from '../../stage/battlefield/playback.ts';
import styles from './Transport.module.css';

const MARKS = {
  back: 'M5 4 V16 M16 4 L8 10 L16 16 Z',
  forward: 'M15 4 V16 M4 4 L12 10 L4 16 Z',
  play: 'M6 3.5 L16 10 L6 16.5 Z',
  pause: 'M6 4 V16 M14 4 V16',
} as const;

function Mark({ mark }: { readonly mark: keyof typeof MARKS }): ReactNode {
  return (
    <svg viewBox="0 0 20 20" width={20} height={20} aria-hidden="true" className={styles.mark}>
      <path d={MARKS[mark]} />
    </svg>
  );
}

interface TransportProps {
  readonly timeline: Timeline;
  readonly playback: Playback;
  /** Is the battle being fought: may it be followed? */
  readonly fought: boolean;
  /** What stands on the line of rounds besides its thumb. */
  readonly children?: ReactNode;
}

const roundAt = (timeline: Timeline, time: number): number =>
  timeline.rounds.findLast(({ start }) => start <= time + 0.001)?.round ?? 0;

export function Transport({ timeline, playback, fought, children }: TransportProps): ReactNode {
  const view = useSyncExternalStore(playback.subscribe, playback.snapshot);
  const { duration, rounds } = timeline;
  const empty = rounds.length === 0;
  const last = rounds.length;
  return (
    <fieldset className={styles.transport} aria-label="Playback">
      <div className={styles.keys}>
        <button
          type="button"
          className={styles.key}
          aria-label="Back a round"
          disabled={empty}
          onClick={() => playback.step(-1)}
        >
          <Mark mark="back" />
        </button>
        <button
          type="button"
          className={styles.play}
          aria-label={view.playing ? 'Pause' : 'Play'}
          disabled={empty && !fought}
          onClick={() => playback.toggle()}
        >
          <Mark mark={view.playing ? 'pause' : 'play'} />
        </button>
        <button
          type="button"
          className={styles.key}
          aria-label="Forward a round"
          disabled={empty}
          onClick={() => playback.step(1)}
        >
          <Mark mark="forward" />
        </button>
      </div>
      <div className={styles.score}>
        <Slider.Root
          className={styles.slider}
          min={0}
          max={Math.max(0.1, duration)}
          step={0.1}
          value={[Math.min(view.time, duration)]}
          disabled={empty}
          onValueChange={([time]) => playback.seek(time ?? 0)}
        >
          <Slider.Track className={styles.track}>
            <Slider.Range className={styles.range} />
          </Slider.Track>
          {rounds.map(({ round, start }) => (
            <span
              key={round}
              className={styles.tick}
              style={{ insetInlineStart: `${(100 * start) / Math.max(0.1, duration)}%` }}
              aria-hidden="true"
            />
          ))}
          <span className={classes(styles.tick, styles.last)} aria-hidden="true" />
          <Slider.Thumb
            className={styles.thumb}
            aria-label="Moment of the battle"
            aria-valuetext={
              empty ? 'before the first round' : `round ${roundAt(timeline, view.time)} of ${last}`
            }
          />
        </Slider.Root>
        {children}
      </div>
      <fieldset className={styles.speeds} aria-label="Speed">
        {SPEEDS.map((speed) => (
          <button
            key={speed}
            type="button"
            className={styles.speed}
            aria-pressed={view.speed === speed}
            onClick={() => playback.setSpeed(speed)}
          >
            {speed}×
          </button>
        ))}
      </fieldset>
      {fought && (
        <button
          type="button"
          className={styles.live}
          aria-pressed={view.live && view.behind === 0}
          onClick={() => playback.goLive()}
        >
          <span className={styles.dot} aria-hidden="true" />
          live
        </button>
      )}
    </fieldset>
  );
}
