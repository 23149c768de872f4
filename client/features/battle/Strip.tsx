// The battle as a strip of small pictures under the hanging: each round that has been seen leaves one, stitched, and leads back to it; those that have
// not are dotted places. Fetched when there is a battle to look at. Invariant: a picture tells of its round and of no later one.
import { memo, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { Side } from '@sigilla/engine/battle/setup.ts';
import type { Playback } from '../../stage/battlefield/playback.ts';
import type { BlowKind, Timeline } from '../../stage/battlefield/score.ts';
import { Figure } from '../../ui/art/Figure.tsx';
import { liveriesOf } from '../../ui/art/livery.ts';
import { puppetPalette } from '../../ui/art/puppets.ts';
import type { PuppetPalette } from '../../ui/art/puppets.ts';
import { classes } from '../../ui/classes.ts';
import { roman } from '../../ui/numberText.ts';
import { lightOf, placeOf, rememberedOf } from './strip.ts';
import type { Light, Remembered } from './strip.ts';
import styles from './Strip.module.css';

const SIZE = 0.62;

/** How the blow goes from the left to the right. */
const STRUCK = {
  foot: 'M-3 28 L-7 22 M0 27 V20 M3 28 L7 22 M-4 33 L-9 33 M4 33 L9 33',
  charge: 'M-42 38 H-30 M-44 44 H-32 M-42 50 H-32',
  arrow: 'M-28 26 Q-2 0 24 24 M-22 20 Q6 -4 32 20 M-20 31 Q4 10 28 30',
  stone: 'M-24 22 Q0 0 20 20 M20 20 m-4 0 a4 4 0 1 0 8 0 a4 4 0 1 0 -8 0',
  magic: 'M-22 26 C-10 4 8 4 8 18 C8 26 -4 26 -4 18 C-4 12 4 12 4 18',
} as const satisfies Readonly<Record<BlowKind, string>>;

const DARK: readonly Light[] = ['night', 'dark', 'cave'];

const Miniature = memo(function Miniature({
  of: { turn, by, drawn, breached },
  light,
  left,
  worn,
}: {
  readonly of: Remembered;
  readonly light: Light;
  readonly left: Side;
  readonly worn: Readonly<Record<Side, PuppetPalette>>;
}): ReactNode {
  return (
    <svg
      viewBox="-52 0 104 60"
      className={classes(
        styles.picture,
        light === 'grey' && styles.grey,
        DARK.includes(light) && styles.dark,
        light === 'cave' && styles.cave,
      )}
      aria-hidden="true"
    >
      <rect x="-52" width="104" height="60" className={styles.sky} />
      {light !== 'grey' && light !== 'dark' && <circle cx="34" cy="12" r="5" className={styles.light} />}
      <path d="M-52 34 Q-20 28 8 32 T52 30 V60 H-52 Z" className={styles.ground} />
      <g transform={left === 'attacker' ? undefined : 'scale(-1 1)'}>
        {breached && (
          <path
            d="M22 34 V18 h4 v3 h4 v-3 h5 l3 6 -2 5 4 5 Z M44 34 l2 -8 v-8 h6 v16 Z"
            className={styles.wall}
          />
        )}
        {drawn.map(({ puppet, side, x, y, flees, lies }) => {
          const facing = (side === 'attacker') === flees ? -SIZE : SIZE;
          return (
            <g
              key={`${side} ${x} ${y}`}
              transform={`translate(${x} ${y}) scale(${facing} ${SIZE})${lies ? ' rotate(-82)' : flees ? ' rotate(8)' : ''}`}
            >
              <Figure puppet={puppet} side={side === 'attacker' ? 'A' : 'B'} palette={worn[side]} />
            </g>
          );
        })}
        {turn in STRUCK && (
          <path
            d={STRUCK[turn as BlowKind]}
            className={classes(
              styles.blow,
              turn === 'magic' && styles.gold,
              turn === 'arrow' && styles.shafts,
            )}
            transform={by === 'attacker' ? undefined : 'scale(-1 1)'}
          />
        )}
      </g>
      <rect x="-49" y="3" width="98" height="54" className={styles.stitches} />
    </svg>
  );
});

export default function Strip({
  timeline,
  playback,
  left,
}: {
  readonly timeline: Timeline;
  readonly playback: Playback;
  /** Whose figures stand on the left. */
  readonly left: Side;
}): ReactNode {
  // Asked at every frame, drawn anew only where a round begins or ends.
  const place = useSyncExternalStore(playback.subscribe, () =>
    placeOf(timeline.rounds, playback.snapshot().time),
  );
  const seen = Math.floor(place / 2);
  const remembered = useMemo(() => rememberedOf(timeline), [timeline]);
  const light = lightOf(timeline.setup);
  const { attacker, defender } = timeline.setup;
  const worn = useMemo(() => {
    const [ours, theirs] = liveriesOf(attacker.kingdomName, defender.kingdomName);
    const cloth = puppetPalette('A', 'day');
    return { attacker: { ...cloth, ...ours }, defender: { ...cloth, ...theirs } };
  }, [attacker.kingdomName, defender.kingdomName]);
  // The round that is shown, or was shown last, is in sight. Only the strip is pushed along, never the page.
  const strip = useRef<HTMLOListElement>(null);
  const latest = Math.min(timeline.rounds.length, Math.floor((place + 1) / 2)) - 1;
  useEffect(() => {
    const panel = strip.current?.children.item(latest);
    if (strip.current === null || !(panel instanceof HTMLElement)) return;
    strip.current.scrollLeft = panel.offsetLeft + panel.offsetWidth / 2 - strip.current.clientWidth / 2;
  }, [latest]);
  if (remembered.length === 0) return null;
  return (
    <ol ref={strip} className={styles.strip} aria-label="The rounds in pictures">
      {timeline.rounds.map(({ round, start }, i) => {
        const one = remembered[i];
        const isSeen = i < seen;
        const isNow = i === seen && place % 2 === 1;
        if (one === undefined) return null;
        const words = isSeen ? `${roman(round)} · ${one.title}` : roman(round);
        return (
          <li key={round}>
            <button
              type="button"
              className={classes(styles.panel, isNow && styles.now)}
              aria-label={`${words}: round ${round}`}
              aria-current={isNow ? 'step' : undefined}
              onClick={() => playback.seek(start)}
            >
              {isSeen ? (
                <Miniature of={one} light={light} left={left} worn={worn} />
              ) : (
                <span className={styles.empty} />
              )}
              <span>{words}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
