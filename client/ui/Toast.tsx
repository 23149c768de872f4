// Notices that come by themselves and go again: a challenge, a finished building, a failure that needs no dialog.
// Invariant: nothing is said here alone that a player must act on; the same stands in the shell's notices.

import { Toast as RadixToast } from 'radix-ui';
import { createContext, useCallback, useContext, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import type { IconKey } from './icons.ts';
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

/** Put once around the app. At most four are shown; the oldest makes room. */
export function Announcements({ children }: { readonly children: ReactNode }): ReactNode {
  const [shown, setShown] = useState<readonly (Announcement & { readonly id: number })[]>([]);
  const lastId = useRef(0);
  const announce = useCallback<Announce>((announcement) => {
    lastId.current += 1;
    const id = lastId.current;
    setShown((before) => [...before.slice(-3), { ...announcement, id }]);
  }, []);
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
        <RadixToast.Viewport className={styles.viewport} />
      </RadixToast.Provider>
    </AnnounceContext>
  );
}
