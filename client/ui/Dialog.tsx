// A leaf laid over the page: in the middle on wide screens, a sheet from below on phones. Focus is held inside and goes
// back to where it was; Escape, the scrim and going back close it.
// Invariant: head, ornament and foot are always in view; what lies between them scrolls, and it alone.

import { Dialog as RadixDialog } from 'radix-ui';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useBackCloses } from './backCloses.ts';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import { isPassedOn } from './passedOn.ts';
import styles from './Dialog.module.css';

interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  /** One line under the title. */
  readonly description?: ReactNode;
  readonly children: ReactNode;
  /** Buttons, the primary last. */
  readonly footer?: ReactNode;
  /** Stands on the upper edge: a seal. */
  readonly ornament?: ReactNode;
  /** As wide as a book, or as the window allows. */
  readonly wide?: boolean | 'window';
  /** Focus begins on the leaf itself instead of its first control, so that Enter does not repeat what was just done. */
  readonly calm?: boolean;
  /** The address says that it is open, and the entry before it that it is not. */
  readonly addressed?: boolean;
}

const LEAF = '[role="dialog"]';

/** Under a finger a line that has focus brings up the keys, over half of the leaf that was to be read: there nobody is put on a line unasked. */
const isTouched = (): boolean => matchMedia('(pointer: coarse)').matches;

/** The last thing on the page itself that had focus when a leaf was laid over it: one leaf may follow another. */
let onThePage: HTMLElement | null = null;

const giveFocusBack = (to: HTMLElement | null): void => {
  // Another leaf lies open and has taken focus already.
  if (document.activeElement?.closest(LEAF)) return;
  const back = [to, onThePage, document.querySelector('main')].find((element) => element?.isConnected);
  back?.focus({ preventScroll: true });
};

export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  ornament,
  wide = false,
  calm = false,
  addressed = false,
}: DialogProps): ReactNode {
  useBackCloses(open, () => onOpenChange(false), addressed);
  const openedFrom = useRef<HTMLElement>(null);
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles.scrim} data-scrim>
          <RadixDialog.Content
            className={classes(styles.leaf, wide === true && styles.wide, wide === 'window' && styles.window)}
            onOpenAutoFocus={(event) => {
              const from = document.activeElement;
              if (from instanceof HTMLElement && from !== document.body) {
                openedFrom.current = from;
                if (from.closest(LEAF) === null) onThePage = from;
              }
              if (!(calm || isTouched()) || !(event.currentTarget instanceof HTMLElement)) return;
              event.preventDefault();
              event.currentTarget.focus();
            }}
            onKeyDown={({ nativeEvent }) => isPassedOn(nativeEvent) && onOpenChange(false)}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              giveFocusBack(openedFrom.current);
            }}
            {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          >
            {ornament !== undefined && <div className={styles.ornament}>{ornament}</div>}
            <header className={styles.head}>
              <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>
              {description !== undefined && (
                <RadixDialog.Description className={styles.description}>
                  {description}
                </RadixDialog.Description>
              )}
            </header>
            <div className={styles.body}>{children}</div>
            {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
            {ornament === undefined && (
              <RadixDialog.Close className={styles.close} aria-label="Close">
                <Icon icon="close" size={20} />
              </RadixDialog.Close>
            )}
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
