// The fields of the charts, drawn by recharts in our own inks. This script holds the library: it is fetched when the first chart is shown
// (Chart.tsx) and imported by nothing else. Nothing in it moves by itself.
import type { ReactNode } from 'react';
import {
  Area,
  AreaChart,
  Bar,
  BarChart,
  CartesianGrid,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { BarShapeProps } from 'recharts';
import { classes } from '../classes.ts';
import { short } from '../numberText.ts';
import { since } from '../timeText.ts';
import type { ColumnsDrawing, CourseDrawing, Tip } from './drawing.ts';
import { fillOf } from './Inks.tsx';
import { ruledPath, rulesFor } from './scale.ts';
import styles from './Chart.module.css';

const MARGIN = { top: 14, right: 12, bottom: 0, left: 0 };
const LABEL_HEIGHT = 24;

const isTip = (found: unknown): found is { readonly tip: Tip } =>
  typeof found === 'object' && found !== null && 'tip' in found;

interface TipProps {
  readonly active?: boolean;
  readonly payload?: readonly { readonly payload?: unknown }[];
}

/** The tip of the point that is pointed at or stepped to; read out as one goes. */
function TipLeaf({ active = false, payload = [] }: TipProps): ReactNode {
  const point = payload[0]?.payload;
  if (!active || !isTip(point)) return null;
  return (
    <div className={styles.tip} role="status">
      <b>{point.tip.title}</b>
      {point.tip.lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
  );
}

interface RuleProps {
  readonly x1?: number | string | undefined;
  readonly x2?: number | string | undefined;
  readonly y1?: number | string | undefined;
}

function Rule({ x1 = 0, x2 = 0, y1 = 0 }: RuleProps): ReactNode {
  return <path d={ruledPath(Number(x1), Number(x2), Number(y1))} className={styles.rule} />;
}

const grid = <CartesianGrid vertical={false} horizontal={<Rule />} />;

/** Room for the longest of the amounts that stand at the rules. */
const widthFor = (rules: readonly number[]): number =>
  10 + 7.6 * Math.max(...rules.map((rule) => short(rule).length));

const amounts = (rules: readonly number[]): ReactNode => (
  <YAxis
    domain={[rules[0] ?? 0, rules.at(-1) ?? 1]}
    ticks={[...rules]}
    tickFormatter={short}
    interval={0}
    width={widthFor(rules)}
    axisLine={false}
    tickLine={false}
  />
);

const tip = (
  <Tooltip
    content={<TipLeaf />}
    cursor={{ className: classes(styles.cursor) }}
    isAnimationActive={false}
    wrapperClassName={classes(styles.tipPlace)}
  />
);

interface KnotProps {
  readonly cx?: number | undefined;
  readonly cy?: number | undefined;
  readonly index?: number | undefined;
}

interface EndProps extends KnotProps {
  /** Which of the points is the last. */
  readonly last: number;
  readonly held: number;
}

/** The gilded knot at the end of a course, and what is held there; no other point has a mark. */
function Knot({ cx = 0, cy = 0, index, last, held }: EndProps): ReactNode {
  if (index !== last) return null;
  return (
    <g>
      <path d={`M${cx - 6} ${cy} l6 -6 l6 6 l-6 6 Z`} className={styles.knot} />
      <text x={cx + 11} y={cy + 6} className={styles.endLabel}>
        {short(held)}
      </text>
    </g>
  );
}

/** A knot that one has stepped or pointed to. */
function Stop({ cx = 0, cy = 0 }: KnotProps): ReactNode {
  return <circle cx={cx} cy={cy} r={4.5} className={styles.stop} />;
}

interface PlotProps<Drawn> {
  readonly drawing: Drawn;
  /** The names of its patterns begin so. */
  readonly id: string;
  /** What it is called for those who do not see it. */
  readonly label: string;
}

export function CoursePlot({ drawing, id, label }: PlotProps<CourseDrawing>): ReactNode {
  const { points, until } = drawing;
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined) return null;
  const from = Math.min(first.at, until - 1);
  const rules = rulesFor(Math.max(...points.map(({ held }) => held)));
  const middle = from + (until - from) / 2;
  const saidAt = (at: number): string => (at >= until ? 'now' : since(until - at));
  const ticks = [from, ...(saidAt(middle) === saidAt(from) ? [] : [middle]), until];
  const margin = { ...MARGIN, right: 16 + 9 * short(last.held).length };
  const data = [
    ...points,
    { at: until, held: last.held, tip: { ...last.tip, title: `${last.tip.title}, now` } },
  ];
  return (
    <ResponsiveContainer width="100%" height="100%">
      <AreaChart data={data} margin={margin} aria-label={label}>
        {grid}
        <XAxis
          dataKey="at"
          type="number"
          domain={[from, until]}
          ticks={ticks}
          tickFormatter={saidAt}
          tick={<TimeTick />}
          interval={0}
          height={LABEL_HEIGHT}
          tickLine={false}
        />
        {amounts(rules)}
        {tip}
        <Area
          dataKey="held"
          type="stepAfter"
          className={classes(styles.course)}
          fill={fillOf(id, 'gold')}
          isAnimationActive={false}
          activeDot={<Stop />}
          dot={<Knot last={data.length - 1} held={last.held} />}
        />
      </AreaChart>
    </ResponsiveContainer>
  );
}

interface TickProps {
  readonly x?: number | string;
  readonly y?: number | string;
  readonly index?: number;
  readonly visibleTicksCount?: number;
  readonly payload?: { readonly value: string | number };
  readonly tickFormatter?: ((value: string | number, index: number) => string) | undefined;
}

/** What stands under the line: the first word begins with the field, the last ends with it. */
function TimeTick({
  x = 0,
  y = 0,
  index = 0,
  visibleTicksCount = 1,
  payload,
  tickFormatter,
}: TickProps): ReactNode {
  const value = payload?.value ?? '';
  const anchor = index === 0 ? 'start' : index === visibleTicksCount - 1 ? 'end' : 'middle';
  return (
    <text x={x} y={Number(y) + 9} textAnchor={anchor} className={styles.axisWord}>
      {tickFormatter?.(value, index) ?? value}
    </text>
  );
}

/** A piece of a column: a washed box with an inked outline, however low it is. */
function Piece({ x, y, width, height, fill }: BarShapeProps): ReactNode {
  const [top, high] = height < 0 ? [y + height, -height] : [y, height];
  if (high < 0.1) return null;
  return (
    <rect x={x} y={top} width={width} height={Math.max(1.5, high)} fill={fill} className={styles.piece} />
  );
}

export function ColumnsPlot({ drawing, id, label }: PlotProps<ColumnsDrawing>): ReactNode {
  const { columns, series } = drawing;
  const sum = (values: Readonly<Record<string, number>>, sign: 1 | -1): number =>
    series.reduce((total, { key }) => total + sign * Math.max(0, sign * (values[key] ?? 0)), 0);
  const rules = rulesFor(
    Math.max(0, ...columns.map(({ values }) => sum(values, 1))),
    Math.min(0, ...columns.map(({ values }) => sum(values, -1))),
  );
  const data = columns.map(({ name, values, tip: said }) => ({ ...values, name, tip: said }));
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={data} margin={MARGIN} stackOffset="sign" barCategoryGap="16%" aria-label={label}>
        {grid}
        <XAxis
          dataKey="name"
          interval="preserveStartEnd"
          minTickGap={18}
          height={LABEL_HEIGHT}
          axisLine={false}
          tickLine={false}
        />
        {amounts(rules)}
        {tip}
        {series.map(({ key, ink }) => (
          <Bar
            key={key}
            dataKey={key}
            stackId="all"
            maxBarSize={40}
            fill={fillOf(id, ink)}
            shape={Piece}
            isAnimationActive={false}
          />
        ))}
        <ReferenceLine y={0} className={classes(styles.zero)} />
      </BarChart>
    </ResponsiveContainer>
  );
}
