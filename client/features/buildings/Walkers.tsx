// Who walks the lanes of the town. Each is a small picture of its own that moves by transform alone, above the town, where no house stands
// in front. Invariant: as many as there are people, fewer by night; nobody walks for whoever asked for calm.
import { memo } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { seeded } from '../../ui/art/curves.ts';
import { Shapes } from '../../ui/art/Figure.tsx';
import { kindBox } from '../../ui/art/town/catalogue.ts';
import { villagerPalette, villagerShapes } from '../../ui/art/town/folk.ts';
import type { Villager } from '../../ui/art/town/folk.ts';
import type { TownPlan } from '../../ui/art/town/plan.ts';
import { clothsOf } from '../../ui/art/town/TownScene.tsx';
import town from '../../ui/art/town/town.module.css';

const KINDS: readonly Villager[] = ['woman', 'sack', 'staff', 'scribe', 'child', 'woman', 'guard'];
const BOX = { left: -14, top: -54, width: 30, height: 58 } as const;

/** Stretches of the lanes before a row that no house of the next row hides. */
export const freeLanes = (
  plan: TownPlan,
): readonly { readonly from: number; readonly to: number; readonly y: number }[] =>
  plan.rows.slice(1).flatMap((row, i) => {
    const y = row + 32;
    const before = plan.plots
      .filter((plot) => plot.row === i + 2 && plot.y + kindBox(plot.kind).top * plot.scale < y)
      .map((plot) => [plot.left - 12, plot.right + 12] as const)
      .toSorted((a, b) => a[0] - b[0]);
    let from = 20;
    const free = [...before, [plan.width - 20, plan.width] as const].flatMap(([left, right]) => {
      const stretch = { from, to: left, y };
      from = Math.max(from, right);
      return stretch.to - stretch.from > 70 ? [stretch] : [];
    });
    return free;
  });

export const Walkers = memo(function Walkers({
  plan,
  name,
  people,
  isNight,
}: {
  readonly plan: TownPlan;
  readonly name: string;
  readonly people: number;
  readonly isNight: boolean;
}): ReactNode {
  const draw = seeded('walkers', name);
  const lanes = freeLanes(plan);
  const most = Math.round(plan.width / 90);
  const count = Math.min(isNight ? 3 : most, 2 + Math.floor(people / 60));
  return Array.from({ length: lanes.length === 0 ? 0 : count }, (_, i) => {
    const lane = lanes[(i * 3 + draw.below(lanes.length)) % lanes.length] ?? {
      from: 40,
      to: 160,
      y: plan.rows[1] ?? 0,
    };
    const kind: Villager = isNight ? 'guard' : draw.pick(KINDS);
    const far = Math.min(lane.to - lane.from - 30, 60 + draw.below(120));
    const x = lane.from + draw.below(Math.max(1, Math.round(lane.to - lane.from - far - 30)));
    const y = lane.y - 8 + draw.below(14);
    const size = kind === 'child' ? 0.66 : 0.98;
    return (
      <svg
        // oxlint-disable-next-line react/no-array-index-key -- each is drawn for its place in the order
        key={i}
        className={town.walker}
        viewBox={`${BOX.left} ${BOX.top} ${BOX.width} ${BOX.height}`}
        aria-hidden="true"
        style={
          {
            left: `${(x / plan.width) * 100}%`,
            top: `${((y + BOX.top * size) / plan.height) * 100}%`,
            width: `${((BOX.width * size) / plan.width) * 100}%`,
            // Of the town's own width: what goes by the walker's would be reckoned anew for every picture of the walk.
            '--far': `${((far / plan.width) * 100).toFixed(2)}cqw`,
            '--walk': `${Math.round(far / 5) + 6}s`,
            '--since': `-${draw.below(20)}s`,
          } as CSSProperties
        }
      >
        <Shapes
          shapes={villagerShapes(kind)}
          palette={villagerPalette(i, kind === 'guard' ? [clothsOf(name)[0], '#3a2a1c'] : undefined)}
        />
      </svg>
    );
  });
});
