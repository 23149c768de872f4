// Tabs along a ruling line; the chosen one is underlined in rubric. On narrow screens they scroll sideways, and fade where more
// follow.
// A press is answered at once, and what the tab shows is drawn in pieces that let other presses between: until then what was there stays, and takes no press.
// Invariant: the focus box is for those who came by keyboard; choosing by pointer leaves none, whatever the browser thinks of it.

import { Tabs as RadixTabs } from 'radix-ui';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { CountBadge } from './Badge.tsx';
import { classes } from './classes.ts';
import styles from './Tabs.module.css';

export interface TabItem {
  readonly value: string;
  readonly label: string;
  /** Things waiting behind this tab. */
  readonly count?: number;
  readonly content: ReactNode;
}

/** Pixels of the tab before that stay in sight. */
const EDGE = 32;

/** A row that goes on beyond its edge is pale towards it: on the right, on the left or on both. */
const fadeOut = ({ dataset, scrollLeft, scrollWidth, clientWidth }: HTMLElement): void => {
  dataset['before'] = String(scrollLeft > 4);
  dataset['after'] = String(scrollWidth - clientWidth - scrollLeft > 4);
};

/** On a phone the chosen tab may lie beyond the edge: it is brought in, without moving the page. */
const bringIn = (row: HTMLElement): void => {
  const chosen = row.querySelector<HTMLElement>('[data-state="active"]');
  if (chosen !== null) row.scrollLeft = chosen.offsetLeft - row.offsetLeft - EDGE;
};

interface TabsProps {
  /** Names the set of tabs for readers of the screen. */
  readonly label: string;
  readonly items: readonly TabItem[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The name of the page, where the tabs are all of it: it shares their line where there is room. */
  readonly heading?: string;
  /** At the far end of that line: a switch. */
  readonly aside?: ReactNode;
  /** What a tab shows begins at the ruling line. */
  readonly flush?: boolean;
}

export function Tabs({ label, items, value, onChange, heading, aside, flush = false }: TabsProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState(false);
  const drawn = useDeferredValue(value);
  const waiting = items.map(({ count }) => count ?? 0).join();
  // What begins to wait behind another tab pushes the chosen one out again.
  useEffect(() => {
    if (list.current !== null) bringIn(list.current);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the chosen tab is read from the page once it has changed
  }, [value, waiting]);
  useEffect(() => {
    const row = list.current;
    if (row === null) return;
    const measured = new ResizeObserver(() => {
      bringIn(row);
      fadeOut(row);
    });
    measured.observe(row);
    return () => measured.disconnect();
  }, []);
  return (
    <RadixTabs.Root value={value} onValueChange={onChange}>
      <div className={classes(styles.head, heading !== undefined && styles.named, flush && styles.flush)}>
        {heading !== undefined && <h1 className={styles.heading}>{heading}</h1>}
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
        <RadixTabs.List
          ref={list}
          className={styles.list}
          aria-label={label}
          data-pointed={pointed || undefined}
          onScroll={({ currentTarget }) => fadeOut(currentTarget)}
          onPointerDown={() => setPointed(true)}
          onKeyDown={() => setPointed(false)}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) setPointed(false);
          }}
        >
          {items.map((item) => (
            <RadixTabs.Trigger key={item.value} value={item.value} className={styles.tab}>
              {item.label}
              {item.count !== undefined && <CountBadge count={item.count} of="waiting" />}
            </RadixTabs.Trigger>
          ))}
        </RadixTabs.List>
      </div>
      {items.map((item) => (
        <RadixTabs.Content
          key={item.value}
          value={item.value}
          {...(item.value === drawn && { forceMount: true, className: styles.panel, inert: drawn !== value })}
        >
          {item.value === drawn && item.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
