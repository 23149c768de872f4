// Hands on the cloth: a wheel with Control held and two fingers bring it nearer, a drag moves what has been brought near.
// Invariant: while the eye follows the fight one finger and a plain wheel move the page, as everywhere.
import type { Hanging } from './Hanging.ts';
import type { Looking } from './Looking.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

const WHEEL = 0.004;
const TWICE = 1.7;

const middle = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = ([a, b]: readonly [Point, Point]): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));

/** Lets hands move the look on a hanging in its frame; answers how to take them off. */
export function handle(frame: HTMLElement, hanging: Hanging, looking: Looking): () => void {
  const hands = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
  ): void => frame.addEventListener(type, listener, { signal: hands.signal, passive: false });
  const within = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = frame.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  /** Those that are down, by their ids: at most two count. */
  const down = new Map<number, Point>();
  const pair = (): readonly [Point, Point] | null => {
    const [a, b] = down.values();
    return a === undefined || b === undefined ? null : [a, b];
  };
  on('wheel', (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    looking.lean(Math.exp(-event.deltaY * WHEEL), hanging.pointAt(within(event)));
  });
  on('dblclick', (event) => looking.lean(TWICE, hanging.pointAt(within(event))));
  on('pointerdown', (event) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    down.set(event.pointerId, within(event));
    if (looking.snapshot() !== null || down.size === 2) frame.setPointerCapture(event.pointerId);
  });
  on('pointermove', (event) => {
    const before = down.get(event.pointerId);
    if (before === undefined) return;
    const pinched = pair();
    const to = within(event);
    down.set(event.pointerId, to);
    const pinches = pair();
    if (pinched !== null && pinches !== null) {
      const [from, now] = [middle(pinched), middle(pinches)];
      looking.lean(apart(pinches) / apart(pinched), hanging.pointAt(now));
      looking.pan((now.x - from.x) / hanging.scale, (now.y - from.y) / hanging.scale);
    } else looking.pan((to.x - before.x) / hanging.scale, (to.y - before.y) / hanging.scale);
  });
  for (const end of ['pointerup', 'pointercancel'] as const)
    on(end, ({ pointerId }) => down.delete(pointerId));
  return () => hands.abort();
}
