// The realm's town in elevation, painted from its plan: land, seat, houses, plots in dotted ink, scaffolding about what is being decided,
// and the life between. Decorative: whoever shows it lays buttons with words over the plots. Invariant: nothing stands here that the realm
// has not; smoke rises while there is bread, banners fly for armies, windows are lit by night.

import { memo } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { classes } from '../../classes.ts';
import { blazon, isMetal, liveryOf } from '../blazon.ts';
import { Shapes } from '../Figure.tsx';
import { lightOf } from '../scene/plan.ts';
import { PIGMENT } from '../tinctures.ts';
import { boundsOf } from './bounds.ts';
import { houseMarks } from './catalogue.ts';
import { Drawing, Outline } from './Drawing.tsx';
import { villagerPalette, villagerShapes } from './folk.ts';
import { keep } from './houses/keep.ts';
import { Land } from './Land.tsx';
import { flag } from './masonry/onTheRoof.ts';
import { scaffold } from './masonry/yard.ts';
import { cart, dog, goose, sheep, stones, torch, treeMarks } from './nature.ts';
import type { Load } from './nature.ts';
import { gathered, penFor } from './pen.ts';
import type { Marks } from './pen.ts';
import type { Plot, TownPlan } from './plan.ts';
import type { Season } from './season.ts';
import styles from './town.module.css';

/** What stands of a kind; nothing does at quantity 0. */
export interface Standing {
  readonly level: number;
  readonly quantity: number;
}

export interface TownLife {
  readonly name: string;
  readonly hour: number;
  readonly season: Season;
  /** 1 a hall to 5 a castle with all its towers. */
  readonly seatLevel: number;
  readonly hasBread: boolean;
  readonly armies: number;
}

/** The realm's two cloths as the palette takes them. */
export const clothsOf = (name: string): readonly [string, string] => {
  const [field, device] = liveryOf(blazon(name).coat);
  const main = isMetal(field) ? device : field;
  return [PIGMENT[main], PIGMENT[main === 'gules' ? 'azure' : 'gules']];
};

/** Palette, hour and season of a drawing of a realm: put it on what holds the drawing. */
export const townLook = ({
  name,
  hour,
  season,
  hasBread,
}: Pick<TownLife, 'name' | 'hour' | 'season' | 'hasBread'>): {
  readonly className: string;
  readonly style: CSSProperties;
} => {
  const [cloth, other] = clothsOf(name);
  return {
    className: classes(styles.town, styles[lightOf(hour)], styles[season], !hasBread && styles.hungry),
    style: { '--t-cloth': cloth, '--t-other': other } as CSSProperties,
  };
};

const seats = new Map<number, Marks>();
/** The seat of the realm, 1 to 5. */
export const seatMarks = (level: number): Marks => {
  const known = seats.get(level);
  if (known !== undefined) return known;
  const marks = gathered(keep(penFor('keep', level), level));
  seats.set(level, marks);
  return marks;
};

const frames = new Map<string, Marks>();
const scaffoldOf = (width: number, height: number): Marks => {
  const key = `${Math.round(width)}/${Math.round(height)}`;
  const known = frames.get(key);
  if (known !== undefined) return known;
  const marks = gathered(scaffold(penFor('scaffold', key), width, height));
  frames.set(key, marks);
  return marks;
};

const PlotDrawing = memo(function PlotDrawing({
  plot,
  level,
  quantity,
  isChosen,
  isPale,
}: {
  readonly plot: Plot;
  readonly level: number;
  readonly quantity: number;
  readonly isChosen: boolean;
  readonly isPale: boolean;
}) {
  const { kind, x, y, scale } = plot;
  const stands = quantity > 0;
  const marks = houseMarks(kind, stands ? level : 1, stands ? quantity : 1);
  const box = boundsOf(marks);
  const middle = x + ((box.left + box.right) / 2) * scale;
  const wide = (box.right - box.left) * scale;
  const tall = -box.top * scale;
  return (
    <g className={isPale ? styles.pale : undefined}>
      {isChosen && (
        <ellipse cx={middle} cy={y + 3} rx={wide / 2 + 14} ry={13} className={styles.chosenPlot} />
      )}
      {!stands && !isChosen && (
        <>
          <path
            d={`M${middle - wide / 2 - 8} ${y + 6}L${middle - wide / 2 + 6} ${y - 8}H${middle + wide / 2 - 6}L${middle + wide / 2 + 8} ${y + 6}Z`}
            className={styles.plotLine}
          />
          <Outline marks={marks} x={x} y={y} scale={scale} />
        </>
      )}
      {!stands && isChosen && (
        <>
          <Outline marks={marks} x={x} y={y} scale={scale} />
          {/* Built to the first beam, so that one sees what it will be. */}
          <svg
            x={middle - wide}
            y={y - tall * 0.55}
            width={wide * 2}
            height={tall * 0.55 + 12}
            overflow="hidden"
          >
            <Drawing marks={marks} x={x - middle + wide} y={tall * 0.55} scale={scale} />
          </svg>
        </>
      )}
      {stands && <Drawing marks={marks} x={x} y={y} scale={scale} />}
      {isChosen && (
        <>
          <Drawing
            marks={scaffoldOf(Math.min(wide + 6, 190), Math.max(48, Math.min(tall * 0.86, 130)))}
            x={middle}
            y={y + 2}
          />
          <Drawing marks={stones} x={middle + wide / 2 + 8} y={y + 10} />
          <g transform={`translate(${middle - wide / 2 - 4} ${y + 9})`}>
            <Shapes shapes={villagerShapes('mason')} palette={villagerPalette(0)} />
          </g>
        </>
      )}
    </g>
  );
});

const LOADS: readonly Load[] = ['grain', 'gold', 'wood', 'hay'];
const carts = new Map<Load, Marks>();
export const cartMarks = (load: Load): Marks => {
  const known = carts.get(load);
  if (known !== undefined) return known;
  const marks = gathered(cart(load));
  carts.set(load, marks);
  return marks;
};

/** Carts, beasts and torches: where the lanes are free of houses before them. */
function Still({ plan, row }: { readonly plan: TownPlan; readonly row: number }): ReactNode {
  const y = (plan.rows[row] ?? 0) + 30;
  const last = row === plan.rows.length - 1;
  const count = Math.max(1, Math.round(plan.width / 520));
  return Array.from({ length: count }, (_, i) => {
    const x = ((i + 0.5 + (row % 2) * 0.25) * plan.width) / count;
    if (last)
      return (
        <g key={i}>
          <Drawing marks={goose} x={x - 120} y={y + 24} />
          <Drawing marks={goose} x={x - 102} y={y + 29} />
          <Drawing marks={goose} x={x - 88} y={y + 22} />
        </g>
      );
    return (
      <g key={i}>
        {row === 1 && (
          <Drawing
            marks={cartMarks(LOADS[i % 4] ?? 'grain')}
            x={x}
            y={y + 2}
            flip={i % 2 === 1}
            scale={0.95}
          />
        )}
        {row === 2 &&
          [0, 22, 8].map((dx, k) => (
            <Drawing key={dx} marks={sheep} x={x + 150 + dx} y={y - 4 + k * 8} scale={0.95} />
          ))}
        {row === 1 && i === 0 && <Drawing marks={dog} x={x - 60} y={y + 2} scale={0.9} />}
        <g className={styles.byNight}>
          <Drawing marks={torch} x={x - 180} y={y + 4} />
          <Drawing marks={torch} x={x + 210} y={y + 2} />
        </g>
      </g>
    );
  });
}

interface TownSceneProps {
  readonly plan: TownPlan;
  readonly life: TownLife;
  readonly standing: ReadonlyMap<string, Standing>;
  /** The plot under scaffolding. */
  readonly chosen: string | null;
  /** Kinds that stand back while another category is looked at. */
  readonly isPale: (plot: Plot) => boolean;
  /** Plots of what does not stand yet are shown. */
  readonly withPlots: boolean;
}

/** The picture of a town; fills its box, whose shape is the plan's. */
export const TownScene = memo(function TownScene({
  plan,
  life,
  standing,
  chosen,
  isPale,
  withPlots,
}: TownSceneProps) {
  const { rows, seat } = plan;
  return (
    <svg
      viewBox={`0 0 ${plan.width} ${plan.height}`}
      className={styles.picture}
      aria-hidden="true"
      preserveAspectRatio="none"
    >
      <Land plan={plan} name={life.name} hour={life.hour} />
      <Drawing marks={seatMarks(life.seatLevel)} x={seat.x} y={seat.y} scale={seat.scale} />
      {Array.from({ length: Math.min(4, life.armies) }, (_, i) => (
        <Drawing
          key={i}
          marks={flag(0, 0, 46, 26, i % 2 === 0 ? 'cloth' : 'other', 14)}
          x={seat.x + (i < 2 ? -1 : 1) * (124 + (i % 2) * 20) * seat.scale}
          y={seat.y + 34}
        />
      ))}
      {rows.map((y, row) => (
        <g key={y}>
          {plan.trees.map((tree) =>
            tree.row === row ? (
              <Drawing
                key={`${tree.x}`}
                marks={treeMarks(tree.seed, row === 0)}
                x={tree.x}
                y={tree.y}
                scale={tree.scale}
              />
            ) : null,
          )}
          {plan.plots.map((plot) => {
            if (plot.row !== row) return null;
            const { level = 1, quantity = 0 } = standing.get(plot.kind.id) ?? {};
            if (quantity === 0 && !withPlots) return null;
            return (
              <PlotDrawing
                key={plot.kind.id}
                plot={plot}
                level={level}
                quantity={quantity}
                isChosen={plot.kind.id === chosen}
                isPale={isPale(plot)}
              />
            );
          })}
          {row > 0 && <Still plan={plan} row={row} />}
        </g>
      ))}
    </svg>
  );
});
