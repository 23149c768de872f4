// The hanging with its caption and its controls, and what stands in its place while there is no picture: a sentence, never a
// blank. Invariants: the caption is text of the page, in Latin with its language named, each word of it to be looked up, its English one touch or
// focus away; the same battle may say the same thing to another viewer in other words.
import { Suspense, lazy, useCallback, useId, useMemo, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { opposite } from '@sigilla/engine/battle/setup.ts';
import type { Side } from '@sigilla/engine/battle/setup.ts';
import { useTheme } from '../../realm/page/theme.ts';
import { Battlefield } from '../../stage/battlefield/Battlefield.tsx';
import type { CanvasState } from '../../stage/battlefield/Battlefield.tsx';
import { Looking } from '../../stage/battlefield/Looking.ts';
import { roundAt } from '../../stage/battlefield/stateAt.ts';
import { badgesOf } from '../../stage/battlefield/figures/kingdomBadge.ts';
import { captionFor, endLine } from '@sigilla/content/texts/captions.ts';
import type { Playback } from '../../stage/battlefield/playback.ts';
import type { Score } from '../../stage/battlefield/ScoreBook.ts';
import { LatinText } from '../../realm/latin/LatinText.tsx';
import { LookKeys } from './LookKeys.tsx';
import { SoundSwitch } from './sound/SoundSwitch.tsx';
import { Transport } from './Transport.tsx';
import { TurningMarks, TurningWord } from './Turnings.tsx';
import type { Turning } from './turnings.ts';
import { classes } from '../../ui/classes.ts';
import { useGentle } from '../../realm/page/useGentle.ts';
import styles from './HangingFrame.module.css';

const SAID: Readonly<Record<Exclude<CanvasState, 'shown'>, string>> = {
  loading: 'The hanging is being unrolled…',
  lost: 'The browser has taken the picture down for a moment. The battle and its log go on.',
  unable:
    'This browser cannot show the picture. Nothing is lost by it: the log tells the whole battle, and the controls move through it.',
};

type Told = ReturnType<typeof captionFor> & { readonly round: number };

/** What keeps a caption where it is, and the caption that is kept. */
interface Held {
  readonly isOpen: boolean;
  readonly isFocused: boolean;
  readonly said: Told | null;
}
const UNREAD: Held = { isOpen: false, isFocused: false, said: null };

/** Who won, large, once the end has been seen: the name is no word of any book. */
function EndLine({ victor }: { readonly victor: string }): ReactNode {
  const described = useId();
  const { latin, english } = endLine(victor);
  const [before, name, after] = latin;
  return (
    <div className={styles.border}>
      <p className={classes(styles.caption, styles.ending)} aria-describedby={described}>
        <LatinText text={before} english={english} /> <span translate="no">{name}</span>{' '}
        <LatinText text={after} english={english} />
      </p>
      <span id={described} role="tooltip" className={styles.english}>
        {english}
      </span>
    </div>
  );
}

function Caption({
  score,
  playback,
  learned,
}: Pick<HangingFrameProps, 'score' | 'playback' | 'learned'>): ReactNode {
  const english = useId();
  const { time } = useSyncExternalStore(playback.subscribe, playback.snapshot);
  // While a word is being looked up, or the keyboard is on one, its sentence stays, though the battle goes on and what is learned arrives.
  const [held, setHeld] = useState<Held>(UNREAD);
  const round = roundAt(score.timeline, time);
  const told: Told | null =
    round === null || round.caption === null
      ? null
      : { round: round.round, ...captionFor(round.caption, learned) };
  const said = held.said ?? told;
  if (said === null) return null;
  const { latin, english: words, known } = said;
  const read = (by: Partial<Pick<Held, 'isOpen' | 'isFocused'>>): void =>
    setHeld((before) => {
      const now = { ...before, ...by };
      return now.isOpen || now.isFocused ? { ...now, said: before.said ?? said } : UNREAD;
    });
  return (
    <div className={styles.border}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- heard are its words, each a button */}
      <p
        key={said.round}
        className={styles.caption}
        aria-describedby={english}
        // A hand that has touched a word is not on it any more.
        onFocus={({ target }) => read({ isFocused: target.matches(':focus-visible') })}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) read({ isFocused: false });
        }}
      >
        <LatinText text={latin} known={known} english={words} onOpen={(isOpen) => read({ isOpen })} />
      </p>
      <span id={english} role="tooltip" className={styles.english}>
        {words}
      </span>
    </div>
  );
}

const ROUNDS_BEHIND = ['', 'A round', 'Two rounds', 'Three rounds'];

/** Said while what is seen is not yet what is being ordered about. */
function Trailing({ playback }: { readonly playback: Playback }): ReactNode {
  const { live, behind } = useSyncExternalStore(playback.subscribe, playback.snapshot);
  if (!live || behind === 0) return null;
  return (
    <p className={styles.trailing}>
      {ROUNDS_BEHIND[behind] ?? `${behind} rounds`} behind: catching up{' '}
      <button type="button" onClick={() => playback.goLive()}>
        Jump to now
      </button>
    </p>
  );
}

interface HangingFrameProps {
  readonly score: Score;
  readonly playback: Playback;
  readonly fought: boolean;
  /** Words of captions that whoever watches has learned, by their ids. */
  readonly learned: ReadonlySet<string>;
  /** The field stands before the reader's eyes, or it is certain that it never will. */
  readonly turnings?: readonly Turning[];
  readonly onDrawn?: () => void;
  /** Whose victory is sealed on the cloth, once its end has been seen. */
  readonly victor?: Side | null;
  /** Whose host stands on the left. */
  readonly left?: Side;
}

const NONE: readonly Turning[] = [];

const Strip = lazy(async () => import('./Strip.tsx'));
const VictorsSeal = lazy(async () => import('./VictorsSeal.tsx'));

export function HangingFrame({
  score,
  playback,
  fought,
  learned,
  turnings = NONE,
  onDrawn,
  victor = null,
  left = 'attacker',
}: HangingFrameProps): ReactNode {
  const theme = useTheme();
  const gentle = useGentle();
  const [canvas, setCanvas] = useState<CanvasState>('loading');
  const [looking] = useState(() => new Looking(left === 'defender'));
  const { attacker, defender } = score.setup;
  const names: Readonly<Record<Side, string>> = {
    attacker: attacker.kingdomName,
    defender: defender.kingdomName,
  };
  const badges = useMemo(() => badgesOf(names.attacker, names.defender), [names.attacker, names.defender]);
  const onState = useCallback(
    (state: CanvasState) => {
      setCanvas(state);
      if (state === 'shown' || state === 'unable') onDrawn?.();
    },
    [onDrawn],
  );
  const right = opposite(left);
  return (
    <figure
      className={styles.figure}
      aria-label={`The battle as a hanging: ${names[left]} on the left in ${badges[left].livery.word}, ${names[right]} on the right in ${badges[right].livery.word}`}
    >
      <div className={classes(styles.cloth, canvas === 'shown' && styles.unrolled)}>
        {victor === null ? (
          <Caption score={score} playback={playback} learned={learned} />
        ) : (
          <EndLine victor={names[victor]} />
        )}
        <Battlefield
          timeline={score.timeline}
          clock={playback}
          looking={looking}
          theme={theme}
          badges={badges}
          left={left}
          gentle={gentle}
          onState={onState}
        />
        {canvas !== 'shown' && (
          <p className={styles.instead} role={canvas === 'loading' ? undefined : 'status'}>
            {SAID[canvas]}
          </p>
        )}
        <Trailing playback={playback} />
      </div>
      {victor !== null && canvas === 'shown' && (
        <div className={styles.sealed}>
          <Suspense fallback={null}>
            <VictorsSeal name={names[victor]} charge={badges[victor]} />
          </Suspense>
        </div>
      )}
      <Transport timeline={score.timeline} playback={playback} fought={fought}>
        <TurningMarks
          turnings={turnings}
          playback={playback}
          gentle={gentle}
          duration={score.timeline.duration}
        />
      </Transport>
      <div className={styles.ways}>
        <SoundSwitch score={score} playback={playback} />
        {canvas === 'shown' && <LookKeys looking={looking} />}
      </div>
      <Suspense fallback={null}>
        <Strip timeline={score.timeline} playback={playback} left={left} />
      </Suspense>
      <TurningWord setup={score.setup} turnings={turnings} playback={playback} />
    </figure>
  );
}
