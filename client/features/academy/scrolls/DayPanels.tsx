// The day as a row of panels: those done by how they were judged, told apart by form and not by colour alone, the one in hand, those to come.
import type { ReactNode } from 'react';
import type { Scrolls } from './tally.ts';
import answering from '../answering/answering.module.css';

interface DayPanelsProps {
  readonly scrolls: Scrolls;
  readonly of: number;
  /** The scroll in hand, counted from one. */
  readonly now?: number;
}

export function DayPanels({ scrolls, of, now }: DayPanelsProps): ReactNode {
  return (
    <span className={answering.panels} aria-hidden="true">
      {Array.from({ length: of }, (_, at) => (
        <span key={at} data-state={scrolls[at] ?? (at + 1 === now ? 'now' : 'ahead')} />
      ))}
    </span>
  );
}
