// Mounts the hanging and keeps it fed: its size, its theme, the instant to show. Pixi is loaded here and only here, when a
// canvas is really to be shown. Invariant: whatever the browser can't do, the page around it goes on: `onState` says how it is.
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { Side } from '@sigilla/engine/battle/setup.ts';
import type { Badge } from './figures/puppetLayers.ts';
import type { Hanging } from './Hanging.ts';
import { Instant } from './instant.ts';
import type { Looking } from './Looking.ts';
import type { Theme } from './palette.ts';
import type { Timeline } from './score.ts';
import { stateAt } from './stateAt.ts';
import styles from './Battlefield.module.css';

/** `lost`: the browser took the picture away and may give it back; `unable`: there will be none. */
export type CanvasState = 'loading' | 'shown' | 'lost' | 'unable';

/** What the stage hears of time, and how it says that it must be drawn although no time has passed. */
export interface Clock {
  readonly time: number;
  readonly ask: () => void;
  readonly onFrame: (listener: (seconds: number, jumped: boolean) => void) => () => void;
}

interface BattlefieldProps {
  readonly timeline: Timeline;
  readonly clock: Clock;
  /** Where hands may look; without it nobody lays a hand on the cloth. */
  readonly looking?: Looking;
  readonly theme: Theme;
  readonly badges: Readonly<Record<Side, Badge>>;
  /** Whose host stands on the left: the viewer's own, else the attacker's. */
  readonly left?: Side;
  /** Reduced motion: figures fade between places, weather hangs still. */
  readonly gentle: boolean;
  readonly onState: (state: CanvasState) => void;
}

/** How often it is hung before it is given up, and how long the browser is left in peace between. */
const TRIES = 3;
const AGAIN_MS = 400;

const ratio = (): number => Math.min(2, devicePixelRatio);

export function Battlefield({
  timeline,
  clock,
  looking,
  theme,
  badges,
  left = 'attacker',
  gentle,
  onState,
}: BattlefieldProps): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const hung = useRef<{ readonly hanging: Hanging; readonly stale: () => void } | null>(null);
  const latest = useRef({ timeline, gentle, theme });
  const { setup, deployment } = timeline;

  useEffect(() => {
    latest.current = { timeline, gentle, theme };
  }, [timeline, gentle, theme]);

  useEffect(() => {
    const frame = host.current;
    if (frame === null) return;
    let gone = false;
    let takeDown = (): void => undefined;

    const hang = async (): Promise<void> => {
      const { Hanging: Stage } = await import('./Hanging.ts');
      if (gone) return;
      const size = frame.getBoundingClientRect();
      const hanging = await Stage.hang(
        { setup, deployment },
        {
          theme: latest.current.theme,
          badges,
          width: size.width,
          height: size.height,
          pixelRatio: ratio(),
          isTurned: left === 'defender',
        },
      );
      // React may have taken the frame away while Pixi was loading.
      if (gone) {
        hanging.destroy();
        return;
      }
      const { canvas } = hanging;
      canvas.setAttribute('aria-hidden', 'true');
      frame.replaceChildren(canvas);

      const instant = new Instant(deployment);
      let shownAt = -1;
      let isStale = true;
      const stale = (): void => {
        isStale = true;
        clock.ask();
      };
      hung.current = { hanging, stale };
      const stopFrames = clock.onFrame((seconds, jumped) => {
        const { timeline: score, gentle: still } = latest.current;
        // With reduced motion nothing stirs by itself: an instant is drawn once.
        if (still && !isStale && shownAt === clock.time) return;
        const settle = jumped || still || isStale;
        isStale = false;
        shownAt = clock.time;
        const state = stateAt(score, clock.time, still, instant);
        hanging.show(state, clock.time, still ? 0 : seconds, settle, looking?.snapshot());
        looking?.saw(hanging.seen, hanging.width);
      });
      const stopLooking = looking?.subscribe(() => {
        frame.classList.toggle(styles.held ?? '', looking.snapshot() !== null);
        stale();
      });
      const takeHandsOff = looking === undefined ? undefined : hanging.obey(frame, looking);
      const sizes = new ResizeObserver(([entry]) => {
        if (entry === undefined) return;
        const { width, height } = entry.contentRect;
        if (width === 0 || height === 0) return;
        hanging.refit({ width, height, pixelRatio: ratio() });
        stale();
      });
      sizes.observe(frame);
      const lost = (event: Event): void => {
        event.preventDefault();
        onState('lost');
      };
      const restored = (): void => {
        stale();
        onState('shown');
      };
      canvas.addEventListener('webglcontextlost', lost);
      canvas.addEventListener('webglcontextrestored', restored);
      takeDown = () => {
        stopFrames();
        stopLooking?.();
        takeHandsOff?.();
        sizes.disconnect();
        canvas.removeEventListener('webglcontextlost', lost);
        canvas.removeEventListener('webglcontextrestored', restored);
        hung.current = null;
        hanging.destroy();
      };
      stale();
      onState('shown');
    };

    /** A context may be lost in the midst of it, and another be had a moment later. */
    const hangSomehow = async (tries: number): Promise<void> => {
      try {
        await hang();
      } catch {
        if (gone) return;
        if (tries === TRIES) return onState('unable');
        await new Promise((resolve) => {
          setTimeout(resolve, AGAIN_MS);
        });
        await hangSomehow(tries + 1);
      }
    };

    onState('loading');
    void hangSomehow(1);
    return () => {
      gone = true;
      takeDown();
    };
  }, [setup, deployment, clock, looking, badges, left, onState]);

  useEffect(() => {
    hung.current?.hanging.refit({ theme });
    hung.current?.stale();
  }, [theme]);

  return <div ref={host} className={styles.frame} data-testid="battlefield" />;
}
