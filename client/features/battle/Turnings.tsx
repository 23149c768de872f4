// The moments a fight turned, as knots on the line of rounds, and the chronicler's word on the last that has been seen.
// Invariant: where it turned is marked for everyone; to whom it turned is said of what has been shown, and not before.
import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { BattleSetup } from '@sigilla/engine/battle/setup.ts';
import type { Playback } from '../../stage/battlefield/playback.ts';
import { classes } from '../../ui/classes.ts';
import type { Turning } from './turnings.ts';
import styles from './Turnings.module.css';

/** Seconds by which a mark's moment counts as reached. */
const NEAR = 0.05;

/** Takes the playback to a moment and goes on from there. */
export const turnTo = (playback: Playback, at: number, gentle: boolean): void => {
  playback.seek(at);
  if (!gentle) playback.play();
};

interface TurningsProps {
  readonly turnings: readonly Turning[];
  readonly playback: Playback;
  readonly gentle: boolean;
}

/** The knots, for a line of `duration` seconds. */
export function TurningMarks({
  turnings,
  playback,
  gentle,
  duration,
}: TurningsProps & { readonly duration: number }): ReactNode {
  const { time } = useSyncExternalStore(playback.subscribe, playback.snapshot);
  if (turnings.length === 0) return null;
  return (
    <ul className={styles.marks} aria-label="Moments it turned">
      {turnings.map(({ round, at, until, sentence }) => {
        const seen = time >= until;
        const words = seen ? `Round ${round}: ${sentence}` : `It turned in round ${round}. Go and see.`;
        return (
          <li key={round} style={{ insetInlineStart: `${(100 * at) / Math.max(0.1, duration)}%` }}>
            <button
              type="button"
              className={classes(styles.mark, seen && styles.seen)}
              aria-label={words}
              title={words}
              aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight"
              onClick={() => turnTo(playback, at, gentle)}
            >
              <svg viewBox="0 0 20 20" width={18} height={18} aria-hidden="true">
                <path d="M10 2 L16 10 L10 18 L4 10 Z M10 6.5 V13.5" />
              </svg>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** What is said of the last moment that has been reached. */
export function TurningWord({
  setup,
  turnings,
  playback,
}: Omit<TurningsProps, 'gentle'> & { readonly setup: BattleSetup }): ReactNode {
  const { time } = useSyncExternalStore(playback.subscribe, playback.snapshot);
  const said = turnings.findLast(({ at }) => at <= time + NEAR);
  if (turnings.length === 0) return null;
  return (
    <p className={styles.word} aria-live="polite">
      {said === undefined ? (
        <span className={styles.hint}>
          {turnings.length === 1
            ? 'It turned once: the gilded knot shows where.'
            : `It turned ${turnings.length} times: the gilded knots show where.`}
        </span>
      ) : (
        <>
          <b>Round {said.round}</b> {said.sentence}{' '}
          <span className={styles.hint}>
            {setup[said.side].kingdomName}: {said.from} in 100 before
            {said.round === 1 && ' anybody’s orders were known'}, {said.to} after.
          </span>
        </>
      )}
    </p>
  );
}
