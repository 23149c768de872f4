// A button over every plot that can be pressed: one is in the order of Tab, the arrows go from each to its neighbours.
import type { KeyboardEvent, ReactNode } from 'react';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import type { Plot } from '../../ui/art/town/plan.ts';
import { PlotButton } from './PlotButton.tsx';
import { neighbourOf } from './town.ts';
import type { Purpose } from './town.ts';
import styles from './Town.module.css';

const ARROWS = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' } as const;

interface TownPlotsProps {
  readonly plots: readonly Plot[];
  readonly purpose: Purpose;
  readonly frame: { readonly width: number; readonly height: number };
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
  /** Pointed at, or no more. */
  readonly onConsider: (id: string | null) => void;
}

export function TownPlots({
  plots,
  purpose,
  frame,
  chosen,
  onChoose,
  onConsider,
}: TownPlotsProps): ReactNode {
  const first = plots.find(({ kind }) => kind.id === chosen) ?? plots[0];
  const walk = (event: KeyboardEvent<HTMLDivElement>): void => {
    const way = ARROWS[event.key as keyof typeof ARROWS] as (typeof ARROWS)[keyof typeof ARROWS] | undefined;
    if (way === undefined || !(event.target instanceof HTMLElement)) return;
    const next = neighbourOf(plots, event.target.dataset['plot'] ?? '', way);
    event.preventDefault();
    if (next === undefined) return;
    onChoose(next.kind.id);
    event.currentTarget
      .querySelector<HTMLElement>(`[data-plot="${next.kind.id}"]`)
      ?.focus({ preventScroll: true });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the arrows are caught here, the focus is on the plots
    <div role="toolbar" aria-label="The town, plot by plot" className={styles.plots} onKeyDown={walk}>
      {plots.map((plot) => {
        const own = kingdomContent.buildings.get(plot.kind.id);
        if (own === undefined) return null;
        return (
          <PlotButton
            key={plot.kind.id}
            plot={plot}
            definition={own}
            purpose={purpose}
            frame={frame}
            isChosen={plot.kind.id === chosen}
            inTabOrder={plot === first}
            onChoose={onChoose}
            onConsider={onConsider}
          />
        );
      })}
    </div>
  );
}
