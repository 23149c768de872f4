// The frame of every page's matter: its title in the browser and the one main landmark. When a route changes, focus moves
// here, so that a reader of the screen hears the new page and Tab begins at its top.

import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { classes } from '../../ui/classes.ts';
import styles from './Page.module.css';

interface PageProps {
  /** The page's name; "Sigilla" follows it in the browser's title. */
  readonly title: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

let lastPath: string | undefined;

export function Page({ title, children, className }: PageProps): ReactNode {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  // The first page of a visit stands at once: what fades in from nothing does not count as painted.
  const [follows] = useState(() => lastPath !== undefined);
  useEffect(() => {
    // The first page of a visit keeps the browser's own focus; who was led to one thing on a page has come to it already.
    const isLed = hash !== '' && document.activeElement?.id === hash.slice(1);
    if (lastPath !== undefined && lastPath !== pathname && !isLed)
      main.current?.focus({ preventScroll: true });
    lastPath = pathname;
  }, [pathname, hash]);
  return (
    <main
      id="main"
      ref={main}
      tabIndex={-1}
      className={classes(follows && styles.following, styles.main, className)}
    >
      <title>{`${title} · Sigilla`}</title>
      {children}
    </main>
  );
}
