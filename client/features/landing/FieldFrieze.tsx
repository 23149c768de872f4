// The frieze of the first page: the battle that is on the field now, hung as it is fought; the drawn one while there is none, where
// less motion is wished for, and where the browser can't paint it. Invariant: nothing of the stage is fetched before the first paint,
// before a battle is there and before the frieze is in sight; the drawn frieze stands until the living one is really seen.
import { Suspense, lazy, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ComponentType, ReactNode, RefObject } from 'react';
import { Frieze } from '../../ui/art/Frieze.tsx';
import { useLiveBattles } from '../../realm/liveBattles.ts';
import type { LiveFriezeProps } from './LiveFrieze.tsx';
import styles from './FieldFrieze.module.css';

/** What is said of the battle that hangs: for the leaf beside the promise. */
export interface Watched {
  readonly battleId: string;
  /** Rounds fought so far, and how many look on. */
  readonly rounds: number;
  readonly watchers: number;
}

const LESS_MOTION = '(prefers-reduced-motion: reduce)';
const onMotion = (listener: () => void): (() => void) => {
  const query = matchMedia(LESS_MOTION);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};
const useStillness = (): boolean => useSyncExternalStore(onMotion, () => matchMedia(LESS_MOTION).matches);

/** Can a hanging be painted here at all? Asked before anything is fetched for it. */
const paints = (): boolean => {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
};

const NOTHING = { default: () => null };

const LiveFrieze = lazy<ComponentType<LiveFriezeProps>>(async () =>
  // Neither where it can't be painted nor where its script does not come: the drawn one hangs on.
  paints() ? import('./LiveFrieze.tsx').catch(() => NOTHING) : NOTHING,
);

/** Is the element in sight? Looked at only while `isAsked`: what it shows decides how far down the page it lies. */
function useInSight(isAsked: boolean): readonly [RefObject<HTMLDivElement | null>, boolean] {
  const element = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!isAsked || element.current === null) return;
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting === true), {
      threshold: 0.1,
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      setSeen(false);
    };
  }, [isAsked]);
  return [element, isSeen];
}

/** The battle to hang: the one that hangs until it has been seen to its end, then the next that is fought. */
function useBattle(): { readonly id: string | undefined; readonly leave: () => void } {
  const fields = useLiveBattles().data;
  const [left, setLeft] = useState<readonly string[]>([]);
  const [id, setId] = useState<string>();
  const live = fields?.ok === true ? fields.value.live : [];
  const next = live.find((battle) => !left.includes(battle.id))?.id;
  if (id === undefined && next !== undefined) setId(next);
  const leave = useCallback(() => {
    if (id === undefined) return;
    setLeft((before) => [...before, id]);
    setId(undefined);
  }, [id]);
  return { id, leave };
}

export function FieldFrieze({
  onWatched,
}: {
  readonly onWatched: (watched: Watched | null) => void;
}): ReactNode {
  const isStill = useStillness();
  const { id, leave } = useBattle();
  const [place, isSeen] = useInSight(id !== undefined);
  // Once in sight it hangs, and goes on hanging when it is scrolled away.
  const [hung, setHung] = useState<string>();
  if (id !== undefined && isSeen && hung !== id) setHung(id);
  const [shown, setShown] = useState<string>();
  const onShown = useCallback((isShown: boolean) => setShown(isShown ? id : undefined), [id]);
  const isHung = id !== undefined && hung === id && !isStill;
  const isShown = isHung && shown === id;
  return (
    <div ref={place} className={styles.place}>
      {!isShown && <Frieze />}
      {isHung && (
        <div className={isShown ? undefined : styles.beneath} inert={!isShown}>
          <Suspense fallback={null}>
            <LiveFrieze
              key={id}
              battleId={id}
              isSeen={isSeen}
              onShown={onShown}
              onOver={leave}
              onWatched={onWatched}
            />
          </Suspense>
        </div>
      )}
    </div>
  );
}
