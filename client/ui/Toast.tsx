// Notices that come by themselves and go again: a challenge, a finished building, a failure that needs no dialog.
// Invariants: nothing is said here alone that a player must act on; the same stands in the shell's notices. On a wide window they stand where they cover
// nothing that can be pressed, and step aside for what the hand or the keyboard comes to; Escape is for an open leaf before it is for them.

import { Toast as RadixToast } from 'radix-ui';
import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import type { IconKey } from './icons.ts';
import { passOn } from './passedOn.ts';
import { controlsInSight, placeFor } from './toastPlace.ts';
import type { Place } from './toastPlace.ts';
import styles from './Toast.module.css';

export interface Announcement {
  readonly title: string;
  readonly body?: string;
  readonly tone?: 'plain' | 'good' | 'bad';
  readonly icon?: IconKey;
  /** Stands in the icon’s place. */
  readonly picture?: ReactNode;
  /** One thing to do, as a button. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

type Announce = (announcement: Announcement) => void;

const AnnounceContext = createContext<Announce>(() => undefined);

/** Says something in the corner of the window. */
export const useAnnounce = (): Announce => useContext(AnnounceContext);

const TONE_ICONS: Readonly<Record<NonNullable<Announcement['tone']>, IconKey>> = {
  plain: 'notices',
  good: 'confirm',
  bad: 'warning',
};

/** Escape is for an open leaf, unless the keyboard is on the notice. */
const leaveEscape = (event: KeyboardEvent): void => {
  const { target } = event;
  if (!(target instanceof Element) || target.closest('[data-notice]') !== null) return;
  if (document.querySelector('[role="dialog"]') === null) return;
  passOn(event);
  event.preventDefault();
};

const MARGIN = 16;
const LOWER_RIGHT = { place: 'lower right', style: {} } as const;

/** Where the notices stand on a wide window: chosen anew for each, and whenever what they cover is wanted. */
const usePlace = (count: number) => {
  const list = useRef<HTMLOListElement>(null);
  const [at, setAt] = useState<{ readonly place: Place; readonly style: CSSProperties }>(LOWER_RIGHT);
  useEffect(() => {
    const notices = list.current;
    if (count === 0 || notices === null) return undefined;
    const choose = (hand?: { readonly x: number; readonly y: number }): void => {
      const { width, height } = notices.getBoundingClientRect();
      const matter = document.querySelector('main')?.getBoundingClientRect();
      const page = {
        left: Math.max(0, matter?.left ?? 0),
        top: Math.max(0, matter?.top ?? 0),
        right: innerWidth,
        bottom: innerHeight,
      };
      const focus = document.activeElement;
      const held = [
        ...(focus === null || notices.contains(focus) || focus.matches('body, main, [role="dialog"]')
          ? []
          : [focus.getBoundingClientRect()]),
        ...(hand === undefined ? [] : [{ left: hand.x, top: hand.y, right: hand.x + 1, bottom: hand.y + 1 }]),
      ];
      const place = placeFor({ page, width, height, margin: MARGIN }, controlsInSight(notices), held);
      const corner = { '--page-left': `${page.left}px`, '--page-top': `${page.top}px` };
      setAt({ place, style: corner as CSSProperties });
    };
    // A hand that comes to what lies beneath is let through; one that comes to the notice is not.
    const feel = ({ clientX: x, clientY: y, target }: PointerEvent): void => {
      if (target instanceof Element && target.closest('button') !== null) return;
      const beneath = document.elementsFromPoint(x, y).find((one) => !notices.contains(one));
      if (beneath?.closest('button, a[href], input, select, textarea') !== null) choose({ x, y });
    };
    const focused = ({ target }: FocusEvent): void => {
      if (target instanceof Node && !notices.contains(target)) choose();
    };
    choose();
    notices.addEventListener('pointermove', feel);
    document.addEventListener('focusin', focused);
    return () => {
      notices.removeEventListener('pointermove', feel);
      document.removeEventListener('focusin', focused);
    };
  }, [count]);
  return { list, ...at };
};

/** Put once around the app. At most four are shown; the oldest makes room. */
export function Announcements({ children }: { readonly children: ReactNode }): ReactNode {
  const [shown, setShown] = useState<readonly (Announcement & { readonly id: number })[]>([]);
  const lastId = useRef(0);
  const announce = useCallback<Announce>((announcement) => {
    lastId.current += 1;
    const id = lastId.current;
    setShown((before) => [...before.slice(-3), { ...announcement, id }]);
  }, []);
  const { list, place, style } = usePlace(shown.length);
  const dismiss = (id: number): void => setShown((before) => before.filter((each) => each.id !== id));
  return (
    <AnnounceContext value={announce}>
      <RadixToast.Provider duration={7000} swipeDirection="right" label="Notice">
        {children}
        {shown.map(({ id, title, body, tone = 'plain', icon, picture, action }) => (
          <RadixToast.Root
            key={id}
            className={classes(styles.toast, styles[tone])}
            type={tone === 'bad' ? 'foreground' : 'background'}
            data-notice
            onEscapeKeyDown={leaveEscape}
            onOpenChange={(open) => {
              if (!open) dismiss(id);
            }}
          >
            {picture ?? <Icon icon={icon ?? TONE_ICONS[tone]} size={24} className={styles.icon} />}
            <div className={styles.words}>
              <RadixToast.Title className={styles.title}>{title}</RadixToast.Title>
              {body !== undefined && (
                <RadixToast.Description className={styles.body}>{body}</RadixToast.Description>
              )}
              {action !== undefined && (
                <RadixToast.Action className={styles.action} altText={action.label} onClick={action.onPress}>
                  {action.label}
                </RadixToast.Action>
              )}
            </div>
            <RadixToast.Close className={styles.close} aria-label="Dismiss">
              <Icon icon="close" size={16} />
            </RadixToast.Close>
          </RadixToast.Root>
        ))}
        <RadixToast.Viewport ref={list} className={styles.viewport} data-place={place} style={style} />
      </RadixToast.Provider>
    </AnnounceContext>
  );
}
